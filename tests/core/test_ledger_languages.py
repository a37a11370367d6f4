"""Every ledger says everything in both languages."""

import tomllib
from typing import Any

import pytest

from shamble.core.game import all_games
from shamble.core.ledger import load_ledger

FIELDS = {
    "rule": ("section", "text"),
    "example": ("given", "when", "then"),
    "gap": ("question", "ruling"),
}


def data(id: str) -> dict[str, Any]:
    path = all_games()[id].folder() / "data" / "rules.toml"
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("id", sorted(all_games()))
def test_every_field_is_there_in_both_languages(id: str, kind: str) -> None:
    lacking = [
        f"{entry['id']} {field}{suffix}"
        for entry in data(id)[kind]
        for field in FIELDS[kind]
        for suffix in ("", "_it")
        if not str(entry.get(field + suffix, "")).strip()
    ]
    assert lacking == []


@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("id", sorted(all_games()))
def test_no_italian_is_a_copy_of_the_english(id: str, kind: str) -> None:
    same = [
        f"{entry['id']} {field}"
        for entry in data(id)[kind]
        for field in FIELDS[kind]
        if entry[field] == entry[field + "_it"]
    ]
    assert same == []


@pytest.mark.parametrize("id", sorted(all_games()))
def test_a_chapter_has_one_name_and_number_in_each_language(id: str) -> None:
    names: dict[str, str] = {}
    for rule in load_ledger(all_games()[id].folder()).rules:
        assert names.setdefault(rule.section, rule.section_it) == rule.section_it, rule.id
        assert rule.section.split()[0] == rule.section_it.split()[0], rule.id
    assert len(set(names.values())) == len(names)
