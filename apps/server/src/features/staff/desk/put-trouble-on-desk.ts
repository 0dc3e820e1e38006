import type { DeskKind } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { readTrackingNumber } from '../../core/shipments/index.ts';
import { putOnDeskOnce } from './put-on-desk.ts';

/** A problem with the money of a shipment: each kind once, or once for each subject and occurrence. */
export async function putTroubleOnDesk(
  ctx: Ctx,
  tx: Db,
  trouble: {
    shard: number;
    shipmentId: string;
    kind: DeskKind;
    subject?: string;
    occurrence?: string;
  },
): Promise<void> {
  const { occurrence = '', subject = '', ...what } = trouble;
  const item = {
    ...what,
    id: newRowId(),
    subject,
    turn: 'carrier',
    reference: await readTrackingNumber(tx, trouble.shipmentId),
    party: null,
  } as const;
  await putOnDeskOnce(ctx, tx, [{ item, occurrence, since: new Date() }]);
}
