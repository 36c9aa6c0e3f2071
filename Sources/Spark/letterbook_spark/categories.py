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
    base = base.join(_known_lists(mail, owners, settler), "row", "left")
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


#: Authors of more messages are left out.
MAIL = 2_000
#: A verdict of more confidence is not changed by other mail of the author.
DOUBTFUL = 0.83
#: Letters to an address that are looked at: no list without a List-Id has more.
LETTERS = 20_000
#: Letters to more addresses are circulars.
RECIPIENTS = 50


def _known_lists(mail: DataFrame, owners: DataFrame, settler: Settler) -> DataFrame:
    """The list among the recipients of mail that names none itself, by the number of the message."""
    by = ["account", "email"]
    unlisted = mail.where("list is null")
    unlisted = unlisted.withColumn("entries", F.expr("size(filter(addresses, a -> a.role in ('to', 'cc')))"))
    unlisted = unlisted.where(f"entries <= {RECIPIENTS}")
    to = addresses(unlisted, ["to", "cc"]).join(F.broadcast(owners.select(*by)), by, "left_anti")
    to = to.where("not email rlike '[,:]'")
    # The List-Id that a list with that address usually has.
    to = to.withColumn("usual", F.regexp_replace("email", "@([^@]*)$", ".$1"))
    named = mail.where("category = 'list' and not contains(list, '@') and octet_length(list) <= 320")
    named = named.where("size(split(list, '[.]')) <= 9").select("account", F.col("list").alias("usual")).distinct()
    # A list only forwards mail: it writes none itself.
    wrote = mail.select("account", F.col("author").alias("email")).distinct()
    posts = mail.where("category = 'list' and listIsGroup")
    own = owners.select("account", F.col("email").alias("author"))
    posts = posts.join(F.broadcast(own), ["account", "author"], "left_anti")
    authors = posts.groupBy("account", F.col("list").alias("email")).agg(F.count_distinct("author").alias("authors"))
    addressed = authors.where("authors > 1").select(*by)
    lists = _debates(unlisted, owners, settler).unionByName(addressed).join(wrote, by, "left_anti")
    known = to.join(F.broadcast(named), ["account", "usual"], "left_semi").select("row", "email")
    known = known.unionByName(to.join(lists, by, "left_semi").select("row", "email"))
    return known.groupBy("row").agg(F.min("email").alias("knownList"))


def _debates(unlisted: DataFrame, owners: DataFrame, settler: Settler) -> DataFrame:
    """Addresses to which people write letters that others answer."""
    by = ["account", "email"]
    letters = unlisted.where("category in ('personal', 'unsure', 'list')")
    letters = letters.withColumn("isSole", F.col("entries") == 1)
    own = F.broadcast(owners.select("account", F.col("email").alias("author"), F.lit(True).alias("isOwn")))
    letters = letters.join(own, ["account", "author"], "left")
    letters = letters.withColumn("isOutgoing", F.coalesce("isOwn", F.lit(False)))
    to = addresses(letters, ["to", "cc"], "id", "author", "keys", "isSole", "isOutgoing")
    to = to.join(F.broadcast(owners.select(*by)), by, "left_anti")
    window = Window.partitionBy(*by)
    to = to.withColumn("count", F.count("*").over(window)).withColumn("may", F.bool_or("isSole").over(window))
    to = to.where(f"may and count between 2 and {LETTERS}")
    lines = to.select("row", "id", F.concat_ws("\n", *by).alias("address"), "author", "isOutgoing", "keys", "isSole")
    found = settler.groups(lines, "address", [], "lists", schema.LIST)
    parts = F.split("address", "\n")
    return found.select(parts[0].alias("account"), parts[1].alias("email"))


def _alike(mail: DataFrame, answered: DataFrame, owners: DataFrame, settler: Settler) -> DataFrame:
    """Mail of strangers that is laid out like other mail of its author, or none of whose mail is a reply."""
    by = ["account", "author"]
    known = owners.withColumnRenamed("email", "author").unionByName(answered).distinct()
    is_authors = F.expr("exists(addresses, a -> a.role in ('from', 'author') and a.email = author)")
    looks = F.col("category").isin("personal", "unsure")
    doubtful = F.col("category").isin("transactional", "newsletter") & (F.col("confidence") < DOUBTFUL)
    laid_out = mail.join(known, by, "left_anti")
    lines = laid_out.select(
        "row",
        "id",
        F.concat_ws("\n", *by).alias("author"),
        "skeleton",
        "keys",
        "preview",
        looks.alias("looksPersonal"),
        doubtful.alias("isDoubtful"),
        is_authors.alias("isFromAuthor"),
    )
    window = Window.partitionBy("author")
    lines = lines.withColumn("all", F.count("*").over(window)).where(f"all <= {MAIL}")
    lines = lines.withColumn("count", F.count_if("isFromAuthor").over(window))
    lines = lines.withColumn("may", F.bool_or(F.expr("looksPersonal or isDoubtful")).over(window)).where("count > 3 and may")
    return settler.groups(lines.drop("all", "count", "may"), "author", [], "alike", schema.ALIKE)


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
