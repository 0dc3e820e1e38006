import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPython } from '../installation/install-python.ts';
import { runProgram } from '../installation/run-program.ts';
import { reservePorts } from '../installation/ports.ts';
import { waitFor } from '../installation/wait-for.ts';
import {
  isRunningInBackground,
  killInBackground,
  pidInBackground,
  startInBackground,
  stopInBackground,
} from '../services/background-process.ts';
import { createRoles, KEEPS_NO_LOG, serverUserIds } from '../services/postgres.ts';
import { findOnPath, findPostgresProgram } from '../services/programs.ts';
import { fillTemplate } from './fill-template.ts';
import { fillDisk, freeDisk, mountSmallDisk, unmountSmallDisk } from './small-disk.ts';

const NODES = ['n1', 'n2', 'n3'] as const;
export type Node = (typeof NODES)[number];

const ADDRESS = '127.0.0.1';
const PASSWORD = 'waypost';
const deploy = (file: string) => fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url));

type Member = { name: Node; role: string; state: string };
type NodePorts = { postgres: number; rest: number; client: number; peer: number };
type Ports = { proxy: number; standby: number } & Record<Node, NodePorts>;

export type Cluster = ReturnType<typeof clusterIn>;

/**
 * PostgreSQL on three nodes with Patroni, etcd and HAProxy, all on this machine, from the files of deploy/ha
 * that a carrier uses. Its processes outlive the command that starts them. With `diskMegabytes` each node has a
 * file system of that size, which can be filled.
 */
