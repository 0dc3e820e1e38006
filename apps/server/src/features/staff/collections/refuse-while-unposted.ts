import type { Db } from '../../../platform/database.ts';
import { countUnposted } from './collections.queries.ts';

/** Posted in another cell, the cash would be with a courier of home there, and missing from every count. */
export async function refuseWhileUnposted(from: Db, shard: number): Promise<void> {
  const parcels = await countUnposted(from, shard);
  if (parcels === 0) return;
  throw new Error(
    `The cash of ${parcels} parcels of the shard is not in the books yet: wait until their job post_collected has ended, then try again (or undo it, --back).`,
  );
}
