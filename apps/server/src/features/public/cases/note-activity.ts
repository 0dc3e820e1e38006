import type { DeskTurn } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { putOnDesk } from '../../staff/desk/index.ts';
import { type CaseRow, storeOpen } from './cases.queries.ts';

/** Someone wrote or sent something; a closed case is reopened, on the page and on the desk. */
export async function noteActivity(ctx: Ctx, tx: Db, row: CaseRow, turn: DeskTurn): Promise<void> {
  await storeOpen(tx, row.id);
  await putOnDesk(ctx, tx, {
    id: row.id,
    shard: row.shard,
    kind: 'case',
    subject: row.subject,
    turn,
    reference: row.trackingNumber,
    shipmentId: row.shipmentId,
    party: row.party,
  });
}
