"""Playing together: turns, votes, orders, seats, bots, chat, spectators."""

import os
import signal
import time
from pathlib import Path

from shamble.match.protocol.events import (
    Ack,
    BotExplanation,
    ChatMessage,
    Hint,
    Inspection,
    MoveRoute,
    Rejected,
    Seats,
    Sync,
    Update,
)
from shamble.match.protocol.requests import (
    Act,
    AnswerVote,
    AskExplanation,
    AskHint,
    AskInspection,
    EnterRoll,
    Redo,
    Say,
    SetAutoPass,
    SetPace,
    SetSeat,
    TakeBack,
)
from shamble.match.protocol.view import AutoPass
from tests.server.helpers import OPEN, PERSON, Place, Player, bot, serving, wait_for


def two(place: Place, **more: object) -> tuple[Player, Player]:
    """Two players, each with a seat and a screen."""
    made = place.open(PERSON, OPEN, **more)
    first = place.sit(made.mine).joined()
    second = place.sit(made.seats[1])
    second.until(Sync, lambda sync: sync.mine == [1])
    first.until(Seats, lambda m: m.seats[1].kind == "person" and m.seats[1].online)
    return first, second


def test_opening_free_seat_link_takes_seat(place: Place) -> None:
    first, second = two(place)
    with first, second:
        assert (first.mine, second.mine) == ([0], [1])
        assert first.last is not None
        assert first.last.lines[0].key == "event-seat-person"  # type: ignore[union-attr]


def test_action_is_broadcast_before_it_is_acknowledged(place: Place) -> None:
    first, second = two(place)
    with first, second:
        said = first.do("door 1")
        kinds = [type(m) for m in first.messages[-2:]]
        assert kinds == [Update, Ack]
        update = second.until(Update)
        assert (update.version, update.by, update.text) == (said.version, 0, "")
        assert update.decision is not None
        assert update.decision.waiting == [1]


def test_inspection_answers_only_the_client_that_asked(place: Place) -> None:
    """Players and spectators can ask, and no other client receives the answer."""
    made = place.open(PERSON, bot(), game="zombie-plague")
    with place.sit(made.mine) as one, place.sit(made.watch) as watcher:
        one.joined()
        watcher.joined()
        for asking in (one, watcher):
            asking.send(AskInspection(ref=9, thing="hum:1"))
            inspection = asking.until(Inspection)
            assert (inspection.ref, inspection.version, inspection.thing) == (9, asking.version, "hum:1")
        one.send(AskInspection(ref=10, thing="nothing of the kind"))
        assert one.until(Inspection).reach == {}
        one.send(AskInspection(ref=11, thing="x" * 1_000))
        refused = one.until(Rejected)
        assert (refused.ref, refused.reasons[0].key) == (11, "no-too-long")


