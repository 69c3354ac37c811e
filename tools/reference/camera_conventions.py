#!/usr/bin/env python3
"""Writes Tests/Vectors/camera_conventions.json: camera angles, projections and other viewers' conventions.

Needs mpmath. Everything here is done with 3x3 rotation matrices at 50 digits and with each viewer's own
formula, so that nothing is shared with the library, which uses quaternions and half angles. Angles in radians,
matrices row by row, earth axes east-north-up, pixels from the top left corner.
"""
import json
import pathlib
import random
from mpmath import mp, mpf, matrix, sin, cos, tan, atan, atan2, sqrt, pi, floor

mp.dps = 50
random.seed(360)


def rx(a):
    return matrix([[1, 0, 0], [0, cos(a), -sin(a)], [0, sin(a), cos(a)]])


def ry(a):
    return matrix([[cos(a), 0, sin(a)], [0, 1, 0], [-sin(a), 0, cos(a)]])


def rz(a):
    return matrix([[cos(a), -sin(a), 0], [sin(a), cos(a), 0], [0, 0, 1]])


def wrap(a):
    """The same direction in (-pi, pi]."""
    return a - 2 * pi * floor((a + pi) / (2 * pi)) if a != -pi else pi


def hypot(a, b):
    return sqrt(a * a + b * b)


def camera(yaw, pitch, roll):
    """earth <- camera by its definition: three turns."""
    return rz(-yaw) * rx(pi / 2 + pitch) * rz(-roll)


def rows(m):
    return [float(m[i, j]) for i in range(3) for j in range(3)]


def column(*values):
    return matrix([[v] for v in values])


def spread(low, high):
    return mpf(round(random.uniform(low, high), 4))


def angles_of(m):
    """Heading, height and tilt read from the axes of the camera, with no rule at the poles."""
    forward, right, top = -m[:, 2], m[:, 0], m[:, 1]
    return (atan2(forward[0], forward[1]), atan2(forward[2], hypot(forward[0], forward[1])),
            atan2(-right[2], top[2]))


def view_cases():
    result = []
    triples = [(spread(-3.14, 3.14), spread(-1.5, 1.5), spread(-3.14, 3.14)) for _ in range(24)]
    triples += [(mpf(y), mpf(p), mpf(r)) for y in (0, 1.25, -3) for p in (0, 1.2, -1.2) for r in (0, 0.4, -2)]
    for yaw, pitch, roll in triples:
        m = camera(yaw, pitch, roll)
        y, p, r = angles_of(m)
        result.append({"kind": "away from the poles", "yaw": float(yaw), "pitch": float(pitch), "roll": float(roll),
                       "held_roll": 0.5, "matrix": rows(m), "expect": [float(y), float(p), float(r)]})
    for sign in (1, -1):
        for distance in ("1.001e-3", "2e-3", "0.01"):
            for _ in range(3):
                yaw, roll = spread(-3.14, 3.14), spread(-3.14, 3.14)
                m = camera(yaw, sign * (pi / 2 - mpf(distance)), roll)
                y, p, r = angles_of(m)
                result.append({"kind": "just outside the pole", "yaw": float(yaw),
                               "pitch": float(sign * (pi / 2 - mpf(distance))), "roll": float(roll), "held_roll": 0.5,
                               "matrix": rows(m), "expect": [float(y), float(p), float(r)]})
        for distance in ("9.99e-4", "1e-4", "1e-6", "1e-9", "1e-13", "0"):
            for held in (mpf(0), spread(-3.14, 3.14)):
                yaw, roll = spread(-3.14, 3.14), spread(-3.14, 3.14)
                pitch = sign * (pi / 2 - mpf(distance))
                m = camera(yaw, pitch, roll)
                # The held roll stays; heading is where the camera turned back by it points its right side.
                right = m * rz(held) * column(1, 0, 0)
                result.append({"kind": "at the pole", "yaw": float(yaw), "pitch": float(pitch), "roll": float(roll),
                               "held_roll": float(held), "matrix": rows(m),
                               "expect": [float(atan2(-right[1], right[0])), float(pitch), float(held)]})
    return result


def projection_cases():
    result = []
    for _ in range(30):
        width, height = random.choice([(1920, 1080), (1080, 1920), (1000, 1000), (640, 480)])
        yaw, pitch, roll = spread(-3.14, 3.14), spread(-1.57, 1.57), spread(-3.14, 3.14)
        if len(result) % 5 == 0:
            pitch = random.choice((1, -1)) * (pi / 2 - mpf("0.002"))
        hfov = spread(0.2, 2.6)
        x, y = spread(0, width), spread(0, height)
        k = tan(hfov / 2) / (mpf(width) / 2)
        ray = camera(yaw, pitch, roll) * column((x - mpf(width) / 2) * k, (mpf(height) / 2 - y) * k, -1)
        ray /= sqrt(ray[0] ** 2 + ray[1] ** 2 + ray[2] ** 2)
        result.append({"yaw": float(yaw), "pitch": float(pitch), "roll": float(roll), "hfov": float(hfov),
                       "width": width, "height": height, "pixel": [float(x), float(y)],
                       "earth": [float(ray[i]) for i in range(3)],
                       "vfov": float(2 * atan(tan(hfov / 2) * height / width))})
    return result


