#!/usr/bin/env python3
"""Checks every line of traces against the published JSON Schema: an opinion that is not our reader's.

Usage: trace_schema.py TRACE...          each line must pass
       trace_schema.py --refuse FILE     each line must fail (one broken line each)

Needs python3-jsonschema 4 or later (Debian: apt install python3-jsonschema).
"""

import json
import pathlib
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Sources/GyreTrace/GyreTrace.docc/Resources/gyre-trace-1.schema.json"


def refuse_constant(name):
    raise ValueError(f"{name} is no JSON")


def refuse_duplicates(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError("a key comes twice")
    return dict(pairs)


def problem(validator, line):
    """What is wrong with a line, or None."""
    try:
        value = json.loads(line, parse_constant=refuse_constant, object_pairs_hook=refuse_duplicates)
    except (ValueError, RecursionError) as error:
        return str(error)
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    return error and error.message


def main(arguments):
    refuse = arguments[:1] == ["--refuse"]
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    bad = 0
    for name in arguments[1:] if refuse else arguments:
        for number, line in enumerate(pathlib.Path(name).read_text().splitlines(), 1):
            found = problem(validator, line)
            if refuse and found is None:
                print(f"{name}:{number}: passed: {line[:120]}")
                bad += 1
            elif not refuse and found is not None:
                print(f"{name}:{number}: {found[:200]}")
                bad += 1
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
