"""From units of mail to rows: a row for each place where a message stands, and for all else that the ledger needs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Row
from pyspark.sql import functions as F

from . import schema
from .program import UnitReader
from .storage import Storage, batches


@dataclass(frozen=True)
class Reading:
    storage: Storage
    reader: UnitReader
    #: Lines of `letterbook shards`.
    units: list[str]

    def run(self) -> None:
        """Writes the table `rows`. Where two pieces of a file don't fit, it was cut inside a message: it is read whole."""
        self.storage.write(self._rows_of(list(enumerate(self.units))), "rows", by=["record"])
        misfits = self._misfits()
        if not misfits:
            return
        whole = []
        for numbers in misfits:
            unit = json.loads(self.units[numbers[0]])
            del unit["range"]
            unit["bytes"] = unit["parts"][0]["size"]
            whole.append((numbers[0], json.dumps(unit)))
        bad = [number for numbers in misfits for number in numbers]
        kept = self.rows.where(~F.col("unit").isin(bad))
        self.storage.write(kept.unionByName(self._rows_of(whole)), "checkpoints/mended", by=["record"])
        self.storage.move("checkpoints/mended", "rows")

    @property
    def rows(self) -> DataFrame:
        return self.storage.table("rows")

    def places(self, account: Column) -> DataFrame:
        """The rows of messages.

        :param account: whose mail it is, by the column `container`.
        """
        return self.rows.where("record = 'message'").select(account.alias("account"), *schema.MESSAGE)

    def _rows_of(self, units: list[tuple[int, str]]) -> DataFrame:
        """The lines of units, as columns, each with the number of its unit and its own."""
        table = self.storage.spark.createDataFrame(units, "number int, unit string")
        # A task for each: units are of one size, but not of one cost, and a failed task reads one again.
        table = table.repartitionByRange(max(1, len(units)), "number").sortWithinPartitions("number")
        reader = self.reader

        def read(parts: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
            for part in parts:
                for number, unit in zip(part.column(0).to_pylist(), part.column(1).to_pylist()):
                    start = 0
                    for lines in batches(reader.rows(unit)):
                        count = lines.num_rows
                        numbers = pa.array([number] * count, pa.int32())
                        order = pa.array(range(start, start + count), pa.int64())
                        yield pa.RecordBatch.from_arrays([numbers, order, lines.column(0)], ["unit", "number", "line"])
                        start += count

        lines = table.mapInArrow(read, "unit int, number bigint, line string")
        rows = lines.select("unit", "number", F.from_json("line", schema.ROW, schema.JSON).alias("row"))
        return rows.select("unit", "number", "row.*").withColumn("raw", F.unbase64("raw"))

    def _misfits(self) -> list[list[int]]:
        """The numbers of the units of each file of which two pieces that were read don't fit."""
        ends = self.rows.where("record = 'end'").groupBy("unit").agg(
            F.min("first").alias("first"), F.max("next").alias("next"), F.bool_and("isComplete").alias("isComplete")
        )
        found = {row["unit"]: row for row in ends.collect()}
        pieces: dict[str, list[tuple[int, int]]] = {}
        for number, text in enumerate(self.units):
            unit = json.loads(text)
            if "range" in unit:
                part = unit["parts"][0]
                # Paths that are no UTF-8 may be shown alike.
                name = str(part.get("rawPath") or part["path"])
                pieces.setdefault(name, []).append((unit["range"]["start"], number))
        misfits = []
        for of_file in pieces.values():
            numbers = [number for _, number in sorted(of_file)]
            if not _fit([found.get(number) for number in numbers]):
                misfits.append(numbers)
        return misfits


def _fit(ends: list[Row | None]) -> bool:
    """Whether each piece ends where the next one begins.

    Nobody knows where a piece ends that failed or was not read to its end: that is told, and its neighbours stay.
    """
    before: Row | None = None
    for end in ends:
        if end is None or not end["isComplete"]:
            before = None
        elif end["first"] is not None:
            if before is not None and before["next"] != end["first"]:
                return False
            before = end
    return True
