//! What the solver finds, in one program: what it needs of rules and solver is compiled once.

mod kingulu;
mod known;
mod proofs;
mod small_rules;
mod small_values;
mod tables;
mod values;
