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
    .selectFrom('settingsVersions')
    .select('document')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return completeSettings(row.document);
}

/** Newest first, from a version on downwards. */
export async function selectVersions(
  db: Db,
  page: { before?: number | undefined; limit: number },
): Promise<SettingsRow[]> {
  const { before, limit } = page;
  const rows = await db
    .selectFrom('settingsVersions')
    .leftJoin('staffMembers', 'staffMembers.id', 'settingsVersions.staffId')
    .select(['version', 'document', 'reason', 'settingsVersions.createdAt', 'staffMembers.name'])
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    settings: completeSettings(row.document),
    savedBy: row.name,
    savedAt: row.createdAt,
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
    .insertInto('settingsVersions')
    .values({
      version: saved.version,
      document: JSON.stringify(saved.settings),
      staffId: saved.staffId,
      reason: saved.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
