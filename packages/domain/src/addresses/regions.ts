import { foldPlaceName } from '../place-names.ts';
import { countryRules, type Region } from './country-rules.ts';
import { listedRegions } from './region-names.ts';

const byCountry = new Map<string, ReadonlyMap<string, Region>>();

/** The state, province or prefecture of that name or abbreviation. */
export function findRegion(country: string, name: string): Region | undefined {
  let regions = byCountry.get(country);
  if (regions === undefined) {
    regions = buildRegions(country);
    byCountry.set(country, regions);
  }
  return regions.get(foldPlaceName(name)) ?? regions.get(foldPlaceName(name.replaceAll('.', '')));
}

/** False if we know how the postal codes of the region begin, and this one begins otherwise. */
export function mayLieIn(region: Region, postalCode: string): boolean {
  return region.zip === undefined || new RegExp(`^(?:${region.zip})`).test(postalCode);
}

function buildRegions(country: string): Map<string, Region> {
  const regions = new Map<string, Region>();
  const learn = (name: string, region: Region) => {
    for (const written of [name, name.replaceAll('.', '')]) {
      const folded = foldPlaceName(written);
      if (folded !== '' && !regions.has(folded)) regions.set(folded, region);
    }
  };
  for (const region of countryRules(country).regions ?? []) {
    for (const name of region.names) {
      learn(name, region);
      if (country === 'JP') learn(`${name}-ken`, region);
    }
  }
  for (const names of listedRegions(country)) {
    const [known] = names.map((name) => regions.get(foldPlaceName(name))).filter(Boolean);
    for (const name of names) learn(name, known ?? { names });
  }
  return regions;
}
