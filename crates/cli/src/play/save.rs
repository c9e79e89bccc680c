//! The game on disk: saved after every move, taken up again later.

use std::{
    cell::Cell,
    env, fs,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use bingwa_engine::Level;
use bingwa_record::{Format, GameResult, Record, Tags, Termination, Tree, Writer, read};
use bingwa_rules::Rules;

use super::table::{Ending, Player, Table};
use crate::exit::Failure;

/// The tag that tells how many levels there were when a game was saved; at first it was left out,
/// and there were six.
const LEVELS: &str = "Levels";

/// The most bytes that are read of a file: a record of a game has some thousands.
const LONGEST: u64 = 1 << 20;

/// A record that can be played on.
#[derive(Debug)]
pub(super) struct Saved {
    pub(super) table: Table,
    tags: Tags,
    /// Whether writing the game says all that the file says.
    is_plain: bool,
}

impl Saved {
    fn is_unfinished(&self) -> bool {
        self.table.ending().is_none() && !self.table.game().is_empty()
    }

    /// The game in a line: for somebody who is asked whether to go on with it.
    pub(super) fn line(&self) -> String {
        let [south, north] = self.table.players().map(Player::title);
        let moves = self.table.game().len();
        let moves = if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") };
        format!("{}, {moves}, South: {south}, North: {north}", self.table.rules().name())
    }
}

/// The file of the game that is being played, where the system keeps the state of programs.
pub(super) fn usual_path() -> Option<PathBuf> {
    let absolute =
        |name: &str| env::var_os(name).map(PathBuf::from).filter(|dir| dir.is_absolute());
    let state = absolute("XDG_STATE_HOME")
        .or_else(|| absolute("LOCALAPPDATA"))
        .or_else(|| Some(absolute("HOME")?.join(".local/state")))?;
    Some(state.join("bingwa").join("game.bao"))
}

/// Reads the first game of a file.
pub(super) fn load(path: &Path) -> Result<Saved, Failure> {
    let name = path.display();
    let unreadable = |why: &dyn std::fmt::Display| {
        Failure::unreadable(format_args!("{name}: {why}: give the record of a game"))
    };
    let mut text = String::new();
    let file = fs::File::open(path).map_err(|error| unreadable(&error))?;
    file.take(LONGEST + 1).read_to_string(&mut text).map_err(|error| unreadable(&error))?;
    if text.len() as u64 > LONGEST {
        return Err(unreadable(&format_args!("more than {LONGEST} bytes")));
    }
    let mut games = read(&text, Format::detect(&text), Rules::Kiswahili);
    let first = games.next().ok_or_else(|| unreadable(&"there is no game in it"))?;
    let record = first.record.map_err(|problem| unreadable(&problem))?;
    Ok(saved(&record, games.next().is_none()))
}

fn saved(record: &Record, is_alone: bool) -> Saved {
    let player = |name: &str| record.tags.get(name).and_then(|text| text.parse().ok());
    let players = ["South", "North"].map(|name| player(name).unwrap_or(Player::Human));
    let are_of_six = record.tags.get(LEVELS).is_none();
    let players = if are_of_six { players.map(Player::of_six) } else { players };
    let mut table = Table::new(record.game(), players);
    if let (Some(Termination::Resignation), GameResult::Won(winner)) =
        (record.termination, record.result)
    {
        table.resigned_by(winner.other());
    }
    let [main] = record.tree().lines() else {
        return Saved { table, tags: record.tags.clone(), is_plain: false };
    };
    let is_bare = main.after().is_empty()
        && main.before().is_empty()
        && main.moves().iter().all(|node| node.comments().is_empty() && node.nags().is_empty());
    Saved { table, tags: record.tags.clone(), is_plain: is_alone && is_bare }
}

/// The record of a game.
fn record(table: &Table, tags: &Tags) -> Record {
    let mut record = Record::new(Tree::of_game(table.game()));
    record.tags = tags.clone();
    for (name, player) in ["South", "North"].into_iter().zip(table.players()) {
        // Somebody may have written his name there.
        let known = record.tags.get(name).unwrap_or("?");
        if known == "?" || known.parse::<Player>().is_ok() {
            // Both tags are text, and every record has them.
            let _ = record.tags.set(name, &player.to_string());
        }
    }
    if table.players().iter().any(|player| matches!(player, Player::Computer(_))) {
        let _ = record.tags.set(LEVELS, &Level::MOST.number().to_string());
    }
    if let Some(Ending::Resigned(seat)) = table.ending() {
        record.result = GameResult::Won(seat.other());
        record.termination = Some(Termination::Resignation);
    }
    record
}

/// Where a game is saved.
#[derive(Debug)]
pub(super) struct Store {
    path: Option<PathBuf>,
    tags: Tags,
    /// Whether another game is in the file, to be put aside when this one is first written.
    replaces: Cell<bool>,
}

impl Store {
    /// Saves to a file, or nowhere.
    pub(super) fn new(path: Option<PathBuf>) -> Self {
        Self { path, tags: Tags::default(), replaces: Cell::new(false) }
    }

    /// Saves a new game. What is there and would be missed, a game that isn't over or something
    /// that can't be read, is put aside as soon as the new game has a move.
    pub(super) fn for_new_game(self) -> Self {
        let is_missed = |path: &PathBuf| {
            path.exists() && load(path).map_or(true, |saved| saved.is_unfinished())
        };
        self.replaces.set(self.path.as_ref().is_some_and(is_missed));
        self
    }

    /// Goes on saving a game that was saved before.
    ///
    /// Without another file it goes where it came from, unless that would lose what else is there.
    pub(super) fn resumed(
        saved: &Saved,
        from: PathBuf,
        to: Option<PathBuf>,
    ) -> Result<Self, Failure> {
        let tags = saved.tags.clone();
        match to {
            Some(to) => Ok(Self { tags, ..Self::new(Some(to)) }),
            None if saved.is_plain => Ok(Self { tags, ..Self::new(Some(from)) }),
            None => Err(Failure::unreadable(format_args!(
                "{}: has comments, variations or further games that playing on would lose: \
                 name another file by --record",
                from.display()
            ))),
        }
    }

    /// Goes on with the game that its file holds, if going on loses nothing that is there.
    pub(super) fn going_on(self, saved: &Saved) -> Result<Self, Failure> {
        match self.path {
            Some(path) => Self::resumed(saved, path, None),
            None => Ok(self),
        }
    }

    /// The file.
    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Saves a game; a game without a move is no reason to write.
    pub(super) fn save(&self, table: &Table) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        let is_worth_it = match self.replaces.get() {
            true => !table.game().is_empty(),
            false => !table.game().is_empty() || path.exists(),
        };
        if !is_worth_it {
            return Ok(());
        }
        if self.replaces.get() {
            self.keep_aside()?;
            self.replaces.set(false);
        }
        write(path, table, &self.tags)
    }

    /// Puts the game that is there out of the way of another, beside it.
    fn keep_aside(&self) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        let free = (1..)
            .map(|number: u32| path.with_extension(format!("previous-{number}.bao")))
            .find(|aside| !aside.exists());
        let Some(aside) = free else { return Ok(()) };
        fs::rename(path, aside).map_err(|error| {
            Failure::could_not(format_args!("{}: {error}: move it away", path.display()))
        })
    }

    /// Saves a game to some other file.
    pub(super) fn save_to(&self, path: &Path, table: &Table) -> Result<(), Failure> {
        write(path, table, &self.tags)
    }
}

