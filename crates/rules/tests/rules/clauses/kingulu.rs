//! Bao Kingulu.

use bingwa_rules::{AnyPosition, Clause, Position, Rules, Seat};

use super::case::at;

const KINGULU: &[Rules] = &[Rules::Kingulu];

// clauses: KIN-1
#[test]
fn the_start() {
    let start = AnyPosition::start(Rules::Kingulu);
    assert_eq!(start.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 S 0,0");
    assert_eq!(start.turn(), Seat::South);
    assert_eq!(start.setup().total(), 48);
}

// clauses: KIN-2
#[test]
fn a_move_lifts_an_own_hole_that_is_not_reserved() {
    // A1 and A4 are empty, A5 is reserved.
    at(KINGULU, "0,0,0,1,0,0/0,1,1,0,5!,2 S 0,0")
        .moves("A3 A6")
        .traces("A6", "lift A6 seeds 2; drop a1 now 1; drop a2 now 1; end a2 KIN-3");
}

// clauses: KIN-3
#[test]
fn a_first_lap_may_not_end_in_an_own_occupied_hole() {
    // A1's two end in A3, which is occupied; A2's two in A4, which is not.
    at(KINGULU, "0,0,0,0,1,0/2,2,3,0,0,0 S 0,0").forbids("A1").allows("A2 A3");
    // A later lap may: it relays. A6 ends in a1, where one lay; the two go on to a3, which is
    // empty. A4 relays from a1, too.
    at(KINGULU, "0,0,0,0,0,1/0,0,0,0,0,1 S 0,0")
        .moves("A6")
        .tells("A6", "drop a1 now 2; lift a1 seeds 2; drop a2 now 1; drop a3 now 1; end a3 KIN-3");
    // A later lap that ends in an own occupied hole: a6's five end in A5.
    at(KINGULU, "4,0,0,0,0,0/0,0,0,0,1,6 S 0,0")
        .moves("A6")
        .tells(
            "A6",
            "drop a6 now 5; lift a6 seeds 5; drop A5 now 2; lift A5 seeds 2; drop A6 now 1",
        )
        .tells("A6", "drop a1 now 2; lift a1 seeds 2");
}

// clauses: KIN-3
#[test]
fn an_empty_hole_ends_the_move() {
    // The enemy's: nothing more, though it faces seeds.
    at(KINGULU, "0,0,0,0,0,0/3,0,0,0,0,1 S 0,0").gives("A6", "0,0,0,0,0,1/3,0,0,0,0,0 N 0,0").ends(
        "A6",
        "a1",
        Clause::Kin3,
    );
}

// clauses: KIN-3, KIN-5
#[test]
fn enemy_holes_with_one_two_or_four_seeds_relay() {
    for seeds in [1, 2, 4, 5] {
        at(KINGULU, &format!("0,0,0,0,0,{seeds}/0,0,0,0,0,1 S 0,0"))
            .tells("A6", &format!("drop a1 now {0}; lift a1 seeds {0}", seeds + 1));
    }
    at(KINGULU, "0,0,0,0,0,3/0,0,0,0,0,1 S 0,0")
        .traces("A6", "lift A6 seeds 1; drop a1 now 4; reserve a1; end a1 KIN-5");
}

// clauses: KIN-3, KIN-6
#[test]
fn a_reserved_hole_ends_the_move_in_either_row() {
    // The enemy's row: the seed is the mover's, and stays.
    at(KINGULU, "0,0,0,0,4!,0/0,0,0,0,0,2 S 0,0")
        .moves("A6")
        .gives("A6", "0,0,0,0,5!,1/0,0,0,0,0,0 N 0,0")
        .ends("A6", "a2", Clause::Kin3);
    // The own row, in the first lap too: no relay, and no ban either.
    at(KINGULU, "0,0,0,0,0,1/0,2,0,6!,0,0 S 0,0")
        .moves("A2")
        .gives("A2", "0,0,0,0,0,1/0,0,1,7!,0,0 N 0,0");
    // Seeds that pass stay there, and the hole is never lifted.
    at(KINGULU, "0,0,0,0,4!,0/0,0,0,0,0,3 S 0,0").gives("A6", "0,0,0,1,5!,1/0,0,0,0,0,0 N 0,0");
    at(KINGULU, "0,0,0,0,4!,0/0,0,0,0,0,3 N 0,0").is_scored(Some(Seat::South), [7, 0]);
}

// clauses: KIN-4
#[test]
fn an_own_empty_hole_captures_the_facing_seeds_and_its_own() {
    // A4 faces a3.
    at(KINGULU, "0,0,0,5,1,0/0,2,0,0,0,0 S 0,0")
        .gives("A2", "0,0,0,0,1,0/0,0,1,0,0,0 N 6,0")
        .traces(
            "A2",
            "lift A2 seeds 2; drop A3 now 1; drop A4 now 1; take a3 seeds 5 to S; \
             take A4 seeds 1 to S; end A4 KIN-4",
        );
    // Nothing faces it: the seed stays.
    at(KINGULU, "0,0,0,0,1,0/0,2,0,0,0,0 S 0,0").gives("A2", "0,0,0,0,1,0/0,0,1,1,0,0 N 0,0");
    // What faces it is reserved: the same.
    at(KINGULU, "0,0,0,5!,1,0/0,2,0,0,0,0 S 0,0").gives("A2", "0,0,0,5!,1,0/0,0,1,1,0,0 N 0,0");
    // In a later lap: a6's one ends in A1.
    at(KINGULU, "1,0,0,0,0,3/0,0,0,0,0,6 S 0,0")
        .tells("A6", "drop a6 now 2; lift a6 seeds 2; drop A1 now 1; drop A2 now 1")
        .tells("A6", "take a5 seeds 1 to S; take A2 seeds 1 to S; end A2 KIN-4");
}

// clauses: KIN-5
#[test]
fn the_fourth_seed_reserves_the_hole_and_brings_the_one_before() {
    // Two seeds: the last but one, in a1, is brought.
    at(KINGULU, "0,0,0,0,3,0/0,0,0,0,0,2 S 0,0")
        .traces(
            "A6",
            "lift A6 seeds 2; drop a1 now 1; drop a2 now 4; reserve a2; bring a1 now 0 to a2 now 5; \
             end a2 KIN-5",
        )
        .gives("A6", "0,0,0,0,5!,0/0,0,0,0,0,0 N 0,0");
    // The last but one fell into the mover's own row.
    at(KINGULU, "0,0,0,0,0,3/0,0,0,0,2,1 S 0,0").gives("A5", "0,0,0,0,0,5!/0,0,0,0,0,1 N 0,0");
    // One seed: there is no last but one.
    at(KINGULU, "0,0,0,0,0,3/0,0,0,0,0,1 S 0,0").gives("A6", "0,0,0,0,0,4!/0,0,0,0,0,0 N 0,0");
    // The hole before is reserved itself: its seed stays there.
    at(KINGULU, "0,0,0,0,3,4!/0,0,0,0,0,2 S 0,0").gives("A6", "0,0,0,0,4!,5!/0,0,0,0,0,0 N 0,0");
    // In a later lap the same: a1's two end in a3.
    at(KINGULU, "0,0,0,3,0,1/0,0,0,0,0,1 S 0,0")
        .moves("A6")
        .gives("A6", "0,0,0,5!,0,0/0,0,0,0,0,0 N 0,0");
}

// clauses: KIN-5
#[test]
fn a_hole_in_the_own_row_is_never_reserved_by_its_owner() {
    // A2's two end in A4 with three: banned, for it is occupied.
    at(KINGULU, "0,0,0,0,0,1/0,2,0,3,0,1 S 0,0").forbids("A2");
    // A later lap ends in A1 with three: relay. (a6 has six, and ends in A6.)
    at(KINGULU, "1,0,0,0,0,0/3,0,0,0,0,6 S 0,0")
        .tells("A6", "drop a6 now 2; lift a6 seeds 2; drop A1 now 4; drop A2 now 1; end A2 KIN-4");
    at(KINGULU, "1,0,0,0,0,0/0,3,0,0,0,6 S 0,0")
        .tells("A6", "lift a6 seeds 2; drop A1 now 1; drop A2 now 4; lift A2 seeds 4");
}

// clauses: COM-2, KIN-3, KIN-4
#[test]
fn twelve_seeds_end_in_the_hole_that_was_lifted_which_counts_as_empty() {
    // It faces a4: one seed there and one dropped on the way are captured.
    at(KINGULU, "0,0,1,0,0,0/0,0,12,0,0,0 S 0,0")
        .moves("A3")
        .gives("A3", "1,1,0,1,1,1/1,1,0,1,1,1 N 3,0");
    // Thirteen end in the next one, which the first seed filled: banned.
    at(KINGULU, "0,0,1,0,0,0/0,0,13,0,0,1 S 0,0").forbids("A3");
}

// clauses: KIN-6, KIN-7
#[test]
fn a_reserved_hole_counts_for_the_opponent_of_its_row() {
    // South can't move. He scores 17 captured; North 4, the eight in his row, and the eighteen
    // that he has reserved in South's.
    at(KINGULU, "1,2,1,0,4,0/0,0,0,18!,0,0 S 17,4").is_scored(Some(Seat::North), [17, 30]);
    at(KINGULU, "12!,0,0,0,0,0/0,0,0,0,0,0 S 12,24").is_scored(None, [24, 24]);
}

// clauses: KIN-7, COM-5
#[test]
fn the_game_is_scored_when_the_player_to_move_cannot() {
    // South's only move is banned, North's would not be: still it ends, and South's seeds count.
    let rows = "0,0,0,0,2,0/0,0,0,2,0,9";
    at(KINGULU, &format!("{rows} N 10,11")).goes_on();
    at(KINGULU, "0,0,0,0,2,0/0,0,0,0,0,0 S 20,11").is_scored(Some(Seat::South), [20, 13]);
    // The player who can't move may win.
    at(KINGULU, "0,0,0,0,0,0/1,1,3,0,0,0 N 20,11").is_scored(Some(Seat::South), [25, 11]);
    at(KINGULU, "0,0,0,0,0,0/1,1,3,0,0,0 N 10,21").is_scored(Some(Seat::North), [15, 21]);
}
