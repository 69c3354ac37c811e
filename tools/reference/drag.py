#!/usr/bin/env python3
"""Writes Tests/Vectors/rolled_drag.json: where a drag brings the view of a device that is rolled, near a pole, or both.

No closed form: heading and pitch offset are followed along the finger's way by Newton's method on what a drag means, that
the scene direction under the pressed pixel is under the moved one, and polished with 40 digits at the end. Needs mpmath.
Run from the repository's root: python3 tools/reference/drag.py > Tests/Vectors/rolled_drag.json
"""

import json
import math
import random

from mpmath import cos, matrix, mp, mpf, pi, sin, sqrt, tan

mp.dps = 40
SIZE = 1000
STEPS = 200


def about_z(angle):
    return matrix([[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1]])


def about_x(angle):
    return matrix([[1, 0, 0], [0, cos(angle), -sin(angle)], [0, sin(angle), cos(angle)]])


def device(yaw, pitch, roll):
    """Earth <- camera: yaw to the right, pitch up, roll clockwise."""
    return about_z(-yaw) * about_x(pi / 2 + pitch) * about_z(-roll)


def view(angles, heading, offset):
    roll = angles[2]
    return about_z(-heading) * device(*angles) * about_z(roll) * about_x(offset) * about_z(-roll)


def ray(pixel, field):
    scale = tan(field / 2) / (mpf(SIZE) / 2)
    x, y = (pixel[0] - mpf(SIZE) / 2) * scale, (mpf(SIZE) / 2 - pixel[1]) * scale
    length = sqrt(x * x + y * y + 1)
    return matrix([x / length, y / length, -1 / length])


def solve(angles, heading, offset, seen, wanted):
    """Heading and offset near the given ones for which the view shows the wanted direction under a ray."""
    base = device(*angles) * about_z(angles[2])
    level = about_z(-angles[2]) * seen
    for _ in range(60):
        inner = base * (about_x(offset) * level)
        here = about_z(-heading) * inner
        error = here - wanted
        if max(abs(error[i]) for i in range(3)) < mpf(10) ** -36:
            return heading, offset
        by_heading = matrix([here[1], -here[0], 0])
        slope = matrix([0, -level[1] * sin(offset) - level[2] * cos(offset),
                        level[1] * cos(offset) - level[2] * sin(offset)])
        by_offset = about_z(-heading) * (base * slope)
        # Least squares over the three components: two unknowns.
        aa = sum(by_heading[i] ** 2 for i in range(3))
        bb = sum(by_offset[i] ** 2 for i in range(3))
        ab = sum(by_heading[i] * by_offset[i] for i in range(3))
        ea = sum(by_heading[i] * error[i] for i in range(3))
        eb = sum(by_offset[i] * error[i] for i in range(3))
        det = aa * bb - ab * ab
        if abs(det) < mpf(10) ** -8:
            return None
        heading -= (bb * ea - ab * eb) / det
        offset -= (aa * eb - ab * ea) / det
    return None


def trace(case):
    """The end of a drag; None where the view would have to turn fast, or over a pole."""
    field = case["hfov"] * pi / 180
    start = [angle * pi / 180 for angle in case["device"]]
    turn = [angle * pi / 180 for angle in case["turn"]]
    wanted = device(*start) * ray(case["press"], field)
    heading, offset, before = mpf(0), mpf(0), ray(case["press"], field)
    for step in range(1, STEPS + 1):
        part = mpf(step) / STEPS
        angles = [angle + by * part for angle, by in zip(start, turn)]
        pixel = [a + (b - a) * part for a, b in zip(case["press"], case["move"])]
        seen = ray(pixel, field)
        found = solve(angles, heading, offset, seen, wanted)
        if found is None:
            return None
        moved = max(abs(found[0] - heading), abs(found[1] - offset))
        finger = sqrt(sum((seen[i] - before[i]) ** 2 for i in range(3)))
        if moved > 4 * finger:
            return None
        (heading, offset), before = found, seen
        if abs(angles[1] + offset) > mpf(88) * pi / 180:
            return None
    return view(angles, heading, offset)


def main():
    generator = random.Random(5)
    kinds = {"rolled": 20, "near a pole": 12, "beyond the pole": 16}
    cases = []
    while any(kinds.values()):
        field = generator.choice([60, 75, 90, 100])
        pitch = generator.choice([-1, 1]) * generator.choice([generator.uniform(0, 50), generator.uniform(60, 84)])
        case = {
            "hfov": field,
            "device": [round(angle, 2) for angle in
                       (generator.uniform(-180, 180), pitch, generator.choice([0, generator.uniform(-180, 180)]))],
            "turn": [round(generator.choice([0, 1]) * generator.uniform(-12, 12), 2) for _ in range(3)],
            "press": [generator.randrange(40, 960) for _ in range(2)],
            "move": [generator.randrange(40, 960) for _ in range(2)],
        }
        # How far the pressed point lies in front, along the heading: behind, it is beyond the pole.
        start = [angle * pi / 180 for angle in case["device"]]
        point = about_z(start[2]) * ray(case["press"], field * pi / 180)
        front = -point[2] * cos(start[1]) - point[1] * sin(start[1])
        if abs(front) < 0.05:
            continue
        kind = "beyond the pole" if front < 0 else "near a pole" if abs(pitch) > 60 else "rolled"
        if not kinds[kind] or (kind == "rolled" and case["device"][2] == 0):
            continue
        end = trace(case)
        if end is None:
            continue
        kinds[kind] -= 1
        case["kind"] = kind
        # Right, up and back of the camera, on earth.
        case["camera"] = [[float(end[row, column]) for row in range(3)] for column in range(3)]
        cases.append(case)
    source = ("tools/reference/drag.py: Newton's method along the way, 40 digits; degrees, yaw right, pitch up, roll "
              "clockwise; the device turns evenly while the finger moves; camera: its x, y and z axes on earth")
    lines = ",\n".join(json.dumps(case) for case in cases)
    print(f'{{"name": "rolled_drag", "tolerance": 1e-06, "source": "{source}",\n"cases": [\n{lines}\n]}}')


if __name__ == "__main__":
    main()
