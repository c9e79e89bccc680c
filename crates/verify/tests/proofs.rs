//! Proof files as they are stored, and what becomes of them when somebody tampers with them.

use std::{fs, io::Read as _, io::Write as _, path::PathBuf};

use bingwa_verify::{Fault, Goal, Seat, Verified, verify};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/proofs")
}

fn stored(name: &str) -> Vec<u8> {
    fs::read(folder().join(name)).expect("a stored proof")
}

/// A proof file taken apart.
#[derive(Clone, PartialEq, Debug)]
struct Parts {
    rules: String,
    position: String,
    claim: [u8; 3],
    positions: u32,
    choices: Vec<u8>,
}

impl Parts {
    fn of(bytes: &[u8]) -> Self {
        let mut rest = &bytes[8..bytes.len() - 4];
        let mut take = |length: usize| {
            let (taken, left) = rest.split_at(length);
            rest = left;
            taken.to_vec()
        };
        let mut text = || {
            let length = take(1)[0];
            String::from_utf8(take(length.into())).expect("text")
        };
        let (rules, position) = (text(), text());
        let claim = take(3).try_into().expect("three bytes");
        take(4);
        let positions = u32::from_le_bytes(take(4).try_into().expect("four bytes"));
        let mut choices = Vec::new();
        flate2::read::ZlibDecoder::new(rest).read_to_end(&mut choices).expect("packed moves");
        Self { rules, position, claim, positions, choices }
    }

    /// Puts a file together whose sum fits.
    fn pack(&self) -> Vec<u8> {
        let mut bytes = b"BAOPROF\x01".to_vec();
        for text in [&self.rules, &self.position] {
            bytes.push(text.len() as u8);
            bytes.extend(text.bytes());
        }
        bytes.extend(self.claim);
        bytes.extend((self.choices.len() as u32).to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        let mut packer = flate2::write::ZlibEncoder::new(bytes, flate2::Compression::best());
        packer.write_all(&self.choices).expect("memory");
        with_sum(packer.finish().expect("memory"))
    }

    fn verify(&self) -> Result<Verified, Fault> {
        verify(&self.pack())
    }
}

fn with_sum(mut body: Vec<u8>) -> Vec<u8> {
    body.extend(crc32fast::hash(&body).to_le_bytes());
    body
}

/// The sum mended after somebody has tampered with the rest.
fn mended(bytes: &[u8]) -> Vec<u8> {
    with_sum(bytes[..bytes.len() - 4].to_vec())
}

#[test]
fn the_stored_proofs_hold() {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder()).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "proof") {
            continue;
        }
        let verified = verify(&fs::read(&path).expect("a file")).expect("it holds");
        assert!(verified.is_start, "{}", path.display());
        found.push((verified.rules, verified.claim.seat, verified.claim.goal));
    }
    for (rules, seat, goal) in [
        ("kujifunza", Seat::North, Goal::Win),
        ("kujifunza/zanzibar", Seat::South, Goal::Win),
        ("kingulu", Seat::South, Goal::Margin(4)),
        ("kingulu", Seat::North, Goal::Margin(-4)),
    ] {
        let known = (rules.to_owned(), seat, goal);
        assert!(found.contains(&known), "{known:?} in {found:?}");
    }
}

