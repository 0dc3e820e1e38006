#!/usr/bin/python3
"""systemctl for a root in which no systemd runs: `pnpm proof install` puts it before the real one.

What concerns files alone (enable, is-enabled) is done by the real systemctl. start, stop, restart, reload and is-active
read the unit and run its lines as systemd would: as its user, in its folder, with its environment files, with the whole
system read-only where the unit says so. Timers are only noted. Restart=, dependencies and other limits are not followed.
"""

import ctypes
import os
import pwd
import re
import resource
import shlex
import signal
import subprocess
import sys
import time

STATE = "/run/units"
LOGS = "/var/log/units"
REAL = "/usr/bin/systemctl"
CLONE_NEWNS = 0x00020000
PATIENCE_SECONDS = 30
# Root may raise the limit of open files anywhere but in a container, where HAProxy would not start.
HAPROXY_DESCRIPTORS = 41_000


def main(args):
    flags = [arg for arg in args if arg.startswith("-")]
    command, *units = [arg for arg in args if not arg.startswith("-")]
    os.makedirs(STATE, exist_ok=True)
    os.makedirs(LOGS, exist_ok=True)
    if command == "daemon-reload":
        return 0
    if command in ("enable", "is-enabled"):
        return subprocess.call([REAL, "--root=/", *flags, command, *units])
    acts = {"start": start, "stop": stop, "restart": restart, "reload": reload, "is-active": is_active}
    return max(acts[command](full_name(unit)) for unit in units)


def full_name(unit):
    return unit if re.search(r"\.(service|timer)$", unit) else f"{unit}.service"


def restart(unit):
    return stop(unit) or start(unit)


def start(unit):
    if is_active(unit) == 0:
        return 0
    if unit.endswith(".timer"):
        return note(unit, os.getpid())
    service = read_unit(unit)
    environment = read_environment(service)
    for line in service.get("ExecCondition", []) + service.get("ExecStartPre", []):
        if run(service, environment, unit, line) != 0:
            return 1
    kind = service.get("Type", ["simple"])[-1]
    for line in service["ExecStart"]:
        if kind in ("oneshot", "forking"):
            code = run(service, environment, unit, line)
            if code != 0:
                return code
        else:
            note(unit, spawn(service, environment, unit, line).pid)
    if kind in ("oneshot", "forking"):
        return 0
    time.sleep(0.3)
    return is_active(unit)


def stop(unit):
    pid = pid_of(unit)
    if pid is None:
        return 0
    if not unit.endswith(".timer"):
        service = read_unit(unit)
        for line in service.get("ExecStop", []):
            run(service, read_environment(service), unit, line)
        if is_alive(pid):
            os.kill(pid, signal.SIGTERM)
        until = time.time() + PATIENCE_SECONDS
        while is_alive(pid):
            if time.time() > until:
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.05)
    if os.path.exists(f"{STATE}/{unit}"):
        os.unlink(f"{STATE}/{unit}")
    return 0


def reload(unit):
    service = read_unit(unit)
    environment = {**read_environment(service), "MAINPID": str(pid_of(unit))}
    return max(run(service, environment, unit, line) for line in service["ExecReload"])


def is_active(unit):
    pid = pid_of(unit)
    return 0 if pid is not None and (unit.endswith(".timer") or is_alive(pid)) else 3


def note(unit, pid):
    with open(f"{STATE}/{unit}", "w") as file:
        file.write(str(pid))
    return 0


def pid_of(unit):
    files = [f"{STATE}/{unit}"]
    if unit.endswith(".service"):
        files += read_unit(unit).get("PIDFile", [])
    for file in files:
        # `nginx -t` leaves an empty one
        if os.path.exists(file) and os.path.getsize(file) > 0:
            with open(file) as content:
                return int(content.readline())
    return None


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def read_unit(unit):
    """The [Service] part, every setting as the list of its values, specifiers filled in."""
    instance = unit.partition("@")[2].rpartition(".")[0]
    template = re.sub(r"@.*\.", "@.", unit)
    folders = ["/etc/systemd/system", "/lib/systemd/system"]
    found = [f"{folder}/{name}" for name in (unit, template) for folder in folders]
    path = next((file for file in found if os.path.exists(file)), None)
    if path is None:
        sys.exit(f"There is no unit {unit}.")
    with open(path) as file:
        text = file.read().replace("\\\n", " ")
    service, part = {}, ""
    for line in text.splitlines():
        if line.startswith("["):
            part = line
        elif part == "[Service]" and re.match(r"[A-Z]\w*=", line):
            name, value = line.split("=", 1)
            value = value.replace("%i", instance).replace("%I", instance.replace("-", "/"))
            service.setdefault(name, []).append(value)
    return service


def read_environment(service):
    environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    for line in service.get("Environment", []):
        environment.update(word.split("=", 1) for word in shlex.split(line))
    for name in service.get("EnvironmentFile", []):
        if name.startswith("-") and not os.path.exists(name[1:]):
            continue
        with open(name.removeprefix("-")) as file:
            lines = [line for line in file.read().splitlines() if re.match(r"\w+=", line)]
        environment.update((line.split("=", 1)[0], "".join(shlex.split(line.split("=", 1)[1]))) for line in lines)
    return environment


def run(service, environment, unit, line):
    code = spawn(service, environment, unit, line).wait()
    return 0 if line.startswith("-") else code


def spawn(service, environment, unit, line):
    words = []
    for word in shlex.split(line.lstrip("-+!@")):
        if re.fullmatch(r"\$\w+", word):
            words += environment.get(word[1:], "").split()
        else:
            words.append(re.sub(r"\$\{(\w+)\}", lambda name: environment.get(name[1], ""), word))
    if words[0] == "/usr/sbin/haproxy" and resource.getrlimit(resource.RLIMIT_NOFILE)[1] < HAPROXY_DESCRIPTORS:
        with open(f"{STATE}/few-descriptors.cfg", "w") as file:
            file.write("global\n  no strict-limits\n")
        words += ["-f", file.name]
    user = pwd.getpwnam(service.get("User", ["root"])[-1])
    for name in service.get("RuntimeDirectory", []):
        os.makedirs(f"/run/{name}", exist_ok=True)
        os.chown(f"/run/{name}", user.pw_uid, user.pw_gid)

    def become():
        if service.get("ProtectSystem") == ["strict"]:
            named = service.get("ReadWritePaths", []) + service.get("ReadWriteDirectories", [])
            paths = [path.lstrip("-") for path in " ".join(named).split()]
            make_read_only(paths + [f"/run/{name}" for name in service.get("RuntimeDirectory", [])])
        os.initgroups(user.pw_name, user.pw_gid)
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)

    with open(f"{LOGS}/{unit}.log", "a") as log:
        return subprocess.Popen(
            words,
            env={**environment, "HOME": user.pw_dir, "USER": user.pw_name},
            cwd=service.get("WorkingDirectory", ["/"])[-1],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=become,
        )


def make_read_only(writable):
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNS) != 0:
        raise OSError(ctypes.get_errno(), "unshare")
    subprocess.check_call(["mount", "--make-rprivate", "/"])
    for path in filter(os.path.exists, writable):
        subprocess.check_call(["mount", "--bind", path, path])
    for path in ("/", "/run"):
        subprocess.check_call(["mount", "-o", "remount,bind,ro", path])
    subprocess.check_call(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", "/tmp"])


sys.exit(main(sys.argv[1:]))
