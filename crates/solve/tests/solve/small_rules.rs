//! The generator for small boards against `bingwa-rules`, on the boards that both know.

use bingwa_rules::{
    Hole, Position, Row, Seat, Setup, Variant,
    kimasai::Kimasai,
    kingulu::Kingulu,
    kujifunza::{self, Kujifunza},
};
use bingwa_solve::small::{
    kimasai, kingulu,
    kujifunza::{self as small, Choice, Hamna, Outwards, Reading, Side},
};

/// Positions of each game that are compared.
const POSITIONS: usize = 10_000;

/// Plays games at random and shows every position, those of won games too.
fn stroll<P: Variant>(mut show: impl FnMut(&P)) {
    let mut random = fastrand::Rng::with_seed(44);
    let mut position = P::start();
    for _ in 0..POSITIONS {
        show(&position);
        let mut after = Vec::new();
        position.expand(|_, next| after.push(next));
        position = random.choice(&after).copied().unwrap_or_else(P::start);
    }
}

/// The holes of a four-by-eight side.
fn side(setup: &Setup, seat: Seat) -> Side {
    std::array::from_fn(|index| {
        let (row, number) =
            if index < 8 { (Row::Front, index + 1) } else { (Row::Back, 16 - index) };
        setup.seeds(Hole::new(seat, row, number as u8))
    })
}

fn small_kujifunza<R: kujifunza::Reading>(
    position: &Kujifunza<R>,
    reading: Reading,
) -> small::Kujifunza {
    let (setup, turn) = (position.setup(), position.turn());
    small::Kujifunza::new(8, side(&setup, turn), side(&setup, turn.other()), reading)
}

fn kujifunza_agrees<R: kujifunza::Reading>(reading: Reading) {
    let mut decided = 0;
    stroll::<Kujifunza<R>>(|position| {
        let mut expected = Vec::new();
        position.expand(|_, after| expected.push(small_kujifunza(&after, reading)));
        let mut found = Vec::new();
        let small = small_kujifunza(position, reading);
        small.expand(|after| found.push(after));
        let order = |list: &mut Vec<small::Kujifunza>| {
            list.sort_unstable_by_key(|after| (after.mine, after.theirs));
        };
        order(&mut expected);
        order(&mut found);
        assert_eq!(found, expected, "after a move from {position}");
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        if let Some(won) = small.decided() {
            decided += 1;
            assert_eq!(winner.map(|seat| seat == position.turn()), Some(won), "{position}");
        } else {
            assert_eq!(winner.is_some(), found.is_empty(), "{position}");
        }
    });
    assert!(decided > 100, "only {decided} games were won by an empty front row");
}

#[test]
fn kujifunza_moves_as_the_rules_do() {
    kujifunza_agrees::<kujifunza::Standard>(Reading::STANDARD);
}

#[test]
fn kujifunza_zanzibar_moves_as_the_rules_do() {
    kujifunza_agrees::<kujifunza::Zanzibar>(Reading::ZANZIBAR);
}

#[test]
fn kimasai_moves_as_the_rules_do() {
    let small = |position: &Kimasai| kimasai::Kimasai::new(12, position.stones());
    assert_eq!(small(&Kimasai::start()), kimasai::Kimasai::start(12));
    let mut ends = 0;
    stroll::<Kimasai>(|position| {
        let mut expected = Vec::new();
        position.expand(|_, after| expected.push(small(&after)));
        let mut found = Vec::new();
        small(position).expand(|after| found.push(after));
        let order = |list: &mut Vec<kimasai::Kimasai>| {
            list.sort_unstable_by_key(|after| (after.mine, after.theirs));
        };
        order(&mut expected);
        order(&mut found);
        assert_eq!(found, expected, "after a move from {position}");
        if found.is_empty() {
            ends += 1;
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner == Some(position.turn()), small(position).has_won(), "{position}");
        }
    });
    assert!(ends > 10, "only {ends} games came to an end");
}

