import { spawn, type SpawnOptions } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../driver/define-tool.ts';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY, spawnTracked } from '../../installation/server-process.ts';
import { findOnPath } from '../../services/programs.ts';

const SUITE = 'bookworm';
/** What a Debian that was installed from its own medium has, and debootstrap's smallest variant lacks. */
const ALSO = 'ca-certificates,systemd,python3,iproute2';
const HOST_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Inside: registries may be behind a certificate that only this machine knows. */
const CERTIFICATES = '/etc/ssl/host-certificates.pem';
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  SSL_CERT_FILE: CERTIFICATES,
  NODE_EXTRA_CA_CERTS: CERTIFICATES,
  npm_config_cafile: CERTIFICATES,
};

export type CleanRoot = Awaited<ReturnType<typeof openCleanRoot>>;

/**
 * Debian as debootstrap makes it, with processes, users' ports and mounts of its own: nothing of this machine
 * is reached but its way to the registries. Packages come from where this machine gets its own.
 */
export async function openCleanRoot(folder: string, fresh: boolean) {
  const root = join(folder, 'root');
  const packages = join(folder, 'packages');
  const base = join(folder, 'base.tar');
  if (fresh) rmSync(base, { force: true });
  if (fresh) rmSync(packages, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  mkdirSync(join(packages, 'partial'), { recursive: true });
  const sources = await readSources();
  if (existsSync(base)) {
    await runProgram('tar', ['-x', '-f', base, '-C', root]);
  } else {
    say('debootstrap');
    const [, mirror = ''] =
      sources.find((line) => line.endsWith(` ${SUITE} main`))?.split(' ') ?? [];
    const debootstrap = findOnPath('debootstrap', 'debootstrap');
    await runProgram(debootstrap, ['--variant=minbase', `--include=${ALSO}`, SUITE, root, mirror]);
    await runProgram('tar', ['-c', '-f', base, '-C', root, '.']);
  }
  writeFileSync(join(root, 'etc/apt/sources.list'), `${sources.join('\n')}\n`);
  copyHostSettings(root);
  const inside = await enter(root, packages);

  function start(command: string[], options: SpawnOptions) {
    const namespaces = '--mount --net --pid --uts --ipc --root --wd'.split(' ');
    const args = ['--target', String(inside.pid), ...namespaces, '--', ...command];
    return spawn('nsenter', args, { env: ENVIRONMENT, ...options });
  }

  return {
    root,
    /** Runs to its end; what it prints goes to a file, too. */
    run(command: string[], logFile = '/dev/null'): Promise<{ code: number; output: string }> {
      const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'] });
      const log = createWriteStream(logFile);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          log.write(text);
        });
      }
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => {
          log.end();
          resolve({ code: code ?? 1, output });
        });
      });
    },
    close: inside.end,
  };
}

/** As lines of sources.list: what this machine's own apt uses of Debian. */
async function readSources(): Promise<string[]> {
  const format = 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)|$(CREATED_BY)|$(ORIGIN)';
  const targets = await runProgram('apt-get', ['indextargets', '--format', format]);
  const lines = targets.split('\n').map((line) => line.split('|'));
  return lines.flatMap(([line = '', kind, origin]) =>
    kind === 'Packages' && origin === 'Debian' && line.includes(` ${SUITE}`) ? [line] : [],
  );
}

function copyHostSettings(root: string): void {
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  copyFileSync(HOST_CERTIFICATES, join(root, CERTIFICATES));
  for (const name of readdirSync('/etc/apt/apt.conf.d')) {
    const text = readFileSync(join('/etc/apt/apt.conf.d', name), 'utf8');
    // how to reach packages, and nothing that would change what apt does with them
    const lines = text.split('\n').filter((line) => /^Acquire::(?!Languages)/.test(line));
    if (lines.length > 0) writeFileSync(join(root, 'etc/apt/apt.conf.d', name), lines.join('\n'));
  }
  const systemctl = join(root, 'usr/local/sbin/systemctl');
  copyFileSync(join(REPOSITORY, 'tools/proof/install/systemctl.py'), systemctl);
  chmodSync(systemctl, 0o755);
}

async function enter(root: string, packages: string): Promise<{ pid: number; end(): void }> {
  const script = `set -e
    mount --make-rprivate /
    mount --bind '${root}' '${root}'
    cd '${root}'
    mount --bind '${packages}' var/cache/apt/archives
    mount -t proc proc proc
    mount -t sysfs -o ro sys sys
    mount --rbind /dev dev
    mount -t tmpfs -o mode=755 tmpfs run
    mount -t tmpfs -o mode=1777 tmpfs tmp
    mkdir run/lock
    hostname machine
    ip link set lo up
    echo ready
    exec chroot . bash -c 'while :; do sleep 3600 & wait $!; done'`;
  const namespaces = '--mount --net --pid --uts --ipc --fork --kill-child'.split(' ');
  const child = spawnTracked('unshare', [...namespaces, 'bash', '-c', script], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('close', (code) => reject(new Error(`unshare ended with ${code}; it needs root`)));
  });
  const pid = Number(await runProgram('pgrep', ['-P', String(child.pid)]));
  const slirp = spawnTracked(
    findOnPath('slirp4netns', 'slirp4netns'),
    ['--configure', '--mtu=65520', '--disable-host-loopback', String(pid), 'tap0'],
    { env: process.env, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  await sleep(1_000);
  return {
    pid,
    end() {
      slirp.kill();
      child.kill('SIGKILL');
    },
  };
}
