//! Whole dialogues, as a program at the other end of the pipes has them.

use std::{
    io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write},
    thread::{self, JoinHandle},
};

/// What is answered to these lines; the session ends when there are no more.
fn said(input: &str) -> String {
    let mut output = Vec::new();
    bingwa_ubi::run(io::Cursor::new(input.to_owned()), &mut output).expect("a vector takes all");
    String::from_utf8(output).expect("answers are text")
}

/// A session that is talked to line by line.
struct Talk {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    session: JoinHandle<io::Result<()>>,
}

impl Talk {
    fn new() -> Self {
        let (input, to) = io::pipe().expect("a pipe");
        let (from, mut output) = io::pipe().expect("a pipe");
        let session = thread::spawn(move || bingwa_ubi::run(BufReader::new(input), &mut output));
        Self { to, from: BufReader::new(from), session }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("the session listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the session answers");
        line.trim_end().to_owned()
    }

    /// The next line that begins with a word.
    fn wait_for(&mut self, word: &str) -> String {
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the session ended before it said {word}");
            if line.split(' ').next() == Some(word) {
                return line;
            }
        }
    }

    fn end(mut self) {
        self.say("quit");
        self.session.join().expect("no panic").expect("all was written");
    }
}

fn lines_of<'a>(said: &'a str, word: &str) -> Vec<&'a str> {
    said.lines().filter(|line| line.split(' ').next() == Some(word)).collect()
}

#[test]
fn it_tells_who_it_is() {
    let all = said("ubi\nisready\n");
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[0].starts_with("id name Bingwa "));
    assert!(lines[1].starts_with("id author "));
    assert_eq!(lines_of(&all, "rules").len(), 7);
    assert!(lines.contains(&"rules kujifunza/zanzibar"));
    for option in [
        "Hash",
        "Threads",
        "MultiPV",
        "Level",
        "Seed",
        "EvalFile",
        "TablePath",
        "OwnBook",
        "BookFile",
    ] {
        let told = lines_of(&all, "option");
        assert!(told.iter().any(|line| line.starts_with(&format!("option name {option} type "))));
    }
    assert_eq!(lines[lines.len() - 2..], ["ubiok", "readyok"]);
    assert!(said("uci\n").ends_with("uciok\n"));
}

#[test]
fn it_finds_a_move() {
    let said = said("ubinewgame rules kigogo\nposition startpos moves A12\ngo depth 4\n");
    let infos = lines_of(&said, "info");
    assert_eq!(infos.len(), 4, "{said}");
    for (depth, info) in (1..).zip(&infos) {
        let words: Vec<&str> = info.split(' ').collect();
        let value = |name: &str| {
            let place = words.iter().position(|word| *word == name);
            words[place.unwrap_or_else(|| panic!("{info} has no {name}")) + 1]
        };
        assert_eq!(value("depth"), depth.to_string());
        assert!(value("seldepth").parse::<u32>().expect("a number") >= depth);
        for name in ["nodes", "nps", "time", "hashfull"] {
            value(name).parse::<u64>().expect("a number");
        }
        assert_eq!(value("multipv"), "1");
        let wdl = words.iter().position(|word| *word == "wdl").expect("chances");
        let permille: Vec<u32> =
            words[wdl + 1..wdl + 4].iter().map(|n| n.parse().expect("permille")).collect();
        assert_eq!(permille.iter().sum::<u32>(), 1000);
        assert_eq!(words[wdl - 3..wdl - 1], ["score", "wp"]);
        let points: u32 = words[wdl - 1].parse().expect("permille");
        assert!(points.abs_diff(permille[0] + permille[1] / 2) <= 1);
        assert!(value("pv").starts_with('a'));
    }
    let best = lines_of(&said, "bestmove");
    assert_eq!(best.len(), 1);
    assert!(said.ends_with(&format!("{}\n", best[0])));
    let words: Vec<&str> = best[0].split(' ').collect();
    assert_eq!((words.len(), words[2]), (4, "ponder"));
    let pv = infos[3].split(" pv ").nth(1).expect("a line");
    assert!(pv.starts_with(&format!("{} {}", words[1], words[3])), "{said}");
}

