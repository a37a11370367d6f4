"""Objects that live as long as the application."""

from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakValueDictionary

from starlette.applications import Starlette

from shamble.server.lab.runs import StudyQueue
from shamble.server.people.accounts import Accounts
from shamble.server.people.identity import People
from shamble.server.people.profile import Profiles
from shamble.server.rooms.lobby import Lobby
from shamble.server.rooms.registry import RoomRegistry
from shamble.server.storage.bans import Bans
from shamble.server.token_buckets import AddressQuotas, HeavyJobs


@dataclass
class AppState:
    """State of one server process, created when the application starts."""

    rooms: RoomRegistry
    lobby: Lobby
    people: People
    accounts: Accounts
    profiles: Profiles
    studies: StudyQueue
    quotas: AddressQuotas
    static: Path
    open_metrics: bool  # other machines can read /metrics
    bans: Bans
    heavy_jobs: WeakValueDictionary[tuple[str, str], HeavyJobs] = field(  # by table and key
        default_factory=WeakValueDictionary
    )


def state_of(app: Starlette) -> AppState:
    """Return the state of a running application."""
    state: AppState = app.state.shamble
    return state
