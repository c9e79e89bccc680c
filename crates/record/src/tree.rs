//! The moves of a record: the main line, its variations, and what is said about them.

use bingwa_rules::{AnyPosition, Game, Move, Outcome, Position, Seat};

use crate::{Comment, Fault};

/// How deep variations may stand within variations.
pub const MAX_DEPTH: usize = 64;

/// The most moves of one record, variations included.
pub const MAX_MOVES: usize = 1 << 16;

/// A move made, and what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    played: Move,
    position: AnyPosition,
    nags: Vec<u8>,
    comments: Vec<Comment>,
    variations: Vec<usize>,
}

impl Node {
    fn new(played: Move, position: AnyPosition) -> Self {
        Self { played, position, nags: vec![], comments: vec![], variations: vec![] }
    }

    /// The move.
    pub const fn played(&self) -> Move {
        self.played
    }

    /// The position after it.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Numeric annotation glyphs, in order: 1 is `!`, 2 is `?`, ...
    pub fn nags(&self) -> &[u8] {
        &self.nags
    }

    /// The comments right after the move.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The lines, by their place in [`Tree::lines`], that tell what else might have been played
    /// instead of this move.
    pub fn variations(&self) -> &[usize] {
        &self.variations
    }
}

/// Moves that follow one another: the main line or a variation.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Line {
    before: Vec<Comment>,
    moves: Vec<Node>,
    after: Vec<Comment>,
}

impl Line {
    /// The comments before the first move.
    pub fn before(&self) -> &[Comment] {
        &self.before
    }

    /// The moves.
    pub fn moves(&self) -> &[Node] {
        &self.moves
    }

    /// The comments after the whole variation; the main line has none.
    pub fn after(&self) -> &[Comment] {
        &self.after
    }

    /// The position before the move at `index`, where the line begins at `start`.
    pub(crate) fn before_move<'a>(
        &'a self,
        index: usize,
        start: &'a AnyPosition,
    ) -> &'a AnyPosition {
        index.checked_sub(1).map_or(start, |last| &self.moves[last].position)
    }
}

/// The main line and its variations, every move of them legal at its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    start: AnyPosition,
    /// The main line, then the variations in the order in which they are written.
    lines: Vec<Line>,
    outcome: Option<Outcome>,
}

impl Tree {
    /// The main line of a game.
    pub fn of_game(game: &Game) -> Self {
        let made = |(ply, played)| Node::new(played, *game.position_after(ply));
        let moves = (1..).zip(game.moves()).map(made).collect();
        let main = Line { moves, ..Line::default() };
        Self { start: *game.start(), lines: vec![main], outcome: game.outcome() }
    }

    /// The position before the first move.
    pub const fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The main line.
    pub fn main(&self) -> &Line {
        &self.lines[0]
    }

    /// Every line: the main line first, then the variations in the order in which they are written.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The result at the end of the main line, if the game is over there by the rules.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The position at the end of the main line.
    pub fn last(&self) -> &AnyPosition {
        self.main().moves.last().map_or(&self.start, Node::position)
    }

    /// The position in which each line begins.
    pub(crate) fn line_starts(&self) -> Vec<AnyPosition> {
        // A variation comes after the line that it stands in, whose start is therefore known.
        let mut starts = vec![self.start; self.lines.len()];
        for (number, line) in self.lines.iter().enumerate() {
            for (index, node) in line.moves.iter().enumerate() {
                for &variation in &node.variations {
                    starts[variation] = *line.before_move(index, &starts[number]);
                }
            }
        }
        starts
    }

    /// The number that is written before a move after `plies` others: two plies share one.
    pub(crate) fn move_number(&self, plies: usize) -> usize {
        (plies + usize::from(self.start.turn() == Seat::North)) / 2 + 1
    }
}

/// Makes a [`Tree`], in the order in which a record is written; refuses what the rules refuse.
///
/// ```
/// use bingwa_record::Builder;
/// use bingwa_rules::{AnyPosition, Rules};
/// let mut builder = Builder::new(AnyPosition::start(Rules::Kiswahili));
/// builder.read_move("A6<*")?;
/// builder.nag(1)?;
/// builder.open()?;
/// builder.read_move("A7<*")?;
/// builder.comment("also played");
/// builder.close()?;
/// let tree = builder.finish()?;
/// assert_eq!(tree.main().moves()[0].variations(), [1]);
/// assert_eq!(tree.lines()[1].moves()[0].played().to_string(), "A7<*");
/// # Ok::<(), bingwa_record::Fault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    tree: Tree,
    game: Game,
    /// The variations that are open, each with the move that it replaces.
    open: Vec<(usize, Move)>,
    moves: usize,
}

