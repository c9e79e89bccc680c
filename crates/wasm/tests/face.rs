//! What the browser is told, held to the rules that it comes from.

use bingwa_engine::{Judgement, Network};
use bingwa_rules::{AnyPosition, Game, Move, Position, Rules};
use bingwa_wasm::{
    Analyse, Choice, Edit, Estimate, GameText, RecordText, Search, StepKind, TreeMove, Verdict,
    analyse, board, draft, explain, game, game_infos, legal_moves, play, puzzle_answer,
    read_records, search, set_up, write_record,
};
use serde_json::json;

/// The positions of a game of chance, the same each time.
fn walk(rules: Rules, plies: usize) -> Vec<AnyPosition> {
    let mut positions = vec![AnyPosition::start(rules)];
    let mut state = 7_u64;
    for _ in 0..plies {
        let position = positions.last().expect("the start");
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        let played = moves[(state >> 33) as usize % moves.len()];
        positions.push(position.play(played).expect("a legal move"));
    }
    positions
}

#[test]
fn every_game_is_told_with_its_start() {
    let told = game_infos();
    assert_eq!(told.len(), Rules::ALL.len());
    for (info, rules) in told.iter().zip(Rules::ALL) {
        assert_eq!(info.rules, rules.id());
        assert_eq!(info.start.text, AnyPosition::start(rules).to_string());
        assert_eq!(info.start.holes.len(), 2 * rules.rows() * rules.columns());
    }
}

#[test]
fn moves_and_steps_lead_where_the_rules_say() {
    for rules in Rules::ALL {
        for position in walk(rules, 40) {
            let text = position.to_string();
            let told = legal_moves(rules.id(), &text).expect("a position");
            let legal = position.legal_moves();
            assert_eq!(told.len(), legal.len(), "{rules} {text}");
            for (told, played) in told.iter().zip(legal) {
                let after = position.play(played).expect("a legal move").to_string();
                assert_eq!(
                    (told.text.clone(), told.after.text.clone()),
                    (played.to_string(), after)
                );
                let shown = play(rules.id(), &text, &told.text).expect("a legal move");
                assert_eq!(shown.after, told.after);
                // What the steps change, put on the board before the move, gives the board after it.
                let mut holes = shown.before.holes.clone();
                for changed in shown.steps.iter().flat_map(|step| &step.changes) {
                    let place = holes.iter().position(|hole| hole.name == changed.name);
                    holes[place.expect("a hole of the board")] = changed.clone();
                }
                assert_eq!(holes, shown.after.holes, "{rules} {text} {played}");
                let captured = |kind| matches!(kind, StepKind::Capture | StepKind::Take);
                let seeds = shown.steps.iter().filter(|step| captured(step.kind));
                assert_eq!(told.captures, seeds.map(|step| u32::from(step.seeds)).sum::<u32>());
            }
        }
    }
}

#[test]
fn choices_are_the_signs_of_the_move() {
    let choices = |rules: &str, text: &str, wanted: &str| {
        let moves = legal_moves(rules, text).expect("a position");
        moves.into_iter().find(|told| told.text == wanted).expect("a legal move").choices
    };
    let hole = |name: &str| name.to_owned();
    let start = AnyPosition::start(Rules::Kujifunza).to_string();
    assert_eq!(
        choices("kujifunza", &start, "A1><"),
        [Choice::Direction { hole: hole("A2") }, Choice::Kichwa { hole: hole("A1") }]
    );
    let stop = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    assert_eq!(
        choices("kiswahili", stop, "A8>+"),
        [Choice::Kichwa { hole: hole("A8") }, Choice::House { hole: hole("A5"), safari: true },]
    );
    let start = AnyPosition::start(Rules::Kigogo).to_string();
    assert!(choices("kigogo", &start, "A12").is_empty());
}

