import { settingsVersion1 } from '@waypost/domain/settings';
import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** In every window of every day; null is the number of the settings again. */
export async function limitPlaces(
  server: TestServer,
  area: string,
  places: number | null,
): Promise<void> {
  const week = Array.from({ length: 7 }, () => places);
  const windows = settingsVersion1.pickupWindows.map(({ window }) => [window, week]);
  const document = JSON.stringify(Object.fromEntries(windows));
  await sql`INSERT INTO pickup_cities (area, country, city, places, staff_confirms)
    VALUES (${area}, ${area.slice(0, 2)}, 'Test', ${document}, false)
    ON CONFLICT (area) DO UPDATE SET places = excluded.places`.execute(server.owner.db);
}