#[test]
fn old_names_are_understood() {
    let said = said("uci\nucinewgame rules kingulu\nisready\ngo nodes 500\n");
    assert!(said.contains("\nreadyok\n") && said.contains("\nbestmove A"), "{said}");
}

#[test]
fn it_answers_while_it_searches() {
    let mut talk = Talk::new();
    talk.say("ubinewgame rules kujifunza");
    talk.say("go infinite");
    talk.wait_for("info");
    talk.say("isready");
    talk.wait_for("readyok");
    talk.say("position startpos");
    talk.wait_for("info");
    talk.say("stop");
    let best = talk.wait_for("bestmove");
    assert!(best.starts_with("bestmove A") || best.starts_with("bestmove B"), "{best}");
    talk.say("isready");
    assert_eq!(talk.hear(), "readyok", "one search has one answer");
    talk.end();
}

#[test]
fn what_would_disturb_a_search_is_refused() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    for line in ["position startpos", "go depth 1", "setoption name Hash value 4", "perft 3"] {
        talk.say(line);
        loop {
            let answer = talk.wait_for("info");
            if answer.starts_with("info string") {
                let busy = "info string error busy: a search is under way: say stop first";
                assert_eq!(answer, busy, "{line}");
                break;
            }
        }
    }
    talk.say("stop");
    talk.wait_for("bestmove");
    talk.end();
}

#[test]
fn what_is_said_during_a_search_with_an_end_waits() {
    let said = said("go depth 5\nposition startpos moves A6>*\nmoves\ngo depth 2\n");
    let place = |word: &str| said.lines().position(|line| line.starts_with(word));
    let (first, moves) = (place("bestmove A"), place("moves a"));
    assert!(first.is_some() && first < moves && moves < place("bestmove a"), "{said}");
    assert!(!said.contains("error"), "{said}");
}

#[test]
fn an_endless_search_waits_for_stop() {
    // Won at once: there is nothing more to search, and yet the answer waits.
    let won = "position text 0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    let mut talk = Talk::new();
    talk.say("ubinewgame rules kujifunza/zanzibar");
    talk.say(won);
    talk.say("moves");
    assert_ne!(talk.hear(), "moves");
    for go in ["go infinite", "go ponder movetime 5"] {
        talk.say(go);
        talk.wait_for("info");
        talk.say("isready");
        loop {
            let line = talk.hear();
            assert!(!line.starts_with("bestmove"), "{go}");
            if line == "readyok" {
                break;
            }
        }
        talk.say(if go.contains("ponder") { "ponderhit" } else { "stop" });
        talk.wait_for("bestmove");
    }
    talk.end();
}

#[test]
fn the_clock_begins_with_ponderhit() {
    let mut talk = Talk::new();
    talk.say("position startpos moves A7<*");
    talk.say("go ponder stime 1000 ntime 1000");
    talk.wait_for("info");
    talk.say("ponderhit");
    let best = talk.wait_for("bestmove");
    assert!(best.starts_with("bestmove a"), "{best}");
    talk.end();
}

#[test]
fn several_lines_are_told_best_first() {
    let said = said("setoption name MultiPV value 3\ngo depth 3\n");
    let infos = lines_of(&said, "info");
    assert_eq!(infos.len(), 9, "{said}");
    let last = &infos[6..];
    let mut first_moves = Vec::new();
    let mut points = Vec::new();
    for (place, info) in (1..).zip(last) {
        assert!(info.contains(&format!(" multipv {place} ")), "{info}");
        first_moves.push(info.split(" pv ").nth(1).and_then(|pv| pv.split(' ').next()));
        let score = info.split(" wp ").nth(1).and_then(|rest| rest.split(' ').next());
        points.push(score.and_then(|score| score.parse::<u32>().ok()).expect("a score"));
    }
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
    first_moves.dedup();
    assert_eq!(first_moves.len(), 3);
}

