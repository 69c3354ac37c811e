#!/usr/bin/env python3
"""Computes the tables and polynomial coefficients of GyreMath's portable functions.

Needs mpmath. `python3 portable_tables.py` rewrites the table files of Sources/GyreMath/Portable and prints
the coefficients, with the largest error of each polynomial, as they stand in the function files.
Everything is derived here from the functions themselves, at 120 digits; nothing is copied from a library.
"""
import pathlib
from mpmath import mp, mpf, pi, sin, cos, atan, exp, expm1, log, log1p, floor, nint, ldexp, matrix, lu_solve

mp.dps = 120
FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/GyreMath/Portable"


def double(value):
    """The nearest double, ties to even."""
    return float(mpf(value))


def literal(value):
    """A double as a Swift hexadecimal literal."""
    value = float(value)
    if value == 0:
        return "0"
    text = value.hex()
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def high_and_low(value):
    """A number as the sum of two doubles."""
    high = double(value)
    return high, double(value - mpf(high))


def on_grid(value, bits):
    """The nearest multiple of 2^-bits."""
    return ldexp(nint(ldexp(value, bits)), -bits)


# MARK: polynomials

def polynomial(target, head, low, high, powers):
    """Coefficients of the given powers, by interpolation at Chebyshev nodes of (target - head) / r^first.

    Even or odd sets of powers are interpolated in r^2. Returns them rounded to double, with the largest error
    of head + polynomial relative to target.
    """
    first, step = powers[0], (powers[1] - powers[0])
    count = len(powers)
    start, end = low ** step, high ** step
    nodes = [(start + end) / 2 + (end - start) / 2 * cos(pi * (i + mpf(1) / 2) / count) for i in range(count)]
    nodes = [node if abs(node) > mpf(10) ** -12 else mpf(10) ** -12 for node in nodes]
    rows, side = matrix(count, count), matrix(count, 1)
    for i, node in enumerate(nodes):
        r = node ** (mpf(1) / step)
        side[i] = (target(r) - head(r)) / r ** first
        for j in range(count):
            rows[i, j] = node ** j
    solution = lu_solve(rows, side)
    rounded = [mpf(double(solution[j])) for j in range(count)]
    worst = mpf(0)
    for i in range(1001):
        r = low + (high - low) * (i + mpf(1) / 3) / 1001
        value = head(r) + sum(c * r ** p for c, p in zip(rounded, powers))
        worst = max(worst, abs(value / target(r) - 1))
    return rounded, worst


def show(name, coefficients, worst):
    print(f"{name}: largest relative error 2^{float(log(worst, 2)):.1f}")
    for c in coefficients:
        print(f"    {literal(c)}  // {float(c)!r}")


# MARK: Swift files

def write(file, type_name, comment, tables):
    lines = ["// Written by tools/reference/portable_tables.py; do not edit by hand.", ""]
    lines += [f"/// {line}" for line in comment]
    lines.append(f"enum {type_name} {{")
    for position, (name, note, element, values) in enumerate(tables):
        if position:
            lines.append("")
        lines.append(f"  /// {note}")
        lines.append(f"  static let {name}: InlineArray<{len(values)}, {element}> = [")
        row = "   "
        for value in values:
            text = literal(value) if element == "Double" else f"0x{value:016x}"
            if len(row) + len(text) + 2 > 110:
                lines.append(row)
                row = "   "
            row += f" {text},"
        lines.append(row)
        lines.append("  ]")
    lines.append("}")
    (FOLDER / file).write_text("\n".join(lines) + "\n")


def sine():
    rows = []
    for i in range(128):
        sine = mpf(0) if i % 64 == 0 else sin(i * pi / 64)
        cosine = mpf(0) if i % 64 == 32 else cos(i * pi / 64)
        coarse = on_grid(cosine, 1)
        rows += [*high_and_low(sine), double(coarse), double(cosine - coarse)]
    write("SineTable.swift", "SineTable",
          ["Sine and cosine at 128 equal steps of pi/64 round the circle."],
          [("entries", "sin(i pi/64) and its rest, cos(i pi/64) to a multiple of 1/2 and its rest, in fours.",
            "Double", rows)])
    edge = pi / 128 * mpf("1.001")
    show("sin r - r, powers 3 5 7",
         *polynomial(sin, lambda r: r, mpf(0), edge, [3, 5, 7]))
    show("cos r - 1 + r^2/2, powers 4 6",
         *polynomial(cos, lambda r: 1 - r * r / 2, mpf(0), edge, [4, 6]))
    step = pi / 64
    print("64/pi", literal(64 / pi))
    first = on_grid(step, 5 + 42 - 1)
    second = double(step - first)
    print("near: first (k < 2^11)", literal(first), "second", literal(second))
    first = on_grid(step, 5 + 27 - 1)
    second = on_grid(step - first, 5 + 27 + 27)
    third = double(step - first - second)
    print("far: first", literal(first), "second", literal(second), "third", literal(third))
    digits = mp.dps
    mp.dps = 700
    fraction = 2 / pi
    total = int(floor(ldexp(fraction, 64 * 22)))
    mp.dps = digits
    words = [0, 0] + [(total >> (64 * (21 - i))) & (2 ** 64 - 1) for i in range(22)]
    write("CircleDigits.swift", "CircleDigits",
          ["Binary digits of 2/pi after the point, for the reduction of huge angles (Payne and Hanek, 1983)."],
          [("words", "64 digits a word, the most significant first, behind 128 zeros.", "UInt64", words)])
    print("pi/64 high, low", [literal(v) for v in high_and_low(step)])


