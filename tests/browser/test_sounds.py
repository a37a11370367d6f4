"""Every sound rendered by the browser: its level against the target, no clipping, no two alike."""

import json
import math
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Server

pytestmark = pytest.mark.browser

WEB = Path(__file__).resolve().parents[2] / "web"
# loudest 400 ms of each sound in LUFS (docs/decisions/011-sound.md)
TARGETS = {
    "dice": -24, "step": -34, "shamble": -33, "groan-near": -26, "groan-far": -33, "runner": -27, "fatty": -27,
    "abomination": -20, "pistol": -21, "shotgun": -19, "chainsaw": -21, "melee-hit": -24, "miss": -29,
    "door-smash": -20, "noise": -27, "search": -29, "card-draw": -32, "card-play": -29, "vote-sealed": -26,
    "votes-revealed": -21, "betrayal": -20, "wound": -21, "death": -19, "level-blue": -25, "level-yellow": -24,
    "level-orange": -23, "level-red": -21, "objective": -22, "win": -18, "loss": -19, "your-turn": -23, "chat": -32,
}  # fmt: skip
BED_TARGET = -41
TOLERANCE = 2.0  # LU: noise differs by seed
PEAK = -3.0  # dBFS
ALIKE = 3.0  # dB between two spectra over time
HEARD = -60.0  # dB of a band

BUNDLE = """
import { rolldown } from 'rolldown'
const bundle = await rolldown({ input: 'src/sound/mixer.ts', external: [] })
const { output } = await bundle.generate({ format: 'iife', name: 'sounds', exports: 'named' })
console.log(output[0].code)
"""

# renders one sound; returns peak and loudest 400 ms (K-weighted), and its levels by time and band
RENDER = """async ([name, isBed]) => {
    const rate = 48000
    const seconds = isBed ? 16 : 3.6
    const render = async (filter) => {
        const offline = new OfflineAudioContext(1, seconds * rate, rate)
        let out = offline.destination
        if (filter) {
            const band = new BiquadFilterNode(offline, filter)
            band.connect(out)
            out = band
        }
        if (isBed) sounds.performBed(offline, out, name, 1)
        else sounds.perform(offline, out, name, 0, 1)
        return (await offline.startRendering()).getChannelData(0)
    }
    const iir = (data, b, a) => {
        const out = new Float32Array(data.length)
        let [x1, x2, y1, y2] = [0, 0, 0, 0]
        for (let i = 0; i < data.length; i += 1) {
            const y = b[0] * data[i] + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
            ;[x2, x1, y2, y1] = [x1, data[i], y1, y]
            out[i] = y
        }
        return out
    }
    const power = (data, from, to) => {
        let sum = 0
        for (let i = from; i < to; i += 1) sum += data[i] * data[i]
        return sum / (to - from)
    }
    const data = await render(null)
    const shelf = iir(data, [1.53512485958697, -2.69169619, 1.19839281085285], [-1.69065929318241, 0.73248077421585])
    const weighted = iir(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621])
    const window = 0.4 * rate
    let loudest = 0
    for (let i = 0; i + window <= data.length; i += rate / 100) {
        loudest = Math.max(loudest, power(weighted, i, i + window))
    }
    const bands = []
    for (const frequency of [80, 250, 700, 1500, 3200, 7000]) {
        const band = await render({ type: 'bandpass', frequency, Q: 1 })
        for (let slot = 0; slot < 12; slot += 1) {
            const [from, to] = [slot * 5760, (slot + 1) * 5760]
            bands.push(Math.max(-80, 10 * Math.log10(power(band, from, to) + 1e-12)))
        }
    }
    const most = data.reduce((top, one) => Math.max(top, Math.abs(one)), 0)
    return { peak: 20 * Math.log10(most), loud: -0.691 + 10 * Math.log10(loudest), bands }
}"""

Levels = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def levels(server: Server, browser: Browser) -> Levels:
    code = subprocess.run(
        ["node", "--input-type=module", "-e", BUNDLE], cwd=WEB, capture_output=True, text=True, check=True
    ).stdout
    page = browser.new_page()
    page.goto(server.url + "/icon.svg")
    page.evaluate(f"() => {{ {code}; window.sounds = sounds }}")
    beds = ["zombicide", "city-of-horror", "all-things-zombie", "zombies", "zombie-plague"]
    rendered: Levels = {name: page.evaluate(RENDER, [name, False]) for name in TARGETS}
    rendered |= {f"bed of {name}": page.evaluate(RENDER, [name, True]) for name in beds}
    page.close()
    return rendered


def test_every_sound_meets_its_level(levels: Levels) -> None:
    for name, level in levels.items():
        print(f"{name:28} peak {level['peak']:6.1f} dBFS   loudest 400 ms {level['loud']:6.1f} LUFS")
    off = {
        name: round(level["loud"], 1)
        for name, level in levels.items()
        if abs(level["loud"] - TARGETS.get(name, BED_TARGET)) > TOLERANCE
    }
    assert off == {}


def test_no_sound_clips(levels: Levels) -> None:
    assert {name: level["peak"] for name, level in levels.items() if level["peak"] > PEAK} == {}


def test_no_two_sounds_are_alike(levels: Levels) -> None:
    def apart(one: str, other: str) -> float:
        """Return the difference where either can be heard."""
        pairs = zip(levels[one]["bands"], levels[other]["bands"], strict=True)
        heard = [a - b for a, b in pairs if max(a, b) > HEARD]
        return math.sqrt(sum(gap * gap for gap in heard) / len(heard))

    closest = sorted((apart(one, other), one, other) for one, other in combinations(TARGETS, 2))
    print(json.dumps(closest[:3]))
    assert closest[0][0] > ALIKE


def test_every_effect_has_a_target() -> None:
    source = (WEB / "src/sound/effects.ts").read_text("utf-8")
    assert source.count("priority:") - 1 == len(TARGETS)  # one is the interface
    assert all(f"  {name}: {{" in source or f"  '{name}': {{" in source for name in TARGETS)