/// Writes beside the file first, so that a crash leaves the old one or the new one.
fn write(path: &Path, table: &Table, tags: &Tags) -> Result<(), Failure> {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::could_not(format_args!("{}: {error}: save elsewhere", path.display()))
    };
    let mut writer = Writer::new(Format::Bao, false);
    writer.add(&record(table, tags)).map_err(|fault| failed(&fault))?;
    let text = writer.finish();
    let replace = || -> io::Result<()> {
        if let Some(dir) = path.parent().filter(|dir| !dir.as_os_str().is_empty()) {
            fs::create_dir_all(dir)?;
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        fs::write(&beside, text)?;
        fs::rename(&beside, path).inspect_err(|_| {
            // What could not be moved is of no use; the first error is the one to tell.
            let _ = fs::remove_file(&beside);
        })
    };
    replace().map_err(|error| failed(&error))
}

/// The saved game at the usual place, if it can be gone on with.
pub(super) fn unfinished(path: Option<&Path>) -> Option<Saved> {
    load(path?).ok().filter(Saved::is_unfinished)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::tests::table;
    use bingwa_rules::Seat;

    fn there_and_back(table: &Table) -> Saved {
        let text = {
            let mut writer = Writer::new(Format::Bao, false);
            writer.add(&record(table, &Tags::default())).expect("it can be written");
            writer.finish()
        };
        let mut games = read(&text, Format::Bao, Rules::Kingulu);
        let record = games.next().expect("a game").record.expect("readable");
        saved(&record, games.next().is_none())
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        for (rules, moves) in [
            (Rules::Kiswahili, "A6<* a6> A4> a6>"),
            (Rules::Kigogo, "A12 a11"),
            (Rules::Kingulu, "A3"),
        ] {
            let before = table(rules, moves);
            let after = there_and_back(&before);
            assert!(after.is_plain);
            assert_eq!(after.table.players(), before.players());
            assert_eq!(after.table.position(), before.position());
            assert!(after.table.game().moves().eq(before.game().moves()));
        }
    }

    #[test]
    fn a_game_that_was_left_keeps_its_tags_and_comments() {
        let saved_as = |text: &str| {
            let mut games = read(text, Format::Bao, Rules::Kingulu);
            saved(&games.next().expect("a game").record.expect("readable"), true)
        };
        let store = || Store::new(Some(PathBuf::from("game.bao")));
        let named = saved_as("[South \"Asha\"]\n[Rules \"kingulu\"]\n\n1. A3 a3 *\n");
        let kept = store().going_on(&named).expect("nothing is lost");
        assert_eq!(kept.tags.get("South"), Some("Asha"));
        let annotated = saved_as("[Rules \"kingulu\"]\n\n1. A3 {good} a3 *\n");
        assert!(store().going_on(&annotated).is_err());
    }

    #[test]
    fn levels_are_those_of_the_time_when_a_game_was_saved() {
        let north = |tags: &str| {
            let text = format!("[North \"computer:4\"]\n[Rules \"kingulu\"]\n{tags}\n1. A3 *\n");
            let mut games = read(&text, Format::Bao, Rules::Kingulu);
            saved(&games.next().expect("a game").record.expect("readable"), true).table.players()[1]
        };
        assert_eq!(north("[Levels \"20\"]\n").to_string(), "computer:4");
        assert_eq!(north(""), Player::Computer(Level::new(4).expect("a level")).of_six());
        assert_ne!(north("").to_string(), "computer:4");
        let players = [Player::Human, Player::Computer(Level::MOST)];
        let before = table(Rules::Kingulu, "A3").with_players(players);
        assert_eq!(there_and_back(&before).table.players(), players);
    }

    #[test]
    fn a_game_that_cannot_be_read_is_kept_aside() {
        let dir = env::temp_dir().join(format!("bingwa-aside-{}", std::process::id()));
        fs::create_dir_all(&dir).expect("a folder");
        let path = dir.join("game.bao");
        fs::write(&path, "garbage").expect("written");
        let store = Store::new(Some(path.clone())).for_new_game();
        store.save(&table(Rules::Kigogo, "")).expect("nothing to save yet");
        assert_eq!(fs::read_to_string(&path).expect("still there"), "garbage");
        store.save(&table(Rules::Kigogo, "A12")).expect("saved");
        store.save(&table(Rules::Kigogo, "A12 a11")).expect("saved");
        let kept = fs::read_to_string(dir.join("game.previous-1.bao")).expect("kept aside");
        assert_eq!(kept, "garbage");
        assert_eq!(load(&path).expect("readable").table.game().len(), 2);
        assert!(!dir.join("game.previous-2.bao").exists());
        fs::remove_dir_all(&dir).expect("removed");
    }

    #[test]
    fn a_resignation_is_kept() {
        let mut before = table(Rules::Kigogo, "A12");
        before.resign();
        let after = there_and_back(&before);
        assert_eq!(after.table.ending(), Some(Ending::Resigned(Seat::North)));
        assert_eq!(after.line(), "Bao Kigogo, 1 move, South: human, North: human");
    }
}