#[test]
fn a_flipped_bit_is_found() {
    for name in ["kujifunza.proof", "kujifunza-zanzibar.proof"] {
        let mut bytes = stored(name);
        for bit in 0..8 * bytes.len() {
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert!(verify(&bytes).is_err(), "{name}: bit {bit}");
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
    }
}

#[test]
fn a_flipped_bit_is_found_without_the_sum() {
    let mut bytes = stored("kujifunza-zanzibar.proof");
    let parts = Parts::of(&bytes);
    for bit in 0..8 * (bytes.len() - 4) {
        bytes[bit / 8] ^= 1 << (bit % 8);
        if verify(&mended(&bytes)).is_ok() {
            // There are several ways to pack the same.
            assert_eq!(Parts::of(&bytes), parts, "bit {bit}");
        }
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn a_file_cut_short_or_made_longer_is_refused() {
    let bytes = stored("kujifunza-zanzibar.proof");
    for length in 0..bytes.len() {
        assert!(verify(&bytes[..length]).is_err(), "{length}");
        if length > 4 {
            assert!(verify(&mended(&bytes[..length])).is_err(), "{length}, mended");
        }
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(verify(&longer), Err(Fault::Checksum));
    let body = [&bytes[..bytes.len() - 4], &[0]].concat();
    assert_eq!(verify(&with_sum(body)), Err(Fault::LeftOver(1)));
    assert_eq!(verify(b""), Err(Fault::NotAProof));
    assert_eq!(verify(b"BAOPROF\x02"), Err(Fault::Version(2)));
}

#[test]
fn a_dropped_or_added_move_is_found() {
    let parts = Parts::of(&stored("kujifunza-zanzibar.proof"));
    assert!(parts.verify().is_ok(), "taken apart and put together it still holds");
    for place in 0..parts.choices.len() {
        let mut fewer = parts.clone();
        fewer.choices.remove(place);
        assert!(fewer.verify().is_err(), "without move {place}");
        let mut more = parts.clone();
        more.choices.insert(place, 0);
        assert!(more.verify().is_err(), "with a move before {place}");
    }
    let mut more = parts.clone();
    more.choices.push(0);
    assert_eq!(more.verify(), Err(Fault::MovesLeft(1)));
    for positions in [0, parts.positions - 1, parts.positions + 1, u32::MAX] {
        let other = Parts { positions, ..parts.clone() };
        assert!(matches!(other.verify(), Err(Fault::Positions { .. })), "{positions}");
    }
}

#[test]
fn a_changed_move_is_found() {
    let parts = Parts::of(&stored("kujifunza-zanzibar.proof"));
    let whole = parts.verify().expect("it holds");
    let (mut refused, mut hold) = (0, 0);
    for place in 0..parts.choices.len() {
        for choice in (0..20).filter(|&choice| choice != parts.choices[place]) {
            let mut changed = parts.clone();
            changed.choices[place] = choice;
            match changed.verify() {
                Err(_) => refused += 1,
                // The other move wins as well, and no other position is needed: a true proof.
                Ok(verified) => {
                    assert_eq!(verified.claim, whole.claim);
                    hold += 1;
                }
            }
        }
    }
    assert!(refused > 19 * parts.choices.len() * 9 / 10, "{refused} refused, {hold} hold");
}

#[test]
fn another_claim_is_refused() {
    let parts = Parts::of(&stored("kujifunza-zanzibar.proof"));
    for claim in [*b"NW\0", *b"SM\x01", *b"SM\x80", *b"SW\x01", *b"XW\0", *b"SX\0"] {
        let other = Parts { claim, ..parts.clone() };
        assert!(other.verify().is_err(), "{claim:?}");
    }
    let other = Parts { rules: "kujifunza".to_owned(), ..parts.clone() };
    assert!(other.verify().is_err());
    let other = Parts { rules: "chess".to_owned(), ..parts };
    assert!(matches!(other.verify(), Err(Fault::Head { field: "position", .. })));
}

/// Walks the moves of Kingulu depth-first to the first position that comes back, where South plays
/// what `chosen` says or else his first move; tells the line to it and South's choices.
fn walk_to_cycle(
    line: &mut Vec<String>,
    met: &mut Vec<String>,
    choices: &mut Vec<u8>,
    chosen: Option<&[String]>,
) -> bool {
    let position = line.last().expect("the line begins somewhere").clone();
    met.push(position.clone());
    let mut moves = bingwa_twin::expand("kingulu", &position).expect("a position");
    moves.sort_unstable();
    if let (Some(chosen), true, false) = (chosen, position.contains(" S "), moves.is_empty()) {
        let index = moves.iter().position(|(_, after)| chosen.contains(after)).unwrap_or(0);
        choices.push(index as u8);
        moves = vec![moves.swap_remove(index)];
    }
    for (_, after) in moves {
        let back = line.contains(&after);
        let fresh = !met.contains(&after);
        line.push(after);
        if back || fresh && walk_to_cycle(line, met, choices, chosen) {
            return true;
        }
        line.pop();
    }
    false
}

#[test]
fn a_line_that_comes_back_proves_nothing() {
    let position = "0,1,0,0,0,1/1,0,0,1,2,1 S 2,4".to_owned();
    let mut cycle = vec![position.clone()];
    assert!(walk_to_cycle(&mut cycle, &mut Vec::new(), &mut Vec::new(), None));
    let (mut choices, mut line) = (Vec::new(), vec![position.clone()]);
    assert!(walk_to_cycle(&mut line, &mut Vec::new(), &mut choices, Some(&cycle)));
    let parts = Parts {
        rules: "kingulu".to_owned(),
        position,
        // A margin that nobody can miss: only the cycle is wrong.
        claim: [b'S', b'M', -48i8 as u8],
        positions: 100_000,
        choices,
    };
    assert_eq!(parts.verify(), Err(Fault::Cycle(line.pop().expect("its end"))));
}

/// South's best margin at the end of a game of Kingulu, and the moves that reach at least `least`,
/// in the order in which a proof needs them. By trying everything.
fn best(position: &str, least: i64, choices: &mut Vec<u8>, met: &mut Vec<String>) -> i64 {
    let fresh = !met.iter().any(|old| old == position);
    if fresh {
        met.push(position.to_owned());
    }
    let mut moves = bingwa_twin::expand("kingulu", position).expect("a position");
    moves.sort_unstable();
    if moves.is_empty() {
        let verdict = bingwa_twin::winner("kingulu", position).expect("a position");
        let Some(bingwa_twin::Why::Score { south, north }) = verdict.map(|verdict| verdict.by)
        else {
            panic!("a game that is over is scored");
        };
        return i64::from(south) - i64::from(north);
    }
    let trial = |after: &str| best(after, least, &mut Vec::new(), &mut Vec::new());
    if position.contains(" S ") {
        let margins: Vec<i64> = moves.iter().map(|(_, after)| trial(after)).collect();
        let index = margins.iter().position(|&margin| margin >= least);
        if let (Some(index), true) = (index, fresh) {
            choices.push(index as u8);
            best(&moves[index].1, least, choices, met);
        }
        margins.into_iter().max().expect("a move")
    } else {
        let margin = moves.iter().map(|(_, after)| trial(after)).min().expect("a move");
        if fresh {
            for (_, after) in &moves {
                best(after, least, choices, met);
            }
        }
        margin
    }
}

#[test]
fn margins_are_proven() {
    let mut proven = 0;
    for position in [
        "0,0,2,0,0,1/1,0,0,2,0,0 S 20,22",
        "0,1,0,0,2,0/0,2,0,1,0,1 S 20,21",
        "1,0,0,0,2,0/0,2,0,1,1,0 S 21,20",
    ] {
        let margin = best(position, i64::MIN, &mut Vec::new(), &mut Vec::new());
        let (mut choices, mut met) = (Vec::new(), Vec::new());
        best(position, margin, &mut choices, &mut met);
        let parts = Parts {
            rules: "kingulu".to_owned(),
            position: position.to_owned(),
            claim: [b'S', b'M', margin as i8 as u8],
            positions: met.len() as u32,
            choices,
        };
        let verified = parts.verify().expect("it holds");
        assert_eq!(verified.claim.goal, Goal::Margin(margin as i8));
        let claim = [b'S', b'M', margin as i8 as u8 + 1];
        let more = Parts { claim, ..parts.clone() };
        assert!(matches!(more.verify(), Err(Fault::Fails(_))), "{position}");
        proven += parts.choices.len();
    }
    assert!(proven > 5, "{proven}");
}
