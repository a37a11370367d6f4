"""The workflows for changes and releases are valid, as far as a local test can tell."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_can_be_read_and_names_what_is_there(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "jobs"} <= set(workflow)
    assert True in workflow  # YAML takes the key `on` for this
    for name, job in workflow["jobs"].items():
        needed = job.get("needs", [])
        assert {needed} if isinstance(needed, str) else set(needed) <= set(workflow["jobs"]), name
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step)
        assert re.fullmatch(r"[\w.-]+/[\w./-]+@v[\d.]+", step.get("uses", "a/b@v1")), step["uses"]
        for target in re.findall(r"\bmake ([a-z]+)", step.get("run", "")):
            assert target in TARGETS
        if "working-directory" in step:
            assert (ROOT / step["working-directory"]).is_dir()


def test_every_python_is_tested_and_gets_a_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheels = {
        name.removeprefix("cp3").removesuffix("-*") for name in project["tool"]["cibuildwheel"]["build"]
    }
    test = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    tested = {
        str(one).removeprefix("3.")
        for job in test["jobs"].values()
        for one in job.get("strategy", {}).get("matrix", {}).get("python", [])
    }
    assert wheels == tested == {"11", "12", "13", "14"}


def test_the_page_is_there_before_a_wheel_is_made() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text("utf-8"))
    for name in ("wheels", "source"):
        assert workflow["jobs"][name]["needs"] == "page"
        assert any(
            step.get("with", {}).get("path") == "src/shamble/server/static"
            for step in workflow["jobs"][name]["steps"]
        )