#[test]
fn a_refusal_names_clause_reason_and_holes() {
    let start = AnyPosition::start(Rules::Kiswahili).to_string();
    let Ok(Verdict::Illegal { clause, reason, holes, .. }) = explain("kiswahili", &start, "A5")
    else {
        panic!("the house must wait");
    };
    assert_eq!((clause, reason), ("KIS-12", "house"));
    assert_eq!(holes, ["A6", "A7"]);
    let Ok(Verdict::Ambiguous { moves }) = explain("kiswahili", &start, "A6") else {
        panic!("either way is legal");
    };
    assert_eq!(moves, ["A6<*", "A6>*"]);
}

#[test]
fn bad_input_is_named() {
    let fault = board("kiswahilli", "").expect_err("no such rules");
    assert_eq!((fault.what, fault.found.as_deref()), ("rules", Some("kiswahilli")));
    let fault = board("kingulu", "4,4,4,4,4,4/4,4,x,4,4,4 S 0,0").expect_err("no number");
    assert_eq!((fault.what, fault.found.as_deref()), ("count", Some("x")));
    assert_eq!((fault.hole.as_deref(), fault.number), (Some("A3"), Some(48)));
    let text = GameText {
        rules: "kigogo".to_owned(),
        start: None,
        moves: vec!["A12".to_owned(), "b1>".to_owned()],
    };
    let fault = game(&text).expect_err("no sign");
    assert_eq!((fault.what, fault.ply), ("move-illegal", Some(2)));
    assert_eq!((fault.found.as_deref(), fault.reason), (Some("b1>"), Some("no-sign")));
}

#[test]
fn the_player_moves_and_can_be_stopped() {
    let text = GameText { rules: "kimasai".to_owned(), start: None, moves: Vec::new() };
    let found =
        search(&text, Search { level: 1, seed: 1 }, None, |_| false).expect("a game under way");
    assert_eq!(found.best, "A2");
    let most = game_infos()[0].levels;
    let kigogo = GameText { rules: "kigogo".to_owned(), ..text.clone() };
    let whole = search(&kigogo, Search { level: most, seed: 1 }, None, |_| false).expect("a move");
    let short = search(&kigogo, Search { level: most, seed: 1 }, None, |_| true).expect("a move");
    assert!(short.depth < whole.depth, "{} {}", short.depth, whole.depth);
    let fault =
        search(&text, Search { level: 0, seed: 1 }, None, |_| false).expect_err("no such level");
    let told = format!("level: found 0, expected 1 to {most}");
    assert_eq!((fault.what, fault.found.as_deref()), ("app", Some(told.as_str())));
}

#[test]
fn an_analysis_tells_its_lines_from_the_south() {
    let text = GameText { rules: "kimasai".to_owned(), start: None, moves: Vec::new() };
    let how = Analyse { lines: 3, nodes: Some(20_000) };
    let mut depths = Vec::new();
    let found = analyse(&text, how, None, |so_far| {
        depths.push(so_far.depth);
        false
    });
    let found = found.expect("a game under way");
    assert_eq!(found.lines[0].moves[0], "A2");
    assert_eq!(found.lines.len(), legal_moves("kimasai", &start("kimasai")).unwrap().len().min(3));
    assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
    assert!(found.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.south)));
    // After South's move North is asked, and what South may expect is still about the same.
    let after = GameText { moves: vec!["A2".to_owned()], ..text };
    let next = analyse(&after, how, None, |_| false).expect("a game under way");
    assert!(next.lines[0].south.abs_diff(found.lines[0].south) < 200, "{found:?} {next:?}");
    // A proven win is all of the game.
    let won = "0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,0,0,0,0,0,2,0/0,0,0,0,0,0,0,0 S 0,0 - -";
    let start = Some(won.to_owned());
    let text = GameText { rules: "kiswahili".to_owned(), start, moves: Vec::new() };
    let found = analyse(&text, how, None, |_| false).expect("a game under way");
    let line = &found.lines[0];
    assert!(matches!(line.score, Estimate::Win { .. }) && line.south == 1000, "{line:?}");
}

/// A game's first position.
fn start(rules: &str) -> String {
    AnyPosition::start(rules.parse().expect("rules")).to_string()
}

