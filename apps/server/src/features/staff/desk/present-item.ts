import { type DeskItem, type DeskLine, type DeskMessage, PERMISSIONS_OF } from '@waypost/contract';
import { type DeskKind, nextActionOf } from '@waypost/domain/desk';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { Said } from '../../../platform/feature.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { listOutdatedDocuments } from '../../core/documents/index.ts';
import { readNotes } from '../notes/index.ts';
import {
  type ItemRow,
  listColleagues,
  listOthers,
  listPeople,
  readStaffNames,
} from './desk.queries.ts';

function colleague(id: string | null, name: string | null): DeskLine['owner'] {
  return id === null ? null : { id, name: name ?? '' };
}

export function presentLine(row: ItemRow): DeskLine {
  const { kind, subject, turn } = row;
  return {
    id: row.id,
    kind,
    subject,
    reference: row.reference,
    shipmentId: row.shipmentId,
    party: row.party,
    state: row.state,
    turn,
    nextAction: nextActionOf({ kind, subject, turn }),
    owner: colleague(row.ownerId, row.ownerName),
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    snooze:
      row.isPutOff && row.snoozedUntil !== null
        ? { until: row.snoozedUntil.toISOString(), reason: row.snoozeReason }
        : null,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: colleague(row.closedBy, row.closerName),
  };
}

/** What the feature that puts items of this kind on the desk knows about them. */
export function mattersOf(ctx: Ctx, { kind }: { kind: DeskKind }) {
  return ctx.features.find(({ deskItems }) => deskItems?.kinds.includes(kind))?.deskItems;
}

export async function presentItem(
  ctx: Ctx,
  tx: Db,
  { permissionSet }: StaffCaller,
  row: ItemRow,
): Promise<DeskItem> {
  const matters = mattersOf(ctx, row);
  const thread = await matters?.read?.(tx, row.id);
  const contact = thread?.contact ?? null;
  const maySeeShipment = PERMISSIONS_OF[permissionSet].includes('shipments:read');
  return {
    ...presentLine(row),
    contact,
    people: maySeeShipment ? await listPeople(tx, row.shipmentId) : null,
    ...(await readPapers(tx, maySeeShipment ? row.shipmentId : null)),
    files: thread?.files ?? [],
    messages: await withNames(tx, thread?.said ?? []),
    answerable: contact !== null && matters?.answer !== undefined && row.state === 'open',
    others: (await listOthers(tx, row)).map(presentLine),
    colleagues: await listColleagues(tx),
  };
}

/** What is written about its shipment, and what must be printed again. */
async function readPapers(tx: Db, shipmentId: string | null) {
  if (shipmentId === null) return { notes: null, outdated: [] };
  return {
    notes: await readNotes(tx, { shipmentId }),
    outdated: await listOutdatedDocuments(tx, shipmentId),
  };
}

async function withNames(tx: Db, said: readonly Said[]): Promise<DeskMessage[]> {
  const writers = said.flatMap(({ staffId }) => (staffId === null ? [] : [staffId]));
  const names = await readStaffNames(tx, [...new Set(writers)]);
  return said.map(({ id, staffId, text, at }) => ({
    id,
    from: staffId === null ? 'customer' : 'staff',
    staffName: staffId === null ? null : (names.get(staffId) ?? ''),
    text,
    at: at.toISOString(),
  }));
}
