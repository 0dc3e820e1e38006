import type pg from 'pg';

/** What is kept in rows of a key and a value, and is not as it must be. */
export async function findDifferences(
  db: pg.Client,
  what: string,
  must: ReadonlyMap<string, string>,
  sql: string,
): Promise<string[]> {
  const { rows } = await db.query<[string, string]>({ text: sql, rowMode: 'array' });
  const kept = new Map(rows);
  return [...new Set([...kept.keys(), ...must.keys()])]
    .filter((key) => kept.get(key) !== must.get(key))
    .map((key) => `${what} ${key}: ${kept.get(key) ?? 'none'}, must be ${must.get(key) ?? 'none'}`);
}
