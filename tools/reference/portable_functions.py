#!/usr/bin/env python3
"""Writes Tests/Vectors/portable_functions.json: arguments and exact results of the portable functions.

Needs mpmath. Each row is one string: the arguments, the correctly rounded result, and the rest that rounding
left, in ulps of the result, so that an error can be stated to a hundredth of an ulp. Numbers are hexadecimal.
Arguments: typical ones, and those that are hard for argument reduction, tables and ranges: the doubles nearest
to multiples of pi/2 at every size (by continued fractions), table borders, cancellation, the ends of the range.
"""
import json
import math
import pathlib
import random
from mpmath import mp, mpf, pi
import mpmath

mp.prec = 1400  # the largest angles need as many digits of pi as they have before the point
random.seed(20240229)
LEAST = 2.0 ** -1074


def rounded(value):
    """The nearest double, ties to even; exact also among the subnormal numbers."""
    if value == 0:
        return 0.0
    exponent = max(int(mpmath.floor(mpmath.log(abs(value), 2))), -1022)
    scaled = mpmath.ldexp(value, 52 - exponent)
    return math.ldexp(int(mpmath.nint(scaled)), exponent - 52)


def ulp(value):
    return mpf(max(LEAST, 2.0 ** (math.frexp(value)[1] - 53) if value else 0))


def row(arguments, value):
    result = rounded(value)
    rest = (value - mpf(result)) / ulp(result)
    return " ".join([float(a).hex() for a in arguments] + [result.hex(), f"{float(rest):.3f}"])


def near(value, count=1):
    """A double and its neighbours."""
    value = float(value)
    result = [value]
    below = above = value
    for _ in range(count):
        below, above = math.nextafter(below, -math.inf), math.nextafter(above, math.inf)
        result += [below, above]
    return result


def near_quarter_turns():
    """For many exponents, the significand whose double lies nearest to a multiple of pi/2.

    The denominators of the convergents of 2^exponent / (pi/2) are those significands.
    """
    result = []
    for exponent in list(range(-50, 0, 5)) + list(range(0, 972, 24)):
        value = mpmath.ldexp(1, exponent) / (pi / 2)
        previous, current = 0, 1
        while True:
            value = 1 / (value - mpmath.floor(value))
            following = int(mpmath.floor(value)) * current + previous
            if following >= 2 ** 53:
                break
            previous, current = current, following
        result.append(math.ldexp(current, exponent))
    return result


def uniform(low, high, count):
    return [random.uniform(low, high) for _ in range(count)]


def spread(low, high, count):
    """Random signs, significands and exponents."""
    return [random.choice((-1, 1)) * math.ldexp(random.uniform(1, 2), random.randint(low, high))
            for _ in range(count)]


def angles():
    steps = [i * math.pi / 128 * s for i in range(1, 40) for s in (1, -1)]
    exact = [v for k in (1, 2, 3, 4, 1000, 12345, 636619) for v in near(k * pi / 2)]
    return (steps + exact + near_quarter_turns() + uniform(-3.2, 3.2, 40) + uniform(-100, 100, 30)
            + uniform(-1e6, 1e6, 30) + spread(-26, 1023, 30) + spread(-1074, -20, 12)
            + near(50.0) + near(2.0 ** 20)
            + [2.0 ** -27, 2.0 ** -26, 1e22, 1e300, 1.7976931348623157e308, math.ldexp(6381956970095103, 797)])


def ratios():
    return ([v for i in range(0, 65, 2) for v in near((i + 0.5) / 64)] + [i / 64 for i in range(1, 65, 3)]
            + uniform(-2, 2, 40) + spread(-30, 60, 60) + spread(-1074, -20, 10)
            + [2.0 ** -27, 2.0 ** 60, 2.0 ** 59, 1e300, 1.7976931348623157e308])


def points():
    result = [(y, x) for y in uniform(-1, 1, 12) for x in uniform(-1, 1, 12)]
    result += [((i + 0.5) / 64 * x, s * x) for i in range(0, 64, 5) for s in (1, -1) for x in (1.0, 0.7, 3e5)]
    result += list(zip(spread(-500, 500, 40), spread(-500, 500, 40)))
    result += list(zip(spread(-1074, -950, 40), spread(-1074, -950, 40)))
    result += list(zip(spread(1000, 1023, 20), spread(1000, 1023, 20)))
    result += [(5e-324, 5e-324), (5e-324, -5e-324), (1.7976931348623157e308, -1.7976931348623157e308)]
    return result


