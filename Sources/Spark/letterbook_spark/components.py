"""Connected components: which nodes are joined by edges, directly or through others."""

from __future__ import annotations

from pyspark.sql import DataFrame
from pyspark.sql import functions as F


def components(edges: DataFrame) -> DataFrame:
    """The component of each node that an edge joins to another, as its least node.

    Large-star and small-star of Kiveris and others, "Connected Components in MapReduce and Beyond" (2014): a chain of n
    nodes takes about log n rounds, where handing the least label on from neighbour to neighbour takes n. Each round's
    edges are checkpointed, so that the plan does not grow, and a lost machine costs a round.

    :param edges: columns `a` and `b`, numbers.
    :returns: columns `node` and `component`; nodes of no edge are not there.
    """
    edges = edges.where("a <> b").select(F.greatest("a", "b").alias("a"), F.least("a", "b").alias("b")).distinct()
    edges = edges.checkpoint()
    before: tuple[object, ...] | None = None
    while True:
        edges = _small_star(_large_star(edges)).checkpoint()
        now = tuple(edges.agg(F.count("*"), F.bit_xor(F.xxhash64("a", "b"))).first() or ())
        if now == before:
            return edges.select(F.col("a").alias("node"), F.col("b").alias("component")).union(
                edges.select(F.col("b").alias("node"), F.col("b").alias("component"))
            ).distinct()
        before = now


def _large_star(edges: DataFrame) -> DataFrame:
    """Joins each node's greater neighbours to the least one."""
    both = edges.union(edges.select(F.col("b").alias("a"), F.col("a").alias("b")))
    least = both.groupBy("a").agg(F.least(F.min("b"), F.col("a")).alias("least"))
    return both.join(least, "a").where("b > a").select(F.col("b").alias("a"), F.col("least").alias("b")).distinct()


def _small_star(edges: DataFrame) -> DataFrame:
    """Joins each node and its lesser neighbours to the least one."""
    down = edges.select(F.greatest("a", "b").alias("a"), F.least("a", "b").alias("b"))
    least = down.groupBy("a").agg(F.min("b").alias("least"))
    joined = down.join(least, "a")
    return (
        joined.select(F.col("b").alias("a"), F.col("least").alias("b"))
        .union(least.select("a", F.col("least").alias("b")))
        .where("a <> b")
        .distinct()
    )
