//! What a user of the program sees: text, data, errors and exit codes.

mod ask;
mod convert;
mod data;
mod errors;
mod help;
mod show;
mod stream;
