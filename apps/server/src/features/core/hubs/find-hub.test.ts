import { describe, expect, it } from 'vitest';
import { createHubFinder } from './find-hub.ts';

const POSITIONS: Record<string, [lat: number, lon: number]> = {
  Antwerp: [51.22, 4.4],
  Mechelen: [51.03, 4.48],
  Arlon: [49.68, 5.82],
  Namur: [50.47, 4.87],
  Breda: [51.59, 4.78],
};
const hub = (id: string, city: string, country = 'BE', closedAt: Date | null = null) => {
  const [lat = 0, lon = 0] = POSITIONS[city] ?? [];
  return { id, city, country, lat, lon, closedAt };
};
const locate = async (city: string) => {
  const [lat, lon] = POSITIONS[city] ?? [];
  if (lat === undefined || lon === undefined) {
    return { lat: 50.85, lon: 4.35, approximate: true, names: {} };
  }
  return { lat, lon, approximate: false, names: {} };
};
const HUBS = [hub('anr', 'Antwerp'), hub('arl', 'Arlon')];
const be = (city: string) => ({ city, country: 'BE' });

describe('the hub of a place', () => {
  it('is that of its city, in any spelling, or the nearest within 50 km for a scan', async () => {
    const { ofScan } = createHubFinder(HUBS, locate);
    expect(await ofScan(be('ANTWERP'))).toBe('anr');
    expect(await ofScan(be('Mechelen'))).toBe('anr');
    expect(await ofScan(be('Namur'))).toBeNull();
    expect(await ofScan(be('Nowhere'))).toBeNull();
  });

  it('is the nearest of the country for a delivery, however far', async () => {
    const { thatDelivers } = createHubFinder(HUBS, locate);
    expect(await thatDelivers(be('Namur'))).toBe('anr');
    expect(await thatDelivers(be('Arlon'))).toBe('arl');
    expect(await thatDelivers({ city: 'Breda', country: 'NL' })).toBeNull();
  });

  it('is no hub that was taken out of use', async () => {
    const { ofScan } = createHubFinder([hub('old', 'Antwerp', 'BE', new Date())], locate);
    expect(await ofScan(be('Antwerp'))).toBeNull();
  });

  it('is the only one of the country where the gazetteer does not know a destination', async () => {
    const one = createHubFinder([hub('anr', 'Antwerp')], locate);
    expect(await one.thatDelivers(be('Nowhere'))).toBe('anr');
    expect(await one.ofScan(be('Nowhere'))).toBeNull();
    expect(await createHubFinder(HUBS, locate).thatDelivers(be('Nowhere'))).toBeNull();
  });
});
