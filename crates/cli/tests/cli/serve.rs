//! The app, served by the program over real connections.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Stdio},
};

use crate::ask::{Answer, ask, program};

/// A folder with an app of one page.
fn app() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("index.html"), "<p>bao</p>").expect("a page");
    folder
}

/// Starts to serve a folder, and gives the address that is told.
fn start(folder: &tempfile::TempDir) -> (Child, String) {
    let site = folder.path().to_str().expect("a path of UTF-8");
    let mut child = program(&["serve", "--port", "0", "--site", site])
        .stdin(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("stdout is piped");
    BufReader::new(stdout).read_line(&mut line).expect("it tells where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    (child, address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned())
}

#[test]
fn the_address_is_told_and_answers_until_it_is_stopped() {
    let folder = app();
    let (mut child, address) = start(&folder);
    let mut stream = TcpStream::connect(&address).expect("it listens");
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: bingwa\r\nConnection: close\r\n\r\n")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("<p>bao</p>"), "{answer}");
    // A connection that is left open holds nobody up.
    let idle = TcpStream::connect(&address).expect("it listens");
    interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    drop(idle);
    assert!(TcpStream::connect(&address).is_err());
}

/// As Ctrl-C does.
fn interrupt(child: &Child) {
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("there is `kill`").success());
}

#[test]
fn a_port_in_use_is_named_with_the_cure() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let folder = app();
    let site = folder.path().to_str().expect("a path of UTF-8");
    let Answer { code, out, err } = ask(&["serve", "--port", &port, "--site", site]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains(&port) && err.contains("--port 0"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

#[test]
fn a_folder_without_an_app_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for name in [folder.path().to_path_buf(), folder.path().join("nothing")] {
        let site = name.to_str().expect("a path of UTF-8");
        let Answer { code, out, err } = ask(&["serve", "--site", site]);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.contains(site) && err.contains("cargo xtask site"), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

#[cfg(not(feature = "app"))]
#[test]
fn a_program_without_the_app_says_how_to_get_it() {
    let Answer { code, out, err } = ask(&["serve", "--port", "0"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains("cargo xtask play") && err.contains("--site"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}
