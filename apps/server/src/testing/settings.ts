import type { Settings } from '@waypost/domain/settings';
import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** Saves settings as if staff had. */
export async function changeSettings(server: TestServer, change: Partial<Settings>): Promise<void> {
  await sql`INSERT INTO settings_versions (version, document, reason)
    SELECT version + 1, document || ${JSON.stringify(change)}::jsonb, 'test' FROM settings_versions
    ORDER BY version DESC LIMIT 1`.execute(server.owner.db);
}
