import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { DeskThread } from '../../../platform/feature.ts';
import { closeItems, putOnDesk } from '../../staff/desk/index.ts';
import { listBalances } from './balances.queries.ts';
import { findHolderName } from './custody.queries.ts';
import { SHARD_OF_THE_CELL } from './holders.ts';

/**
 * One item for a person or hub, with its id: open while a difference stands in any currency. A late scan or a
 * void that explains it closes it with the next count.
 */
export async function showDifference(
  ctx: Ctx,
  tx: Db,
  holder: string,
  hubCode: string,
): Promise<void> {
  const id = holder.slice(holder.indexOf(':') + 1);
  const standing = await listBalances(tx, 'cash_difference', holder);
  if (standing.length === 0) return closeItems(tx, [id], null);
  await putOnDesk(ctx, tx, {
    id,
    shard: SHARD_OF_THE_CELL,
    kind: 'cash_difference',
    subject: '',
    turn: 'carrier',
    reference: hubCode,
    shipmentId: null,
    party: null,
  });
}

/** Whose difference it is. */
export async function readHolder(tx: Db, itemId: string): Promise<DeskThread | undefined> {
  const name = await findHolderName(tx, itemId);
  if (name === undefined) return undefined;
  return { contact: { name, email: '', customerId: null }, files: [], said: [] };
}
