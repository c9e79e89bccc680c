//! The game on the screen, played by commands and by keys.

use bingwa_engine::{Level, Limits, search};
use bingwa_rules::{AnyPosition, Game, Rules};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::sync::atomic::AtomicBool;

use super::*;
use crate::play::{
    choice::Question,
    input,
    table::{Ending, Player, tests::table},
    thinker::Found,
    view::Hits,
};

const HOUSE: &str = "0,0,0,0,0,0,0,0/0,3,4,8,0,2,5,6/0,2,1,0,8,0,3,4/0,0,0,0,0,0,0,0 S 9,9 SN -";

fn state(rules: Rules, moves: &str) -> State {
    State::new(table(rules, moves))
}

fn at(rules: Rules, text: &str) -> State {
    let position = AnyPosition::parse(rules, text).expect("a position");
    State::new(Table::new(Game::new(position), [Player::Human; 2]))
}

fn hole(state: &State, name: &str) -> Hole {
    let mut holes = state.grid.rows().flatten();
    *holes.find(|hole| hole.to_string() == name).expect("a hole of the board")
}

fn point(state: &mut State, name: &str) {
    let hole = hole(state, name);
    state.handle(Command::Point(hole));
}

/// Presses keys, each a character; `~` is Enter and `!` Esc.
fn keys(state: &mut State, keys: &str) -> Effect {
    let mut effect = Effect::Stay;
    for key in keys.chars() {
        let code = match key {
            '~' => KeyCode::Enter,
            '!' => KeyCode::Esc,
            '→' => KeyCode::Right,
            '←' => KeyCode::Left,
            '↑' => KeyCode::Up,
            letter => KeyCode::Char(letter),
        };
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        if let Some(command) = input::command(&event, state, &Hits::default()) {
            effect = state.handle(command);
        }
    }
    effect
}

fn played(state: &State) -> Vec<String> {
    state.table.game().moves().map(|played| played.to_string()).collect()
}

#[test]
fn a_hole_is_chosen_then_its_direction() {
    let mut state = state(Rules::Kiswahili, "");
    state.cursor = hole(&state, "A6");
    keys(&mut state, "~");
    assert_eq!(state.choice.as_ref().map(|choice| choice.question), Some(Question::Direction));
    assert!(state.table.game().is_empty());
    keys(&mut state, "→~");
    assert_eq!(played(&state), ["A6>*"]);
    assert_eq!(state.version(), 1);
    assert!(state.is_showing());
}

#[test]
fn a_direction_is_chosen_by_its_sign_or_its_neighbour() {
    let mut by_sign = state(Rules::Kiswahili, "");
    point(&mut by_sign, "A6");
    keys(&mut by_sign, "<");
    assert_eq!(played(&by_sign), ["A6<*"]);
    let mut by_hole = state(Rules::Kiswahili, "");
    point(&mut by_hole, "A6");
    point(&mut by_hole, "A5");
    assert_eq!(played(&by_hole), ["A6<*"]);
}

#[test]
fn a_choice_can_be_given_up() {
    let mut state = state(Rules::Kujifunza, "");
    point(&mut state, "A4");
    keys(&mut state, "!");
    assert_eq!(state.choice, None);
    point(&mut state, "A4");
    point(&mut state, "A6");
    assert_eq!(state.cursor, hole(&state, "A6"));
    assert!(state.choice.is_some() && state.table.game().is_empty());
}

#[test]
fn answers_lie_as_on_the_screen_also_from_the_other_side() {
    let mut state = state(Rules::Kiswahili, "");
    keys(&mut state, "f");
    state.cursor = hole(&state, "A6");
    keys(&mut state, "~→~");
    assert_eq!(played(&state), ["A6<*"], "South's left is on the right");
}

#[test]
fn the_house_asks_for_stop_or_safari() {
    for (answer, expected) in [("~", "A8>"), ("→~", "A8>+")] {
        let mut state = at(Rules::Kiswahili, HOUSE);
        point(&mut state, "A8");
        assert_eq!(state.choice.as_ref().map(|choice| choice.question), Some(Question::Safari));
        keys(&mut state, answer);
        assert_eq!(played(&state), [expected]);
    }
}

