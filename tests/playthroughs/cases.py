"""Tables and seeds of the golden playthroughs. The unnamed case is the default setup."""

from tests.tables import Table, table

CASES: dict[str, list[Table]] = {
    "all-things-zombie": [
        table("", 1, "solo/for-a-few-bullets-more", seed=1),
        table("barricade", 2, "cooperative/the-barricade", seed=1),
        table("destroy", 1, "solo/search-and-destroy", seed=2, charged_by_arrivals_only=True),
        table("firefight", 1, "solo/firefight", seed=3),
        table("firefight-two", 2, "competitive/firefight", seed=4, patience=40),
        table("cure", 1, "solo/the-cure", seed=5, s5_no_search_die=True, patience=40),
        table("helicopter", 4, "cooperative/race-to-the-helicopter", seed=6),
        table("skirmish", 1, "solo/skirmish", seed=7),
        table("skirmish-two", 2, "competitive/skirmish", seed=8, faq_zombie_hex=True),
        table("campaign", 1, "solo/campaign", seed=9, patience=40),
    ],
    "city-of-horror": [
        table("", 3, "standard", seed=1),
        table("b", 5, "standard", seed=2, sides="B", expert_draft=True, binding_promises=True),
        table("six", 6, "standard", seed=3, sides="random", corners="random", offers=3),
    ],
    "drill": [table("", 3, "standard", seed=1)],
    "zombicide": [
        table("", 1, "book/00", seed=1),
        table("exit", 6, "book/02", seed=2),
        table("cars", 2, "faq/08", seed=3, quick=True),
        table("exits", 4, "book/07", seed=4, may_decline_find=True),
    ],
    "zombie-plague": [
        table("", 2, "basic", seed=1),
        table("horror", 4, "basic", seed=2, car_keys="horror", how_boring=True, roadkill=True),
        table("friendly", 3, "basic", seed=3, car_keys="friendly", house_only=True, arrival_anywhere=True),
        table("seven", 7, "basic", seed=4, human_figures=6, dawn=60),
    ],
    "zombies": [
        table("", 2, "classic/escape", seed=1),
        table("six", 6, "classic/escape", seed=3),
        table("fast", 3, "classic/escape", seed=4, fast_game=True, zombie_step_combat="next_phase_2"),
        table("cooperative", 3, "cooperative/escape", seed=5, coop_hard_zombies=True),
        table("team", 4, "team/escape", seed=6, shotgun_combines=True),
        table("rescue", 3, "classic/rescue_mission", seed=7),
        table("last-man", 4, "classic/last_man_standing", seed=8),
        table("military", 2, "classic/military_helicopter", seed=9, any_item_is_weapon=True),
    ],
}