#[test]
fn a_set_up_is_told_what_is_wrong_with_it() {
    for info in game_infos() {
        let told = draft(info.rules, &info.start.text).expect("a position");
        assert_eq!((told.fault, told.over), (None, false), "{}", info.rules);
        // Set up from its parts it is the same.
        assert_eq!(set_up(info.rules, &told.edit).expect("a set-up").board, info.start);
        let mut many = told.edit.clone();
        many.seeds[0] = 250;
        let fault = set_up(info.rules, &many).expect("a board to show").fault.expect("too many");
        assert!(fault.what == "seeds" || fault.what == "one-stone", "{}: {fault:?}", info.rules);
        let nobody = Edit { turn: 'X', ..told.edit.clone() };
        assert_eq!(set_up(info.rules, &nobody).expect_err("nobody's turn").what, "app");
    }
    assert_eq!(draft("kigogo", "1,2 S").expect_err("no board").what, "rows");
    assert!(set_up("kigogo", &draft("kigogo", &start("kigogo")).unwrap().edit).is_ok());
}

#[test]
fn variations_and_comments_are_written_and_read_again() {
    let made = |text: &str, after, comment: &str, nags: &[u8]| TreeMove {
        text: text.to_owned(),
        after,
        comment: comment.to_owned(),
        nags: nags.to_vec(),
    };
    let moves = vec![
        made("A7<*", None, "at once", &[1]),
        made("a5>", Some(0), "", &[]),
        made("A6>*", Some(1), "", &[]),
        made("A6<*", None, "also played", &[]),
        made("A7>*", None, "", &[]),
        made("A6<*", Some(1), "", &[2]),
    ];
    let record = RecordText {
        rules: "kiswahili".to_owned(),
        comment: "A beginning.".to_owned(),
        moves: moves.clone(),
        ..RecordText::default()
    };
    for format in ["bao", "json"] {
        let read = read_records(&write_record(&record, format).expect("a record"));
        let back = read[0].record.as_ref().expect("a game");
        assert_eq!((&back.moves, &back.comment), (&moves, &record.comment), "{format}");
    }
    let mut wrong = record.clone();
    wrong.moves[1].after = Some(4);
    assert_eq!(write_record(&wrong, "bao").expect_err("a ring").what, "app");
    wrong.moves[1] = made("b1", Some(0), "", &[]);
    let fault = write_record(&wrong, "bao").expect_err("no move");
    assert_eq!((fault.what, fault.ply), ("move-illegal", Some(2)));
}

#[test]
fn a_record_is_written_and_read_again() {
    let made = |(place, text): (usize, &str)| TreeMove {
        text: text.to_owned(),
        after: place.checked_sub(1),
        ..TreeMove::default()
    };
    let record = RecordText {
        rules: "kiswahili".to_owned(),
        moves: ["A7<*", "a5>", "A6>*"].into_iter().enumerate().map(made).collect(),
        tags: [("South".to_owned(), "Asha".to_owned())].into(),
        result: Some("0-1".to_owned()),
        termination: Some("resignation".to_owned()),
        ..RecordText::default()
    };
    for format in ["bao", "json", "ndjson"] {
        let written = write_record(&record, format).expect("a record");
        let read = read_records(&written);
        let back = read[0].record.as_ref().expect("a game");
        assert_eq!((&back.moves, &back.tags["South"]), (&record.moves, &record.tags["South"]));
        assert_eq!(back.termination, record.termination, "{format}: {:?}", read[0].problems);
    }
    let lost = read_records("[Rules \"kigogo\"]\n\n1. A1 *\n");
    let [fault] = &lost[0].problems[..] else { panic!("{lost:?}") };
    assert!(lost[0].record.is_none(), "{lost:?}");
    assert_eq!((fault.what, fault.line, fault.ply), ("move-illegal", Some(3), Some(1)));
    assert_eq!(fault.found.as_deref(), Some("A1"));
    let lost = read_records("1. A7<* a5> 2. A1 *\n");
    let before = lost[0].before.as_ref().expect("the moves before the fault");
    assert_eq!(before.moves[..], record.moves[..2]);
    assert_eq!(write_record(&record, "pgn").expect_err("no such format").what, "app");
}

