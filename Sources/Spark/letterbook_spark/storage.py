"""Where a job's tables stand, and lines that go through Letterbook's program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from . import schema
from .program import Program


@dataclass(frozen=True)
class Storage:
    """A folder of Parquet tables that every machine reaches."""

    spark: SparkSession
    folder: str

    def write(self, table: DataFrame, name: str, by: list[str] | None = None) -> None:
        writer = table.write.mode("error")
        if by:
            writer = writer.partitionBy(*by)
        writer.parquet(f"{self.folder}/{name}")

    def table(self, name: str) -> DataFrame:
        return self.spark.read.parquet(f"{self.folder}/{name}")

    def stored(self, table: DataFrame, name: str) -> DataFrame:
        """The same rows from storage: they are read several times, and a lost machine must not change their numbers."""
        self.write(table, f"checkpoints/{name}")
        return self.table(f"checkpoints/{name}")

    def move(self, name: str, target: str) -> None:
        """Puts a table in another's place."""
        files, path = self._files()
        files.delete(path(f"{self.folder}/{target}"), True)
        files.rename(path(f"{self.folder}/{name}"), path(f"{self.folder}/{target}"))

    def remove_checkpoints(self) -> None:
        files, path = self._files()
        files.delete(path(f"{self.folder}/checkpoints"), True)

    def exists(self) -> bool:
        files, path = self._files()
        return bool(files.exists(path(self.folder)))

    def _files(self) -> tuple[Any, Any]:
        """Hadoop's view of the storage, whatever it is."""
        jvm = self.spark._jvm
        assert jvm
        path = jvm.org.apache.hadoop.fs.Path
        return path(self.folder).getFileSystem(self.spark._jsc.hadoopConfiguration()), path


@dataclass(frozen=True)
class Settler:
    """What `letterbook settle` answers to rows."""

    program: Program

    def each(self, lines: DataFrame, step: str, answer: str) -> DataFrame:
        """Rows that don't depend on each other. Those of messages go by their column `row`, as do the answers."""
        program = self.program

        def pipe(parts: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
            texts = (line for part in parts for line in part.column(0).to_pylist())
            yield from batches(program.pipe(["settle", step], texts))

        if "row" in lines.columns:
            lines = lines.withColumn("id", F.col("row").cast("string")).drop("row")
        as_json = lines.select(F.to_json(F.struct(*lines.columns)).alias("line"))
        answers = as_json.mapInArrow(pipe, "line string")
        answers = answers.select(F.from_json("line", answer, schema.JSON).alias("answer")).select("answer.*")
        if "id" not in answers.columns:
            return answers
        return answers.withColumn("row", F.col("id").cast("bigint")).drop("id")

    def groups(self, lines: DataFrame, by: str, order: list[str], step: str, answer: str) -> DataFrame:
        """Rows that are judged in groups, in an order that depends on nothing but them: at last by `id`, their hash."""
        return self.each(lines.repartition(by).sortWithinPartitions(by, *order, "id"), step, answer)


def batches(lines: Iterator[str], size: int = 8_192, most: int = 8 << 20) -> Iterator[pa.RecordBatch]:
    """Lines as Arrow batches of some megabytes."""
    pending: list[str] = []
    held = 0
    for line in lines:
        pending.append(line)
        held += len(line)
        if len(pending) >= size or held >= most:
            yield pa.RecordBatch.from_pydict({"line": pending})
            pending, held = [], 0
    if pending:
        yield pa.RecordBatch.from_pydict({"line": pending})
