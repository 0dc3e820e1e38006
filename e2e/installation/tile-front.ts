import { createServer } from 'node:http';
import { openFront } from './open-front.ts';

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
  const front = await openFront('tile-front', tiles, (origin) => ({
    MAP_TILE_URL: `${origin}/first/{z}/{x}/{y}.png`,
    MAP_TILE_FALLBACK_URL: `${origin}/second/{z}/{x}/{y}.png`,
    MAP_TILE_ATTRIBUTION: 'Tiles by the journey.',
  }));
  return { ...front, asked, answering };
}