/// A puzzle of each kind: the solution is right move for move, another move is answered.
#[test]
fn moves_in_puzzles_are_answered() {
    for name in ["kujifunza", "kingulu"] {
        let path = format!("{}/../../data/puzzles/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let file = std::fs::read_to_string(path).expect("the puzzles of the game");
        for line in file.lines().take(3) {
            let puzzle: serde_json::Value = serde_json::from_str(line).expect("a puzzle");
            let (rules, position) = (&puzzle["rules"], &puzzle["position"]);
            let (rules, position) =
                (rules.as_str().expect("text"), position.as_str().expect("text"));
            let plies = puzzle["plies"].as_u64().unwrap_or(0) as u32;
            for legal in legal_moves(rules, position).expect("a position") {
                let told = puzzle_answer(rules, position, &legal.text, plies, 1 << 24);
                let told = told.expect("so much is enough");
                assert_eq!(told.right, puzzle["solution"][0] == legal.text, "{line}");
                if told.right {
                    assert_eq!(told.margin.map(i64::from), puzzle["margin"].as_i64());
                    assert_eq!(told.left, plies.saturating_sub(2));
                }
            }
        }
    }
    let start = AnyPosition::start(Rules::Kigogo).to_string();
    assert_eq!(
        puzzle_answer("kigogo", &start, "A1", 1, 9).expect_err("no move").what,
        "move-illegal"
    );
    let spent = puzzle_answer("kigogo", &start, "A2", 9, 9).expect_err("too little");
    assert_eq!((spent.what, spent.found.is_some()), ("app", true));
}

/// The file of the program's network for a game.
fn network(rules: Rules) -> Option<Vec<u8>> {
    Judgement::BuiltIn.network(rules).map(Network::bytes)
}

#[test]
fn a_network_judges_its_own_games_and_no_others() {
    let found = |rules: &str, network: Option<&[u8]>| {
        let text = GameText { rules: rules.to_owned(), start: None, moves: Vec::new() };
        let how = Analyse { lines: 1, nodes: Some(2_000) };
        let analysed = analyse(&text, how, network, |_| false).expect("a game under way");
        let moved = search(&text, Search { level: 14, seed: 1 }, network, |_| false);
        (analysed, moved.expect("a game under way"))
    };
    let bytes = network(Rules::Kiswahili).expect("the program has one");
    for rules in ["kiswahili", "kiswahili/zanzibar"] {
        let by_weights = found(rules, None);
        let by_network = found(rules, Some(&bytes));
        assert_ne!(by_network.0, by_weights.0, "{rules}");
        assert_ne!(by_network.1, by_weights.1, "{rules}");
        let mut damaged = bytes.clone();
        damaged[1000] ^= 1;
        for refused in [&[][..], &bytes[..500], &damaged] {
            assert_eq!(found(rules, Some(refused)), by_weights, "{rules}");
        }
    }
    assert_eq!(found("kigogo", Some(&bytes)), found("kigogo", None));
}

/// What the player finds here; a test of the browser app asks the same of its module.
#[test]
fn the_player_finds_the_same_on_every_machine() {
    let mut searches = Vec::new();
    for rules in Rules::ALL {
        let network = network(rules);
        for plies in [2, 12, 30] {
            let mut game = Game::new(AnyPosition::start(rules));
            for position in walk(rules, plies).windows(2) {
                let is_made = |played: &&Move| {
                    position[0].play(**played).is_ok_and(|after| after == position[1])
                };
                let legal = position[0].legal_moves();
                let played = legal.iter().find(is_made).expect("a legal move");
                game.play(*played).expect("a legal move");
            }
            if game.outcome().is_some() {
                continue;
            }
            let moves = game.moves().map(|played| played.to_string()).collect();
            let text = GameText { rules: rules.id().to_owned(), start: None, moves };
            let how = Analyse { lines: 2, nodes: Some(4_000) };
            let found = analyse(&text, how, network.as_deref(), |_| false).expect("under way");
            searches.push(json!({ "game": text, "found": found }));
        }
    }
    assert!(searches.len() > 2 * Rules::ALL.len(), "few of the games of chance are over so early");
    let told: Vec<String> = searches.iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(told.join("\n"));
}
