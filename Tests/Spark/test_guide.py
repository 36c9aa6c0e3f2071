"""The commands of the guide, one after the other, as a reader would type them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from conftest import CORPUS, LETTERBOOK, ROOT


def test_guide(tmp_path: Path) -> None:
    page = (ROOT / "Sources/letterbook/letterbook.docc/MailOnACluster.md").read_text()
    commands = "".join(re.findall(r"```sh\n(.*?)```", page, re.DOTALL))
    assert commands.count("\n") >= 5
    (tmp_path / "Corpus").symlink_to(CORPUS)
    path = [str(Path(LETTERBOOK).parent), str(Path(sys.executable).parent), os.environ["PATH"]]
    done = subprocess.run(
        ["bash", "-euxo", "pipefail", "-c", commands], cwd=tmp_path, capture_output=True, text=True,
        env=os.environ | {"PATH": os.pathsep.join(path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert '"imported": 337' in done.stdout and "personal" in done.stdout and "messageCount" in done.stdout
