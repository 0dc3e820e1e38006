import type { Db } from '../../../platform/database.ts';
import { countHeldOfShard } from './counts.queries.ts';

/** Cash is counted at home, where the shifts are: cash for parcels of a shard that has left would be missing from every count. */
export async function refuseWhileHeld(from: Db, shard: number): Promise<void> {
  const parcels = await countHeldOfShard(from, shard);
  if (parcels === 0) return;
  throw new Error(
    `Couriers have the cash of ${parcels} parcels of the shard: have it counted, then try again (or undo it, --back).`,
  );
}
