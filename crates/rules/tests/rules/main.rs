//! What the rules do, in one program: what it needs of them is compiled once.

mod clauses;
mod common;
mod examples;
mod explain;
mod isa;
mod keys;
mod move_text;
mod perft;
mod properties;
mod setups;
mod twin;
mod vectors;
