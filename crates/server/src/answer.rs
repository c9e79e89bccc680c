//! One answer: the right file, with the headers that keep the page safe and the next visit quick.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::Site;

/// What a page may do: run what came with it, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Sent with every answer.
const ALWAYS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::VARY, "accept-encoding"),
];

/// The folder whose files have the hash of what they hold in their names.
const HASHED: &str = "assets/";

/// The forms in which a file may lie beside itself, the smallest first: what its name ends with
/// there, and what HTTP calls it.
const CODINGS: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// Answers a request for a page or a file.
pub(crate) fn answer(site: &Site, asked: &Uri, headers: &HeaderMap) -> Response {
    let mut response = found(site, asked, headers);
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn found(site: &Site, asked: &Uri, headers: &HeaderMap) -> Response {
    let path = asked.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    // Compressed files are sent only in the place of those that they were made of.
    let compressed = CODINGS.iter().any(|(end, _)| path.ends_with(end));
    let Some(plain) = site.get(path).filter(|_| !compressed) else {
        return absent(path, asked, headers);
    };
    let smaller = CODINGS.iter().find_map(|(end, coding)| {
        let file = site.get(&format!("{path}{end}"))?;
        accepts(headers, coding).then_some((file, *coding))
    });
    let (file, coding) = smaller.map_or((plain, None), |(file, coding)| (file, Some(coding)));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let unchanged = known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == file.tag));
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(file.bytes.clone()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching(path)));
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// A screen that is asked for without the `#` that its address has, or nothing at all.
///
/// The app is at home in any folder of any host, so its screens have addresses after a `#`. Whoever
/// types `/learn` is sent to `/#/learn`.
fn absent(path: &str, asked: &Uri, headers: &HeaderMap) -> Response {
    let page = headers
        .get(header::ACCEPT)
        .and_then(|accepted| accepted.to_str().ok())
        .is_some_and(|accepted| accepted.contains("text/html"));
    let last = path.rsplit('/').next().unwrap_or_default();
    let screen = page && !last.contains('.') && !path.starts_with(HASHED);
    let query = asked.query().map(|query| format!("?{query}")).unwrap_or_default();
    match HeaderValue::from_str(&format!("/#/{path}{query}")) {
        Ok(to) if screen => {
            (StatusCode::FOUND, [(header::LOCATION, to)], "The screens are after the #.\n")
                .into_response()
        }
        _ => (StatusCode::NOT_FOUND, "There is no such page.\n").into_response(),
    }
}

/// Kept for ever, or asked for again each time.
fn caching(path: &str) -> &'static str {
    if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether a coding may be sent.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING);
    accepted.iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|one| {
            let mut parts = one.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
            let quality = parts.find_map(|part| part.strip_prefix("q="));
            named && quality.is_none_or(|number| number.parse().is_ok_and(|q: f32| q > 0.0))
        })
    })
}

/// The media type of a file of the app.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "bin" | "network" => "application/octet-stream",
        _ => "text/plain; charset=utf-8",
    }
}
