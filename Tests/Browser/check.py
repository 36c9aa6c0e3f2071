"""Looks at every page of `letterbook serve` in Chromium, over the demo mailbox and over mail that attacks.

    Tests/Browser/run            installs what is needed, and runs this

No request leaves the server, no program of a message runs, nothing shifts or overflows, and axe finds nothing: light, dark
and in forced colours, on a phone and on a desk. Then somebody reads, searches, changes and downloads: by keyboard, and
without JavaScript.
"""

import hashlib
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "Corpus"
WIDTHS = (390, 1280)
SCHEMES = ({"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"})
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)
        print("FAILED:", what, flush=True)


class Server:
    """`letterbook serve` over the mail of some path."""

    def __init__(self, program, mail, folder):
        self.archive = os.path.join(folder, "letterbook.sqlite")
        subprocess.run(
            [program, "import", str(mail), "--archive", self.archive, "--owner", "ada.winther@mail.example"],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [program, "serve", "--archive", self.archive, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.entrance = self.process.stdout.readline().strip()
        self.origin = self.entrance.split("/?")[0]

    def end(self):
        self.process.terminate()
        check(self.process.wait(10) == 0, "the server ends with status 0")


def watched_page(context, server, expected=()):
    """A page whose requests, console and errors are failures where they should not be."""
    page = context.new_page()

    def request(r):
        own = r.url.startswith(server.origin + "/") or r.url.startswith("data:image/")
        check(own, f"a request to {r.url} from {page.url}")

    def console(message):
        if message.type in ("error", "warning"):
            # A page that says what is wrong has the status of an error.
            check("status of 4" in message.text, f"console on {page.url}: {message.text}")

    page.on("request", request)
    page.on("console", console)
    page.on("pageerror", lambda error: check(False, f"an error on {page.url}: {error}"))
    page.on("dialog", lambda dialog: check(False, f"a dialog on {page.url}"))
    page.on("popup", lambda popup: check(False, f"a window from {page.url}"))
    return page


# Runs before anything of a page: the mail of Corpus/pages calls zz, and movements of the layout are added up.
WATCH = """
window.zz = (n) => { window.zzCalled = n };
window.shift = 0;
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shift += e.value })
    .observe({ type: "layout-shift", buffered: true });
"""


def crawl(page, server, limit):
    """Paths of pages, each kind a few times."""
    waiting, seen, kinds = ["/"], {"/"}, {}
    found = []
    while waiting and len(found) < limit:
        path = waiting.pop(0)
        reply = page.request.get(server.origin + path)
        if not reply.headers.get("content-type", "").startswith("text/html"):
            continue
        found.append(path)
        for link in re.findall(r'href="(/[^"#]*)', reply.text()):
            link = link.replace("&amp;", "&").replace("&#39;", "'")
            kind = re.sub(r"[0-9a-f]{12,}|=[^&]*|people/.*", "*", link)
            if link in seen or link.startswith("/export/") or re.search(r"/(part|picture)/|/(eml|json|plain|html)$", link):
                continue
            seen.add(link)
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] <= 3:
                waiting.append(link)
    return found + ["/nowhere", "/search?q=frm:x", "/search?q=nothingatall"]


def look(page, server, path, axe, name):
    """One page as it stands."""
    page.goto(server.origin + path, wait_until="load")
    width = page.viewport_size["width"]
    check(page.evaluate("document.documentElement.scrollWidth") <= width, f"{name} {path}: wider than {width}")
    check(page.evaluate("window.shift") == 0, f"{name} {path}: the layout shifts")
    check(page.evaluate("document.querySelectorAll('*').length") <= 1500, f"{name} {path}: more than 1,500 elements")
    # A frame that is far down has not been loaded, and would never answer.
    for frame in (f for f in page.frames if f.url.startswith(server.origin)):
        check(frame.evaluate("window.zzCalled") is None, f"{name} {path}: a program of a message ran")
    for violation in axe.run(page, options={"iframes": False}).response["violations"]:
        nodes = "; ".join(node["html"][:100] for node in violation["nodes"][:3])
        check(False, f"{name} {path}: axe {violation['id']}: {nodes}")


def looks(browser, server, name, limit):
    axe = Axe()
    context = browser.new_context()
    context.new_page().goto(server.entrance)
    state = context.storage_state()
    paths = crawl(context.pages[0], server, limit)
    check(len(paths) > limit / 2, f"{name}: only {len(paths)} pages were found")
    for scheme in SCHEMES:
        for width in WIDTHS:
            other = browser.new_context(viewport={"width": width, "height": 900}, storage_state=state, **scheme)
            other.add_init_script(WATCH)
            page = watched_page(other, server)
            for path in paths:
                look(page, server, path, axe, f"{name} {list(scheme.values())[0]} {width}")
            other.close()
    print(f"{name}: {len(paths)} pages in {len(SCHEMES)} colours and {len(WIDTHS)} widths", flush=True)
    return state


def slowly(browser, server, state):
    """Pages that come in pieces, as a busy machine sends them, are shown when they are whole."""
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in state["cookies"])

    class InPieces(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            request = urllib.request.Request(server.origin + self.path, headers={"Cookie": cookie})
            try:
                reply = urllib.request.urlopen(request, timeout=30)
            except urllib.error.HTTPError as error:
                reply = error
            body, kind = reply.read(), reply.headers["content-type"]
            self.send_response(reply.status)
            self.send_header("content-type", kind)
            self.end_headers()
            step = 700 if kind.startswith("text/html") else len(body)
            for start in range(0, len(body), max(step, 1)):
                self.wfile.write(body[start:start + step])
                time.sleep(0.035)

    pieces = http.server.ThreadingHTTPServer(("127.0.0.1", 0), InPieces)
    threading.Thread(target=pieces.serve_forever, daemon=True).start()
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.add_init_script(WATCH)
    page = context.new_page()
    for path in ("/", "/help", "/trackers", "/search?q=pockets", "/nowhere"):
        page.goto(f"http://127.0.0.1:{pieces.server_port}{path}", wait_until="load")
        check(page.evaluate("window.shift") == 0, f"{path} in pieces: the layout shifts")
    context.close()
    pieces.shutdown()


def letters(browser, server, state):
    """The HTML of each letter that attacks: alone, where it has the same protection as in its frame."""
    context = browser.new_context(storage_state=state)
    context.add_init_script(WATCH)
    page = watched_page(context, server)
    page.goto(server.origin + "/search?q=")
    paths = {a.get_attribute("href") for a in page.query_selector_all("ol.list a[href^='/m/']")}
    for path in paths:
        page.goto(server.origin + path + "/html")
        page.wait_for_timeout(200)
        check(page.evaluate("window.zzCalled") is None, f"{path}: a program of a letter ran")
        check(page.evaluate("self.origin") == "null", f"{path}: the letter has an origin")
        check(page.url == server.origin + path + "/html", f"{path}: the letter went to {page.url}")
    check(len(paths) >= 4, "the letters were found")
    stranger = browser.new_context().new_page()
    reply = stranger.goto(server.origin + "/")
    check(reply.status == 403 and "Conversations" not in stranger.content(), "a stranger is let in")
    context.close()


def by_keyboard(browser, server, state):
    context = browser.new_context(storage_state=state, permissions=["clipboard-read", "clipboard-write"])
    page = watched_page(context, server)
    page.goto(server.origin + "/")
    page.keyboard.press("j")
    page.keyboard.press("j")
    second = page.locator("ol.list > li").nth(1)
    check("here" in second.get_attribute("class").split(), "j does not go to the second line")
    title = second.locator(".name").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url("**/c/*")
    check(page.locator("h1").inner_text() == title, "Enter does not open the line")
    page.keyboard.press("j")
    check(page.locator(".chat .here").count() == 1, "j does not go to a message")
    page.keyboard.press("u")
    page.wait_for_url(server.origin + "/")
    page.keyboard.press("/")
    page.keyboard.type("pockets from:marta")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search*")
    check(page.locator("mark").first.inner_text().lower() == "pockets", "the hit is not marked")
    page.keyboard.press("j")
    page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")
    page.keyboard.press("u")
    page.wait_for_url("**/c/**")
    page.keyboard.press("?")
    page.wait_for_url("**/help")
    page.goto(server.origin + "/codes")
    page.locator(".copy").first.click()
    page.wait_for_function("document.querySelector('.copy').textContent === 'Copied'")
    code = page.locator("output").first.inner_text()
    check(page.evaluate("navigator.clipboard.readText()") == code, "the code is not copied")
    page.keyboard.press("Tab")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    check(outline != "none", "the focus is not visible")
    context.close()


def follow(control):
    """Clicks, and waits for the next page: what is asked at once may be answered by the last one."""
    with control.page.expect_navigation():
        control.click()


def without_javascript(browser, server, state):
    context = browser.new_context(storage_state=state, java_script_enabled=False, accept_downloads=True)
    page = watched_page(context, server)
    page.goto(server.origin + "/")
    check(page.locator(".copy:visible").count() == 0, "a button is shown that does nothing")
    follow(page.get_by_role("link", name="Newsletters").last)
    follow(page.locator("ol.list a").first)
    check(page.locator(".newsletter iframe").count() > 3, "no previews of newsletters")
    follow(page.locator(".newsletter footer a").first)
    letter = page.frame_locator(".letter iframe")
    check(len(letter.locator("body").inner_text()) > 50, "the newsletter is not shown")
    page.get_by_role("searchbox", name="Search").first.fill("the")
    follow(page.get_by_role("button", name="Search").first)
    bar = page.locator("svg a").nth(2)
    year, count = bar.get_attribute("aria-label").split(": ")
    page.goto(server.origin + bar.get_attribute("href"))
    check(page.locator("h1").inner_text().split()[0] == count, f"the bar of {year} leads to other messages")
    follow(page.locator(".filters a").last)
    check("on%3A" not in page.url, "a filter is not removed")
    page.goto(server.origin + "/attachments")
    with page.expect_download() as waiting:
        page.locator(".gallery a").first.click()
    path = waiting.value.path()
    follow(page.locator(".gallery .from").first)
    follow(page.get_by_role("link", name="JSON"))
    attachment = re.search(r'"attachments":\[\{[^]]*?"sha256":"([0-9a-f]{64})', page.content().replace("&quot;", '"'))
    digest = hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()
    check(attachment and attachment.group(1) == digest, "a download has other bytes")
    # A change, and back.
    page.goto(server.origin + "/?in=newsletters")
    follow(page.locator("ol.list a").first)
    page.locator(".changes summary").click()
    page.locator("form[action='/changes/category'] select").select_option("personal")
    follow(page.locator("form[action='/changes/category'] button"))
    check(page.locator(".notice").count() == 1, "the change is not confirmed")
    page.goto(server.origin + "/changes")
    follow(page.get_by_role("button", name="Undo"))
    check("You have not said" in page.content(), "the change is not undone")
    context.close()


def main():
    program = sys.argv[1]
    folder = tempfile.mkdtemp(prefix="letterbook-browser-")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for name, mail, limit in (("demo", CORPUS / "demo/ada.mbox", 45), ("hostile", CORPUS / "pages", 40)):
                part = os.path.join(folder, name)
                os.mkdir(part)
                server = Server(program, mail, part)
                try:
                    state = looks(browser, server, name, int(os.environ.get("LETTERBOOK_BROWSER_PAGES", limit)))
                    if name == "demo":
                        by_keyboard(browser, server, state)
                        without_javascript(browser, server, state)
                        slowly(browser, server, state)
                    else:
                        letters(browser, server, state)
                finally:
                    server.end()
            browser.close()
    finally:
        shutil.rmtree(folder)
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


main()
