//! The JSON twin of a record.

use serde::{Deserialize, Serialize};

use crate::{Tags, TraceEvent};

pub(crate) mod read;
pub(crate) mod write;

/// Kind and version of the objects.
pub const SCHEMA: &str = "bingwa.record/1";

/// A record as an object. Variations stand in one list, and moves refer to them, so that an
/// object's depth doesn't depend on theirs.
#[derive(Serialize, Deserialize)]
struct RecordObject {
    schema: String,
    rules: Option<String>,
    start: Option<String>,
    #[serde(default)]
    tags: Tags,
    #[serde(default)]
    result: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    termination: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<[u8; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(default)]
    moves: Vec<MoveObject>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationObject>,
}

#[derive(Serialize, Deserialize)]
struct VariationObject {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<MoveObject>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    after: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct MoveObject {
    #[serde(rename = "move")]
    text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    /// Places in the record's list of variations, from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<usize>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    events: Option<Vec<TraceEvent>>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}
