//! A test for every clause of the rules.
//!
//! Each takes a position that one clause decides and says what must happen there. What is claimed
//! of a position is claimed of its rotation too, so that every clause is tested for South and for
//! North; both readings are named where a game has two. The line `// clauses:` above a test says
//! which clauses it covers.

mod all_games;
mod case;
mod kigogo;
mod kimasai;
mod kingulu;
mod kiswahili_board;
mod kiswahili_mtaji;
mod kiswahili_namua;
mod kiswahili_takasia;
mod kujifunza;