export function clusterIn(home: string, { diskMegabytes }: { diskMegabytes?: number } = {}) {
  const portsFile = join(home, 'ports.json');
  const folderOf = (part: string) => join(home, part);
  const diskOf = (node: Node) => join(folderOf(node), 'disk');
  const dataOf = (node: Node) => join(diskOf(node), 'data');
  const ports = () => JSON.parse(readFileSync(portsFile, 'utf8')) as Ports;

  async function choosePorts(): Promise<void> {
    if (existsSync(portsFile)) return;
    const blocks = [await reservePorts(), await reservePorts()];
    const free = blocks.flatMap((block) => block.ports);
    for (const block of blocks) block.release();
    const take = () => free.shift() ?? 0;
    const node = () => ({ postgres: take(), rest: take(), client: take(), peer: take() });
    const chosen: Ports = {
      proxy: take(),
      standby: take(),
      n1: node(),
      n2: node(),
      n3: node(),
    };
    writeFileSync(portsFile, JSON.stringify(chosen));
  }

  async function startEtcd(node: Node): Promise<void> {
    const all = ports();
    const folder = folderOf(`etcd-${node}`);
    const config = write(folder, 'etcd.yml', 'ha/etcd.yml', {
      NODE: node,
      DATA_DIR: join(folder, 'data'),
      ADDRESS,
      CLIENT_PORT: all[node].client,
      PEER_PORT: all[node].peer,
      MEMBERS: NODES.map((name) => `${name}=http://${ADDRESS}:${all[name].peer}`).join(','),
    });
    await startAsServerUser(`etcd ${node}`, folder, findOnPath('etcd', 'etcd-server'), [
      `--config-file=${config}`,
    ]);
  }

  async function startNode(node: Node): Promise<void> {
    const all = ports();
    const folder = folderOf(node);
    const { postgres, rest } = all[node];
    const config = write(folder, 'patroni.yml', 'ha/patroni.yml', {
      NODE: node,
      ADDRESS,
      NETWORK: '127.0.0.1/32',
      REST_PORT: rest,
      POSTGRES_PORT: postgres,
      ETCD_HOSTS: NODES.map((name) => `${ADDRESS}:${all[name].client}`).join(','),
      DATA_DIR: dataOf(node),
      BIN_DIR: dirname(findPostgresProgram('postgres')),
      PGPASS: join(folder, 'pgpass'),
      POSTGRESQL_CONF: join(home, 'postgresql.conf'),
      SUPERUSER_PASSWORD: PASSWORD,
      REPLICATION_PASSWORD: PASSWORD,
      REWIND_PASSWORD: PASSWORD,
      SHARED_BUFFERS: '128MB',
      // none: its path would be longer than the 107 bytes that systems allow
      SOCKET_DIR: '',
      ARCHIVE_COMMAND: KEEPS_NO_LOG,
    });
    if (diskMegabytes !== undefined) await mountSmallDisk(diskOf(node), diskMegabytes);
    mkdirSync(diskOf(node), { recursive: true });
    own(diskOf(node));
    const program = await installPatroni();
    await startAsServerUser(`Patroni ${node}`, folder, program, [config], [rest]);
  }

  async function startProxy(): Promise<void> {
    const all = ports();
    const folder = folderOf('haproxy');
    const servers = NODES.map(
      (name) => `  server ${name} ${ADDRESS}:${all[name].postgres} check port ${all[name].rest}`,
    );
    const config = write(folder, 'haproxy.cfg', 'ha/haproxy.cfg', {
      ADDRESS,
      PORT: all.proxy,
      STANDBY_PORT: all.standby,
      SERVERS: servers.join('\n'),
    });
    const program = findOnPath('haproxy', 'haproxy');
    await startAsServerUser(
      'HAProxy',
      folder,
      program,
      ['-db', '-f', config],
      [all.proxy, all.standby],
    );
  }

  async function members(): Promise<Member[]> {
    for (const node of NODES) {
      try {
        const url = `http://${ADDRESS}:${ports()[node].rest}/cluster`;
        const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        continue;
      }
    }
    return [];
  }

  const isReady = (all: readonly Member[]) =>
    all.length === NODES.length &&
    all.some(({ role }) => role === 'leader') &&
    all.every(({ role, state }) => state === (role === 'leader' ? 'running' : 'streaming'));

  const cluster = {
    nodes: NODES,
    get port() {
      return ports().proxy;
    },
    /** Leads to a standby. */
    get standbyPort() {
      return ports().standby;
    },
    ports,
    members,
    isRunning: () => isRunningInBackground(folderOf('haproxy')),
    async start(): Promise<void> {
      mkdirSync(home, { recursive: true });
      await choosePorts();
      writeFileSync(
        join(home, 'postgresql.conf'),
        readFileSync(deploy('postgres/postgresql.conf')),
      );
      await Promise.all(NODES.map(startEtcd));
      await Promise.all([...NODES.map(startNode), startProxy()]);
      await cluster.waitUntilWhole(90_000);
      await createRoles(ports().proxy);
    },
    /** One primary, and two standbys that follow it. */
    async waitUntilWhole(patienceMs: number): Promise<void> {
      await waitFor('a whole cluster', patienceMs, async () =>
        isReady(await members()) ? true : undefined,
      );
    },
    async stop(): Promise<void> {
      await stopInBackground(folderOf('haproxy'));
      for (const node of NODES) cluster.thaw(node);
      await Promise.all(NODES.map((node) => stopInBackground(folderOf(node))));
      // a killed Patroni left its PostgreSQL
      for (const node of NODES) signal(postmasterOf(node), 'SIGQUIT');
      await Promise.all(NODES.map((node) => stopInBackground(folderOf(`etcd-${node}`))));
    },
    /** What the nodes have written is gone; what they have logged stays until the next start. */
    async end(): Promise<void> {
      await cluster.stop();
      await Promise.all(NODES.map((node) => unmountSmallDisk(diskOf(node))));
    },
    async reset(): Promise<void> {
      await cluster.end();
      rmSync(home, { recursive: true, force: true });
    },
    async primary(): Promise<Node> {
      const leader = (await members()).find(({ role }) => role === 'leader');
      if (leader === undefined) throw new Error('There is no primary.');
      return leader.name;
    },
    killPostgres(node: Node): void {
      signal(postmasterOf(node), 'SIGKILL');
    },
    /** As if its machine lost power. */
    async killNode(node: Node): Promise<void> {
      const postmaster = postmasterOf(node);
      await killInBackground(folderOf(node));
      signal(postmaster, 'SIGKILL');
    },
    startNode,
    fillDisk: (node: Node) => fillDisk(diskOf(node)),
    freeDisk: (node: Node) => freeDisk(diskOf(node)),
    freeze(node: Node): void {
      for (const pid of processesOf(node)) signal(pid, 'SIGSTOP');
    },
    thaw(node: Node): void {
      for (const pid of processesOf(node)) signal(pid, 'SIGCONT');
    },
    async switchOver(): Promise<void> {
      const leader = await cluster.primary();
      const url = `http://${ADDRESS}:${ports()[leader].rest}/switchover`;
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ leader }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The switchover was refused: ${text}`);
    },
    killEtcd: (node: Node) => killInBackground(folderOf(`etcd-${node}`)),
    startEtcd,
  };
  return cluster;

  function postmasterOf(node: Node): number | undefined {
    const file = join(dataOf(node), 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  /** Patroni, PostgreSQL and its children. */
  function processesOf(node: Node): number[] {
    const postmaster = postmasterOf(node);
    const parents = [pidInBackground(folderOf(node)), postmaster].filter(
      (pid) => pid !== undefined,
    );
    const children =
      postmaster === undefined || !existsSync(`/proc/${postmaster}`)
        ? []
        : readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
    return [...parents, ...children.filter(Boolean).map(Number)];
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    // the file of a killed server stays, and its pid may be another program's by now
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (/postgres|patroni/.test(command)) process.kill(pid, name);
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    // it has ended meanwhile
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
  }
}

function write(
  folder: string,
  file: string,
  template: string,
  values: Record<string, string | number>,
): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, fillTemplate(template, values), { mode: 0o600 });
  own(folder);
  own(path, 0o600);
  return path;
}

/** Gives it to the user that PostgreSQL runs as. */
function own(path: string, mode = 0o755): void {
  const ids = serverUserIds();
  if (ids !== undefined) chownSync(path, ids.uid, ids.gid);
  chmodSync(path, mode);
}

/** PostgreSQL refuses to run as root, so nothing of the cluster does. */
function startAsServerUser(
  name: string,
  folder: string,
  program: string,
  args: string[],
  listensOn: number[] = [],
): Promise<void> {
  const asUser =
    serverUserIds() === undefined
      ? []
      : ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
  const [command = '', ...rest] = [...asUser, program, ...args];
  return startInBackground({ name, folder, command, args: rest, ports: listensOn });
}

let installing: Promise<string> | undefined;

function installPatroni(): Promise<string> {
  installing ??= (async () => {
    const program = await installPython('patroni', deploy('ha/requirements.txt'), {
      program: 'patroni',
      check: ['--version'],
      // one that user postgres may run
      python: '/usr/bin/python3',
    });

    await runProgram(join(dirname(program), 'python'), [deploy('ha/check-patroni.py')]);
    return program;
  })();
  return installing;
}
