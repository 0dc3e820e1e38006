import { distanceKm } from '@waypost/domain/distance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressSandbox, startAddressSandbox } from './server.ts';

let sandbox: AddressSandbox;
beforeAll(async () => {
  sandbox = await startAddressSandbox();
});
afterAll(() => sandbox.close());

const CENTRE = { lat: 51.2, lon: 4.4 };

async function pointOf(street: string) {
  const url = new URL(sandbox.url);
  const query = { format: 'jsonv2', street, viewbox: '4.1,51.5,4.7,50.9', postalcode: '2000' };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const [place] = (await (await fetch(url)).json()) as { lat: string; lon: string }[];
  return place && { lat: Number(place.lat), lon: Number(place.lon) };
}

describe('the address sandbox', () => {
  it('returns the same point for an address each time, in its city', async () => {
    const point = await pointOf('Kaai 12');
    expect(point).toEqual(await pointOf('Kaai 12'));
    expect(distanceKm(point ?? { lat: 0, lon: 0 }, CENTRE)).toBeLessThan(8);
  });

  it('places houses of one street near each other', async () => {
    const [one, two] = [await pointOf('Kaai 12'), await pointOf('Kaai 90')];
    expect(one).not.toEqual(two);
    expect(distanceKm(one ?? CENTRE, two ?? CENTRE)).toBeLessThan(1.5);
  });

  it('does not know every address', async () => {
    expect(await pointOf('Nowhere 1')).toBeUndefined();
  });
});
