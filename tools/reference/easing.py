#!/usr/bin/env python3
"""Writes Tests/Vectors/easing_reference.json: values, slopes and ranges of every easing curve, with 40 digits.

Each family as its own source writes it: easings.net's functions, Penner's as Qt has them, d3-ease's. Needs mpmath.
Run from the repository's root: python3 tools/reference/easing.py > Tests/Vectors/easing_reference.json
"""

import json
import random

from mpmath import asin, cos, diff, mp, mpf, pi, sin, sqrt

mp.dps = 40
HALF = mpf(1) / 2
FALLS = [mpf(4) / 11, mpf(8) / 11, mpf(10) / 11]


def halves(rising, falling):
    """Out and then in, each half as high."""
    return lambda x: falling(2 * x) / 2 if x < HALF else rising(2 * x - 1) / 2 + HALF


def mirrored(rising):
    """The four directions of a shape that is given rising: in, out, in-out, out-in."""

    def falling(x):
        return 1 - rising(1 - x)

    return {
        "in": rising,
        "out": falling,
        "inOut": lambda x: rising(2 * x) / 2 if x < HALF else HALF + falling(2 * x - 1) / 2,
        "outIn": halves(rising, falling),
    }


def power(k):
    return mirrored(lambda x: x**k if x > 0 else mpf(0))


def sine():
    return mirrored(lambda x: 1 - cos(x * pi / 2))


def circular():
    return mirrored(lambda x: 1 - sqrt(1 - x * x))


def named(directions):
    directions["outIn"] = halves(directions["in"], directions["out"])
    return directions


def exponential_easings_net():
    return named({
        "in": lambda x: x * 0 if x == 0 else 2 ** (10 * x - 10),
        "out": lambda x: mpf(1) if x == 1 else 1 - 2 ** (-10 * x),
        "inOut": lambda x: 2 ** (20 * x - 10) / 2 if x < HALF else (2 - 2 ** (-20 * x + 10)) / 2,
    })


def exponential_penner():
    thousandth = mpf(1) / 1000
    return named({
        "in": lambda x: x if x in (0, 1) else 2 ** (10 * (x - 1)) - thousandth,
        "out": lambda x: mpf(1) if x == 1 else (1 + thousandth) * (1 - 2 ** (-10 * x)),
        "inOut": lambda x: x if x in (0, 1)
        else HALF * 2 ** (10 * (2 * x - 1)) - thousandth / 2 if x < HALF
        else HALF * (1 + thousandth / 2) * (2 - 2 ** (-10 * (2 * x - 1))),
    })


def tpmt(x):
    """d3-ease's helper: two to the power of minus ten times x, scaled to end at 0."""
    return (2 ** (-10 * x) - mpf(1) / 1024) * (mpf(1024) / 1023)


def exponential_d3():
    return named({
        "in": lambda x: tpmt(1 - x),
        "out": lambda x: 1 - tpmt(x),
        "inOut": lambda x: (tpmt(1 - 2 * x) if 2 * x <= 1 else 2 - tpmt(2 * x - 1)) / 2,
    })


def elastic_easings_net():
    c4, c5 = 2 * pi / 3, 2 * pi / mpf("4.5")
    return named({
        "in": lambda x: mpf(x) if x in (0, 1) else -(2 ** (10 * x - 10)) * sin((10 * x - mpf("10.75")) * c4),
        "out": lambda x: mpf(x) if x in (0, 1) else 2 ** (-10 * x) * sin((10 * x - mpf("0.75")) * c4) + 1,
        "inOut": lambda x: -(2 ** (20 * x - 10) * sin((20 * x - mpf("11.125")) * c5)) / 2
        if x < HALF
        else 2 ** (-20 * x + 10) * sin((20 * x - mpf("11.125")) * c5) / 2 + 1,
    })


