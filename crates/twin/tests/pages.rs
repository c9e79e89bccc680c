//! The worked examples of the rules, and set-ups that a reader must refuse.

use std::collections::BTreeMap;

use bingwa_twin::{Seat, Verdict, Why, expand, start, valid, winner};

const KISWAHILI: [&str; 2] = ["kiswahili", "kiswahili/zanzibar"];

fn moves(rules: &str, position: &str) -> BTreeMap<String, String> {
    expand(rules, position).unwrap().into_iter().collect()
}

fn names(rules: &str, position: &str) -> Vec<String> {
    moves(rules, position).into_keys().collect()
}

/// The one legal move that a text of the pages means: Donkers' `L` and `R` or signs, his last `>` for safari; signs may
/// be missing.
fn play(rules: &str, position: &str, text: &str) -> String {
    let mut text = text.trim_end_matches('*').to_string();
    if let Some(stem) = text.strip_suffix("L>").or(text.strip_suffix("R>")) {
        text = format!("{}+", &text[..stem.len() + 1]);
    }
    text = text.replace('L', "<").replace('R', ">");
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        text.insert(0, 'A');
    }
    let fits = |name: &str| {
        let name = name.trim_end_matches('*');
        let bare = name.trim_end_matches(['<', '>']);
        name.eq_ignore_ascii_case(&text) || bare.eq_ignore_ascii_case(&text)
    };
    let found: Vec<String> = moves(rules, position)
        .into_iter()
        .filter(|(name, _)| fits(name))
        .map(|(_, after)| after)
        .collect();
    assert_eq!(found.len(), 1, "{rules}: {position}: {text}");
    found[0].clone()
}

fn play_all(rules: &str, game: &str) -> String {
    game.split_whitespace()
        .fold(start(rules).unwrap().to_string(), |position, text| play(rules, &position, text))
}

#[test]
fn tax() {
    let position = "0,0,0,0,0,0,0,0/0,1,2,9,0,2,0,0/0,0,0,0,9,0,0,0/0,0,0,0,0,0,0,0 S 10,10 SN -";
    for rules in KISWAHILI {
        let found = moves(rules, position);
        assert_eq!(found.len(), 2);
        assert!(found["A5>*"].contains("/0,0,0,0,8,1,1,0/"));
        assert!(found["A5<*"].contains("/0,0,1,1,8,0,0,0/"));
        assert!(found.values().all(|after| after.ends_with(" N 9,10 SN -")));
    }
}

#[test]
fn stop_or_safari() {
    let position = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    for rules in KISWAHILI {
        let found = moves(rules, position);
        assert_eq!(
            found["A8>"],
            "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/0,2,2,1,10,2,5,7/0,0,0,0,0,0,0,0 N 8,9 SN -"
        );
        assert_eq!(
            found["A8>+"],
            "0,0,0,0,0,0,0,0/0,3,0,8,0,2,5,0/1,3,3,2,0,2,5,7/1,1,1,1,1,1,0,0 N 8,9 N -"
        );
    }
}

#[test]
fn sixteen() {
    let position = "0,0,0,0,0,0,0,46/1,0,0,0,0,0,0,0/1,0,0,16,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -";
    for rules in KISWAHILI {
        let found = moves(rules, position);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["A4<*", "A4>*"]);
        for after in found.values() {
            assert!(after.contains("/2,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 N"));
        }
    }
}

#[test]
fn takasia() {
    let position = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - a4";
    for rules in KISWAHILI {
        assert_eq!(names(rules, position), ["a5<*", "a5>*", "a8<*", "a8>*"]);
        assert!(moves(rules, position)["a8<*"].starts_with("0,3,4,3,6,1,4,4/2,0,3,1,5,3,2,3/"));
        let elsewhere = position.replace("a4", "a5");
        assert!(valid(rules, &elsewhere).unwrap_err().starts_with("takasia: "));
        // A seed less in b1 changes nothing, but the same seed in reserve does: KIS-40 asks that both be empty.
        let fewer = position.replace("8,2,2/", "8,2,1/");
        assert_eq!(valid(rules, &fewer), Ok(()));
        let with_reserve = fewer.replace("0,0 -", "0,1 -");
        assert!(valid(rules, &with_reserve).unwrap_err().starts_with("takasia: "));
    }
}

#[test]
fn endless_kiswahili() {
    let game =
        "A6<* a6> A4> a6> A5< a3> A8>+ a8 A4> a4< A8 a7 A1 a4> A6> a4< A2 a4< A4< a4< A7 a4<";
    let position = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";
    for rules in KISWAHILI {
        assert_eq!(play_all(rules, game), position);
        let found = names(rules, position);
        assert!(found.contains(&"A3>*".to_string()));
        assert!(!found.contains(&"A3<*".to_string()));
    }
}