impl Builder {
    /// A tree without moves.
    pub fn new(start: AnyPosition) -> Self {
        let tree = Tree { start, lines: vec![Line::default()], outcome: None };
        Self { tree, game: Game::new(start), open: Vec::new(), moves: 0 }
    }

    /// How deep in variations the place is where the next move will stand; 0 in the main line.
    pub const fn depth(&self) -> usize {
        self.open.len()
    }

    /// The game to the place where the next move will stand.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    fn line(&mut self) -> &mut Line {
        let current = self.open.last().map_or(0, |(line, _)| *line);
        &mut self.tree.lines[current]
    }

    /// Adds a move.
    ///
    /// # Errors
    ///
    /// Where the move is not legal here, the game is over, or there are [`MAX_MOVES`] already.
    pub fn play(&mut self, played: Move) -> Result<(), Fault> {
        if self.moves >= MAX_MOVES {
            return Err(Fault::TooLong);
        }
        let position = *self.game.play(played)?;
        self.moves += 1;
        self.line().moves.push(Node::new(played, position));
        Ok(())
    }

    /// Adds a move that somebody wrote.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play); the fault names the clause that refuses the move.
    pub fn read_move(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(outcome) = self.game.outcome() {
            return Err(Fault::Over { text: text.chars().take(40).collect(), by: outcome.by });
        }
        let played = bingwa_rules::read_move(self.game.position(), text)?;
        self.play(played)
    }

    /// Marks the last move with a numeric annotation glyph.
    ///
    /// # Errors
    ///
    /// Where the line has no move yet.
    pub fn nag(&mut self, nag: u8) -> Result<(), Fault> {
        let expected = "a move before it";
        let found = || Fault::Found { field: "nag", found: format!("${nag}"), expected };
        self.line().moves.last_mut().ok_or_else(found)?.nags.push(nag);
        Ok(())
    }

    /// Adds a comment at this place; nothing where it holds no word.
    pub fn comment(&mut self, text: &str) {
        let Some(comment) = Comment::new(text) else { return };
        let line = self.line();
        let Some(node) = line.moves.last_mut() else {
            line.before.push(comment);
            return;
        };
        match node.variations.last() {
            None => node.comments.push(comment),
            Some(&variation) => self.tree.lines[variation].after.push(comment),
        }
    }

    /// Begins a variation on the last move.
    ///
    /// # Errors
    ///
    /// Where the line has no move yet, or it would be deeper than [`MAX_DEPTH`].
    pub fn open(&mut self) -> Result<(), Fault> {
        if self.open.len() >= MAX_DEPTH {
            return Err(Fault::TooDeep);
        }
        let variation = self.tree.lines.len();
        let expected = "a move before it";
        let found = || Fault::Found { field: "variation", found: "`(`".to_owned(), expected };
        self.line().moves.last_mut().ok_or_else(found)?.variations.push(variation);
        self.tree.lines.push(Line::default());
        let replaced = self.game.undo().ok_or_else(found)?;
        self.open.push((variation, replaced));
        Ok(())
    }

    /// Ends a variation: what follows belongs to the line that it stands in.
    ///
    /// # Errors
    ///
    /// Where no variation is open or it has no move.
    pub fn close(&mut self) -> Result<(), Fault> {
        let found =
            |expected| Fault::Found { field: "variation", found: "`)`".to_owned(), expected };
        let (line, replaced) = *self.open.last().ok_or_else(|| found("a `(` before it"))?;
        let made = self.tree.lines[line].moves.len();
        if made == 0 {
            return Err(found("a move between the parentheses"));
        }
        for _ in 0..made {
            self.game.undo();
        }
        self.game.play(replaced)?;
        self.open.pop();
        Ok(())
    }

    /// The tree as far as it has come: a variation that is open ends where it is, and isn't there
    /// where it has no move yet.
    pub fn so_far(mut self) -> Tree {
        while let Some((line, replaced)) = self.open.pop() {
            let made = self.tree.lines[line].moves.len();
            for _ in 0..made {
                self.game.undo();
            }
            // It was legal here before.
            let back = self.game.play(replaced);
            debug_assert!(back.is_ok(), "a move that was replaced is legal");
            if made == 0 {
                // Nothing can stand in it, so it is the last one.
                self.tree.lines.pop();
                if let Some(node) = self.line().moves.last_mut() {
                    node.variations.pop();
                }
            }
        }
        self.tree.outcome = self.game.outcome();
        self.tree
    }

    /// The tree.
    ///
    /// # Errors
    ///
    /// Where a variation is open.
    pub fn finish(mut self) -> Result<Tree, Fault> {
        if !self.open.is_empty() {
            let found = "the end of the game".to_owned();
            return Err(Fault::Found { field: "variation", found, expected: "a `)`" });
        }
        self.tree.outcome = self.game.outcome();
        Ok(self.tree)
    }
}
