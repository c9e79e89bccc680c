//! What a user of the program sees: text, data, errors and exit codes.

mod ask;
mod book;
mod convert;
mod data;
mod engine;
mod errors;
mod help;
mod kingulu;
mod known;
mod puzzles;
mod serve;
mod show;
mod solve;
mod stream;
mod tournament;
mod values;
