import { COUNTRY_CODES, countryCodeOf, countryPart } from '@waypost/domain/places';
import { LANGUAGES } from '@waypost/domain/places';
import { LOCALES } from '@waypost/i18n/locales';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/test-config.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { connectToLoad, isLoaded, replacePlaces } from './load.queries.ts';
import { placeRows } from './load-places.ts';
import { placeLabel } from './search-places.ts';

const server = useTestServer();

const place = (
  name: string,
  country: string,
  population: number,
  rest: Partial<GazetteerPlace> = {},
): GazetteerPlace => ({
  name,
  country,
  population,
  region: null,
  lat: 10,
  lon: 20,
  names: {},
  postalCodes: null,
  ...rest,
});

const PLACES = [
  place('Munich', 'DE', 1_260_391, {
    region: 'Bavaria',
    lat: 48.13743,
    lon: 11.57549,
    names: { de: 'München', ru: 'Мюнхен', ja: 'ミュンヘン', it: 'Monaco di Baviera' },
  }),
  place('Munising', 'US', 2_355, { region: 'Michigan' }),
  place('Munster', 'IE', 0),
  place('London', 'GB', 7_556_900, { region: 'England', lat: 51.5, lon: -0.1 }),
  place('London', 'CA', 346_765, { region: 'Ontario', lat: 42.98, lon: -81.23 }),
  place('Antwerp', 'BE', 459_805, {
    lat: 51.22,
    lon: 4.4,
    names: { fr: 'Anvers' },
    postalCodes: '2',
  }),
  place('Belgium', 'US', 2_245),
  place('Brussels', 'BE', 1_019_022),
  place('Rüsselsheim', 'DE', 58_862),
  place('Fussels Corner', 'US', 5_561),
  place('Grande Rivière Noire', 'MU', 2_300),
  place('Georgetown', 'GY', 235_017),
  place('Georgetown', 'MY', 300_000),
  place('Singapore', 'SG', 3_547_809, { lat: 1.29, lon: 103.85 }),
  place('Springfield', 'US', 166_810, { region: 'Missouri' }),
  place('Springfield', 'US', 154_341, { region: 'Massachusetts' }),
  place('Springfield', 'US', 500, { region: 'Missouri' }),
  place('O’Fallon "Back\\slash"', 'US', 85_040),
];

async function load(source: string, places: readonly GazetteerPlace[]) {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
    server.owner.db,
  );
  const client = await connectToLoad(urlOf(testConfig().ownerUrl, rows[0]?.name ?? ''));
  try {
    await replacePlaces(client, source, placeRows(places));
    return await isLoaded(client, source);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await load('second', PLACES);
});

describe('loading the gazetteer', () => {
  it('replaces the previous data, and records which data it loaded', async () => {
    expect(await load('third', PLACES)).toBe(true);
    const { rows } = await sql`SELECT source FROM place_loads`.execute(server.owner.db);
    expect(rows).toEqual([{ source: 'third' }]);
    const count = await sql`SELECT count(*) FROM places`.execute(server.owner.db);
    expect(count.rows).toEqual([{ count: PLACES.length }]);
  });
});

async function ask(path: string, query: Record<string, string>) {
  return server.app.inject({ url: path, query });
}

async function suggested(q: string, lang = 'en'): Promise<string[]> {
  const answer = await ask('/api/places/suggest', { q, lang });
  expect(answer.statusCode).toBe(200);
  return answer.json().suggestions.map((each: { label: string }) => each.label);
}

