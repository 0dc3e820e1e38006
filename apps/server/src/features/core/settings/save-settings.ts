import { inOrder, settingChanges, type Settings } from '@waypost/domain/settings';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { forgetSettings } from './read-settings.ts';
import {
  findVersion,
  insertVersion,
  selectVersions,
  type SettingsRow,
} from './settings.queries.ts';

export type SettingsToSave = { version: number; settings: Settings; reason: string };

/**
 * Adds a version. Of two saves from the same version the second is refused with what the first changed.
 * Unchanged settings are not saved, so posting a form twice saves it once.
 */
export async function saveSettings(
  ctx: Ctx,
  { staffId }: StaffCaller,
  asked: SettingsToSave,
): Promise<SettingsRow> {
  const settings = { ...asked.settings, pickupWindows: inOrder(asked.settings.pickupWindows) };
  const row = await inTransaction(ctx.db, async (tx) => {
    const newest = await readNewest(tx);
    const version = newest.version + 1;
    const fields = settingChanges(newest.settings, settings).map(({ field }) => field);
    const isMine =
      fields.length > 0 &&
      asked.version === newest.version &&
      (await insertVersion(tx, { ...asked, version, settings, staffId }));
    const saved = await readNewest(tx);
    if (isMine) {
      await auditStaff(tx, staffId, 'settings.save', `settings:${version}`, { fields });
    } else if (settingChanges(saved.settings, settings).length > 0) {
      throw await changedMeanwhile(tx, asked.version, saved);
    }
    return saved;
  });
  forgetSettings(ctx);
  return row;
}

export async function readNewest(db: Db): Promise<SettingsRow> {
  const [newest] = await selectVersions(db, { limit: 1 });
  if (newest === undefined) throw new Error('there are no settings: migrate writes the first');
  return newest;
}

async function changedMeanwhile(tx: Db, version: number, newest: SettingsRow): Promise<Problem> {
  const base = await findVersion(tx, version);
  return new Problem('settings_changed', {
    details: {
      version: newest.version,
      savedBy: newest.savedBy,
      savedAt: newest.savedAt.toISOString(),
      reason: newest.reason,
      changes: settingChanges((base ?? newest).settings, newest.settings),
    },
  });
}
