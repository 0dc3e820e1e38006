import type { NewNote, StaffNote } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findShipmentShard, insertNote, lockCustomerShard, readNotes } from './notes.queries.ts';

export async function addShipmentNote(
  ctx: Ctx,
  caller: StaffCaller,
  shipmentId: string,
  note: NewNote,
): Promise<StaffNote> {
  return inTransaction(ctx.db, async (tx) => {
    const shard = await findShipmentShard(tx, shipmentId);
    if (shard === undefined) throw new Problem('shipment_not_found');
    return add(tx, caller, { ...note, shard, about: { shipmentId } }, `shipment:${shipmentId}`);
  });
}

/** An erasure that runs at the same time waits for the note, and deletes it; or the account is gone. */
export async function addCustomerNote(
  ctx: Ctx,
  caller: StaffCaller,
  customerId: string,
  note: NewNote,
): Promise<StaffNote> {
  return inTransaction(ctx.db, async (tx) => {
    const shard = await lockCustomerShard(tx, customerId);
    if (shard === undefined) throw new Problem('customer_unknown');
    return add(tx, caller, { ...note, shard, about: { customerId } }, `customer:${customerId}`);
  });
}

type Added = Omit<Parameters<typeof insertNote>[1], 'staffId'>;

async function add(
  tx: Db,
  { staffId }: StaffCaller,
  note: Added,
  subject: string,
): Promise<StaffNote> {
  await insertNote(tx, { ...note, staffId });
  await auditStaff(tx, staffId, 'note.add', subject, { noteId: note.id });
  const added = (await readNotes(tx, note.about)).find(({ id }) => id === note.id);
  // the id belongs to a note about something else
  if (added === undefined) throw new Problem('invalid_request');
  return added;
}
