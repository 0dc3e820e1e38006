import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

function program(name: string): string {
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return join(DEBIAN, versions[0] ?? '', 'bin', name);
}

/** PostgreSQL refuses to run as root. */
async function asServerUser(name: string, args: string[]): Promise<void> {
  const command = [program(name), ...args];
  const [file = '', ...rest] =
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  // pg_ctl leaves the output open to the server it starts
  await run(file, rest, { cwd: '/', timeout: 60_000 });
}

/** A primary and its standby without data, on free ports. The standby is asynchronous. */
export async function openServerPair() {
  const home = mkdtempSync(join(tmpdir(), 'waypost-pair-'));
  chmodSync(home, 0o777);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const [primary, standby] = [join(home, 'primary'), join(home, 'standby')];
  const start = (folder: string, port: number) => {
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=16MB`;
    const log = `${folder}.log`;
    return asServerUser('pg_ctl', ['start', '-w', '-D', folder, '-l', log, '-o', settings]);
  };
  await asServerUser('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '--no-sync']);
  await start(primary, primaryPort);
  const from = ['-h', '127.0.0.1', '-p', `${primaryPort}`, '-U', 'postgres'];
  const copying = ['-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
  await asServerUser('pg_basebackup', ['-D', standby, ...copying, ...from]);
  await start(standby, standbyPort);
  return {
    primaryPort,
    standbyPort,
    urlOf: (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** On the primary, by psql, with these variables. */
    async runScript(path: string, variables: readonly string[]) {
      const file = fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
      const set = variables.flatMap((variable) => ['-v', variable]);
      const where = ['-h', '127.0.0.1', '-p', `${primaryPort}`, '-U', 'postgres', '-d', 'postgres'];
      await run(program('psql'), ['-X', ...where, ...set, '-f', file]);
    },
    async close() {
      for (const folder of [standby, primary]) {
        await asServerUser('pg_ctl', ['stop', '-w', '-D', folder, '-m', 'immediate']);
      }
      rmSync(home, { recursive: true });
    },
  };
}

/** What a proxy in front of the servers does: one address that leads to the one or to the other. */
export async function openForwarder(firstPort: number) {
  let target = firstPort;
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (isFrozen) {
      sockets.add(client);
      client.pause();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const port = await listen(server);
  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** New connections go there; open ones stay, or are ended. */
    leadTo(next: number, open: 'stay' | 'end') {
      target = next;
      if (open === 'end') endConnections();
    },
    /** Nothing goes through any more, and nobody is told. */
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Ends what was frozen; new connections go through. */
    thaw() {
      isFrozen = false;
      endConnections();
    },
    close() {
      endConnections();
      server.close();
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
