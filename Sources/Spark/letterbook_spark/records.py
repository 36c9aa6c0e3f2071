"""The mail in a job's result, as the lines that `letterbook import --from-rows` reads."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterator
from typing import Any

import pyarrow.dataset as ds
import pyarrow.parquet as pq

CONTAINER = ["path", "rawPath", "format", "mailbox", "files", "fileCount", "size", "modifiedAt", "isForced"]
GAP = ["path", "rawPath", "offset", "length", "leadLength", "trailLength", "reason"]
END = ["bytes", "isComplete", "isCompressed"]


class ResultError(RuntimeError):
    """The folder holds no result that can be read. One line says what is missing."""


def lines(folder: str, part: str | None = None) -> Iterator[str]:
    """Containers, messages, gaps and ends, unit by unit, in the order in which one machine would have read them.

    One unit's messages are in memory at a time.

    :param part: only mail beneath this path.
    """
    rows = os.path.join(folder, "rows")
    if not os.path.isdir(rows):
        raise ResultError(f"{folder}: holds no rows (name the output folder of letterbook-spark run)")
    others = _others(rows)
    is_wanted = False
    for unit, messages in _units(rows):
        # Units without a message stand between those that have some.
        for number in sorted(n for n in list(others) if n <= unit):
            here = others.pop(number) + (messages if number == unit else [])
            for row in sorted(here, key=lambda row: int(row["number"])):
                if row["record"] == "container":
                    is_wanted = part is None or row["path"] == part or row["path"].startswith(part.rstrip("/") + "/")
                if is_wanted:
                    yield json.dumps(_line(row), ensure_ascii=False)


def _line(row: dict[str, Any]) -> dict[str, Any]:
    record = row["record"]
    if record == "message":
        if row["raw"] is None:
            raise ResultError("the result holds no raw messages (run the job with --raw)")
        return {"record": record, "origin": row["origin"], "raw": base64.b64encode(row["raw"]).decode("ascii")}
    keys = {"container": CONTAINER, "gap": GAP, "end": END}[record]
    return {"record": record} | {key: row[key] for key in keys if row[key] is not None}


def _others(rows: str) -> dict[int, list[dict[str, Any]]]:
    """Containers, gaps and ends, by unit."""
    found: dict[int, list[dict[str, Any]]] = {}
    for record, keys in [("container", CONTAINER), ("gap", GAP), ("end", END)]:
        path = os.path.join(rows, f"record={record}")
        if not os.path.isdir(path):
            continue
        for row in ds.dataset(path).to_table(columns=["unit", "number", *keys]).to_pylist():
            found.setdefault(row["unit"], []).append(row | {"record": record})
    return found


def _units(rows: str) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The messages of each unit, in the order of units; at the end a number behind all of them."""
    folder = os.path.join(rows, "record=message")
    names = sorted(name for name in os.listdir(folder) if name.endswith(".parquet")) if os.path.isdir(folder) else []
    files: dict[int, list[str]] = {}
    for name in names:
        path = os.path.join(folder, name)
        for unit in set(pq.read_table(path, columns=["unit"]).column(0).to_pylist()):
            files.setdefault(unit, []).append(path)
    for unit in sorted(files):
        messages = []
        for path in files[unit]:
            table = pq.read_table(path, columns=["unit", "number", "origin", "raw"], filters=[("unit", "=", unit)])
            messages += [row | {"record": "message"} for row in table.to_pylist()]
        yield unit, messages
    yield 1 << 62, []
