import type { Ctx } from '../../../platform/context.ts';
import { scheduled } from '../../../platform/feature.ts';
import { drain } from '../../../platform/sweeps.ts';
import { deleteOldErasures } from './erased.queries.ts';
import { listSearchedByRecipient, searchAgain } from './search-text.queries.ts';
import { listUnhashedAliases, storeAliasHash } from './shipments.queries.ts';

export const shipmentsJobs = [
  scheduled('hash_aliases', '47 * * * *', hashAliases, { concurrency: 1 }),
  scheduled('delete_old_erasures', '23 * * * *', (ctx) => deleteOldErasures(ctx.db)),
  scheduled('search_both_parties', '*/10 * * * *', searchBothParties, { concurrency: 1 }),
];

/** Aliases of an older release, and all of them after the key was replaced (decision 55). */
async function hashAliases(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const aliases = await listUnhashedAliases(ctx.db, batch);
    for (const ref of aliases) {
      await storeAliasHash(ctx.db, ref, ctx.secrets.keyedHash('alias', ref));
    }
    return aliases.length;
  });
}

/** Shipments of a release whose search knew recipients alone. */
async function searchBothParties(ctx: Ctx): Promise<void> {
  await drain(async (batch) => {
    const ids = await listSearchedByRecipient(ctx.db, batch);
    await searchAgain(ctx.db, ids);
    return ids.length;
  });
}
