import type {
  EventCode,
  EventDetail,
  ExceptionReason,
  HandoverKind,
  Status,
} from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { StatementRunner } from '../../../platform/database.ts';
import {
  type ArchivedEvent,
  findSealed,
  mayBeArchived,
  readArchivedEvents,
  readPublicNotes,
} from '../scans/index.ts';
import {
  type HistoryEvent,
  historyEvent,
  type TrackedShipmentRow,
  unsafeTrackedShipments,
} from './tracking.queries.ts';

/**
 * Apart from each other: shipments with their events, and those whose events are in the archive. The second
 * have none in the database, and a partition is emptied in the transaction that says so.
 */
export async function readTracked(
  runner: StatementRunner,
  refs: readonly string[],
): Promise<{ rows: TrackedShipmentRow[]; archived: TrackedShipmentRow[] }> {
  const rows = await unsafeTrackedShipments(runner, refs);
  const silent = rows.filter(({ events }) => events === null);
  const sealed = await findSealed(
    runner,
    silent.map(({ shipmentId }) => shipmentId),
  );
  const archivedIds = new Set(
    sealed.filter(({ state }) => state === 'archived').map(({ shipmentId }) => shipmentId),
  );
  const isArchived = ({ shipmentId }: TrackedShipmentRow) => archivedIds.has(shipmentId);
  // without events, and not in the archive: they may have been recalled between the two statements
  const doubtful = silent.filter((row) => !isArchived(row) && mayBeArchived(row.shipmentId));
  const again = doubtful.map(({ ref }) => ref);
  return {
    rows: [
      ...rows.filter((row) => !isArchived(row) && !doubtful.includes(row)),
      ...(again.length === 0 ? [] : await unsafeTrackedShipments(runner, again)),
    ],
    archived: rows.filter(isArchived),
  };
}

/** With the public notes, which stayed in the database. */
export async function readArchivedHistory(
  ctx: Pick<Ctx, 'objects'>,
  runner: StatementRunner,
  shipmentId: string,
): Promise<HistoryEvent[]> {
  const events = await readArchivedEvents(ctx, runner, shipmentId);
  const notes = events.some((event) => event.note_is_public)
    ? await readPublicNotes(runner, shipmentId)
    : [];
  return events.map((event) => {
    const kept = notes.find(
      ({ sourceId, scanId }) => sourceId === event.source_id && scanId === event.scan_id,
    );
    return historyOf(event, event.note_is_public ? (kept?.note ?? null) : null);
  });
}

function historyOf(event: ArchivedEvent, publicNote: string | null): HistoryEvent {
  return historyEvent({
    shipmentId: event.shipment_id,
    sourceId: event.source_id,
    scanId: event.scan_id,
    pieceNo: event.piece_no,
    code: event.code as EventCode,
    occurredMs: Number(event.occurred_at_us) / 1000,
    recordedMs: Number(event.recorded_at_us) / 1000,
    reason: event.reason as ExceptionReason | null,
    setStatus: event.set_status as Status | null,
    voidsSourceId: event.voids_source_id,
    voidsScanId: event.voids_scan_id,
    earliestOn: event.earliest_on,
    latestOn: event.latest_on,
    country: event.country,
    city: event.city,
    handover: (event.handover ?? null) as HandoverKind | null,
    detail: (event.detail ?? null) as EventDetail | null,
    publicNote,
    isPublic: event.visibility === 'public',
  });
}
