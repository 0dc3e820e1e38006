import { completeSettings, type Settings } from '@waypost/domain/settings';
import type { Db } from '../../../platform/database.ts';

export type SettingsRow = {
  version: number;
  settings: Settings;
  savedBy: string | null;
  savedAt: Date;
  reason: string;
};

/** The document alone. */
export async function selectSettingsInForce(db: Db): Promise<Settings> {
  const row = await db
    .selectFrom('settings_versions')
    .select('document')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return completeSettings(row.document as Partial<Settings>);
}

/** Newest first, from a version on downwards. */
export async function selectVersions(
  db: Db,
  page: { before?: number | undefined; limit: number },
): Promise<SettingsRow[]> {
  const { before, limit } = page;
  const rows = await db
    .selectFrom('settings_versions')
    .leftJoin('staff_members', 'staff_members.id', 'settings_versions.staff_id')
    .select(['version', 'document', 'reason', 'settings_versions.created_at', 'staff_members.name'])
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    settings: completeSettings(row.document as Partial<Settings>),
    savedBy: row.name,
    savedAt: row.created_at,
    reason: row.reason,
  }));
}

export async function findVersion(db: Db, version: number): Promise<SettingsRow | undefined> {
  const [found] = await selectVersions(db, { before: version + 1, limit: 1 });
  return found?.version === version ? found : undefined;
}

/** False when the number is taken: someone else has saved in the meantime. */
export async function insertVersion(
  db: Db,
  saved: { version: number; settings: Settings; staffId: string | null; reason: string },
): Promise<boolean> {
  const result = await db
    .insertInto('settings_versions')
    .values({
      version: saved.version,
      document: JSON.stringify(saved.settings),
      staff_id: saved.staffId,
      reason: saved.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
