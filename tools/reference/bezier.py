#!/usr/bin/env python3
"""Writes Tests/Vectors/bezier_reference.json: cubic Bezier easing values to 17 digits, from 60-digit bisection.

Needs mpmath. Run from the repository's root: python3 tools/reference/bezier.py > Tests/Vectors/bezier_reference.json
"""

import json
import random

import mpmath

mpmath.mp.dps = 60
THIRD = 1.0 / 3.0

USUAL = {
    "ease": (0.25, 0.1, 0.25, 1.0),
    "ease-in": (0.42, 0.0, 1.0, 1.0),
    "ease-out": (0.0, 0.0, 0.58, 1.0),
    "ease-in-out": (0.42, 0.0, 0.58, 1.0),
    "material standard": (0.4, 0.0, 0.2, 1.0),
    "material decelerate": (0.0, 0.0, 0.2, 1.0),
    "android fling": (0.175, 0.5, 0.35, 1.0),
    "out back": (0.34, 1.56, 0.64, 1.0),
    "out cubic": (0.215, 0.61, 0.355, 1.0),
    "linear": (0.25, 0.25, 0.75, 0.75),
}
DEGENERATE = {
    "two vertical ends": (0.0, 1.0, 1.0, 0.0),
    "vertical middle": (1.0, 0.0, 0.0, 1.0),
    "no cubic term": (0.25, 0.1, 0.25 + THIRD, 1.0),
    "tiny cubic term": (0.25, 0.1, 0.25 + THIRD + 1e-12, 1.0),
    "vertical start": (0.0, 1.0, 0.5, 1.0),
    "vertical end": (0.5, 0.0, 1.0, 0.0),
    "both at the end": (1.0, 1.0, 1.0, 1.0),
}


def bernstein(p1, p2, t):
    return 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3


def value(curve, x):
    """The value and the slope at the double x, every coordinate taken as the exact double that it is."""
    x1, y1, x2, y2 = (mpmath.mpf(c) for c in curve)
    x = mpmath.mpf(x)
    low, high = mpmath.mpf(0), mpmath.mpf(1)
    for _ in range(190):
        middle = (low + high) / 2
        if bernstein(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    t = (low + high) / 2
    return float(bernstein(y1, y2, t))


def places(generator):
    even = [i / 32 for i in range(1, 32)]
    spread = [generator.random() for _ in range(24)]
    ends = [10.0**-k for k in (3, 6, 9, 12)] + [1 - 10.0**-k for k in (3, 6, 9, 12)]
    middle = [0.5 + s * 10.0**-k for k in (3, 6, 9, 12) for s in (1, -1)]
    return even + spread + ends + middle


def main():
    generator = random.Random(20240)
    cases = []
    for kind, curves in (("usual", USUAL), ("degenerate", DEGENERATE)):
        for name, curve in curves.items():
            xs = places(generator)
            cases.append(
                {"name": name, "kind": kind, "bezier": curve, "x": xs, "y": [value(curve, x) for x in xs]}
            )
    for index in range(20):
        curve = (generator.random(), generator.uniform(-1, 2), generator.random(), generator.uniform(-1, 2))
        xs = places(generator)
        cases.append(
            {
                "name": f"random {index}", "kind": "usual", "bezier": curve, "x": xs,
                "y": [value(curve, x) for x in xs],
            }
        )
    print(json.dumps({"name": "bezier_reference", "source": "tools/reference/bezier.py, mpmath 60 digits",
                      "tolerance": {"usual": 1e-14, "degenerate": 1e-11}, "cases": cases}, indent=0))


main()