def exponential():
    rows = []
    for i in range(128):
        exact = mpf(2) ** (mpf(i) / 128)
        high = double(exact)
        rows += [high, double((exact - high) / high)]
    write("ExponentialTable.swift", "ExponentialTable",
          ["Powers of two at 128 equal steps between 1 and 2."],
          [("powers", "2^(i/128) rounded, then the relative rest, in pairs.", "Double", rows)])
    edge = log(2) / 256 * mpf("1.001")
    show("e^r - 1 - r, powers 2..5",
         *polynomial(exp, lambda r: 1 + r, -edge, edge, [2, 3, 4, 5]))
    show("expm1(r) - r, powers 2..6",
         *polynomial(expm1, lambda r: r, -edge, edge, [2, 3, 4, 5, 6]))
    edge = mpf(1) / 256 * mpf("1.001")
    show("2^r - 1, powers 1..5",
         *polynomial(lambda r: exp(r * log(2)), lambda r: mpf(1), -edge, edge, [1, 2, 3, 4, 5]))
    print("128/ln2", literal(128 / log(2)))
    first = on_grid(log(2) / 128, 8 + 34)
    print("ln2/128 first", literal(first), "second", literal(double(log(2) / 128 - first)))


def logarithm():
    offset = 0x3fe6100000000000
    import struct

    def from_bits(bits):
        return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])

    rows = []
    lowest, highest = mpf(0), mpf(0)
    for i in range(128):
        a, b = from_bits(offset + (i << 45)), from_bits(offset + ((i + 1) << 45))
        # The reciprocal that makes the two ends of |r| equal, kept to 10 bits after the point.
        inverse = on_grid(2 / (a + b), 10)
        if a < 1 < b:
            inverse = mpf(1)
        lowest, highest = min(lowest, a * inverse - 1), max(highest, b * inverse - 1)
        value = -log(inverse)
        high = on_grid(value, 42)
        rows += [double(inverse), double(high), double(value - high)]
    write("LogarithmTable.swift", "LogarithmTable",
          ["Reciprocals near the middle of 128 intervals from 0.69 to 1.38, and their logarithms."],
          [("entries", "1/c with 11 bits, log(c) as a multiple of 2^-42, and its rest, in threes.", "Double",
            rows)])
    print("log: r from", float(lowest), "to", float(highest))
    edge = max(-lowest, highest) * mpf("1.0001")
    show("log1p(r) - r + r^2/2, powers 3..7",
         *polynomial(log1p, lambda r: r - r * r / 2, -edge, edge, [3, 4, 5, 6, 7]))
    show("the same, powers 3..8 (pow)",
         *polynomial(log1p, lambda r: r - r * r / 2, -edge, edge, [3, 4, 5, 6, 7, 8]))
    first = on_grid(log(2), 42)
    print("ln2 first", literal(first), "second", literal(double(log(2) - first)))


def arctangent():
    rows = []
    for i in range(65):
        value = atan(mpf(i) / 64)
        high = on_grid(value, 51)
        rows += [double(high), double(value - high)]
    write("ArctangentTable.swift", "ArctangentTable",
          ["Arctangents at 65 equal steps from 0 to 1."],
          [("angles", "atan(i/64) as a multiple of 2^-51, and its rest, in pairs.", "Double", rows)])
    edge = mpf(1) / 128 * mpf("1.01")
    show("atan t - t, powers 3 5 7",
         *polynomial(atan, lambda t: t, mpf(0), edge, [3, 5, 7]))
    for name, value in (("pi/2", pi / 2), ("pi", pi)):
        high = on_grid(value, 51)
        print(name, literal(high), literal(double(value - high)))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    sine()
    exponential()
    logarithm()
    arctangent()