def units():
    return (uniform(-1, 1, 60) + spread(-60, -1, 60)
            + [s * (1 - abs(v)) for v in spread(-53, -2, 60) for s in (1, -1)]
            + near(0.5) + [1 - 2.0 ** -53, -1 + 2.0 ** -53, 2.0 ** -27, 2.0 ** -60])


def exponents(unit, low, high):
    steps = [float((i + mpf(1) / 2) * unit / 128) for i in range(-64, 64, 3)]
    return (steps + uniform(-1, 1, 40) + uniform(low, high, 100) + spread(-60, 3, 40) + near(low, 3)[1::2]
            + [v for v in near(high, 3) if v <= high])


def logarithm_arguments():
    import struct
    borders = [struct.unpack("<d", struct.pack("<Q", 0x3fe6100000000000 + (i << 45) - d))[0]
               for i in range(0, 129, 4) for d in (0, 1)]
    return ([v for v in borders if v != 1] + [1 + v for v in spread(-52, -2, 60)]
            + [v for v in near(1.0, 3) if v != 1] + [abs(v) for v in spread(-1074, 1023, 60)]
            + uniform(0, 100, 40) + [5e-324, 2.0 ** -1022, 1.7976931348623157e308])


def powers():
    result = [(random.uniform(0.01, 20), random.uniform(-30, 30)) for _ in range(60)]
    while len(result) < 160:
        x = abs(spread(-1074, 1023, 1)[0]) if len(result) % 2 else 1 + spread(-40, -1, 1)[0]
        y = random.uniform(-740, 709) / float(mpmath.log(mpf(x)))
        if math.isfinite(y) and y != 0:
            result.append((x, y))
    result += [(-3.0, 5.0), (-3.0, 4.0), (-1.5, -7.0), (2.0, -1074.0), (2.0, 0.5), (10.0, 22.0), (10.0, -5.0),
               (10.0, 308.0), (0.5, 1074.0), (5e-324, 0.5), (0.9999999999999999, 1e17),
               (1.0000000000000002, -3e18), (9.0, 0.5)]
    return result


def lengths():
    result = list(zip(uniform(-1, 1, 60), uniform(-1, 1, 60)))
    result += list(zip(spread(-300, 300, 20), spread(-300, 300, 20)))
    for exponent in (-1074, -1030, -600, -451, -449, 0, 498, 502, 1000):
        for _ in range(10):
            base = math.ldexp(random.uniform(1, 2), exponent)
            result.append((base, base * random.uniform(0.001, 1)))
    result += [(3.0, 4.0), (5e-324, 5e-324), (1.2e308, 1.2e308), (1.0, 1e-30), (1e200, 1e-200),
               (2.0 ** 30, 1.0)]
    return result


def one(function, arguments):
    return [row([x], function(mpf(x))) for x in arguments]


def two(function, arguments):
    return [row(pair, function(mpf(pair[0]), mpf(pair[1]))) for pair in arguments]


FUNCTIONS = {
    "sin": lambda: one(mpmath.sin, angles()),
    "cos": lambda: one(mpmath.cos, angles()),
    "tan": lambda: one(mpmath.tan, angles()),
    "atan": lambda: one(mpmath.atan, ratios()),
    "atan2": lambda: two(mpmath.atan2, points()),
    "asin": lambda: one(mpmath.asin, units()),
    "acos": lambda: one(mpmath.acos, units()),
    "exp": lambda: one(mpmath.exp, exponents(mpmath.log(2), -745.1, 709.78)),
    "exp2": lambda: one(lambda x: mpf(2) ** x, exponents(mpf(1), -1074.9, 1023.9999999999999)),
    "expm1": lambda: one(mpmath.expm1, exponents(mpmath.log(2), -60, 709.78)),
    "log": lambda: one(mpmath.log, logarithm_arguments()),
    "log1p": lambda: one(mpmath.log1p, [v - 1 for v in logarithm_arguments() if 1e-9 < v < 1e9 and v != 1]
                         + spread(-80, -1, 60) + [abs(v) for v in spread(0, 1023, 40)]),
    "pow": lambda: two(lambda x, y: x ** y, powers()),
    "hypot": lambda: two(mpmath.hypot, lengths()),
}

if __name__ == "__main__":
    content = {
        "source": "tools/reference/portable_functions.py, mpmath " + mpmath.__version__ + " at 1400 bits",
        "row": "arguments, correctly rounded result, (exact - result) in ulps of the result",
        "functions": {name: make() for name, make in FUNCTIONS.items()},
    }
    path = pathlib.Path(__file__).resolve().parents[2] / "Tests/Vectors/portable_functions.json"
    path.write_text(json.dumps(content, indent=0) + "\n")
    for name, rows in content["functions"].items():
        print(name, len(rows))
