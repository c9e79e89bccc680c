//! The tags of a record that are plain text.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, Visitor},
};

/// The most tags that a record may have.
pub const MAX_TAGS: usize = 256;

/// The tags that every record has, with what stands there while nothing is known.
const MAIN: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("South", "?"),
    ("North", "?"),
];

/// Tags that a [`Record`](crate::Record) holds as values; they are no plain text.
const VALUES: [&str; 6] = ["Result", "Rules", "SetUp", "Position", "Score", "Termination"];

/// Event, Site, Date, Round, South and North, then every other tag in the order of its coming.
///
/// ```
/// use bingwa_record::Tags;
/// let mut tags = Tags::default();
/// tags.set("South", "Ramadhan")?;
/// tags.set("Annotator", "Kijumbe")?;
/// assert_eq!(tags.get("South"), Some("Ramadhan"));
/// assert_eq!(tags.get("Event"), Some("?"));
/// assert!(tags.set("Result", "1-0").is_err());
/// # Ok::<(), bingwa_record::TagError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tags(Vec<(String, String)>);

/// A tag can't be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagError {
    /// The name is not of a tag's form.
    #[error("tag: found `{0}`, expected a name of letters, digits and _")]
    Name(String),
    /// The record holds this tag as a value of its own.
    #[error("tag: {0} is no plain text; set the record's own value")]
    Value(&'static str),
    /// There are [`MAX_TAGS`] already.
    #[error("tag: more than {MAX_TAGS} tags")]
    Many,
}

impl Default for Tags {
    fn default() -> Self {
        Self(MAIN.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
    }
}

impl Tags {
    /// A tag's text.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, new or known. Control characters in the value become blanks.
    ///
    /// # Errors
    ///
    /// Where no such tag can be; see [`TagError`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || !name.bytes().all(letter) {
            return Err(TagError::Name(name.chars().take(40).collect()));
        }
        if let Some(own) = VALUES.into_iter().find(|own| *own == name) {
            return Err(TagError::Value(own));
        }
        let value = value.replace(char::is_control, " ");
        if let Some((_, old)) = self.0.iter_mut().find(|(known, _)| known == name) {
            *old = value;
        } else if self.0.len() < MAX_TAGS {
            self.0.push((name.to_owned(), value));
        } else {
            return Err(TagError::Many);
        }
        Ok(())
    }

    /// Every tag with its text, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Event, Site, Date, Round, South and North.
    pub(crate) fn main(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().take(MAIN.len())
    }

    /// Every other tag.
    pub(crate) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().skip(MAIN.len())
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Ordered;

        impl<'de> Visitor<'de> for Ordered {
            type Value = Tags;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of tags and their texts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tags, A::Error> {
                let mut tags = Tags::default();
                while let Some((name, value)) = map.next_entry::<String, String>()? {
                    tags.set(&name, &value).map_err(A::Error::custom)?;
                }
                Ok(tags)
            }
        }

        deserializer.deserialize_map(Ordered)
    }
}