/// Exchanging left and right changes nothing, on any board and under any reading.
#[test]
fn kujifunza_has_a_mirror() {
    let mut random = fastrand::Rng::with_seed(45);
    let choose = |random: &mut fastrand::Rng| random.usize(..3);
    let mut moves = 0;
    for _ in 0..3000 {
        let reading = Reading {
            outwards: Outwards::ALL[choose(&mut random)],
            choice: Choice::ALL[choose(&mut random)],
            hamna: Hamna::ALL[choose(&mut random)],
        };
        let columns = random.usize(small::COLUMNS);
        let mut sides = [Side::default(); 2];
        sides.iter_mut().for_each(|side| side[..2 * columns].fill_with(|| random.u8(..4)));
        let position = small::Kujifunza::new(columns, sides[0], sides[1], reading);
        let mut after = Vec::new();
        position.expand(|next| after.push(next.mirrored()));
        let mut mirrored = Vec::new();
        position.mirrored().expand(|next| mirrored.push(next));
        after.sort_unstable_by_key(|next| (next.mine, next.theirs));
        mirrored.sort_unstable_by_key(|next| (next.mine, next.theirs));
        assert_eq!(after, mirrored, "{position:?}");
        assert_eq!(position.or_mirrored(), position.mirrored().or_mirrored());
        moves += after.len();
    }
    assert!(moves > 10_000, "only {moves} moves");
}

/// The position without the seeds that are out of play, and by how many of those the player to move
/// leads.
fn small_kingulu(position: &Kingulu) -> (kingulu::Kingulu, i16) {
    let (setup, turn) = (position.setup(), position.turn());
    let lead = |[south, north]: [u8; 2]| match turn {
        Seat::South => i16::from(south) - i16::from(north),
        Seat::North => i16::from(north) - i16::from(south),
    };
    let (mut holes, mut reserved) = ([0; 16], 0);
    for (index, seeds) in holes.iter_mut().enumerate().take(12) {
        let seat = if index < 6 { turn } else { turn.other() };
        let hole = Hole::new(seat, Row::Front, (index % 6) as u8 + 1);
        if setup.is_reserved(hole) {
            reserved |= 1 << index;
        } else {
            *seeds = setup.seeds(hole);
        }
    }
    let small = kingulu::Kingulu::new(6, holes, reserved);
    (small, lead(position.score()) - small.standing())
}

/// Compares the moves of both, and gives the position as the small generator has it.
fn kingulu_agrees(position: &Kingulu) -> kingulu::Kingulu {
    let (small, lead) = small_kingulu(position);
    let mut expected = Vec::new();
    position.expand(|_, after| {
        let (after, behind) = small_kingulu(&after);
        expected.push((after, -behind - lead));
    });
    let mut found = Vec::new();
    small.expand(|after, gain| found.push((after, gain)));
    let order = |list: &mut Vec<(kingulu::Kingulu, i16)>| {
        list.sort_unstable_by_key(|(after, gain)| (after.holes, after.reserved, *gain));
    };
    order(&mut expected);
    order(&mut found);
    assert_eq!(found, expected, "after a move from {position}");
    small
}

#[test]
fn kingulu_moves_as_the_rules_do() {
    let mut reserved = 0;
    stroll::<Kingulu>(|position| {
        let small = kingulu_agrees(position);
        reserved += usize::from(small.reserved.count_ones() > 1);
    });
    assert!(reserved > 1000, "only {reserved} positions had holes reserved");
}

/// North's `a6` never ends (COM-4).
#[test]
fn an_endless_move_is_not_legal() {
    let position = Kingulu::parse("3,1,2,0,1,0/1,10,1,11,2,1 N 13,2").expect("a position");
    let small = kingulu_agrees(&position);
    assert_eq!(small.holes[5], 3);
    assert!(position.legal_moves().iter().all(|played| played.hole().number() != 6));
}
