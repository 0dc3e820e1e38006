import type pg from 'pg';

/** The first column of the first row; undefined when there is no row. */
export async function readValue<T>(
  db: pg.Client | pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<T | undefined> {
  const { rows } = await db.query<[T]>({ text, values, rowMode: 'array' });
  return rows[0]?.[0];
}
