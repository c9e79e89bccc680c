//! Links inside the book and the repository's pages lead somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;
use walkdir::WalkDir;

use crate::workspace::{Workspace, none_found};

/// Pages that mdBook makes from others: their links have been checked where they come from.
const MADE: &[&str] = &["print.html", "404.html", "toc.html"];

/// A page of the built book: what it can be jumped to, and what it points at.
struct Page {
    anchors: BTreeSet<String>,
    links: Vec<String>,
}

/// Checks the links of the built book, and those of the Markdown files in the repository's root.
pub fn check(workspace: &Workspace, book: &Path) -> Result<()> {
    let mut pages = BTreeMap::new();
    for entry in WalkDir::new(book).sort_by_file_name() {
        let path = entry?.into_path();
        let made = path.file_name().and_then(|n| n.to_str()).is_some_and(|n| MADE.contains(&n));
        if path.extension().is_some_and(|extension| extension == "html") && !made {
            pages.insert(path.clone(), page(&fs::read_to_string(&path)?));
        }
    }
    let mut found = Vec::new();
    for (path, page) in &pages {
        let shown = path.strip_prefix(book).unwrap_or(path).display();
        found.extend(
            page.links
                .iter()
                .filter(|link| !leads_somewhere(&pages, path, link))
                .map(|link| format!("{shown}: `{link}` leads nowhere")),
        );
    }
    for entry in fs::read_dir(&workspace.root)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            let shown = workspace.relative(&path);
            found.extend(
                markdown_targets(&fs::read_to_string(&path)?)
                    .into_iter()
                    .filter(|link| is_local(link) && !workspace.root.join(file_of(link)).exists())
                    .map(|link| format!("{shown}: `{link}` leads nowhere")),
            );
        }
    }
    none_found("links", &found)?;
    println!("{} pages, every link leads somewhere", pages.len());
    Ok(())
}

/// What a page of HTML holds.
fn page(html: &str) -> Page {
    let html = without_code(html);
    let anchors = attributes(&html, "id").collect();
    let links = attributes(&html, "href").chain(attributes(&html, "src")).collect();
    Page { anchors, links }
}

/// The page without its code, where links are an example's.
fn without_code(html: &str) -> String {
    let mut parts = html.split("<code");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text += part.split_once("</code>").map_or(part, |(_, after)| after);
    }
    text
}

/// The values of an attribute.
fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = String> + 'a {
    html.split(&format!(" {name}=\""))
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(value, _)| value.replace("&amp;", "&"))
        .collect::<Vec<_>>()
        .into_iter()
}

/// The targets of the links of a Markdown text.
fn markdown_targets(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target)
        .collect()
}

/// Whether a link stays here.
fn is_local(link: &str) -> bool {
    !(link.contains("://") || link.starts_with("mailto:") || link.starts_with("data:"))
}

/// The file that a link names, without its place in it.
fn file_of(link: &str) -> &str {
    link.split(['#', '?']).next().unwrap_or_default()
}

/// Whether what a link of `from` names is there; what lies elsewhere in the net is believed.
fn leads_somewhere(pages: &BTreeMap<PathBuf, Page>, from: &Path, link: &str) -> bool {
    if !is_local(link) || link.starts_with("javascript:") {
        return true;
    }
    let file = file_of(link);
    let mut target = if file.is_empty() { from.to_owned() } else { beside(from, file) };
    if target.is_dir() {
        target.push("index.html");
    }
    match (pages.get(&target), link.split_once('#')) {
        (Some(page), Some((_, anchor))) => anchor.is_empty() || page.anchors.contains(anchor),
        _ => target.exists(),
    }
}

/// The file that `file` means where `from` stands.
fn beside(from: &Path, file: &str) -> PathBuf {
    let mut path = from.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(file).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            other => path.push(other),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_and_neighbours_are_found() {
        let start = page("<h1 id=\"top\">a</h1><a href=\"games/kigogo.html#GOG-1\">b</a>");
        let game = page("<p id=\"GOG-1\"><a href=\"../index.html#top\">c</a></p>");
        let (one, two) = (PathBuf::from("b/index.html"), PathBuf::from("b/games/kigogo.html"));
        let links = (start.links[0].clone(), game.links[0].clone());
        let pages = BTreeMap::from([(one.clone(), start), (two.clone(), game)]);
        assert!(leads_somewhere(&pages, &one, &links.0));
        assert!(leads_somewhere(&pages, &two, &links.1));
        assert!(leads_somewhere(&pages, &one, "#top"));
        assert!(leads_somewhere(&pages, &one, "https://example.org/x#y"));
        assert!(!leads_somewhere(&pages, &one, "games/kigogo.html#GOG-2"));
        assert!(!leads_somewhere(&pages, &two, "kimasai.html"));
    }

    #[test]
    fn links_of_an_example_are_not_followed() {
        let html =
            "<a href=\"b\"><code>x</code></a><code class=\"y\">&lt;script src=\"a.js\"</code>";
        assert_eq!(page(html).links, ["b"]);
    }

    #[test]
    fn markdown_links_are_read() {
        assert_eq!(markdown_targets("[a](b.md#c) and [d](e)"), ["b.md#c", "e"]);
    }
}
