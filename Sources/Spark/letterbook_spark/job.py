"""The job: from units of mail to the rows that one import of all the mail would give."""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import tempfile
from dataclasses import dataclass, field
from typing import Any

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from . import tables
from .categories import settled
from .identities import identities
from .owner import LETTERS, discovered
from .program import Program, ProgramError, UnitReader
from .reading import Reading
from .storage import Settler, Storage
from .threads import copies, threads


@dataclass(frozen=True)
class Options:
    """What the job reads, and where it writes."""

    #: Lines of `letterbook shards`.
    units: list[str]
    #: A folder that is not there yet, on storage that every machine reaches.
    output: str
    #: The owner's addresses; none: learned from all the mail.
    owner: list[str] = field(default_factory=list)
    #: A folder in which each folder holds the mail of another owner; none: all mail is of one.
    owners_in: str | None = None
    program: Program = field(default_factory=Program)
    reader: UnitReader = field(default_factory=UnitReader)


class Job:
    """Runs on a session of the caller's. Nothing that grows with the mail is collected to the driver, but for some
    numbers a unit."""

    def __init__(self, spark: SparkSession, options: Options) -> None:
        self.options = options
        # Before hours of reading.
        self.owner = sorted({options.program.normalised(address) for address in options.owner})
        if options.owners_in:
            _check_accounts(options)
        self.storage = Storage(spark, options.output)
        self.settler = Settler(options.program)
        self.reading = Reading(self.storage, options.reader, options.units)
        # Rows stay in the order in which they come, and no task sorts texts by what kind of row they are of.
        spark.conf.set("spark.sql.maxConcurrentOutputFileWriters", "16")
        spark.conf.set("spark.sql.optimizer.windowGroupLimitThreshold", str(LETTERS))
        context = spark.sparkContext
        master = str(context.master)
        is_local = master.startswith("local") and not master.startswith("local-cluster")
        attempts = "1" if is_local else context.getConf().get("spark.task.maxFailures", "4")
        context.setLocalProperty("letterbook.attempts", str(attempts))
        context.addPyFile(_packed())
        spark.sparkContext.setCheckpointDir(f"{options.output}/checkpoints/rounds")

    def run(self) -> dict[str, Any]:
        """Writes all tables and returns the ledger's totals."""
        storage, settler = self.storage, self.settler
        self.reading.run()
        mail = storage.stored(identities(self._places), "identities")
        owners = storage.stored(self._owners(mail), "owners")
        categories = storage.stored(settled(mail, owners, settler, storage), "categories")
        copied = storage.stored(copies(mail, settler), "copies")
        threaded = storage.stored(threads(mail, copied, settler, storage), "answers")
        tables.write_messages(mail, categories, copied, threaded, storage)
        tables.write_parts(mail, self._places, storage)
        tables.write_summaries(mail, owners, storage)
        storage.write(owners, "owners")
        ledger = tables.write_ledger(self.reading.rows, mail.count(), len(self.options.units), storage)
        storage.remove_checkpoints()
        return ledger

    @property
    def _places(self) -> DataFrame:
        return self.reading.places(self._account)

    @property
    def _account(self) -> Column:
        if not self.options.owners_in:
            return F.lit("")
        folder = re.escape(self.options.owners_in.rstrip("/"))
        return F.regexp_extract("container", f"^{folder}/([^/]+)", 1)

    def _owners(self, mail: DataFrame) -> DataFrame:
        if not self.owner:
            return discovered(mail, self.settler)
        named = self.storage.spark.createDataFrame([(email,) for email in self.owner], "email string")
        return mail.select("account").distinct().crossJoin(named)


def _check_accounts(options: Options) -> None:
    """Mail of nobody would be mixed with that of others."""
    folder = str(options.owners_in).rstrip("/") + "/"
    if options.owner:
        raise ProgramError("addresses of one owner are given, and mail of several (leave --owner or --owners-in away)")
    for unit in options.units:
        for part in json.loads(unit)["parts"]:
            name = part["path"].removeprefix(folder).split("/")[0]
            if not part["path"].startswith(folder) or not name:
                raise ProgramError(f"{part['path']}: is in no folder of {folder} (units need the paths that --owners-in has)")
            if "\ufffd" in name and part.get("rawPath"):
                raise ProgramError(f"{part['path']}: the owner's folder has a name that is no UTF-8 (rename it)")


def _packed() -> str:
    """This package as a file that Spark hands to its machines: only the one that submits the job must have it."""
    here = os.path.dirname(os.path.abspath(__file__))
    folder = tempfile.mkdtemp(prefix="letterbook-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    base = os.path.join(folder, "letterbook_spark")
    return shutil.make_archive(base, "zip", root_dir=os.path.dirname(here), base_dir=os.path.basename(here))
