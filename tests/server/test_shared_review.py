"""A review that players look at together: lead, requests, arrows, and who can do what."""

from shamble.match.protocol.events import Ack, Rejected, ReviewArrow, SharedReview, Sync
from shamble.match.protocol.requests import GiveReviewLead, LeadReview, ShowInReview
from tests.server.helpers import OPEN, PERSON, Place
from tests.server.test_fair import play


def test_leader_shows_and_others_follow(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    play(place, made)
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest:
        host.joined()
        guest.until(Sync)
        assert isinstance(host.ask(LeadReview, lead=True), Ack)
        assert guest.until(SharedReview).leader == 0
        arrows = [ReviewArrow(1.0, 2.0, 30.5, 4.0)]
        assert isinstance(host.ask(ShowInReview, seat=1, at=3, arrows=arrows), Ack)
        shown = guest.until(SharedReview)
        assert (shown.seat, shown.at, shown.arrows) == (1, 3, arrows)
        host.ask(ShowInReview, seat=1, at=4, what_if="/t/other#key")
        assert guest.until(SharedReview).what_if == "/t/other#key"
        with place.sit(made.watch) as late:
            assert late.until(SharedReview).at == 4


def test_lead_is_asked_for_and_given(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    play(place, made)
    with place.sit(made.mine) as host, place.sit(made.seats[1]) as guest:
        host.joined()
        guest.until(Sync)
        host.ask(LeadReview, lead=True)
        assert isinstance(guest.ask(LeadReview, lead=True), Ack)
        assert host.until(SharedReview, lambda state: state.asking == [1]).leader == 0
        assert isinstance(guest.ask(ShowInReview, seat=0, at=0), Rejected)
        assert isinstance(guest.ask(GiveReviewLead, to=1), Rejected)
        assert isinstance(host.ask(GiveReviewLead, to=0), Rejected)  # did not ask
        assert isinstance(host.ask(GiveReviewLead, to=1), Ack)
        assert guest.until(SharedReview, lambda state: state.leader == 1).asking == []
        assert isinstance(guest.ask(ShowInReview, seat=0, at=0), Ack)


def test_lead_of_a_player_who_leaves_passes_on(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    play(place, made)
    with place.sit(made.seats[1]) as guest:
        guest.until(Sync)
        with place.sit(made.mine) as host:
            host.joined()
            host.ask(LeadReview, lead=True)
            guest.ask(LeadReview, lead=True)
        assert guest.until(SharedReview, lambda state: state.leader == 1).asking == []
        guest.ask(LeadReview, lead=False)
        last = [message for message in guest.messages if isinstance(message, SharedReview)][-1]
        assert last.leader == -1


def test_review_has_no_leader_during_the_game(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    with place.sit(made.mine) as host:
        host.joined()
        assert isinstance(host.ask(LeadReview, lead=True), Rejected)


def test_impossible_pointers_and_spectators_are_refused(place: Place) -> None:
    made = place.open(PERSON, OPEN)
    play(place, made)
    with place.sit(made.mine) as host, place.sit(made.watch) as watcher:
        host.joined()
        watcher.until(Sync)
        assert isinstance(watcher.ask(LeadReview, lead=True), Rejected)
        host.ask(LeadReview, lead=True)
        far = ReviewArrow(0.0, 0.0, 1e9, 0.0)
        for wrong in (
            {"seat": 7, "at": 0},
            {"seat": 0, "at": 10_000},
            {"seat": 0, "at": 0, "arrows": [far]},
            {"seat": 0, "at": 0, "arrows": [ReviewArrow(0.0, 0.0, 1.0, 1.0)] * 21},
            {"seat": 0, "at": 0, "what_if": "https://elsewhere.example"},
        ):
            assert isinstance(host.ask(ShowInReview, **wrong), Rejected)
