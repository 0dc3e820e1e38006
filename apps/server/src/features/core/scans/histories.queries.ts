import type { Day } from '@waypost/domain/delivery-dates';
import type { EventCode, ExceptionReason, Status, TrackingEvent } from '@waypost/domain/tracking';
import { uuidArray } from '../../../platform/binary-arrays.ts';
import type { Statement, StatementRunner } from '../../../platform/database.ts';

/** In milliseconds, to the microsecond. `extract` gives a numeric, which takes longer to multiply. */
function epochMs(column: string): string {
  return `round(date_part('epoch', ${column}) * 1e6) / 1e3`;
}

/**
 * One row for each shipment, with an event on each line: as rows of their own, events took the api three times
 * as long (decision 184). What few events have is at the end of their line, as JSON.
 */
const READ_HISTORIES: Statement = {
  name: 'read_events_for_fold',
  text: `
    SELECT shipment_id AS "shipmentId",
      string_agg(format('%s %s %s %s %s %s %s', source_id, scan_id, piece_no, code,
        ${epochMs('occurred_at')}, ${epochMs('recorded_at')},
        CASE WHEN num_nonnulls(reason, set_status, voids_scan_id, earliest_on) > 0 THEN
          json_build_array(reason, set_status, voids_source_id, voids_scan_id, earliest_on, latest_on)
        END), E'\\n') AS events
    FROM tracking_events WHERE shipment_id = ANY ($1::uuid[])
    GROUP BY shipment_id`,
};

type HistoryRow = { shipmentId: string; events: string };

/** All events of the given shipments, for a fold from the beginning. */
export async function readEventsForFold(
  tx: StatementRunner,
  shipmentIds: readonly string[],
): Promise<Map<string, TrackingEvent[]>> {
  const result = await tx.query<HistoryRow>({
    ...READ_HISTORIES,
    values: [uuidArray(shipmentIds)],
  });
  return new Map(
    result.rows.map(({ shipmentId, events }) => [shipmentId, events.split('\n').map(eventOfLine)]),
  );
}

type RarePart = [
  reason: ExceptionReason | null,
  setStatus: Status | null,
  voidsSourceId: number | null,
  voidsScanId: string | null,
  earliestOn: Day | null,
  latestOn: Day | null,
];

function eventOfLine(line: string): TrackingEvent {
  const [sourceId, scanId = '', pieceNo, code, occurredMs, recordedMs] = line.split(' ', 6);
  const event: TrackingEvent = {
    sourceId: Number(sourceId),
    scanId,
    pieceNo: Number(pieceNo),
    code: code as EventCode,
    occurredAt: Number(occurredMs),
    recordedAt: Number(recordedMs),
  };
  if (!line.endsWith(']')) return event;
  const rare = JSON.parse(line.slice(line.indexOf('['))) as RarePart;
  const [reason, setStatus, voidsSourceId, voidsScanId, earliest, latest] = rare;
  return {
    ...event,
    ...(reason !== null && { reason }),
    ...(setStatus !== null && { setStatus }),
    ...(voidsSourceId !== null &&
      voidsScanId !== null && { voids: { sourceId: voidsSourceId, scanId: voidsScanId } }),
    ...(earliest !== null && latest !== null && { days: { earliest, latest } }),
  };
}
