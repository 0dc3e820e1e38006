import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnTracked } from '../../tools/installation/server-process.ts';
import { chooseEnvironment } from './environment.ts';

const START_TIMEOUT_MS = 30_000;
/** One green pixel; Leaflet draws it as large as a tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Another web on the same api, with two providers of tiles that may be taken away from it. */
export interface TileFront {
  origin: string;
  /** Paths of all tiles that were asked for. */
  asked: string[];
  /** Which of the providers answer. */
  answering: Set<'first' | 'second'>;
  close(): Promise<void>;
}

export async function openTileFront(): Promise<TileFront> {
  const asked: string[] = [];
  const answering = new Set<'first' | 'second'>();
  const tiles = createServer(({ url = '' }, response) => {
    asked.push(url);
    const provider = url.split('/')[1];
    if (provider !== 'first' && provider !== 'second') return response.writeHead(404).end();
    if (!answering.has(provider)) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
  });
  const tilePort = await listen(tiles);
  const reserved = createServer();
  const webPort = await listen(reserved);
  await new Promise((resolve) => reserved.close(resolve));

  const origin = `http://127.0.0.1:${webPort}`;
  const env: NodeJS.ProcessEnv = {
    ...(await chooseEnvironment()),
    WEB_PORT: `${webPort}`,
    PUBLIC_ORIGIN: origin,
    MAP_TILE_URL: `http://127.0.0.1:${tilePort}/first/{z}/{x}/{y}.png`,
    MAP_TILE_FALLBACK_URL: `http://127.0.0.1:${tilePort}/second/{z}/{x}/{y}.png`,
    MAP_TILE_ATTRIBUTION: 'Tiles by the journey.',
  };
  const web = spawnTracked(process.execPath, ['apps/web/server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`${origin}/livez`);
  return {
    origin,
    asked,
    answering,
    async close() {
      web.kill('SIGTERM');
      tiles.closeAllConnections();
      await new Promise((resolve) => tiles.close(resolve));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}