def test_whole_game_at_one_screen_ends(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        while not both.over():
            both.first_option()
        assert both.last is not None
        assert both.last.ending is not None
        assert both.decision is None
        with place.sit(made.watch) as late:
            sync = late.until(Sync)
            assert sync.ending == both.last.ending
    assert place.get(made.watch, "/export").status_code == 200  # the game is over, so nothing is hidden


def test_decision_with_one_option_is_skipped(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", each=False) as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            _play_choices(both)
        log = place.get(made.mine, "/export")
        assert b'"auto":true' in log.content


def _play_choices(both: Player) -> None:
    while not both.over():
        decision = both.asked()
        if len(decision.options) > 1:
            both.act(decision.options[0].text)  # the table can act faster with the rest
        else:
            both.take()


def test_one_message_walks_and_one_undoes_it(place: Place) -> None:
    """A human of Zombie Plague moves as far as it can, and back."""
    made = place.open(PERSON, bot(), game="zombie-plague")
    with place.sit(made.mine) as player:
        player.joined()
        while not (answer := _ways(player)):
            player.first_option()
        way = max(answer.values(), key=lambda way: len(way.actions))
        assert len(way.actions) > 1
        before, steps = player.version, player.last.undo.steps  # type: ignore[union-attr]
        player.ask(
            Act,
            seat=0,
            decision=player.asked().id,
            text=way.actions[0],
            then=way.actions[1:],
        )
        player.until(Update, lambda update: update.version == before + len(way.actions))
        assert isinstance(player.last, Update)
        assert player.last.undo.steps == steps + 1
        player.ask(TakeBack)
        assert _ways(player) == answer


def _ways(player: Player) -> dict[str, MoveRoute]:
    subject = player.asked().subject
    player.send(AskInspection(9000, subject))
    inspection: Inspection = player.until(Inspection)
    return {place: way for place, way in inspection.reach.items() if way.actions}


def test_spectators_see_public_view_and_cannot_act(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both, place.sit(made.watch) as watcher:
        both.joined()
        sync = watcher.until(Sync)
        assert (sync.mine, sync.links, sync.view["cards"]) == ([], {}, [])
        assert [seat["cards"] for seat in sync.view["seats"]] == [1, 1]
        assert sync.decision is not None
        assert sync.decision.options == []
        both.do("door 2")
        update = watcher.until(Update)
        assert update.text == ""
        watcher.decision = both.decision
        for answer, code in [
            (watcher.act("door 1", seat=1), "seat"),
            (watcher.ask(TakeBack, ask=True), "refused"),
            (watcher.ask(Redo), "refused"),
            (watcher.ask(SetPace, pace=0, paused=True), "refused"),
            (watcher.ask(SetSeat, seat=0, kind="bot"), "seat"),
            (watcher.ask(SetAutoPass, seat=0, orders=AutoPass(only=True)), "seat"),
            (watcher.ask(AskHint, seat=0), "seat"),
        ]:
            assert isinstance(answer, Rejected)
            assert answer.code == code


def test_undo_needs_vote_after_another_player_acted(place: Place) -> None:
    first, second = two(place)
    with first, second:
        first.do("door 1")
        assert first.last is not None
        assert first.last.undo.steps == 1
        assert isinstance(first.ask(TakeBack), Ack)
        back = [m for m in first.messages if isinstance(m, Sync)][-1]
        assert back.decision is not None
        assert back.decision.waiting == [0, 1]
        assert isinstance(first.ask(Redo), Ack)
        second.asked()
        second.until(Sync, lambda sync: sync.version == first.version)
        second.do("door 2")
        first.until(Update)
        no = first.ask(TakeBack)
        assert isinstance(no, Rejected)
        assert (no.code, no.reasons[0].key) == ("refused", "undo-other")
        assert isinstance(first.ask(TakeBack, ask=True), Ack)
        asked = second.until(Seats, lambda m: m.vote is not None)
        assert asked.vote is not None
        assert (asked.vote.by, asked.vote.waiting) == (0, [1])
        assert isinstance(second.ask(AnswerVote, agree=True), Ack)
        sync = first.until(Sync)
        assert sync.decision is not None
        assert 0 in sync.decision.waiting
        assert sync.vote is None


def test_vote_can_fail(place: Place) -> None:
    first, second = two(place)
    with first, second:
        first.do("door 1")
        second.asked()
        second.until(Update)
        second.do("door 2")
        version = first.until(Update).version
        first.ask(TakeBack, ask=True)
        second.until(Seats, lambda m: m.vote is not None)
        assert isinstance(second.ask(AnswerVote, agree=False), Ack)
        over = first.until(Seats, lambda m: m.vote is None)
        assert over.vote is None
        assert first.version == version
        assert isinstance(first.ask(AnswerVote, agree=True), Rejected)


def test_standing_orders_pass_unseen_by_others(place: Place) -> None:
    first, second = two(place)
    with first, second:
        heard = len(first.frames)
        second.ask(SetAutoPass, seat=1, orders=AutoPass(until_turn=True))
        first.do("door 1")
        assert [type(m) for m in first.messages[heard:]] == [Update, Ack]  # no message about orders
        second.until(Update)
        second.do("door 2")
        passed = first.until(Update, lambda m: m.by == 1 and m.text == "pass")
        assert passed.lines == []
        assert not any("until_turn" in frame for frame in first.frames)
        assert any("until_turn" in frame for frame in second.frames)
        assert second.seats is not None
        assert second.seats.orders[1].until_turn


def test_pass_by_order_is_delayed_when_others_watch(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", hesitation=(0.4, 0.5)) as place:
        first, second = two(place)
        with first, second:
            second.ask(SetAutoPass, seat=1, orders=AutoPass(until_turn=True))
            first.do("door 1")
            second.until(Update)
            second.do("door 2")
            start = time.monotonic()
            first.until(Update, lambda m: m.by == 1 and m.text == "pass")
            assert time.monotonic() - start > 0.2


def test_standing_orders_survive_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as place:
        made = place.open(PERSON, PERSON)
        with place.sit(made.mine) as both:
            both.joined()
            both.ask(SetAutoPass, seat=0, orders=AutoPass(only=True))
            both.ask(SetPace, pace=3, paused=True)
    with serving(tmp_path / "t.db") as place, place.sit(made.mine) as both:
        sync = both.until(Sync)
        assert sync.orders == {0: AutoPass(only=True)}
        assert (sync.pace, sync.paused) == (3.0, True)


def test_hint_is_a_legal_option(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both:
        both.joined()
        hint = both.ask(AskHint, seat=0)
        assert isinstance(hint, Hint)
        assert hint.text in [option.text for option in both.asked().options]
        assert hint.reason.key == "hint-door"


def test_bot_explains_its_choice(place: Place) -> None:
    made = place.open(bot(), PERSON, game="zombie-plague")
    with place.sit(made.mine) as one:
        one.joined()
        no = one.ask(AskExplanation, seat=1)
        assert isinstance(no, Rejected)
        assert no.reasons[0].key == "no-thought-bot"
        answer = one.ask(AskExplanation, seat=0)
        while not isinstance(answer, BotExplanation):  # it has not chosen yet
            one.take()
            answer = one.ask(AskExplanation, seat=0)
        assert answer.did.key.startswith("do-")
        assert answer.reason.key.startswith("hint-")


def test_explanation_is_refused_if_it_reveals_secrets(place: Place) -> None:
    made = place.open(PERSON, bot())
    with place.sit(made.mine) as one:
        one.joined()
        no = one.ask(AskExplanation, seat=1)
        assert isinstance(no, Rejected)
        assert no.reasons[0].key == "no-thought-secret"


def test_real_dice_are_requested(place: Place) -> None:
    made = place.open(PERSON, PERSON, dice="typed")
    with place.sit(made.mine) as both:
        both.joined()
        both.do("door 1")
        both.do("door 2")
        assert both.decision is not None
        assert (both.decision.kind, both.decision.prompt.key) == ("chance", "ask-roll")
        wrong = both.ask(EnterRoll, decision=both.decision.id, values=[9])
        assert isinstance(wrong, Rejected)
        assert wrong.reasons[0].key == "no-impossible-roll"
        assert isinstance(both.ask(EnterRoll, decision=both.decision.id, values=[3]), Ack)
        assert both.last is not None
        assert [seat["numbers"][0]["value"] for seat in both.last.view["seats"]] == [1, 0]


def test_only_the_typist_enters_dice(place: Place) -> None:
    made = place.open(PERSON, PERSON, dice="typed", typist=1)
    with place.sit(made.seats[0]) as ada, place.sit(made.seats[1]) as bea:
        assert (ada.until(Sync).typist, bea.until(Sync).real) == (1, ["dice"])
        ada.do("door 1")
        bea.do("door 2")
        assert bea.decision is not None
        assert bea.decision.kind == "chance"
        refused = ada.ask(EnterRoll, decision=bea.decision.id, values=[3])
        assert isinstance(refused, Rejected)
        assert refused.reasons[0].key == "no-other-types"
        assert isinstance(bea.ask(EnterRoll, decision=bea.decision.id, values=[3]), Ack)


def test_bot_cannot_enter_dice(place: Place) -> None:
    body = {"game": "drill", "seats": [PERSON, bot()], "dice": "typed", "typist": 1}
    answer = place.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "no-typist"


def test_chat_reaches_all_and_latecomers(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as both, place.sit(made.watch) as watcher:
        both.joined()
        watcher.joined()
        both.ask(Say, text="  ciao <b>tutti</b> ")
        said = watcher.until(ChatMessage)
        assert (said.seat, said.name, said.text) == (0, "Ada", "ciao <b>tutti</b>")
        assert isinstance(watcher.ask(Say, text="hello"), Ack)
        for text in ("", "   ", "x" * 501):
            assert isinstance(both.ask(Say, text=text), Rejected)
        with place.sit(made.watch) as late:
            assert [line.text for line in late.until(Sync).chat] == ["ciao <b>tutti</b>", "hello"]


def test_seat_goes_to_bot_and_back(place: Place) -> None:
    first, second = two(place)
    with first, second:
        assert isinstance(first.ask(SetPace, pace=0, paused=False), Ack)
        assert isinstance(second.ask(SetSeat, seat=1, kind="bot", bot="random"), Ack)
        sync = [m for m in second.messages if isinstance(m, Sync)][-1]
        assert (sync.mine, sync.seats[1].bot) == ([], "random")
        first.until(Update, lambda m: m.by == 1)  # the bot plays
        assert isinstance(second.ask(SetSeat, seat=1, kind="person", name="  Berta  Rossi "), Ack)
        sync = [m for m in second.messages if isinstance(m, Sync)][-1]
        assert (sync.mine, sync.seats[1].name) == ([1], "Berta Rossi")
        for fields in ({"seat": 0, "kind": "bot"}, {"seat": 7, "kind": "bot"}, {"seat": -1, "kind": "open"}):
            no = second.ask(SetSeat, **fields)
            assert isinstance(no, Rejected)
            assert no.code == "seat"
        bad = second.ask(SetSeat, seat=1, kind="bot", bot="genius")
        assert isinstance(bad, Rejected)
        assert bad.reasons[0].key == "no-bot"


def test_host_replaces_only_absent_players(place: Place) -> None:
    first, second = two(place)
    with first:
        with second:
            no = first.ask(SetSeat, seat=1, kind="bot")
            assert isinstance(no, Rejected)
            assert no.reasons[0].key == "no-seat-taken"
        first.until(Seats, lambda m: not m.seats[1].online)
        mine = first.ask(SetSeat, seat=1, kind="person")
        assert isinstance(mine, Rejected)
        assert isinstance(first.ask(SetSeat, seat=1, kind="bot"), Ack)
        assert first.seats is not None


def test_host_gives_seat_away(place: Place) -> None:
    made = place.open(PERSON, PERSON)
    with place.sit(made.mine) as host:
        host.joined()
        assert host.mine == [0, 1]
        assert isinstance(host.ask(SetSeat, seat=1, kind="open"), Ack)
        assert host.mine == [0]
        links = [m for m in host.messages if isinstance(m, Sync)][-1].links
        assert links == made.seats
        with place.sit(links[1]) as friend:
            friend.until(Sync, lambda sync: sync.mine == [1])
            host.until(Seats, lambda m: m.seats[1].kind == "person")
            assert host.mine == [0]
            host.decision = friend.decision
            no = host.act("door 1", seat=1)
            assert isinstance(no, Rejected)
            assert no.code == "seat"


def test_presence_follows_connections(place: Place) -> None:
    first, second = two(place)
    with first:
        second.line.close()
        gone = first.until(Seats, lambda m: not m.seats[1].online)
        assert gone.seats[0].online


def test_bots_play_whole_game(place: Place) -> None:
    made = place.open(bot("random"), bot("novice"))
    with place.sit(made.mine) as host:
        host.joined()
        host.ask(SetPace, pace=0, paused=False)
        end = host.until(Update, lambda m: m.ending is not None)
        assert end.decision is None


def test_bots_pause_and_step(place: Place) -> None:
    made = place.open(bot("random"), bot("random"))
    with place.sit(made.mine) as host:
        host.joined()
        assert isinstance(host.ask(SetPace, pace=0, paused=True), Ack)
        match = place.registry.rooms[made.table].match
        for _ in range(3):
            before = match.version
            assert isinstance(host.ask(SetPace, pace=0, paused=True, step=True), Ack)
            host.until(Update, lambda m, v=before: m.version == v + 1)  # type: ignore[misc]
            host.ask(Say, text="still?")
            assert match.version == before + 1
        bad = host.ask(SetPace, pace=-1, paused=False)
        assert isinstance(bad, Rejected)
        assert bad.reasons[0].key == "no-pace"


def test_dead_worker_is_replaced(place: Place) -> None:
    made = place.open(PERSON, bot("novice"))
    pool = place.registry.pool
    with place.sit(made.mine) as me:
        me.joined()
        while me.decision is None or me.decision.waiting != [0]:
            me.take()
        dead = wait_for(pool.pids)
        for pid in dead:
            os.kill(pid, signal.SIGKILL)
        me.do("door 1")
        while not me.over():
            if me.owes():
                me.first_option()
            else:
                me.take()
        assert set(pool.pids()).isdisjoint(dead)