def pannellum_cases():
    """Its fragment shader: where on the sphere the pixel (x, y) in [-1, 1]^2, y up, takes its colour."""
    result = []
    for _ in range(20):
        width, height = random.choice([(1600, 900), (800, 1200)])
        yaw, pitch, roll = spread(-179, 179), spread(-80, 80), spread(-170, 170)
        hfov = spread(40, 120)
        x, y = spread(0, width), spread(0, height)
        psi, theta, turn = yaw * pi / 180, pitch * pi / 180, roll * pi / 180
        aspect = mpf(width) / height
        focal = aspect / tan(hfov * pi / 360)
        px, py = (2 * x / width - 1) * aspect, 1 - 2 * y / height
        qx, qy = px * cos(turn) - py * sin(turn), px * sin(turn) + py * cos(turn)
        a = focal * cos(theta) - qy * sin(theta)
        root = hypot(qx, a)
        longitude, latitude = atan2(qx, a) + psi, atan((qy * cos(theta) + focal * sin(theta)) / root)
        result.append({"yaw_deg": float(yaw), "pitch_deg": float(pitch), "roll_deg": float(roll),
                       "hfov_deg": float(hfov), "width": width, "height": height, "pixel": [float(x), float(y)],
                       "point_yaw": float(wrap(longitude)), "point_pitch_up": float(latitude)})
    return result


def marzipano_cases():
    """Its matrix Rz(roll) Rx(pitch) Ry(yaw) on points (sin y cos p, -sin p, -cos y cos p), p down."""
    result = []
    while len(result) < 20:
        width, height = random.choice([(1600, 900), (800, 1200)])
        yaw, pitch, roll, vfov = spread(-3.1, 3.1), spread(-1.5, 1.5), spread(-3.1, 3.1), spread(0.4, 1.8)
        point_yaw, point_pitch = spread(-3.1, 3.1), spread(-1.5, 1.5)
        point = column(sin(point_yaw) * cos(point_pitch), -sin(point_pitch), -cos(point_yaw) * cos(point_pitch))
        seen = rz(roll) * rx(pitch) * ry(yaw) * point
        if seen[2] > mpf("-0.2"):
            continue
        f = 1 / tan(vfov / 2)
        clip = (f * height / width * seen[0] / -seen[2], f * seen[1] / -seen[2])
        result.append({"yaw": float(yaw), "pitch": float(pitch), "roll": float(roll), "vfov": float(vfov),
                       "width": width, "height": height, "point_yaw": float(point_yaw),
                       "point_pitch_down": float(point_pitch),
                       "pixel": [float(width * (clip[0] + 1) / 2), float(height * (1 - clip[1]) / 2)]})
    return result


def photo_sphere_cases():
    """A three.js camera that looks at (-cos p sin y, sin p, cos p cos y) and turns by -roll about its own Z."""
    def direction(yaw, pitch):
        return column(-cos(pitch) * sin(yaw), sin(pitch), cos(pitch) * cos(yaw))

    def cross(a, b):
        return column(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])

    result = []
    while len(result) < 20:
        width, height = random.choice([(1600, 900), (800, 1200)])
        yaw, pitch, roll, vfov = spread(0, 6.28), spread(-1.5, 1.5), spread(-3.1, 3.1), spread(0.4, 1.8)
        point_yaw, point_pitch = spread(0, 6.28), spread(-1.5, 1.5)
        back = -direction(yaw, pitch)
        right = cross(column(0, 1, 0), back)
        right /= sqrt(right[0] ** 2 + right[1] ** 2 + right[2] ** 2)
        top = cross(back, right)
        m = matrix(3, 3)
        for i in range(3):
            m[i, 0], m[i, 1], m[i, 2] = right[i], top[i], back[i]
        seen = (m * rz(-roll)).T * direction(point_yaw, point_pitch)
        if seen[2] > mpf("-0.2"):
            continue
        f = mpf(height) / 2 / tan(vfov / 2)
        result.append({"yaw": float(yaw), "pitch": float(pitch), "roll": float(roll), "vfov": float(vfov),
                       "width": width, "height": height, "point_yaw": float(point_yaw),
                       "point_pitch_up": float(point_pitch),
                       "pixel": [float(mpf(width) / 2 + f * seen[0] / -seen[2]),
                                 float(mpf(height) / 2 - f * seen[1] / -seen[2])]})
    return result


def device_cases():
    """W3C: Rz(alpha) Rx(beta) Ry(gamma), then the screen's turn; three.js's world is (e, u, -n)."""
    to_three = matrix([[1, 0, 0], [0, 0, 1], [0, -1, 0]])
    result = []
    for i in range(24):
        alpha, beta, gamma = spread(0, 359.9), spread(-179.9, 179.9), spread(-89.9, 89.9)
        screen = random.choice((0, 90, 180, -90))
        m = rz(alpha * pi / 180) * rx(beta * pi / 180) * ry(gamma * pi / 180)
        c = m * rz(-mpf(screen) * pi / 180)
        result.append({"alpha_deg": float(alpha), "beta_deg": float(beta), "gamma_deg": float(gamma),
                       "screen_deg": screen, "device": rows(m), "camera": rows(c), "three": rows(to_three * c),
                       "gl_columns": [float(c[i, j]) if i < 3 and j < 3 else float(i == j)
                                      for i in range(4) for j in range(4)]})
    return result


if __name__ == "__main__":
    content = {
        "source": "tools/reference/camera_conventions.py: rotation matrices and the viewers' own formulas, 50 digits",
        "view": view_cases(),
        "projection": projection_cases(),
        "pannellum": pannellum_cases(),
        "marzipano": marzipano_cases(),
        "photo_sphere": photo_sphere_cases(),
        "device": device_cases(),
    }
    path = pathlib.Path(__file__).resolve().parents[2] / "Tests/Vectors/camera_conventions.json"
    text = json.dumps(content)
    text = text.replace("}, {", "},\n{").replace("[{", "[\n{").replace("}], ", "}\n],\n")
    path.write_text(text + "\n")
    print({key: len(value) for key, value in content.items() if key != "source"})
