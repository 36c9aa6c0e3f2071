"""Machines that are lost in the middle: executors of a small cluster on this machine, killed one after the other."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

from conftest import CORPUS, imported, units_of
from same_rows import differences

MAIL = [CORPUS / "demo", CORPUS / "codes"]

# A session of its own, which a process has only one of.
SCRIPT = """
import json, sys
from pyspark.sql import SparkSession
from letterbook_spark import Job, Options
from letterbook_spark.program import Program, UnitReader

output, program, units = sys.argv[1:]
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.ui.enabled", "false")
    .config("spark.sql.shuffle.partitions", "4").config("spark.executor.memory", "1g").getOrCreate()
)
spark.sparkContext.addFile(program)
known = Program("letterbook", is_sent=True)
lines = open(units).read().splitlines()
print(json.dumps(Job(spark, Options(lines, output, program=known, reader=UnitReader(known))).run()))
spark.stop()
"""


def test_killed_executors(tmp_path: Path) -> None:
    import pyspark
    from conftest import LETTERBOOK

    (tmp_path / "units").write_text("\n".join(units_of(*MAIL, size="60k")))
    # The machines have the program from the driver: on their path there is none.
    environment = os.environ | {"SPARK_HOME": str(Path(pyspark.__file__).parent), "PATH": "/usr/bin:/bin"}
    job = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(tmp_path / "out"), LETTERBOOK, str(tmp_path / "units")],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment,
    )  # fmt: skip
    killed: list[int] = []
    done = threading.Event()

    def kill() -> None:
        # As soon as the first rows are there, and then now and then.
        while not done.wait(0.2) and not list(tmp_path.glob("out/rows/_temporary/**/*.parquet")):
            pass
        while len(killed) < 3 and not done.is_set():
            for process in executors(job.pid)[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            done.wait(8)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        output, _ = job.communicate(timeout=300)
    finally:
        done.set()
        killer.join()
        job.kill()
    assert job.returncode == 0 and killed
    ledger = imported(tmp_path / "a.sqlite", *MAIL)
    assert json.loads(output)["imported"] == ledger["imported"]
    assert differences(tmp_path / "out", tmp_path / "a.sqlite") == {}


def executors(job: int) -> list[int]:
    """The executors among the processes that a job has begun."""
    found, open_ = [], [job]
    while open_:
        parent = open_.pop()
        children = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True).stdout.split()
        open_ += [int(child) for child in children]
        arguments = Path(f"/proc/{parent}/cmdline")
        if arguments.exists() and b"CoarseGrainedExecutorBackend" in arguments.read_bytes():
            found.append(parent)
    return found