def elastic_penner(amplitude, period):
    a, p = mpf(amplitude), mpf(period)

    def start(height):
        return (height, p / 4) if a < height else (a, p / (2 * pi) * asin(height / a))

    def rising(t, base, change):
        if t in (0, 1):
            return base + change * t
        high, s = start(change)
        return -(high * 2 ** (10 * (t - 1)) * sin((t - 1 - s) * 2 * pi / p)) + base

    def falling(t, change):
        if t in (0, 1):
            return change * t
        high, s = start(change)
        return high * 2 ** (-10 * t) * sin((t - s) * 2 * pi / p) + change

    def both(x):
        high, s = start(mpf(1))
        wave = high * sin((2 * x - 1 - s) * 2 * pi / p)
        return -HALF * wave * 2 ** (10 * (2 * x - 1)) if 2 * x < 1 else HALF * wave * 2 ** (-10 * (2 * x - 1)) + 1

    return {
        "in": lambda x: rising(x, mpf(0), mpf(1)),
        "out": lambda x: falling(x, mpf(1)),
        "inOut": both,
        "outIn": lambda x: falling(2 * x, HALF) if x < HALF else rising(2 * x - 1, HALF, HALF),
    }


def elastic_d3(amplitude, period):
    a = max(mpf(1), mpf(amplitude))
    p = mpf(period) / (2 * pi)
    s = asin(1 / a) * p
    return named({
        "in": lambda x: a * tpmt(1 - x) * sin((s - (x - 1)) / p),
        "out": lambda x: 1 - a * tpmt(x) * sin((x + s) / p),
        "inOut": lambda x: (
            a * tpmt(1 - 2 * x) * sin((s - (2 * x - 1)) / p)
            if 2 * x - 1 < 0
            else 2 - a * tpmt(2 * x - 1) * sin((s + (2 * x - 1)) / p)
        ) / 2,
    })


def back(overshoot, family):
    s = mpf(overshoot)
    both = s if family == "d3" else s * mpf("1.525")
    return named({
        "in": lambda x: (s + 1) * x**3 - s * x**2,
        "out": lambda x: 1 + (s + 1) * (x - 1) ** 3 + s * (x - 1) ** 2,
        "inOut": lambda x: ((2 * x) ** 2 * ((both + 1) * 2 * x - both)) / 2
        if x < HALF
        else ((2 * x - 2) ** 2 * ((both + 1) * (2 * x - 2) + both) + 2) / 2,
    })


def bounce(amplitude, family):
    a = mpf(amplitude)

    def fall(t, c):
        if t == 1:
            return c
        if t < FALLS[0]:
            return c * mpf("7.5625") * t * t
        if t < FALLS[1]:
            t, rest = t - mpf(6) / 11, mpf("0.75")
        elif t < FALLS[2]:
            t, rest = t - mpf(9) / 11, mpf("0.9375")
        else:
            t, rest = t - mpf(21) / 22, mpf("0.984375")
        return -a * (1 - (mpf("7.5625") * t * t + rest)) + c

    directions = {
        "in": lambda x: 1 - fall(1 - x, mpf(1)),
        "out": lambda x: fall(x, mpf(1)),
        "inOut": lambda x: (1 - fall(1 - 2 * x, mpf(1))) / 2 if x < HALF else fall(2 * x - 1, mpf(1)) / 2 + HALF,
    }
    if family != "penner":
        return named(directions)
    directions["outIn"] = lambda x: fall(2 * x, HALF) if x < HALF else 1 - fall(2 - 2 * x, HALF)
    return directions


def qt_curve(rises):
    def value(x):
        smooth = sin(x * pi - pi / 2) / 2 + HALF
        place = x if rises else 1 - x
        mix = min(max(1 - place * 2 + mpf("0.3"), mpf(0)), mpf(1))
        return smooth * mix + x * (1 - mix)

    return value


