"""The job: from units of mail to the rows that one import of all the mail would give."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from dataclasses import dataclass, field

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from . import tables
from .categories import settled
from .identities import identities
from .owner import discovered
from .program import Program, UnitReader
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
        self.storage = Storage(spark, options.output)
        self.settler = Settler(options.program)
        self.reading = Reading(self.storage, options.reader, options.units)
        # Rows stay in the order in which they come, and no task sorts texts by what kind of row they are of.
        spark.conf.set("spark.sql.maxConcurrentOutputFileWriters", "16")
        spark.sparkContext.addPyFile(_packed())
        spark.sparkContext.setCheckpointDir(f"{options.output}/checkpoints/rounds")

    def run(self) -> dict[str, object]:
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
        if not self.options.owner:
            return discovered(mail, self.settler)
        named = self.storage.spark.createDataFrame(
            [(self.options.program.normalised(email),) for email in self.options.owner], "email string"
        )
        return mail.select("account").distinct().crossJoin(named)


def _packed() -> str:
    """This package as a file that Spark hands to its machines: only the one that submits the job must have it."""
    here = os.path.dirname(os.path.abspath(__file__))
    base = os.path.join(tempfile.mkdtemp(prefix="letterbook-"), "letterbook_spark")
    return shutil.make_archive(base, "zip", root_dir=os.path.dirname(here), base_dir=os.path.basename(here))
