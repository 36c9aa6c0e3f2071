"""What the tests share: a session of Spark on this machine, and mail to read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "Corpus"
LETTERBOOK = os.environ.get("LETTERBOOK", str(ROOT / ".build/release/letterbook"))

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)


def letterbook(*arguments: str, status: int | None = 0) -> str:
    """What the program prints."""
    done = subprocess.run([LETTERBOOK, *arguments], capture_output=True, text=True)
    assert status is None or done.returncode == status, done.stderr
    return done.stdout


def units_of(*paths: str | Path, size: str = "100k") -> list[str]:
    return letterbook("shards", "--size", size, *map(str, paths), status=None).splitlines()


def imported(archive: Path, *paths: str | Path, owner: tuple[str, ...] = ()) -> dict[str, object]:
    """The ledger of an import on one machine."""
    owners = [word for address in owner for word in ("--owner", address)]
    report = letterbook("import", "--json", "--archive", str(archive), *owners, *map(str, paths), status=None)
    return dict(json.loads(report))


@pytest.fixture(scope="session")
def spark() -> Iterator[object]:
    from pyspark.sql import SparkSession

    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "3")
        .config("spark.driver.memory", "2g")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()
