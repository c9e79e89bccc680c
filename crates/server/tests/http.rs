//! What a browser is answered, over real connections.

use std::{
    fs,
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    sync::mpsc,
    thread,
};

use bingwa_server::{ServeError, Site, serve};

/// A small app: a page, a script with its hash in its name, compressed both ways, and a module.
fn site() -> Site {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    };
    write("index.html", b"<p>bao</p>");
    write("sw.js", b"onfetch = 0;");
    write("manifest.webmanifest", b"{}");
    write("assets/app-1a2b.js", b"let seeds = 64;");
    write("assets/app-1a2b.js.br", b"brotli");
    write("assets/app-1a2b.js.gz", b"gzip");
    write("assets/rules-3c4d.wasm", b"\0asm");
    Site::folder(folder.path()).expect("an app")
}

/// Starts the server for the time of the tests, and tells where it is.
fn start() -> SocketAddr {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let ready = move |at| tell.send(at).expect("the test waits");
        serve(site(), "127.0.0.1", 0, ready, std::future::pending())
    });
    told.recv().expect("the server starts")
}

/// Asks for something, and gives the whole answer.
fn ask(at: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(at).expect("the server listens");
    write!(stream, "{request}\r\nHost: bingwa\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer.to_lowercase()
}

/// The value of a header of an answer.
fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name}: {answer}"))
}

#[test]
fn the_page_comes_with_a_strict_policy_and_is_asked_for_again() {
    let at = start();
    let answer = ask(at, "GET / HTTP/1.1");
    assert!(answer.starts_with("http/1.1 200") && answer.ends_with("<p>bao</p>"), "{answer}");
    assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&answer, "cache-control"), "no-cache");
    assert_eq!(header(&answer, "x-content-type-options"), "nosniff");
    let tag = header(&answer, "etag");
    let again = ask(at, &format!("GET /index.html HTTP/1.1\r\nIf-None-Match: {tag}"));
    assert!(again.starts_with("http/1.1 304") && !again.contains("bao"), "{again}");
    let changed = ask(at, "GET / HTTP/1.1\r\nIf-None-Match: \"another\"");
    assert!(changed.starts_with("http/1.1 200"), "{changed}");
}

#[test]
fn the_policy_lets_nothing_in_and_is_that_of_the_page() {
    let answer = ask(start(), "GET / HTTP/1.1");
    let policy = header(&answer, "content-security-policy");
    assert!(policy.starts_with("default-src 'none'; "), "{policy}");
    for word in ["http", "unsafe-inline", "'unsafe-eval'", "*"] {
        assert!(!policy.contains(word), "{policy}");
    }
    // On other hosts the page brings its own; only this can't be said in a page.
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/index.html");
    let page = fs::read_to_string(page).expect("the app's page");
    let own = policy.strip_suffix("; frame-ancestors 'none'").expect("who may frame it");
    assert!(page.contains(&format!("content=\"{own}\"")), "{own}");
}

#[test]
fn a_file_with_its_hash_in_its_name_is_kept_for_ever_and_sent_small() {
    let at = start();
    let script = |accepted: &str| {
        ask(at, &format!("GET /assets/app-1a2b.js HTTP/1.1\r\nAccept-Encoding: {accepted}"))
    };
    for (accepted, coding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("BR", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("gzip", "gzip"),
    ] {
        let answer = script(accepted);
        assert_eq!(header(&answer, "content-encoding"), coding, "{accepted}");
        assert_eq!(header(&answer, "vary"), "accept-encoding");
        assert_eq!(header(&answer, "cache-control"), "public, max-age=31536000, immutable");
        assert!(answer.ends_with(if coding == "br" { "brotli" } else { "gzip" }), "{answer}");
    }
    for accepted in ["identity", "br;q=0, gzip;q=0.0", "brotli", ""] {
        let plain = script(accepted);
        assert!(plain.ends_with("let seeds = 64;"), "{plain}");
        assert!(!plain.contains("content-encoding"), "{plain}");
    }
    let module = ask(at, "GET /assets/rules-3c4d.wasm HTTP/1.1\r\nAccept-Encoding: br");
    assert_eq!(header(&module, "content-type"), "application/wasm");
    assert!(!module.contains("content-encoding"), "{module}");
}

#[test]
fn what_brings_a_new_version_is_asked_for_again() {
    let at = start();
    for (path, kind) in [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        let answer = ask(at, &format!("GET {path} HTTP/1.1"));
        assert_eq!(header(&answer, "cache-control"), "no-cache", "{path}");
        assert_eq!(header(&answer, "content-type"), kind);
    }
}

#[test]
fn a_screen_without_its_hash_is_shown_and_what_is_not_there_is_not_found() {
    let at = start();
    let page = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
    for (path, to) in [
        ("/learn", "/#/learn"),
        ("/learn/kiswahili/3", "/#/learn/kiswahili/3"),
        ("/analysis?g=abc", "/#/analysis?g=abc"),
    ] {
        let answer = ask(at, &format!("GET {path} HTTP/1.1\r\n{page}"));
        assert!(answer.starts_with("http/1.1 302"), "{path}: {answer}");
        assert_eq!(header(&answer, "location"), to);
    }
    for path in [
        "/assets/app-1a2b.js.br",
        "/assets/old-0000.js",
        "/assets/old",
        "/missing.png",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
    ] {
        let answer = ask(at, &format!("GET {path} HTTP/1.1\r\n{page}"));
        assert!(answer.starts_with("http/1.1 404"), "{path}: {answer}");
    }
    assert!(ask(at, "GET /learn HTTP/1.1").starts_with("http/1.1 404"));
    // Nobody is sent to another host by a path that looks like one.
    let elsewhere = ask(at, &format!("GET //example.org/x HTTP/1.1\r\n{page}"));
    assert!(!elsewhere.contains("location: //"), "{elsewhere}");
}

#[test]
fn it_tells_that_it_is_well_and_answers_heads() {
    let at = start();
    assert!(ask(at, "GET /healthz HTTP/1.1").ends_with("ok\n"));
    let head = ask(at, "HEAD / HTTP/1.1");
    assert!(head.starts_with("http/1.1 200") && head.ends_with("\r\n\r\n"), "{head}");
    assert_eq!(header(&head, "content-length"), "10");
    assert!(ask(at, "POST / HTTP/1.1\r\nContent-Length: 0").starts_with("http/1.1 405"));
}

#[test]
fn what_is_no_request_ends_no_server() {
    let at = start();
    for nonsense in ["", "\0\u{1}", "GET", &"x".repeat(1 << 20)] {
        let mut stream = TcpStream::connect(at).expect("the server listens");
        // It may hang up before it has read all.
        let _ = stream.write_all(nonsense.as_bytes());
    }
    assert!(ask(at, "GET /healthz HTTP/1.1").ends_with("ok\n"));
}

#[test]
fn an_address_in_use_and_one_that_is_not_here_are_named() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let failed = serve(site(), "127.0.0.1", port, |_| (), std::future::pending());
    assert!(matches!(&failed, Err(ServeError::InUse(named, _)) if *named == port), "{failed:?}");
    let failed = serve(site(), "192.0.2.1", 0, |_| (), std::future::pending());
    let message = failed.expect_err("no machine has this address").to_string();
    assert!(message.contains("192.0.2.1") && message.contains("--host"), "{message}");
}