#[test]
fn the_kichwa_is_asked_for_after_the_direction() {
    let mut state = state(Rules::Kujifunza, "");
    point(&mut state, "A4");
    assert_eq!(state.choice.as_ref().map(|choice| choice.question), Some(Question::Direction));
    keys(&mut state, ">");
    assert_eq!(state.choice.as_ref().map(|choice| choice.question), Some(Question::Kichwa));
    keys(&mut state, ">");
    assert_eq!(played(&state), ["A4>>"]);
}

#[test]
fn a_hole_that_cannot_be_played_tells_why() {
    let mut state = at(Rules::Kiswahili, HOUSE);
    // A3 faces a6, which is occupied, so that A7, say, captures; A5 faces an empty hole.
    point(&mut state, "A5");
    assert_eq!(state.said.clause, Some(Clause::Kis6));
    assert!(state.said.text.starts_with("You must capture"), "{}", state.said.text);
    let can: Vec<Hole> = state.said.lit.clone();
    assert!(!can.is_empty());
    assert!(can.iter().all(|hole| state.moves_from(*hole).next().is_some()));
    point(&mut state, "a2");
    assert_eq!(state.said.clause, Some(Clause::Com1));
    assert!(state.table.game().is_empty());
}

#[test]
fn a_move_is_typed() {
    let mut state = state(Rules::Kiswahili, "");
    keys(&mut state, "a6R*");
    assert_eq!(state.typed.as_deref(), Some("a6R*"));
    keys(&mut state, "~");
    assert_eq!(played(&state), ["A6>*"]);
    // North's answer is ambiguous, so that it is asked for.
    keys(&mut state, "6~");
    assert_eq!((played(&state).len(), state.choice.is_some()), (1, true));
    keys(&mut state, "!a5~");
    assert!(state.said.clause.is_some() && state.table.game().len() == 1);
    keys(&mut state, "99~");
    assert!(state.said.text.contains("expected a hole"), "{}", state.said.text);
    keys(&mut state, "1111111111111111111");
    assert_eq!(state.typed.as_ref().map(String::len), Some(LONGEST_TYPED));
    state.handle(Command::Erase);
    assert_eq!(state.typed.as_ref().map(String::len), Some(LONGEST_TYPED - 1));
    keys(&mut state, "!");
    assert_eq!(state.typed, None);
}

#[test]
fn any_choice_ends_the_show_of_a_move() {
    let mut state = state(Rules::Kigogo, "");
    point(&mut state, "A12");
    assert!(state.is_showing());
    state.tick(Duration::from_millis(700));
    assert!(state.is_showing() && state.board() != state.table.position().setup());
    point(&mut state, "a11");
    assert!(!state.is_showing(), "the click only ends the show");
    assert_eq!(state.board(), state.table.position().setup());
    point(&mut state, "a11");
    assert_eq!(played(&state), ["A12", "a11"]);
}

#[test]
fn the_transport_runs_the_last_move() {
    let mut state = state(Rules::Kigogo, "");
    point(&mut state, "A12");
    keys(&mut state, " .");
    let at = |state: &State| state.replay.as_ref().expect("a move").progress().0;
    assert_eq!(at(&state), 1);
    keys(&mut state, "..,");
    assert_eq!(at(&state), 2);
    keys(&mut state, ">");
    assert_eq!(state.replay.as_ref().and_then(Replay::lap), Some(0));
    keys(&mut state, "s");
    assert!(!state.is_showing());
    keys(&mut state, "p");
    assert!(state.is_moving() && at(&state) == 0);
    keys(&mut state, "++++++");
    assert!(state.speed.is_instant());
    state.tick(Duration::ZERO);
    assert!(!state.is_showing());
    let mut fresh = State::new(table(Rules::Kigogo, ""));
    keys(&mut fresh, " ");
    assert_eq!(fresh.said.text, "No move has been made yet.");
}

#[test]
fn undo_takes_the_move_back_from_the_game() {
    let mut state = state(Rules::Kigogo, "A12 a11");
    let version = state.version();
    keys(&mut state, "u");
    assert_eq!(played(&state), ["A12"]);
    assert_eq!(state.version(), version + 1);
    keys(&mut state, "uu");
    assert_eq!(state.said.text, "There is no move of yours to take back.");
    assert_eq!(state.version(), version + 2);
}

