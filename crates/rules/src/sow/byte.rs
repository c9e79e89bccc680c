//! Numbers in lanes: several moves are sown side by side, and each number of one has its lane.

/// A small number in each of some lanes; truth is all ones for yes and 0 for no.
///
/// A plain `u8` is the case of one lane. Rules that are written with these operations instead of
/// branches sow as many moves at once as the machine's registers hold.
pub trait Byte: Copy {
    /// How many lanes there are.
    const LANES: usize;

    /// The same number in every lane.
    fn splat(number: u8) -> Self;

    /// The bytes of a word, the lowest in the first lane.
    fn of(bytes: u64) -> Self;

    /// A number for each lane.
    #[inline(always)]
    fn each(number: impl Fn(usize) -> u8) -> Self {
        let byte = |lane| u64::from(number(lane)) << (8 * lane);
        Self::of((0..Self::LANES).fold(0, |bytes, lane| bytes | byte(lane)))
    }

    /// The number in a lane.
    fn lane(self, lane: usize) -> u8;

    /// The number in the first lane.
    #[inline(always)]
    fn number(self) -> u8 {
        self.lane(0)
    }

    /// Whether the number in a lane has its high bit, as truth has.
    #[inline(always)]
    fn is(self, lane: usize) -> bool {
        self.lane(lane) >= 0x80
    }

    /// Whether any lane holds something else than 0.
    fn any(self) -> bool;

    /// The sum, wrapping.
    fn plus(self, other: Self) -> Self;

    /// The difference, wrapping.
    fn minus(self, other: Self) -> Self;

    /// The bits that both have.
    fn and(self, other: Self) -> Self;

    /// The bits that either has.
    fn or(self, other: Self) -> Self;

    /// The bits that one has and not the other.
    fn xor(self, other: Self) -> Self;

    /// The bits that `other` has not.
    fn without(self, other: Self) -> Self;

    /// The lesser number.
    fn less(self, other: Self) -> Self;

    /// Whether this number is the greater one; both are below 128.
    fn above(self, other: Self) -> Self;

    /// Whether the numbers are equal.
    fn equals(self, other: Self) -> Self;

    /// This number where `yes`, else the other.
    #[inline(always)]
    fn or_else(self, yes: Self, other: Self) -> Self {
        self.and(yes).or(other.without(yes))
    }
}

impl Byte for u8 {
    const LANES: usize = 1;

    #[inline(always)]
    fn splat(number: u8) -> Self {
        number
    }

    #[inline(always)]
    fn of(bytes: u64) -> Self {
        bytes as u8
    }

    #[inline(always)]
    fn lane(self, _: usize) -> u8 {
        self
    }

    #[inline(always)]
    fn any(self) -> bool {
        self != 0
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self & other
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self ^ other
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline(always)]
    fn less(self, other: Self) -> Self {
        self.min(other)
    }

    #[inline(always)]
    fn above(self, other: Self) -> Self {
        if self > other { 0xff } else { 0 }
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Self {
        if self == other { 0xff } else { 0 }
    }
}