def curves():
    """Name, parameters, direction and function of each curve."""
    for direction in ("in", "out", "inOut", "outIn"):
        for k in ("0.7", "2", "3", "4", "5", "2.3582"):
            # The exponent is the double of that text.
            yield {"curve": "power", "exponent": float(k)}, direction, power(mpf(float(k)))[direction]
        yield {"curve": "sine"}, direction, sine()[direction]
        yield {"curve": "circular"}, direction, circular()[direction]
        for family, shape in (
            ("easingsNet", exponential_easings_net()), ("penner", exponential_penner()), ("d3", exponential_d3()),
        ):
            yield {"curve": "exponential", "family": family}, direction, shape[direction]
        yield {"curve": "elastic", "family": "easingsNet"}, direction, elastic_easings_net()[direction]
        for family, shape in (("penner", elastic_penner), ("d3", elastic_d3)):
            yield {"curve": "elastic", "family": family}, direction, shape("1", "0.3")[direction]
            given = {"amplitude": 1.5, "period": 0.4375}
            yield {"curve": "elastic", "family": family, **given}, direction, shape(1.5, 0.4375)[direction]
        for family in ("easingsNet", "penner", "d3"):
            yield {"curve": "back", "family": family}, direction, back("1.70158", family)[direction]
            for given in (10.0, -0.5):
                # Below 0 nothing overshoots.
                yield {"curve": "back", "family": family, "overshoot": given}, direction, back(given, family)[direction]
            yield {"curve": "bounce", "family": family}, direction, bounce(1, family)[direction]
            for given in (0.625, 10.0):
                # From 4 on the highest bounce passes the start, from 8 on by more than the end.
                yield {"curve": "bounce", "family": family, "amplitude": given}, direction, bounce(given, family)[direction]
    yield {"curve": "smoothstep"}, None, lambda x: x * x * (3 - 2 * x)
    yield {"curve": "minimumJerk"}, None, lambda x: x**3 * (10 - 15 * x + 6 * x * x)
    yield {"curve": "qtIn"}, None, qt_curve(True)
    yield {"curve": "qtOut"}, None, qt_curve(False)
    yield {"curve": "qtSine"}, None, lambda x: sin(2 * pi * x - pi / 2) / 2 + HALF
    yield {"curve": "qtCosine"}, None, lambda x: cos(2 * pi * x - pi / 2) / 2 + HALF


def extremes(function):
    """The infimum and supremum over (0, 1), to far more than double precision."""
    places = [mpf(10) ** -20] + [mpf(i) / 1500 for i in range(1, 1500)] + [1 - mpf(10) ** -20]
    values = [function(x) for x in places]
    found = [mpf(0), mpf(1)]
    for sign in (1, -1):
        signed = [sign * v for v in values]
        for i, v in enumerate(signed):
            left, right = max(i - 1, 0), min(i + 1, len(places) - 1)
            if v < signed[left] or v < signed[right]:
                continue
            low, high = places[left], places[right]
            for _ in range(100):
                third = (high - low) / 3
                if sign * function(low + third) < sign * function(high - third):
                    low += third
                else:
                    high -= third
            found.append(max((function(x) for x in (low, high, places[i])), key=lambda y: sign * y))
    return float(min(found)), float(max(found))


def main():
    generator = random.Random(4)
    # Beside .5 at 2e-5, so that a border moved by 1e-4 shows.
    common = [i / 16 for i in range(1, 16)] + [generator.random() for _ in range(5)]
    common += [0.5 - 2e-5, 0.5 + 2e-5, 1e-6, 1 - 1e-6]
    # Where bounces touch the ground, seen in each direction, on both sides.
    touching = []
    for place in (float(fall) for fall in FALLS):
        for seen in (place, 1 - place, place / 2, 0.5 + place / 2, 0.5 - place / 2, 1 - place / 2):
            touching += [seen - 5e-6, seen + 5e-6]
    # Where the mix of Qt's curves begins and ends.
    mixing = [border + side for border in (0.15, 0.35, 0.65, 0.85) for side in (-1e-5, 1e-5)]
    cases = []
    for parameters, direction, function in curves():
        x = common + (touching if parameters["curve"] == "bounce" else [])
        x = x + (mixing if parameters["curve"] in ("qtIn", "qtOut") else [])
        case = dict(parameters)
        if direction:
            case["direction"] = direction
        case["x"] = x
        case["y"] = [float(function(mpf(place))) for place in x]
        # At .5 two halves may meet in a kink.
        case["slope"] = [None if place == 0.5 else float(diff(function, mpf(place), h=mpf(10) ** -18)) for place in x]
        case["range"] = extremes(function)
        cases.append(case)
    print('{"name": "easing_reference", "source": "tools/reference/easing.py, mpmath 40 digits", "cases": [')
    print(",\n".join(json.dumps(case) for case in cases))
    print("]}")


main()