#[test]
fn only_the_moves_asked_for_are_searched() {
    let said = said("go depth 4 searchmoves A6>* A7<*\ngo searchmoves A6>* depth 2\n");
    for best in lines_of(&said, "bestmove") {
        assert!(best.starts_with("bestmove A6>*") || best.starts_with("bestmove A7<*"), "{best}");
    }
    assert!(said.lines().last().is_some_and(|line| line.starts_with("bestmove A6>*")), "{said}");
}

#[test]
fn a_win_is_looked_for() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0";
    let dialogue = format!("ubinewgame rules kujifunza\nposition text {text}\ngo win 1\n");
    let said = said(&dialogue);
    assert!(!said.contains("error"), "{said}");
    assert!(said.contains(" score ") && said.contains("bestmove A"), "{said}");
}

#[test]
fn rules_are_told() {
    let said = said(
        "moves\nexplain A5\nexplain A6>*\ntrace A6>*\nposition startpos moves A6>*\nd\neval\n",
    );
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "moves A6<* A6>* A7<* A7>*");
    assert_eq!(lines[1], "illegal KIS-12 holes A5 A6 A7 detail house");
    assert!(lines[2].starts_with("forced KIS-") || lines[2].starts_with("legal KIS-"));
    assert!(lines[3].starts_with("event place A6"), "{said}");
    let after = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 SN -";
    assert!(lines.contains(&format!("position {after}").as_str()), "{said}");
    assert_eq!(lines.iter().filter(|line| **line == format!("position {after}")).count(), 2);
    assert!(lines.contains(&"rules kiswahili"));
    assert!(lines.last().is_some_and(|line| line.starts_with("eval ")), "{said}");
}

#[test]
fn perft_and_bench_end_with_a_number() {
    assert!(said("ubinewgame rules kujifunza/zanzibar\nperft 4\n").ends_with("\ncount 1902\n"));
    let first = said("bench 3\n");
    let nodes = first.lines().last().expect("an answer").to_owned();
    assert!(nodes.starts_with("nodes ") && !nodes.ends_with(" 0"), "{first}");
    // What was searched before changes nothing.
    let again = said("setoption name Hash value 2\ngo depth 3\nbench 3\n");
    assert!(again.ends_with(&format!("{nodes}\n")), "{again}");
}

#[test]
fn nonsense_is_survived() {
    let long = format!("position startpos moves {}", "A1 ".repeat(40_000));
    let errors = [
        "setoption name Threads value 0",
        "setoption name Threads value many",
        "setoption name Hash value 0",
        "setoption name Hash value 1048576",
        "setoption name Hash value 99999999999999999999999",
        "setoption name MultiPV value -1",
        "setoption name Level value 21",
        "setoption name EvalFile value /nowhere.network",
        "setoption name EvalFile value /",
        "setoption name EvalFile value /dev/zero",
        "setoption name EvalFile value /dev/null",
        "setoption name Colour value red",
        "setoption",
        "ubinewgame rules chess",
        "position",
        "position here",
        "position text nonsense",
        "position text 0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,99 S 22,22 SN -",
        "position startpos moves A5",
        "position startpos moves A6>* A1",
        "go depth deep",
        "go searchmoves A1",
        "go nodes",
        "explain",
        "explain 7777",
        "trace A1",
        "perft",
        "perft 1000",
        "bench x",
        long.as_str(),
    ];
    for line in errors {
        let answer = said(&format!("{line}\nisready\nmoves\n"));
        let lines: Vec<&str> = answer.lines().collect();
        let name: String = line.chars().take(60).collect();
        assert_eq!(lines.len(), 3, "{name}: {answer}");
        assert!(lines[0].starts_with("info string error "), "{name}: {answer}");
        assert_eq!(lines[1..], ["readyok", "moves A6<* A6>* A7<* A7>*"], "{name}");
    }
    for line in ["", "  ", "hello", "\u{1F600}", "\t\r", "xyzzy plugh"] {
        assert_eq!(said(&format!("{line}\nisready\n")), "readyok\n", "{line:?}");
    }
    // Unknown words before a command are passed over, as UCI wants it.
    assert_eq!(said("joho isready\n"), "readyok\n");
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let mut output = Vec::new();
    let input: &[u8] = b"\xff\xfe\x00\nisready\nquit\n";
    bingwa_ubi::run(input, &mut output).expect("a vector takes all");
    let said = String::from_utf8(output).expect("text");
    assert!(said.starts_with("info string error line: ") && said.ends_with("readyok\n"), "{said}");
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = "position text 0,0,0,0,0,0/0,0,0,0,0,0 S 32,16";
    let said = said(&format!("ubinewgame rules kingulu\n{over}\nmoves\nd\ngo depth 3\n"));
    assert!(said.starts_with("moves\n"), "{said}");
    assert!(said.contains("\nover score S 32,16\n"), "{said}");
    assert!(said.ends_with("bestmove (none)\n"), "{said}");
}

