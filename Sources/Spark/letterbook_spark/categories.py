"""Categories by all that an account's mail tells together, and the conversations that follow from them."""

from __future__ import annotations

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as F

from . import schema
from .identities import addresses
from .storage import Settler, Storage


def settled(mail: DataFrame, owners: DataFrame, settler: Settler, storage: Storage) -> DataFrame:
    """The category and conversation of each message, by its number.

    :param owners: columns `account` and `email`: few.
    """
    lists = owners.groupBy("account").agg(F.array_sort(F.collect_set("email")).alias("owner"))
    people = F.array_distinct(F.expr("transform(filter(addresses, a -> a.isParticipant), a -> a.email)"))
    base = mail.select("row", "account", "verdict", "author", "list", people.alias("people"), "labels")
    base = base.join(F.broadcast(lists), "account", "left")
    is_own = F.coalesce(F.array_contains("owner", F.col("author")), F.lit(False))
    own = storage.stored(settler.each(base.where(is_own), "messages", schema.SETTLED_MESSAGE), "own")
    answered = storage.stored(_answered(mail, own, owners), "answered")
    others = base.where(~is_own).join(answered.withColumn("isAnswered", F.lit(True)), ["account", "author"], "left")
    others = others.join(_alike(mail, answered, owners, settler), "row", "left")
    return _listed(own.unionByName(settler.each(others, "messages", schema.SETTLED_MESSAGE)))


def _answered(mail: DataFrame, own: DataFrame, owners: DataFrame) -> DataFrame:
    """Whom the owner wrote to: nobody writes letters to a newsletter. Automatic answers tell nothing."""
    wrote = mail.select("row", "account", "addresses").join(own.where("category <> 'automated'").select("row"), "row")
    to = addresses(wrote, ["to"]).select("account", "email").distinct()
    others = to.join(F.broadcast(owners), ["account", "email"], "left_anti")
    return others.withColumnRenamed("email", "author")


def _alike(mail: DataFrame, answered: DataFrame, owners: DataFrame, settler: Settler) -> DataFrame:
    """Mail of strangers that is laid out like other mail of its author."""
    by = ["account", "author"]
    known = owners.withColumnRenamed("email", "author").unionByName(answered).distinct()
    is_authors = F.expr("exists(addresses, a -> a.role in ('from', 'author') and a.email = author)")
    looks = F.col("category").isin("personal", "unsure")
    laid_out = mail.where("skeleton is not null").join(known, by, "left_anti")
    lines = laid_out.select(
        "row",
        "id",
        F.concat_ws("\n", *by).alias("author"),
        "skeleton",
        "keys",
        looks.alias("looksPersonal"),
        is_authors.alias("isFromAuthor"),
    )
    window = Window.partitionBy("author")
    lines = lines.withColumn("count", F.count_if("isFromAuthor").over(window))
    lines = lines.withColumn("may", F.bool_or("looksPersonal").over(window)).where("count > 3 and may")
    return settler.groups(lines.drop("count", "may"), "author", [], "alike", schema.ALIKE)


def _listed(mail: DataFrame) -> DataFrame:
    """Brings posts that name their list by its address together with those that name its List-Id."""
    is_list = F.col("kind") == "list"
    name = F.when(is_list, F.element_at(F.split("conversationKey", "\x00"), -1))
    known = mail.where("category = 'list' and list is not null and not contains(list, '@')")
    known = known.select("account", F.col("list").alias("usual")).distinct().withColumn("isKnown", F.lit(True))
    usual = F.when(F.contains(name, F.lit("@")), F.regexp_replace(name, "@([^@]*)$", ".$1"))
    mail = mail.withColumn("usual", usual).join(F.broadcast(known), ["account", "usual"], "left")
    listed = F.concat(F.lit("v1\x00list\x00"), F.col("usual"))
    key = F.when(F.col("isKnown"), listed).otherwise(F.col("conversationKey"))
    mail = mail.withColumn("conversationKey", key).withColumn("participantHash", F.sha2("conversationKey", 256))
    return mail.drop("usual", "isKnown", "list", "account")
