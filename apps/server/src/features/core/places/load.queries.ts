import { once } from 'node:events';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';

export type PlaceRows = { places: readonly string[]; names: readonly string[] };

/** A connection of its own, without the pool's timeouts. */
export async function connectToLoad(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'places' });
  await client.connect();
  return client;
}

export async function isLoaded(client: pg.Client, source: string): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM place_loads WHERE source = $1', [source]);
  return found.rowCount !== 0;
}

/** Deleted, not truncated: a truncated table is locked against readers until the new rows are in. */
export async function replacePlaces(
  client: pg.Client,
  source: string,
  rows: PlaceRows,
): Promise<void> {
  await client.query('BEGIN');
  try {
    // two loads at once take turns
    await client.query('LOCK TABLE place_loads IN EXCLUSIVE MODE');
    await client.query('DELETE FROM place_loads');
    await client.query('DELETE FROM place_names');
    await client.query('DELETE FROM places');
    await send(
      client.query(
        copyFrom(`COPY places (id, name, country, region, lat, lon, population, names, postal_codes)
          FROM STDIN`),
      ),
      rows.places,
    );
    await send(
      client.query(copyFrom('COPY place_names (folded, place_id, country, population) FROM STDIN')),
      rows.names,
    );
    await client.query('INSERT INTO place_loads (source) VALUES ($1)', [source]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  // suggestions use an index-only scan, which needs a vacuumed table
  await client.query('VACUUM (ANALYZE) places, place_names');
}

async function send(stream: CopyStreamQuery, lines: readonly string[]): Promise<void> {
  stream.end(`${lines.join('\n')}\n`);
  await once(stream, 'finish');
}
