//! The parts of a position's text that all games share.

/// One of the two players. South moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Drawn at the bottom; capital letters.
    South,
    /// Drawn at the top; small letters.
    North,
}

impl Seat {
    /// The opponent.
    pub fn other(self) -> Seat {
        match self {
            Seat::South => Seat::North,
            Seat::North => Seat::South,
        }
    }

    /// The place of this player's part in a pair that is written South first.
    pub(crate) fn index(self) -> usize {
        match self {
            Seat::South => 0,
            Seat::North => 1,
        }
    }

    /// The text of the field TURN.
    pub(crate) fn letter(self) -> char {
        match self {
            Seat::South => 'S',
            Seat::North => 'N',
        }
    }

    /// Reads the field TURN.
    pub(crate) fn read(text: &str) -> Result<Seat, String> {
        match text {
            "S" => Ok(Seat::South),
            "N" => Ok(Seat::North),
            _ => Err(wrong("turn", text, "S or N")),
        }
    }
}

/// The message for a field that can't be read or can't be.
pub(crate) fn wrong(field: &str, found: &str, expected: &str) -> String {
    format!("{field}: found {found:?}, expected {expected}")
}

/// Splits a text at single blanks into exactly `N` fields.
pub(crate) fn fields<const N: usize>(text: &str) -> Result<[&str; N], String> {
    let found: Vec<&str> = text.split(' ').collect();
    let number = found.len();
    found.try_into().map_err(|_| {
        wrong("position", &format!("{number} fields"), &format!("{N} fields, one blank between"))
    })
}

/// Reads a number without sign or leading zeros. No game has more than 92 seeds, so two digits are enough.
pub(crate) fn number(field: &str, text: &str) -> Result<u32, String> {
    let expected = "a number from 0 to 99";
    let value: u32 = text.parse().map_err(|_| wrong(field, text, expected))?;
    if value > 99 || value.to_string() != text {
        return Err(wrong(field, text, expected));
    }
    Ok(value)
}

/// Reads `s,n`: a number for South and one for North.
pub(crate) fn pair(field: &str, text: &str) -> Result<[u32; 2], String> {
    let (south, north) =
        text.split_once(',').ok_or_else(|| wrong(field, text, "two numbers, as 0,0"))?;
    Ok([number(field, south)?, number(field, north)?])
}

/// Splits ROWS into `rows` rows of `holes` texts each, top row first, each as South sees it.
pub(crate) fn rows(text: &str, rows: usize, holes: usize) -> Result<Vec<Vec<&str>>, String> {
    let found: Vec<Vec<&str>> = text.split('/').map(|row| row.split(',').collect()).collect();
    if found.len() != rows {
        return Err(wrong("rows", &format!("{} rows", found.len()), &format!("{rows} rows")));
    }
    for (index, row) in found.iter().enumerate() {
        if row.len() != holes {
            let field = format!("rows: row {} from the top", index + 1);
            return Err(wrong(&field, &format!("{} holes", row.len()), &format!("{holes} holes")));
        }
    }
    Ok(found)
}

/// Writes one row of texts.
pub(crate) fn join<T: ToString>(row: impl Iterator<Item = T>) -> String {
    row.map(|hole| hole.to_string()).collect::<Vec<String>>().join(",")
}

/// Fewer seeds than the game has are allowed, more are not.
pub(crate) fn at_most(field: &str, seeds: u32, most: u32) -> Result<(), String> {
    if seeds > most {
        return Err(wrong(field, &format!("{seeds} seeds in all"), &format!("at most {most}")));
    }
    Ok(())
}
