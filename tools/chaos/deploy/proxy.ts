import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { REPOSITORY, spawnTracked } from '../../installation/server-process.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { findOnPath } from '../../services/programs.ts';

const PATIENCE_MS = 30_000;
const STATUS_COLUMN = 17;

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** HAProxy with deploy/haproxy/waypost.cfg, other ports put in. It ends with the tool. */
export async function startProxy(options: {
  folder: string;
  /** By the port that the file names. */
  ports: Record<number, number>;
  /** A web of a release before 0117 answers 404 there, and is taken to be ready. */
  webKnowsReadiness: boolean;
}) {
  const { folder, ports, webKnowsReadiness } = options;
  mkdirSync(folder, { recursive: true });
  const socket = join(folder, 'haproxy.sock');
  let config = readFileSync(join(REPOSITORY, 'deploy/haproxy/waypost.cfg'), 'utf8');
  for (const [named, used] of Object.entries(ports)) {
    config = replaceOnce(config, `127.0.0.1:${named}\n`, `127.0.0.1:${used}\n`);
  }
  config = replaceOnce(config, '/run/haproxy/waypost.sock', socket);
  // each takes two descriptors, and a developer's shell has few
  config = replaceOnce(config, 'maxconn 20000', 'maxconn 2000');
  if (!webKnowsReadiness) {
    config = replaceOnce(config, 'expect status 200', 'expect rstatus ^(200|404)$');
  }
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const child = spawnTracked(findOnPath('haproxy', 'haproxy'), ['-db', '-q', '-f', file], {
    env: process.env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

  function command(line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const connection = connect(socket).once('error', reject);
      connection.end(`${line}\n`);
      text(connection).then(resolve, reject);
    });
  }

  async function statusOf(server: string): Promise<string | undefined> {
    const rows = (await command('show stat')).split('\n').map((line) => line.split(','));
    return rows.find(([, name]) => name === server)?.[STATUS_COLUMN];
  }

  function waitUntil(server: string, wanted: 'UP' | 'DOWN'): Promise<true> {
    return waitFor(`${server} ${wanted}`, PATIENCE_MS, async () => {
      // HAProxy itself may be about to start
      const status = await statusOf(server).catch(() => '');
      return status === wanted || undefined;
    });
  }

  return {
    waitUntilUp: (server: string) => waitUntil(server, 'UP'),
    waitUntilDown: (server: string) => waitUntil(server, 'DOWN'),
    stop: () => child.kill(),
    /** For a release that cannot drain by itself. */
    leaveAlone: (server: string) => command(`set server ${pathOf(server)} state drain`),
    useAgain: (server: string) => command(`set server ${pathOf(server)} state ready`),
  };
}

function pathOf(server: string): string {
  return `${server.replace(/\d+$/, '')}/${server}`;
}

function replaceOnce(config: string, from: string, to: string): string {
  if (config.split(from).length !== 2) throw new Error(`waypost.cfg does not name ${from} once.`);
  return config.replace(from, to);
}