#[test]
fn championship_game() {
    let game = "7L* 5R 6R* 6R* 7R* 8L* 8R* 6R* 5R* 8L* 7R* 6R* 6R* 8L* 7R* 6R* 8R* 7 5L* 5L 3R 1 5R 7R* 8 2 \
                8 2 3R* 5R> 5R 3L 8 6R 4R 7 5R 8 5R 7 7 6L 2 8 B2L b7R A7L b8R A3R a6L A7L a6L";
    assert_eq!(game.split_whitespace().count(), 52);
    for rules in KISWAHILI {
        assert_eq!(
            play_all(rules, game),
            "3,3,5,1,0,5,5,1/0,8,0,5,5,7,7,1/0,0,0,0,2,0,0,0/2,0,2,0,1,0,1,0 S 0,0 - -"
        );
    }
}

#[test]
fn kujifunza() {
    let left = "2,2,2,2,2,2,2,2/2,0,0,2,2,2,0,0/3,1,0,4,4,4,1,5/3,3,0,3,3,0,3,3 N 0,0";
    let right = "2,2,2,2,2,2,2,2/2,2,0,2,0,0,0,2/1,4,0,3,4,5,1,7/3,0,3,3,0,3,3,0 N 0,0";
    let source = moves("kujifunza", start("kujifunza").unwrap());
    assert_eq!(source["A1><"], left);
    assert_eq!(source["A1>>"], right);
    assert!(!source.contains_key("A1>"));
    let zanzibar = moves("kujifunza/zanzibar", start("kujifunza/zanzibar").unwrap());
    assert_eq!(zanzibar["A1>"], left);
    // KUJ-5 asks whether the kichwa is the only occupied front hole, not the only one with two or more.
    let position = "0,1,3,0,3,3,0,3/10,5,1,6,5,0,1,1/0,0,0,0,0,0,1,6/2,2,2,2,2,2,0,3 S 0,0";
    assert!(names("kujifunza", position).contains(&"A8>*".to_string()));
}

#[test]
fn kigogo() {
    let found = moves("kigogo", start("kigogo").unwrap());
    assert_eq!(found.len(), 23);
    assert_eq!(
        found["A12"],
        "0,2,2,2,2,2,2,2,2,2,2,2/0,2,2,2,2,2,2,2,2,2,2,0/1,3,3,0,3,3,0,3,3,0,3,0/2,2,2,2,2,2,2,2,2,2,2,2 N"
    );
    let position = "2,2,2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2,2,0/4,3,2,1,2,3,4,1,0,1,2,3/1,0,1,0,3,0,3,0,1,0,1,0 S";
    let found = names("kigogo", position);
    assert!(found.contains(&"A2".to_string()));
    assert!(!found.contains(&"A3".to_string()));
}

#[test]
fn kimasai() {
    let found = expand("kimasai", start("kimasai").unwrap()).unwrap();
    let after = "0,1,1,1,1,1,1,1,1,1,1,1/0,1,1,1,1,1,1,1,1,1,1,0/1,0,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 N";
    assert_eq!(found, [("A2".to_string(), after.to_string())]);
}

#[test]
fn kingulu() {
    let found = moves("kingulu", start("kingulu").unwrap());
    let expected = [
        ("A3", "1,0,6,6,0,1/6,6,2,7,0,6 N 7,0"),
        ("A4", "0,6,6,6,1,0/1,6,6,2,7,0 N 7,0"),
        ("A5", "6,6,6,1,6,1/0,1,6,6,2,7 N 0,0"),
        ("A6", "6,6,1,6,1,7/6,0,1,6,6,2 N 0,0"),
    ];
    let expected = expected.map(|(name, after)| (name.to_string(), after.to_string()));
    assert_eq!(found, BTreeMap::from(expected));
    let position = play_all("kingulu", "A3 a6 A6 a4 A5 a5 A6");
    assert_eq!(position, "3,1,2,0,1,0/1,10,1,11,2,1 N 13,2");
    assert!(!names("kingulu", &position).contains(&"a6".to_string()));
}

