"""Certificates for servers on the loopback interface, signed by an authority that only the test trusts."""
import ssl
import subprocess


def openssl(folder, *words):
    subprocess.run(["openssl", *words], cwd=folder, check=True, stdin=subprocess.DEVNULL, capture_output=True)


def make_authority(folder):
    """ca.pem and ca.key, and what openssl needs to sign with them."""
    openssl(folder, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca.key", "-out", "ca.pem", "-days", "30",
            "-subj", "/CN=Test authority")
    (folder / "index").write_text("")
    (folder / "ca.cnf").write_text(
        "[ca]\ndefault_ca=d\n[d]\ndatabase=index\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\nunique_subject=no\n"
        "rand_serial=yes\ncopy_extensions=copy\n[p]\ncommonName=supplied\n")


def make_certificate(folder, name, hosts, end=None):
    """NAME.pem and NAME.key for some hosts, signed by the authority; valid from now, or until a moment in the past."""
    openssl(folder, "req", "-newkey", "rsa:2048", "-nodes", "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}",
            "-addext", f"subjectAltName={hosts}")
    dates = ["-startdate", "20200101000000Z", "-enddate", end] if end else ["-days", "20"]
    openssl(folder, "ca", "-batch", "-config", "ca.cnf", "-cert", "ca.pem", "-keyfile", "ca.key", "-in", f"{name}.csr",
            "-out", f"{name}.pem", "-notext", *dates)


def secured(socket, folder, name):
    """A listening socket that speaks TLS with the certificate NAME.pem; each connection's thread makes its handshake."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / f"{name}.pem", folder / f"{name}.key")
    return context.wrap_socket(socket, server_side=True, do_handshake_on_connect=False)
