import type { DeskKind } from '@waypost/domain/desk';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { newRowId } from '../../platform/random.ts';
import { readTrackingNumber } from '../shipments/index.ts';
import { putOnDeskOnce } from './put-on-desk.ts';

/** Trouble with the money of a shipment: each kind once. */
export async function putTroubleOnDesk(
  ctx: Ctx,
  tx: Db,
  trouble: { shard: number; shipmentId: string; kind: DeskKind },
): Promise<void> {
  const item = {
    ...trouble,
    id: newRowId(),
    subject: '',
    turn: 'carrier',
    reference: await readTrackingNumber(tx, trouble.shipmentId),
    party: null,
  } as const;
  await putOnDeskOnce(ctx, tx, [{ item, occurrence: '', since: new Date() }]);
}