describe('place suggestions', () => {
  it('put the most populous place with that prefix first', async () => {
    expect((await suggested('mun')).slice(0, 3)).toEqual([
      'Munich, Germany',
      'Munising, United States',
      'Munster, Ireland',
    ]);
  });

  it('find a place by its name in any language, and return its name in the requested one', async () => {
    for (const typed of ['München', 'MUNCHEN', 'Мюнхен', 'ミュンヘン', 'monaco di', 'munihc']) {
      expect((await suggested(typed))[0], typed).toBe('Munich, Germany');
    }
    expect((await suggested('Munich', 'de'))[0]).toBe('München, Deutschland');
    expect((await suggested('Munich', 'ru'))[0]).toBe('Мюнхен, Германия');
    expect((await suggested('antw', 'fr'))[0]).toBe('Anvers, Belgique');
  });

  it('take the obvious city of a name, also by its state, and none where two are likely', async () => {
    const meant = async (q: string, lang = 'en') =>
      (await ask('/api/places/suggest', { q, lang })).json().meant;
    expect(await meant('London')).toBe('London, United Kingdom');
    expect(await meant('london', 'fr')).toBe('London, Royaume-Uni');
    expect(await meant('London, Ontario')).toBe('London, Canada');
    expect(await meant('London, ON')).toBe('London, Canada');
    expect(await meant('London, Narnia')).toBeNull();
    expect(await meant('Springfield')).toBe('Springfield, United States');
    expect(await meant('Georgetown')).toBeNull();
    expect(await meant('Lond')).toBeNull();
  });

  it('put the place that is meant first', async () => {
    expect(await suggested('London, Ontario')).toEqual([
      'London, Canada',
      'London, United Kingdom',
    ]);
  });

  it('leave out names that only resemble the text, and find none for nonsense', async () => {
    expect(await suggested('Brussels')).toEqual(['Brussels, Belgium']);
    expect(await suggested('Nowhere, Narnia')).toEqual([]);
    expect(await suggested('brusels')).toEqual(['Brussels, Belgium']);
  });

  it('are limited to the country that was typed', async () => {
    expect(await suggested('London, Canada')).toEqual(['London, Canada']);
    expect((await suggested('lond'))[0]).toBe('London, United Kingdom');
  });

  it('distinguish places of the same name by region, and merge those they cannot distinguish', async () => {
    const answer = await ask('/api/places/suggest', { q: 'springfield' });
    expect(answer.json().suggestions).toEqual([
      expect.objectContaining({ label: 'Springfield, United States', region: 'Missouri' }),
      expect.objectContaining({ label: 'Springfield, United States', region: 'Massachusetts' }),
    ]);
  });

  it('can be cached for an hour, and number at most eight', async () => {
    const answer = await ask('/api/places/suggest', { q: 'mu' });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.json().suggestions.length).toBeLessThanOrEqual(8);
  });

  it('use an index for prefixes and for similarity', async () => {
    const planOf = (condition: ReturnType<typeof sql>) =>
      server.owner.db.transaction().execute(async (tx) => {
        // a dozen rows are quicker read one by one
        await sql`SET LOCAL enable_seqscan = off`.execute(tx);
        await sql`SET LOCAL enable_indexonlyscan = off`.execute(tx);
        await sql`SET LOCAL enable_indexscan = off`.execute(tx);
        const { rows } = await sql<{
          'QUERY PLAN': string;
        }>`EXPLAIN SELECT place_id FROM place_names
          WHERE ${condition}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(await planOf(sql`folded >= ${'mun'} AND folded < ${'mun\u{10ffff}'}`)).toContain(
      'place_names_pkey',
    );
    expect(await planOf(sql`${'munihc'} <% folded`)).toContain('place_names_similar');
  });
});

describe('every label of a place', () => {
  it('ends with a country that a booking recognises, in every language', () => {
    expect(LANGUAGES).toEqual(LOCALES.map(({ code }) => code));
    for (const language of LANGUAGES) {
      for (const code of COUNTRY_CODES) {
        const label = placeLabel('Somewhere', code, language);
        expect(countryCodeOf(countryPart(label)), label).toBe(code);
      }
    }
  });
});

describe('a postal code', () => {
  it('is doubted in a city whose codes begin otherwise, and nowhere else', async () => {
    const plausible = async (country: string, city: string, postalCode: string) => {
      const payload = { country, city, postalCode };
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/places/postal-code',
        payload,
      });
      return answer.json().plausible;
    };
    expect(await plausible('BE', 'Antwerp', '1000')).toBe(false);
    expect(await plausible('BE', 'Anvers', 'B-2000')).toBe(true);
    expect(await plausible('BE', 'Qwxz', '1000')).toBe(true);
    expect(await plausible('BE', 'Antwerp', '')).toBe(true);
    expect(await plausible('GB', 'London', 'M1 1AA')).toBe(true);
  });
});

describe('finding the place of a text', () => {
  it.each([
    ['Antwerp, Belgium', 51.22, 4.4],
    ['Dock 4, Port of Antwerp, Antwerp, Belgium', 51.22, 4.4],
    ['Anvers, Belgique', 51.22, 4.4],
    ['London', 51.5, -0.1],
    ['London, Canada', 42.98, -81.23],
    ['Singapore', 1.29, 103.85],
    ['Belgium', null, null],
    ['Qwxz, Belgium', null, null],
    ['?!', null, null],
  ])('%s', async (q, lat, lon) => {
    const answer = await ask('/api/geocode', { q });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ lat, lon });
  });
});

describe('place searches for odd texts', () => {
  it.each([
    '%%%%',
    '__',
    '\\\\',
    "'; DROP TABLE places; --",
    '\u{1f4e6}\u{1f4e6}',
    '((((',
    'a'.repeat(80),
    'an '.repeat(26).trim(),
    'back\\slash',
  ])('never fail: %s', async (q) => {
    expect((await ask('/api/places/suggest', { q })).statusCode).toBe(200);
    expect((await ask('/api/geocode', { q })).statusCode).toBe(200);
  });

  it.each(['', 'a', ' a ', 'a'.repeat(81), 'a\u0000b'])('are refused: %j', async (q) => {
    expect((await ask('/api/places/suggest', { q })).statusCode).toBe(400);
    expect((await ask('/api/geocode', { q })).statusCode).toBe(400);
  });

  it('are refused in an unknown language', async () => {
    expect((await ask('/api/places/suggest', { q: 'munich', lang: 'tlh' })).statusCode).toBe(400);
  });
});

describe('one client of the place search', () => {
  it('may search 240 times a minute', async () => {
    const search = () =>
      server.app.inject({
        url: '/api/geocode',
        query: { q: '??' },
        remoteAddress: '203.0.113.77',
      });
    const answers = [];
    for (let count = 0; count < 241; count += 1) answers.push((await search()).statusCode);
    expect(answers.slice(0, 240).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });
});