#[test]
fn a_bad_move_keeps_the_position() {
    let said = said(
        "ubinewgame rules kigogo\nposition startpos moves A12\nposition startpos moves A1\nd\n",
    );
    assert!(said.starts_with("info string error move: `A1` is not legal"), "{said}");
    assert!(said.contains("\nplies 1 "), "{said}");
}

#[test]
fn a_level_and_a_seed_give_the_same_move_again() {
    let ask = "setoption name Level value 1\nsetoption name Seed value 7\ngo nodes 500\n";
    let best = |said: &str| lines_of(said, "bestmove")[0].to_owned();
    assert_eq!(best(&said(ask)), best(&said(ask)));
}

#[test]
fn it_judges_as_it_is_told() {
    let file = format!("{}/../../data/networks/kiswahili.network", env!("CARGO_MANIFEST_DIR"));
    let eval = |set: &str| said(&format!("{set}\neval\n"));
    let by = |value: &str| eval(&format!("setoption name EvalFile value {value}"));
    let usual = eval("");
    assert!(usual.starts_with("eval "), "{usual}");
    for same in [file.as_str(), "<built in>", "<empty>", ""] {
        assert_eq!(by(same), usual, "{same}");
    }
    let weights = by("<weights>");
    assert_ne!(weights, usual);
    // A file that is refused changes nothing.
    let refused = by("<weights>\nsetoption name EvalFile value /dev/null");
    let error = "info string error /dev/null: no network: name a file that `bingwa train` made\n";
    assert_eq!(refused, format!("{error}{weights}"));
    // What a search goes by changes, too.
    let searched = |set: &str| {
        let said = said(&format!("{set}\ngo depth 5\n"));
        lines_of(&said, "info").last().map(|&info| info.to_owned()).unwrap_or_default()
    };
    let nodes =
        |info: &str| info.split(' ').skip_while(|word| *word != "nodes").nth(1).map(str::to_owned);
    let usual = nodes(&searched("")).expect("a count");
    assert_ne!(nodes(&searched("setoption name EvalFile value <weights>")), Some(usual.clone()));
    let again = "go depth 2\nsetoption name EvalFile value <weights>\nsetoption name EvalFile";
    assert_eq!(nodes(&searched(again)), Some(usual));
}

#[test]
fn two_threads_play_too() {
    let mut talk = Talk::new();
    talk.say("setoption name Threads value 2");
    talk.say("go movetime 50");
    assert!(talk.wait_for("bestmove").starts_with("bestmove A"));
    talk.say("go infinite");
    talk.wait_for("info");
    talk.say("stop");
    talk.wait_for("bestmove");
    talk.end();
}

#[test]
fn a_closed_pipe_ends_it() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    talk.wait_for("info");
    drop(talk.to);
    let mut rest = String::new();
    io::Read::read_to_string(&mut talk.from, &mut rest).expect("the session ends");
    assert_eq!(lines_of(&rest, "bestmove").len(), 1, "{rest}");
    talk.session.join().expect("no panic").expect("all was written");
}

/// Five stones of Kimasai: South to move.
const FEW: &str = "position text 0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,1,0,0,0/0,0,0,0,1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,1,0,0,0 S";

