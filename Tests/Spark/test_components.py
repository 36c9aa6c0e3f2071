"""Connected components against a union-find."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from letterbook_spark.components import components


def found(spark: object, edges: list[tuple[int, int]]) -> dict[int, int]:
    table = spark.createDataFrame(edges, "a bigint, b bigint")  # type: ignore[attr-defined]
    return {row["node"]: row["component"] for row in components(table).collect()}


def expected(edges: list[tuple[int, int]]) -> dict[int, int]:
    parent: dict[int, int] = {}

    def root(node: int) -> int:
        while parent.setdefault(node, node) != node:
            node = parent[node]
        return node

    for a, b in edges:
        if a != b:
            one, other = sorted((root(a), root(b)))
            parent[other] = one
    return {node: root(node) for node in parent}


@pytest.fixture(autouse=True)
def checkpoints(spark: object, tmp_path: Path) -> None:
    spark.sparkContext.setCheckpointDir(str(tmp_path))  # type: ignore[attr-defined]


def test_shapes(spark: object) -> None:
    chain = [(number, number + 1) for number in range(40)]
    star = [(100, number) for number in range(101, 140)]
    ring = [(200 + number, 200 + (number + 1) % 9) for number in range(9)]
    edges = chain + star + ring + [(300, 300)]
    random.Random(1).shuffle(edges)
    assert found(spark, edges) == expected(edges)


def test_great_numbers(spark: object) -> None:
    """As monotonically_increasing_id gives them to a table of thousands of partitions."""
    base = 5_000 << 33
    edges = [(base + (number << 33), base + ((number + number % 2) << 33)) for number in range(3_000)] * 2
    table = spark.range(0, 3_000_000).selectExpr(f"{base} + (id << 33) % (1L << 45) as a", f"{base} as b")  # type: ignore[attr-defined]
    assert components(table).select("component").distinct().count() == 1
    assert found(spark, edges) == expected(edges)


@pytest.mark.parametrize("seed", range(3))
def test_random(spark: object, seed: int) -> None:
    numbers = random.Random(seed)
    edges = [(numbers.randrange(400), numbers.randrange(400)) for _ in range(230)]
    assert found(spark, edges) == expected(edges)
