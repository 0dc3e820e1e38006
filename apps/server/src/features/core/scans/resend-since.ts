import type { Ctx } from '../../../platform/context.ts';

/** Devices' clocks may be late. */
const MARGIN_MS = 10 * 60 * 1000;
/** A device that was away for longer has to be emptied by hand. */
const TOLD_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Since when devices are to send their scans again, because the database was restored. */
export async function resendSince({ quarantine }: Ctx): Promise<{ resendSince?: string }> {
  const restore = await quarantine.lastRestore();
  // without a moment nothing is said before `pnpm reconcile` was told it
  if (restore === null || restore.restoredTo === null) return {};
  if (Date.now() - restore.noticedAt.getTime() > TOLD_FOR_MS) return {};
  return { resendSince: new Date(restore.restoredTo.getTime() - MARGIN_MS).toISOString() };
}
