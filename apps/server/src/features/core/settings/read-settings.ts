import type { Settings } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { selectSettingsInForce } from './settings.queries.ts';

const readers = new WeakMap<Database, ReturnType<typeof keepFor<Settings>>>();

/**
 * The settings in force, cached by every process for `SETTINGS_KEEP_MS`; the process that saved a change
 * drops its cache at once.
 */
export function settingsInForce(ctx: Ctx): Promise<Settings> {
  return readerOf(ctx).read();
}

export function forgetSettings(ctx: Ctx): void {
  readerOf(ctx).forget();
}

function readerOf({ database, config }: Ctx) {
  const known = readers.get(database);
  if (known !== undefined) return known;
  const reader = keepFor(config.SETTINGS_KEEP_MS, () => selectSettingsInForce(database.db));
  readers.set(database, reader);
  return reader;
}
