"""Whose mail it is, by what all mail of an account says together."""

from __future__ import annotations

from pyspark.sql import Column, DataFrame, Window
from pyspark.sql import functions as F

from . import schema
from .identities import addresses
from .storage import Settler

#: Messages to an address that are looked at; as many as an import looks at.
LETTERS = 2_000


def discovered(mail: DataFrame, settler: Settler) -> DataFrame:
    """The addresses of each account's owner: columns `account` and `email`."""
    counts = _counts(mail)
    candidates = settler.each(counts, "owner", schema.OWNER)
    evidence = _evidence(mail, candidates.select("account", "email"))
    return settler.each(counts.join(evidence, "account", "left"), "owner", schema.OWNER).select("account", "email")


def _counts(mail: DataFrame) -> DataFrame:
    """For each account, how many messages there are of the addresses that may be the owner's."""
    no_list = mail.where("category <> 'list'")
    sent = addresses(mail.where("isInSentMail and category not in ('newsletter', 'list')"), ["from"])
    recipients = addresses(no_list, ["to", "cc", "bcc"])
    named = mail.select("account", F.explode("deliveredTo").alias("email"), "isFromList")
    # Some posts name their list in no field of their own, but the list is their author.
    lists = mail.where("category = 'list' and (list is not null or contains(author, '@'))").groupBy("account")
    tables = {
        "sentAuthors": _most(sent, 20),
        "deliveries": _most(named.where("not isFromList"), 20),
        "listDeliveries": _most(named.where("isFromList"), 20),
        "recipients": _most(recipients, 2),
        "lists": lists.agg(F.array_sort(F.collect_set(F.coalesce("list", "author"))).alias("of")),
    }
    all_mail = mail.groupBy("account").agg(F.count_if(F.expr("category <> 'list'")).alias("recipientMail"))
    for name, table in tables.items():
        empty = F.expr("array()" if name == "lists" else "cast(array() as array<struct<email: string, messages: bigint>>)")
        all_mail = all_mail.join(table, "account", "left").withColumn(name, F.coalesce("of", empty)).drop("of")
    return all_mail


def _most(of: DataFrame, count: int) -> DataFrame:
    """The addresses of most messages in each account."""
    counted = of.groupBy("account", "email").agg(F.count("*").alias("messages"))
    order = Window.partitionBy("account").orderBy(F.desc("messages"), "email")
    first = counted.withColumn("place", F.row_number().over(order)).where(F.col("place") <= count)
    listed = F.array_sort(F.collect_list(F.struct("place", "email", "messages")))
    pairs = F.transform(listed, lambda one: F.struct(one["email"].alias("email"), one["messages"].alias("messages")))
    return first.groupBy("account").agg(pairs.alias("of"))


def _evidence(mail: DataFrame, candidates: DataFrame) -> DataFrame:
    """Whether addresses are those of lists that have no List-Id: only lists write nothing, and debate."""
    both = ["account", "email"]
    wrote = addresses(mail, ["from"]).join(F.broadcast(candidates), both, "left_semi").select(*both).distinct()
    to = addresses(mail, ["to", "cc"], "id", "category", "author", "keys", "dateSeconds")
    to = to.join(F.broadcast(candidates), both, "left_semi")
    counted = to.groupBy(*both).agg(
        F.count("*").alias("mail"), F.count_if(F.expr("category = 'list'")).alias("listMail")
    )
    # Of mail beyond that number no task keeps any: see windowGroupLimitThreshold.
    order = Window.partitionBy(*both).orderBy("dateSeconds", "id")
    first = to.withColumn("place", F.row_number().over(order)).where(F.col("place") <= LETTERS)
    letters = first.groupBy(*both).agg(F.collect_list(F.struct("author", "keys")).alias("letters"))
    counted = counted.join(letters, both)
    of = candidates.join(counted, both, "left").join(wrote.withColumn("wrote", F.lit(True)), both, "left")
    none = F.expr("cast(array() as array<struct<author: string, keys: array<bigint>>>)")
    facts = F.struct(
        F.coalesce("wrote", F.lit(False)).alias("hasWritten"),
        _zero("mail"),
        _zero("listMail"),
        F.coalesce("letters", none).alias("letters"),
    )
    entries = F.map_from_entries(F.collect_list(F.struct("email", facts)))
    return of.groupBy("account").agg(entries.alias("addresses"))


def _zero(column: str) -> Column:
    return F.coalesce(column, F.lit(0)).alias(column)