#[test]
fn verdicts() {
    let verdict = |rules: &str, position: &str| winner(rules, position).unwrap();
    let won = |winner: Seat, by: Why| Some(Verdict { winner: Some(winner), by });
    // One empty front row loses, whoever is to move.
    for turn in ["S", "N"] {
        let rows = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,1,1,0,0,0,0,0/0,0,0,0,0,0,0,0";
        for rules in KISWAHILI {
            assert_eq!(
                verdict(rules, &format!("{rows} {turn} 0,0 - -")),
                won(Seat::South, Why::Hamna)
            );
        }
        assert_eq!(
            verdict("kujifunza", &format!("{rows} {turn} 0,0")),
            won(Seat::South, Why::Hamna)
        );
    }
    let singletons = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,0,1,0,0,0,0,0 S 0,0";
    assert_eq!(verdict("kujifunza", singletons), won(Seat::North, Why::NoMoves));
    assert_eq!(verdict("kiswahili", &format!("{singletons} - -")), won(Seat::North, Why::NoMoves));
    let no_seeds = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 N";
    assert_eq!(verdict("kigogo", no_seeds), won(Seat::South, Why::NoSeeds));
    assert_eq!(verdict("kimasai", no_seeds), won(Seat::South, Why::NoSeeds));
    // Reserved holes count for the opponent of the player in whose row they lie.
    assert_eq!(
        verdict("kingulu", "1,2,1,0,5,0/0,0,0,18!,0,0 S 17,4"),
        won(Seat::North, Why::Score { south: 17, north: 31 })
    );
    assert_eq!(
        verdict("kingulu", "12!,0,0,0,0,0/0,0,0,0,0,0 S 12,24"),
        Some(Verdict { winner: None, by: Why::Score { south: 24, north: 24 } })
    );
}

#[test]
fn refused() {
    let eight = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0";
    let twelve = "1,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,0/0,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1";
    let cases: Vec<(&str, String, &str)> = vec![
        ("bao", format!("{eight} S 22,22 SN -"), "rules"),
        ("kiswahili", String::new(), "position"),
        ("kiswahili", format!("{eight} S 22,22 SN"), "position"),
        ("kiswahili", format!("{eight} S 22,22 SN - x"), "position"),
        ("kiswahili", format!("{eight} S  22,22 SN -"), "position"),
        ("kiswahili", format!("{eight}/0,0,0,0,0,0,0,0 S 22,22 SN -"), "rows"),
        ("kiswahili", format!("{eight},0 S 22,22 SN -"), "rows"),
        ("kiswahili", format!("{} S 22,22 SN -", eight.replace("6,2,2", "6,2,x")), "rows"),
        ("kiswahili", format!("{eight} s 22,22 SN -"), "turn"),
        ("kiswahili", format!("{eight} S 22 SN -"), "reserve"),
        ("kiswahili", format!("{eight} S 23,22 SN -"), "rows"),
        ("kiswahili", format!("{eight} S 23,21 SN -"), "reserve"),
        ("kiswahili", format!("{eight} S 22,22 NS -"), "houses"),
        ("kiswahili", format!("{} S 22,22 SN -", eight.replace("0,6,2", "0,0,2")), "houses"),
        ("kiswahili", format!("{eight} S 22,22 SN A5"), "takasia"),
        ("kiswahili", format!("{eight} S 22,22 SN a4"), "takasia"),
        ("kiswahili", format!("{} S 22,22 - -", ["0,0,0,0,0,0,0,0"; 4].join("/")), "rows"),
        ("kujifunza", format!("{eight} S 1,0"), "in hand"),
        ("kujifunza", format!("{} S 0,0", ["2,2,2,2,2,2,2,3"; 4].join("/")), "rows"),
        ("kigogo", format!("{} S", ["2,2,2,2,2,2,2,2,2,2,2,2"; 4].join("/")), "rows"),
        ("kigogo", format!("{twelve} S 0,0"), "position"),
        ("kimasai", format!("{} S", ["1,1,1,1,1,1,1,1,1,1,1,1"; 4].join("/")), "rows"),
        ("kimasai", format!("{} S", twelve.replace("/0,", "/2,")), "rows: A1"),
        ("kingulu", "4,4,4,4,4,4/4,4,4,4,4,4 S 1,0".to_string(), "rows"),
        ("kingulu", "4,4,4,4,4,4/4,4,4,4,4,3! S 0,0".to_string(), "rows"),
        ("kingulu", "4,4,4,4,4,4/4,4,4,4,4,4!! S 0,0".to_string(), "rows"),
        ("kingulu", "4,4,4,4,4,4/4,4,4,4,4,99999999999 S 0,0".to_string(), "rows"),
    ];
    for (rules, position, field) in cases {
        let message = valid(rules, &position).unwrap_err();
        assert!(message.starts_with(&format!("{field}: ")), "{rules}: {position}: {message}");
        assert!(!message.contains('\n'));
        assert_eq!(expand(rules, &position), Err(message));
    }
}

