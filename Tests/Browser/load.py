#!/usr/bin/env python3
"""How fast the pages of a large archive are while eight visitors ask for them without a pause.

    .build/release/letterbook serve --archive large.sqlite --port 8080 > address.txt &
    Tests/Browser/load.py "$(head -n 1 address.txt)" [SECONDS]

It needs wrk. For each kind of page it prints the median and the 99th hundredth of the time until the answer is there.
Searches that have to be made carry a word that no message has and no search had before.
"""
import calendar, html, http.client, os, random, re, subprocess, sys, tempfile, time, urllib.parse

VISITORS = 8
address = urllib.parse.urlsplit(sys.argv[1])
seconds = sys.argv[2] if len(sys.argv) > 2 else "5"
connection = http.client.HTTPConnection(address.hostname, address.port)
random.seed(1)


def get(path, cookie=""):
    connection.request("GET", path, headers={"Cookie": cookie})
    reply = connection.getresponse()
    return reply, html.unescape(reply.read().decode())


cookie = get(f"/?{address.query}")[0].headers["Set-Cookie"].split(";")[0]


def page(path):
    return get(path, cookie)[1]


def found(word):
    count = re.search(r"<h1>([\d,]+) messages?</h1>", page(f"/search?q={word}"))
    return int(count.group(1).replace(",", "")) if count else 0


while "is being counted" in page("/search?q="):
    time.sleep(1)
years = [int(year) for year in re.findall(r"<b>(\d{4})</b>", page("/"))]
ends = [calendar.timegm((year, month, 1, 0, 0, 0)) for year in years for month in (1, 5, 9)]
lists = ["/", "/?in=people", "/?in=lists", "/?in=newsletters"] + [f"/?after={end}.{'0' * 64}" for end in ends]
conversations = sorted({path for place in lists for path in re.findall(r'href="(/c/[0-9a-f]{12})', page(place))})
days = [page(f"/search?q=on:{year}-0{random.randint(1, 9)}-1{random.randint(0, 9)}") for year in years]
messages = sorted({path for day in days for path in re.findall(r'href="(/m/[0-9a-f]{64})', day)})

# Words by how many of all messages they are in: at most a hundredth, a tenth, more.
texts = re.sub(r"<[^>]*>", " ", " ".join(days))
words = random.sample(sorted(set(re.findall(r"\b[a-z]{4,12}\b", texts))), 150)
total = found("")
rare, common, everywhere, following = [], [], [], []
for word in words:
    part = found(word) / max(total, 1)
    if part > 0:
        (rare if part <= 0.01 else common if part <= 0.1 else everywhere).append(f"/search?q={word}")
for path in (rare + common)[:40]:
    following += re.findall(r'rel="next" href="([^"]*)"', page(path))

SCRIPT = """
local paths, asked = {}, 0
math.randomseed(os.time())
for path in io.lines(os.getenv("PATHS")) do paths[#paths + 1] = path end
request = function()
  asked = asked + 1
  local path = paths[math.random(#paths)]
  if os.getenv("NEW") ~= "" then path = path .. "+-zq" .. os.getenv("NEW") .. asked end
  return wrk.format("GET", path, {["Cookie"] = os.getenv("COOKIE")})
end
"""


def measure(name, paths, isNew=False):
    if not paths:
        return
    with tempfile.TemporaryDirectory() as folder:
        for file, content in (("paths", "\n".join(paths) + "\n"), ("ask.lua", SCRIPT)):
            with open(f"{folder}/{file}", "w") as output:
                output.write(content)
        new = f"{time.time_ns()}x" if isNew else ""
        report = subprocess.run(
            ["wrk", "-t1", f"-c{VISITORS}", f"-d{seconds}s", "--latency", "--timeout", "30s", "-s", f"{folder}/ask.lua",
             f"http://{address.netloc}"],
            capture_output=True, text=True, check=True,
            env={**os.environ, "COOKIE": cookie, "PATHS": f"{folder}/paths", "NEW": new}).stdout
    times = dict(re.findall(r"(50|99)%\s+(\S+)", report))
    failed = re.search(r"Non-2xx.*|Socket errors.*", report)
    print(f"{name:28} {times['50']:>9} {times['99']:>9}  {failed.group(0) if failed else ''}", flush=True)


print(f"{total:,} messages, {VISITORS} visitors      p50       p99")
measure("lists of conversations", lists)
measure("a message", messages)
measure("a page of a conversation", conversations)
measure("a word in at most 1 %", rare, isNew=True)
measure("a word in at most 10 %", common, isNew=True)
measure("any other word", everywhere, isNew=True)
measure("next page", following)
measure("statistics", ["/statistics"])
