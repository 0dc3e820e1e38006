import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inventPoint } from './invent-point.ts';

export type AddressSandbox = {
  /** For GEOCODER_URL. */
  url: string;
  /** Streets that were asked for, in their order. */
  asked: readonly string[];
  close(): Promise<void>;
};

/** Stands in for Nominatim; see README.md. */
export async function startAddressSandbox(port = 0): Promise<AddressSandbox> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const street = searchParams.get('street') ?? '';
    const isKnown = pathname === '/search' && searchParams.get('format') === 'jsonv2';
    if (!isKnown || street.includes('Broken')) {
      response.writeHead(isKnown ? 500 : 404).end();
      return;
    }
    asked.push(street);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(placesFor(searchParams)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}/search`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As Nominatim writes them: coordinates are texts. */
function placesFor(query: URLSearchParams) {
  const street = query.get('street') ?? '';
  const [west, north, east, south] = (query.get('viewbox') ?? '').split(',').map(Number);
  const isBoxed = [west, north, east, south].every(Number.isFinite);
  if (!isBoxed || street === '' || street.includes('Nowhere')) return [];
  const centre = {
    lat: ((north ?? 0) + (south ?? 0)) / 2,
    lon: ((west ?? 0) + (east ?? 0)) / 2,
  };
  const isCoarse = street.includes('Coarse');
  const point = isCoarse ? centre : inventPoint(centre, street, query.get('postalcode') ?? '');
  return [
    {
      place_id: 1,
      lat: `${point.lat}`,
      lon: `${point.lon}`,
      category: 'place',
      type: isCoarse ? 'city' : 'house',
      place_rank: isCoarse ? 16 : 30,
    },
  ];
}
