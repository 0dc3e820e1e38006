import type { Ctx } from '../../../platform/context.ts';
import { scheduled } from '../../../platform/feature.ts';
import { listUnhashedAliases, storeAliasHash } from './shipments.queries.ts';

const BATCH = 1_000;

export const shipmentsJobs = [
  scheduled('hash_aliases', '47 * * * *', hashAliases, { concurrency: 1 }),
];

/** Aliases of an older release, and all of them after the key was replaced (decision 55). */
async function hashAliases(ctx: Ctx): Promise<void> {
  for (;;) {
    const aliases = await listUnhashedAliases(ctx.db, BATCH);
    for (const ref of aliases) {
      await storeAliasHash(ctx.db, ref, ctx.secrets.keyedHash('alias', ref));
    }
    if (aliases.length < BATCH) return;
  }
}
