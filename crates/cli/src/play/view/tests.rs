//! What the screens look like.

use std::time::Duration;

use bingwa_rules::{AnyPosition, Game, Rules};
use ratatui::{Terminal, backend::TestBackend};

use super::*;
use crate::play::{
    picker::Picker,
    state::State,
    table::{Player, Table, tests::table},
};

fn screen(state: &State, width: u16, height: u16) -> (String, Hits) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    let mut hits = Hits::default();
    terminal.draw(|frame| hits = draw(state, Theme::Full, frame)).expect("drawn");
    (terminal.backend().to_string(), hits)
}

fn plain_screen(state: &State) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    terminal.draw(|frame| _ = draw(state, Theme::Plain, frame)).expect("drawn");
    let buffer = terminal.backend().buffer();
    let colours = |cell: &ratatui::buffer::Cell| (cell.fg, cell.bg);
    let none = (ratatui::style::Color::Reset, ratatui::style::Color::Reset);
    assert!(buffer.content().iter().all(|cell| colours(cell) == none), "no colour at all");
    terminal.backend().to_string()
}

/// A game after some moves, the last one seen to its end.
fn game(rules: Rules, moves: &str) -> State {
    State::new(table(rules, moves))
}

fn shown(rules: Rules, moves: &str, last: &str) -> State {
    let mut state = game(rules, moves);
    for letter in last.chars() {
        state.handle(Command::Type(letter));
    }
    state.handle(Command::Choose);
    state.handle(Command::Skip);
    state
}

#[test]
fn every_game_at_its_start() {
    for rules in Rules::ALL {
        let name = format!("start-{}", rules.id().replace('/', "-"));
        insta::assert_snapshot!(name, screen(&game(rules, ""), 80, 24).0);
    }
}

#[test]
fn every_game_after_a_move() {
    for (rules, before, last) in [
        (Rules::Kiswahili, "A6<* a6> A4> a6>", "A5<"),
        (Rules::Kujifunza, "", "A1><"),
        (Rules::Kigogo, "", "A12"),
        (Rules::Kimasai, "", "A2"),
        (Rules::Kingulu, "A3", "a6"),
    ] {
        let name = format!("moved-{}", rules.id());
        insta::assert_snapshot!(name, screen(&shown(rules, before, last), 80, 24).0);
    }
}

#[test]
fn without_colour_shapes_tell_everything() {
    insta::assert_snapshot!("plain-kiswahili", plain_screen(&game(Rules::Kiswahili, "A6<*")));
    insta::assert_snapshot!("plain-kigogo", plain_screen(&shown(Rules::Kigogo, "", "A12")));
    insta::assert_snapshot!(
        "plain-kingulu",
        plain_screen(&game(Rules::Kingulu, "A3 a6 A6 a4 A5 a5"))
    );
}

#[test]
fn a_choice_is_asked_beside_the_hole() {
    let mut state = game(Rules::Kiswahili, "");
    for letter in "a6".chars() {
        state.handle(Command::Type(letter));
    }
    state.handle(Command::Choose);
    let (picture, hits) = screen(&state, 80, 24);
    insta::assert_snapshot!("choice", picture);
    assert!(hits.0.iter().any(|(_, hit)| *hit == Hit::Does(Command::Answer(1))));
}

#[test]
fn a_safari_is_asked_with_both_outcomes() {
    let text = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";
    let position = AnyPosition::parse(Rules::Kiswahili, text).expect("a position");
    let mut state = State::new(Table::new(Game::new(position), [Player::Human; 2]));
    let house = *state.grid.rows().flatten().find(|hole| hole.to_string() == "A8").expect("a hole");
    state.handle(Command::Point(house));
    insta::assert_snapshot!("safari", screen(&state, 80, 24).0);
    state.handle(Command::Back);
    for letter in "a5".chars() {
        state.handle(Command::Type(letter));
    }
    state.handle(Command::Choose);
    insta::assert_snapshot!("why-not", screen(&state, 80, 24).0);
}

#[test]
fn a_move_is_seen_on_its_way() {
    let mut state = game(Rules::Kujifunza, "");
    for letter in "a1><".chars() {
        state.handle(Command::Type(letter));
    }
    state.handle(Command::Choose);
    state.tick(Duration::from_secs(2));
    state.handle(Command::Toggle);
    insta::assert_snapshot!("on-its-way", screen(&state, 80, 24).0);
}

#[test]
fn overlays_lie_over_the_game() {
    let mut state = game(Rules::Kigogo, "A12 a11");
    state.handle(Command::Help);
    insta::assert_snapshot!("help", screen(&state, 80, 24).0);
    state.handle(Command::Back);
    state.handle(Command::Moves);
    insta::assert_snapshot!("moves", screen(&state, 80, 24).0);
    state.handle(Command::Back);
    state.handle(Command::Resign);
    insta::assert_snapshot!("resign", screen(&state, 80, 24).0);
}

#[test]
fn the_games_are_listed() {
    let saved = Some("Bao Kigogo, 12 moves, against the computer".to_owned());
    let picker = Picker::new(saved, None, Picker::usual_players());
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    terminal.draw(|frame| _ = draw_picker(&picker, Theme::Full, frame)).expect("drawn");
    insta::assert_snapshot!("picker", terminal.backend());
}

#[test]
fn every_hole_can_be_clicked_at_any_size() {
    for rules in Rules::ALL {
        let state = game(rules, "");
        for (width, height) in [(80, 24), (80, 25), (120, 40), (200, 60), (70, 21), (104, 23)] {
            let (_, hits) = screen(&state, width, height);
            for hole in state.grid.rows().flatten() {
                let area = hits.of(*hole).expect("drawn");
                let middle = Position::new(area.x + area.width / 2, area.y + area.height / 2);
                assert_eq!(hits.at(middle), Some(Hit::Hole(*hole)), "{rules} {width}x{height}");
                assert!(area.right() <= width && area.bottom() <= height);
            }
        }
    }
}

#[test]
fn a_window_of_any_size_is_drawn_or_told_to_be_too_small() {
    let state = game(Rules::Kigogo, "");
    for width in (1..100).step_by(7) {
        for height in 1..30 {
            screen(&state, width, height);
        }
    }
    let (picture, hits) = screen(&state, 60, 20);
    assert!(picture.contains("Too small: 60 x 20; the board needs 68 x"), "{picture}");
    assert!(hits.0.is_empty());
}

#[test]
fn a_narrow_window_leaves_out_what_can_be_seen_elsewhere() {
    for rules in Rules::ALL {
        let (columns, _) = board::least(rules);
        let (picture, _) = screen(&game(rules, ""), columns, 24);
        let lines: Vec<&str> = picture.lines().collect();
        let title = lines[0].trim_matches([' ', '"']);
        assert!(title.starts_with(&format!("{}  ", rules.name())), "{rules}: {title}");
        assert!(title.ends_with("move 1"), "{rules}: {title}");
        for wanted in ["? help", "q quit"] {
            assert!(picture.contains(wanted), "{rules}: {picture}");
        }
        if rules.is_kiswahili() {
            let words = "22 in reserve · house A5 functional";
            assert!(picture.contains(words), "{rules}: {picture}");
        }
    }
}
