"""The deployment that is documented: its units are valid, and its commands are commands of ours."""

import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command
from uvicorn.middleware.proxy_headers import _TrustedHosts

from shamble.cli.app import app

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
# what the Compose specification knows of a service, as far as it is used here
KEYS = {
    "build",
    "command",
    "depends_on",
    "environment",
    "healthcheck",
    "image",
    "ports",
    "restart",
    "volumes",
}
KEYS |= {"entrypoint", "stop_grace_period"}


def understood(arguments: list[str]) -> bool:
    """Does the command line parse?"""
    command = get_command(app).commands[arguments[0]]  # type: ignore[attr-defined]
    command.make_context(arguments[0], list(arguments[1:]), resilient_parsing=False)
    return True


@pytest.fixture(autouse=True)
def with_a_key_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHAMBLE_KEY_FILE", "/key/server.key")
    monkeypatch.setenv("SHAMBLE_REDIS", "redis://:geheim@redis:6379/0")


def test_the_compose_file_starts_what_there_is() -> None:
    content: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = content["services"]
    assert set(services) == {"table", "worker", "backup", "proxy", "postgres", "redis"}
    for name, service in services.items():
        assert set(service) <= KEYS, name
        assert set(service.get("depends_on", {})) <= set(services), name
        named = [volume.split(":")[0] for volume in service.get("volumes", [])]
        assert {volume for volume in named if not volume.startswith(".")} <= set(content["volumes"]), name
    backup = services["backup"]["entrypoint"][2].partition("shamble ")[2].partition(";")[0]
    assert understood(backup.split())
    for name in ("table", "worker"):
        assert understood(services[name]["command"])
    assert (DEPLOY / services["table"]["build"]["dockerfile"].removeprefix("deploy/")).is_file()


def test_no_password_is_on_a_command_line() -> None:
    """Other users of a machine can read command lines, and the stores need passwords."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    for name, service in services.items():
        command = " ".join([*service.get("entrypoint", []), *service.get("command", [])])
        assert "PASSWORD" not in command, name
        assert "ports" not in service or name == "proxy"
    assert "--requirepass" in services["redis"]["command"][2]
    for name in ("table", "worker", "backup"):
        assert "${REDIS_PASSWORD:?}@" in services[name]["environment"]["SHAMBLE_REDIS"]
        assert ":${POSTGRES_PASSWORD:?}@" in services[name]["environment"]["SHAMBLE_DATABASE"]
    for unit in UNITS:
        assert not any("SHAMBLE_" in line for line in unit.read_text().splitlines() if "ExecStart" in line)


def test_one_domain_feeds_proxy_hosts_and_trusted_proxies() -> None:
    """The server believes the addresses of visitors that the proxy names, and only the proxy's."""
    content = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    table, proxy = content["services"]["table"], content["services"]["proxy"]
    assert table["environment"]["SHAMBLE_HOSTS"] == proxy["environment"]["DOMAIN"] == "${DOMAIN:?}"
    assert (DEPLOY / "Caddyfile").read_text().startswith("{$DOMAIN} {")
    [network] = content["networks"]["default"]["ipam"]["config"]
    assert table["environment"]["SHAMBLE_PROXIES"] == network["subnet"]
    trusted = _TrustedHosts(network["subnet"])
    assert "172.31.87.5" in trusted
    assert "203.0.113.9" not in trusted


@pytest.mark.parametrize("unit", [path for path in UNITS if path.suffix == ".service"], ids=lambda p: p.name)
def test_units_start_what_there_is(unit: Path) -> None:
    line = next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart="))
    program, *arguments = shlex.split(line.removeprefix("ExecStart="))
    assert program.endswith("/shamble")
    assert understood(arguments)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="NOT CHECKED: no systemd-analyze here")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    program = shutil.which("true")
    for unit in UNITS:
        text = unit.read_text().replace("/opt/shamble/bin/shamble", str(program))
        (tmp_path / unit.name).write_text(text.replace("User=shamble", "User=root"))
    paths = [str(tmp_path / unit.name) for unit in UNITS]
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *paths], capture_output=True, text=True, check=False
    )
    about_ours = [line for line in checked.stderr.splitlines() if "shamble" in line]
    assert about_ours == []
