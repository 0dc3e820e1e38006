import { cityLanguage } from '@waypost/domain/place-names';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type FoundPlace = {
  name: string;
  country: string;
  region: string | null;
  lat: number;
  lon: number;
  population: number;
  /** The name that was found, as names are compared. */
  matched: string;
  /** By language; English always. */
  names: Record<string, string>;
};

export type PlaceSearch = {
  /** As names are compared. */
  folded: string;
  country: string | null;
  language: string;
  limit: number;
};

/** The slowest search found took a tenth of it. */
const TIMEOUT_MS = 500;
/** Two letters swapped in a name of six still find it. */
const LEAST_SIMILARITY = 0.5;
/** Sorts after every character that can follow in a name. */
const LAST_CHARACTER = '\u{10ffff}';

/** Inside a transaction: the settings end with it. */
export async function limitSearch(tx: Db): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`.execute(tx);
}

/** Places with exactly this name, the most populous first. */
export async function findByName(db: Db, search: PlaceSearch): Promise<FoundPlace[]> {
  return presented(
    db,
    search,
    sql`SELECT place_id, folded, population, 0 AS distance FROM place_names
      WHERE folded = ${search.folded} AND ${inCountry(search)}`,
  );
}

/** Places with this prefix, the most populous first. */
export async function findByBeginning(db: Db, search: PlaceSearch): Promise<FoundPlace[]> {
  return presented(
    db,
    search,
    sql`SELECT place_id, folded, population, 0 AS distance FROM place_names
      WHERE folded >= ${search.folded} AND folded < ${search.folded + LAST_CHARACTER}
        AND ${inCountry(search)}`,
  );
}

/**
 * Places with a similar word in their name, the most similar first. Ten times the population outweighs
 * 0.07 of similarity: "lodon" means London, not Lodosa.
 */
export async function findSimilar(db: Db, search: PlaceSearch): Promise<FoundPlace[]> {
  return presented(
    db,
    search,
    sql`SELECT place_id, folded, population, (${search.folded} <<-> folded) - 0.07 * log(population + 1) AS distance
      FROM place_names
      WHERE ${search.folded} <% folded AND ${inCountry(search)}`,
  );
}

/** Those of the names that a place of the country has. */
export async function findKnownNames(
  db: Db,
  country: string,
  folded: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ folded: string }>`SELECT DISTINCT folded FROM place_names
    WHERE folded = ANY(${folded}::text[]) AND country = ${country}`.execute(db);
  return new Set(rows.map((row) => row.folded));
}

/** How the postal codes around the places of that name begin; null where that is not known. */
export async function findPostalAreas(
  db: Db,
  country: string,
  folded: string,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ postalCodes: string | null }>`
    SELECT DISTINCT postal_codes FROM place_names JOIN places ON places.id = place_id
    WHERE folded = ${folded} AND place_names.country = ${country} LIMIT 100`.execute(db);
  return rows.map((row) => row.postalCodes);
}

function inCountry({ country }: PlaceSearch) {
  return country === null ? sql`true` : sql`country = ${country}`;
}

/** One row a place, whichever of its names matched; names in the requested language. */
async function presented(
  db: Db,
  { language, limit }: PlaceSearch,
  hits: ReturnType<typeof sql>,
): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    SELECT coalesce(names ->> ${cityLanguage(language)}, name) AS name, places.country, region, lat, lon,
      best.population, matched,
      names || jsonb_build_object('en', name) AS names
    FROM (
      SELECT place_id, min(distance) AS distance, max(population) AS population,
        (array_agg(folded ORDER BY distance))[1] AS matched
      FROM (${hits}) AS hits
      GROUP BY place_id ORDER BY distance, population DESC, place_id LIMIT ${limit}
    ) AS best
    JOIN places ON places.id = place_id
    ORDER BY distance, best.population DESC, place_id`.execute(db);
  return rows;
}
