import type { SettingsVersion } from '@waypost/contract';
import { settingChanges } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import { selectVersions, type SettingsRow } from './settings.queries.ts';

const PAGE = 20;

export async function listVersions(
  ctx: Ctx,
  before: number | undefined,
): Promise<{ versions: SettingsVersion[]; next: number | null }> {
  // one more than shown, to compare the last one with
  const rows = await selectVersions(ctx.db, { before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const versions = shown.map((row, at) => {
    const earlier = rows[at + 1];
    const changes = earlier === undefined ? [] : settingChanges(earlier.settings, row.settings);
    return { ...presentVersion(row), changes };
  });
  return { versions, next: rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null };
}

export function presentVersion({ savedAt, ...row }: SettingsRow) {
  return { ...row, savedAt: savedAt.toISOString() };
}
