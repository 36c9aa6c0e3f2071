// Keys, copying and new codes. Without this the pages do all the same.
"use strict";
const lines = () => [...document.querySelectorAll(".list > li, .bubble, .newsletter, .tree > li")];
let here = -1;

function go(step) {
  const all = lines();
  if (!all.length) return;
  if (here < 0) here = all.findIndex((line) => line.matches(":target"));
  here = Math.min(Math.max(here + step, 0), all.length - 1);
  all.forEach((line, index) => line.classList.toggle("here", index === here));
  const line = all[here];
  const link = line.querySelector("a");
  line.scrollIntoView({ block: "nearest" });
  if (link) link.focus({ preventScroll: true });
}

const up = () => {
  const parent = document.querySelector("main a[rel=up]") || document.querySelector(".brand");
  location.href = parent.href;
};
const page = (rel) => {
  const link = document.querySelector(`.pager a[rel=${rel}]`);
  if (link) location.href = link.href;
};
const keys = {
  j: () => go(1), k: () => go(-1), u: up, n: () => page("next"), p: () => page("prev"),
  "/": () => document.querySelector(".search input").focus(), "?": () => { location.href = "/help"; },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

document.documentElement.className = "js";
document.addEventListener("click", async (event) => {
  const button = event.target.closest(".copy");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "Copied";
  } catch {
    const text = button.parentElement.querySelector("output");
    getSelection().selectAllChildren(text);
    button.textContent = "Selected: press Ctrl-C";
  }
});

// New mail, where a folder is watched: the page waits for a picture, as it may load nothing else.
const live = document.querySelector("[data-live]");
if (live) {
  const wait = () => {
    const picture = new Image();
    picture.onload = () => (picture.width > 1 ? location.reload() : next());
    picture.onerror = () => setTimeout(wait, 5000);
    picture.src = `/wait?version=${live.dataset.live}`;
  };
  // A hidden page would hold a connection for nobody.
  const next = () => (document.hidden ? document.addEventListener("visibilitychange", next, { once: true }) : wait());
  next();
}