#[test]
fn won_games_keep_their_seeds() {
    // COM-6: the captured seeds go to the winner's field, which may then exceed 22; both choices of kichwa remain.
    let position = "0,0,0,0,0,0,0,30/0,0,5,0,0,0,0,0/0,0,2,0,0,0,0,0/0,0,0,0,0,0,0,0 S 22,0 - -";
    let after = "0,0,0,0,0,0,0,30/0,0,0,0,0,0,0,0/0,0,3,0,0,0,0,0/0,0,0,0,0,0,0,0 N 26,0 - -";
    for rules in KISWAHILI {
        let found = moves(rules, position);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["A3<", "A3>"]);
        assert!(found.values().all(|found| found == after));
        assert_eq!(valid(rules, after), Ok(()));
    }
    // Three sown from A1 end in A4, which faces the only seeds of North's front row.
    let position = "0,0,0,0,0,0,0,0/0,0,0,5,0,0,0,0/3,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    let found = moves("kujifunza", position);
    assert_eq!(found.keys().collect::<Vec<_>>(), ["A1><", "A1>>"]);
    for after in found.values() {
        assert!(after.ends_with("/0,1,1,2,0,0,0,0/0,0,0,0,0,0,0,0 N 5,0"));
    }
}

#[test]
fn sixteen_or_more_never_capture() {
    // KIS-22, KUJ-3: seventeen from A4 would end in A5, which is occupied and faces an occupied hole.
    let rows = "0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0/0,0,0,17,1,0,0,0/0,0,0,0,0,0,0,0";
    for rules in KISWAHILI {
        assert_eq!(names(rules, &format!("{rows} S 0,0 - -")), ["A4<*", "A4>*"]);
    }
    assert_eq!(names("kujifunza", &format!("{rows} S 0,0")), ["A4<*", "A4>*"]);
    // With fifteen less the same hole captures from A6.
    let fewer = rows.replace("17,1,0", "2,1,1").replace("0,1,0,0,0/", "0,0,1,0,0/");
    assert_eq!(names("kiswahili", &format!("{fewer} S 0,0 - -")), ["A4>"]);
}

#[test]
fn namua_never_takasias() {
    // KIS-44: the move spends the last seed of either reserve, and leaves a board that would takasia in the mtaji stage.
    let position = "0,1,0,1,0,0,0,0/0,1,0,0,1,0,0,0/1,0,1,1,0,0,0,0/1,0,0,0,0,0,1,0 S 1,0 - -";
    for rules in KISWAHILI {
        let after = &moves(rules, position)["A1>*"];
        let rows = "0,1,0,1,0,0,0,0/0,1,0,0,1,0,0,0/0,1,0,2,1,0,0,0/1,0,0,0,0,0,1,0";
        assert_eq!(after, &format!("{rows} N 0,0 - -"));
        assert_eq!(valid(rules, &format!("{rows} N 0,0 - a7")), Ok(()));
    }
}

#[test]
fn lap_limit() {
    let north = "0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,0";
    // COM-4: B10 ends with lap 10,000. The second board is the same move one lap earlier, from B8.
    let longest = format!("{north}/0,3,10,3,4,1,0,11,1,0,8,0/5,6,5,2,1,0,9,0,1,4,0,1 S");
    assert!(names("kigogo", &longest).contains(&"B10".to_string()));
    let too_long = format!("{north}/0,3,10,3,4,1,0,11,1,0,8,0/5,6,5,2,1,0,9,2,0,3,0,1 S");
    assert!(!names("kigogo", &too_long).contains(&"B8".to_string()));
    // A8 ends with lap 6,584.
    let long = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/3,2,1,2,1,2,3,5/6,1,2,1,2,1,2,1 S 0,0";
    assert!(names("kujifunza", long).contains(&"A8>*".to_string()));
    for rules in KISWAHILI {
        assert!(names(rules, &format!("{long} - -")).contains(&"A8>*".to_string()));
    }
    // KIG-3: the only hole with two or more is endless, and still no singleton may be moved.
    let stuck = format!("{north}/0,1,0,1,0,1,0,1,0,1,0,1/1,0,1,28,1,0,1,0,1,0,1,0 S");
    assert_eq!(names("kigogo", &stuck), Vec::<String>::new());
    let lost = Verdict { winner: Some(Seat::North), by: Why::NoMoves };
    assert_eq!(winner("kigogo", &stuck), Ok(Some(lost)));
}

#[test]
fn either_player_without_seeds_has_lost() {
    // KIG-7, KIM-4: also where the other is to move.
    let rows = "0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0";
    for rules in ["kigogo", "kimasai"] {
        let position = format!("{rows} S");
        assert_eq!(names(rules, &position), Vec::<String>::new());
        let won = Verdict { winner: Some(Seat::South), by: Why::NoSeeds };
        assert_eq!(winner(rules, &position), Ok(Some(won)));
    }
}