#[test]
fn the_computer_moves_when_the_move_before_was_seen() {
    let players = [Player::Human, Player::Computer(Level::default())];
    let mut state = State::new(table(Rules::Kigogo, "").with_players(players));
    assert_eq!(state.errand(), None);
    point(&mut state, "A12");
    let errand = state.errand().expect("the computer is to move");
    let limits = Limits { depth: 1, ..Limits::default() };
    let found = search(state.table.game(), &limits, &AtomicBool::new(false), |_| ());
    state.found(errand, Found::Searched(found.expect("a move")));
    assert_eq!(state.errand(), None);
    state.tick(Duration::from_millis(50));
    assert_eq!(played(&state).len(), 1, "South's move is still shown");
    state.tick(Duration::from_secs(60));
    assert_eq!(played(&state).len(), 2);
    assert!(state.is_showing());
    keys(&mut state, "u");
    assert_eq!(played(&state).len(), 0);
}

#[test]
fn the_computer_is_not_played_for_but_hurried() {
    let players = [Player::Computer(Level::default()), Player::Human];
    let mut state = State::new(table(Rules::Kigogo, "").with_players(players));
    assert!(state.grid.is_flipped(), "the human sits below");
    point(&mut state, "A12");
    keys(&mut state, "a12~");
    assert!(played(&state).is_empty());
    assert_eq!(keys(&mut state, "s"), Effect::Hurry);
}

#[test]
fn a_hint_is_asked_for_and_shown() {
    let mut state = state(Rules::Kingulu, "");
    keys(&mut state, "h");
    assert_eq!(state.errand(), Some(Errand::Hint));
    let limits = Limits { depth: 2, ..Limits::default() };
    let found = search(state.table.game(), &limits, &AtomicBool::new(false), |_| ());
    let found = found.expect("a move");
    state.found(Errand::Hint, Found::Searched(found.clone()));
    assert_eq!((state.errand(), state.cursor), (None, found.best.hole()));
    assert!(state.said.text.starts_with(&format!("Hint: {}", found.best)), "{}", state.said.text);
    assert!(state.table.game().is_empty());
}

#[test]
fn leaving_and_resigning_are_asked_for() {
    let mut state = state(Rules::Kigogo, "A12");
    assert_eq!(keys(&mut state, "nx"), Effect::Stay);
    assert_eq!(keys(&mut state, "ny"), Effect::New);
    keys(&mut state, "rn");
    assert_eq!(state.table.ending(), None);
    keys(&mut state, "ry");
    assert_eq!(state.table.ending(), Some(Ending::Resigned(Seat::North)));
    point(&mut state, "a11");
    assert!(state.said.text.starts_with("The game is over"));
    keys(&mut state, "u");
    assert_eq!(state.table.ending(), None);
    assert_eq!(played(&state), ["A12"]);
    assert_eq!(keys(&mut state, "q"), Effect::Quit);
    keys(&mut state, "?");
    assert_eq!(state.overlay, Some(Overlay::Help));
    keys(&mut state, "x");
    assert_eq!(state.overlay, None);
}

#[test]
fn tab_goes_to_what_can_be_played() {
    let mut state = state(Rules::Kiswahili, "");
    for _ in 0..4 {
        state.handle(Command::Next(true));
        assert!(state.moves_from(state.cursor).next().is_some());
    }
    let before = state.cursor;
    state.handle(Command::Next(true));
    state.handle(Command::Next(false));
    assert_eq!(state.cursor, before);
}

#[test]
fn a_whole_game_can_be_clicked_through() {
    for rules in Rules::ALL {
        let mut state = state(rules, "");
        for turn in 0..600 {
            if state.table.ending().is_some() {
                break;
            }
            let legal = state.table.position().legal_moves();
            let hole = legal[turn * 7 % legal.len()].hole();
            let made = state.table.game().len();
            if state.is_showing() {
                state.handle(Command::Skip);
            }
            state.handle(Command::Point(hole));
            while state.choice.is_some() {
                state.handle(Command::Answer(turn % 2));
            }
            assert_eq!(state.table.game().len(), made + 1, "{rules}");
        }
    }
}
