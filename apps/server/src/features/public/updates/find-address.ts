import type { Addressee } from '../../../platform/addressee-token.ts';
import type { Db } from '../../../platform/database.ts';
import { listParties } from './listeners.queries.ts';
import { readSubscription } from './subscriptions.queries.ts';

/** The address that an email went to; undefined when it was erased since. */
export async function findAddress(
  db: Db,
  { kind, id }: Addressee,
): Promise<{ shipmentId: string; shard: number; email: string } | undefined> {
  if (kind === 'subscription') {
    const followed = await readSubscription(db, id);
    return followed && { ...followed, shipmentId: followed.shipmentId };
  }
  const party = (await listParties(db, id)).find((each) => each.role === kind);
  return party === undefined || party.email === ''
    ? undefined
    : { shipmentId: id, shard: party.shard, email: party.email };
}