fn tables() -> String {
    format!("{}/../../data/tables", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_position_in_the_tables_is_proven_at_once() {
    let path = tables();
    for option in ["", &format!("setoption name TablePath value {path}\n")] {
        let said = said(&format!("ubinewgame rules kimasai\n{option}{FEW}\ngo depth 1\n"));
        let info = lines_of(&said, "info")[0];
        assert!(info.contains(" score win ") || info.contains(" score loss "), "{said}");
        assert!(!said.contains("error"), "{said}");
    }
}

#[test]
fn bad_tables_are_told_and_lived_with() {
    let missing = said("setoption name TablePath value no/such/folder\nisready\n");
    let lines: Vec<&str> = missing.lines().collect();
    assert!(lines[0].starts_with("info string error no/such/folder: "), "{missing}");
    assert_eq!(lines[1..], ["readyok"]);

    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("damaged-tables");
    std::fs::create_dir_all(&folder).expect("a folder");
    let name = "kimasai-2-3.table";
    let mut bytes = std::fs::read(format!("{}/{name}", tables())).expect("the table");
    bytes.truncate(1000);
    std::fs::write(folder.join(name), bytes).expect("a file");
    let option = format!("setoption name TablePath value {}", folder.display());
    let damaged = said(&format!("{option}\nubinewgame rules kimasai\n{FEW}\ngo depth 1\n"));
    assert_eq!(damaged.matches("info string error").count(), 1, "{damaged}");
    assert!(damaged.contains(name) && damaged.contains("\nbestmove "), "{damaged}");
}

#[test]
fn strong_levels_open_by_the_book() {
    let most = bingwa_engine::Level::MOST.number();
    let answer = |options: &str, go: &str| {
        let said = said(&format!(
            "{options}\nubinewgame rules kigogo\nposition startpos\ngo {go}\nmoves\n"
        ));
        let best = lines_of(&said, "bestmove")[0].split(' ').nth(1).unwrap_or_default();
        assert!(lines_of(&said, "moves")[0].split(' ').any(|played| played == best), "{said}");
        said.contains("info string book score ")
    };
    let level = |level: u8| format!("setoption name Level value {level}");
    let (own, alone) = ("setoption name OwnBook value true", "setoption name OwnBook value false");
    assert!(!answer("", "nodes 200"), "who analyses wants a search");
    assert!(answer(own, "nodes 200"));
    assert!(answer(&level(most), "nodes 200"));
    assert!(!answer(&level(1), "nodes 200"));
    assert!(!answer(&format!("{}\n{alone}", level(most)), "nodes 200"));
    // Where not any move will do, a search is wanted.
    assert!(!answer(&format!("{own}\nsetoption name MultiPV value 2"), "nodes 200"));
    assert!(!answer(own, "win 2 nodes 200"));
    assert!(!answer(own, "nodes 200 searchmoves A12"));
}

#[test]
fn a_book_is_read_from_a_file() {
    let file = |name: &str| format!("{}/../../data/books/{name}", env!("CARGO_MANIFEST_DIR"));
    let ask = |path: &str, rules: &str| {
        said(&format!(
            "setoption name OwnBook value true\nsetoption name BookFile value {path}\n\
             ubinewgame rules {rules}\nposition startpos\ngo nodes 50\n"
        ))
    };
    assert!(ask(&file("kimasai.book"), "kimasai").contains("info string book score "));
    let other = ask(&file("kimasai.book"), "kigogo");
    assert!(!other.contains("info string") && other.contains("bestmove "), "{other}");
    // What was set before stays.
    let missing = ask(&file("no.book"), "kimasai");
    assert!(missing.starts_with("info string error ") && missing.contains("name another file"));
    assert!(missing.contains("info string book score "), "{missing}");
    let foreign = ask(&file("README.md"), "kimasai");
    assert!(foreign.contains("no opening book: name a file that `bingwa book build` made"));
    let nonsense = said("setoption name OwnBook value perhaps\n");
    assert!(nonsense.starts_with("info string error OwnBook: found `perhaps`"), "{nonsense}");
}
