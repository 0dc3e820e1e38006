import { createServer } from 'node:http';
import { REPOSITORY } from '../../tools/installation/server-process.ts';
import { startWeb } from '../../tools/installation/web-process.ts';
import { chooseEnvironment } from './environment.ts';
import { freePort, listen } from './listen.ts';

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
  const webPort = await freePort();

  const origin = `http://127.0.0.1:${webPort}`;
  const env: NodeJS.ProcessEnv = {
    ...(await chooseEnvironment()),
    PUBLIC_ORIGIN: origin,
    MAP_TILE_URL: `http://127.0.0.1:${tilePort}/first/{z}/{x}/{y}.png`,
    MAP_TILE_FALLBACK_URL: `http://127.0.0.1:${tilePort}/second/{z}/{x}/{y}.png`,
    MAP_TILE_ATTRIBUTION: 'Tiles by the journey.',
  };
  const web = await startWeb({
    port: webPort,
    apiPort: Number(env['API_PORT']),
    env,
    logFile: `${REPOSITORY}.data/e2e/tile-front.log`,
  });
  return {
    origin,
    asked,
    answering,
    async close() {
      process.kill(web.pid, 'SIGTERM');
      tiles.closeAllConnections();
      await new Promise((resolve) => tiles.close(resolve));
    },
  };
}
