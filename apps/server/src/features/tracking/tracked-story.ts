import {
  type Ends,
  foldOutlook,
  type Outlook,
  planDelivery,
  type ShipmentFold,
  standingEvents,
} from '@waypost/domain/tracking';
import type { StatementRunner } from '../../platform/database.ts';
import { readEnds } from '../calendars/index.ts';
import {
  type EventLine,
  type HistoryEvent,
  readEventLines,
  readHistories,
  type TrackedShipmentRow,
} from './tracking.queries.ts';

/** What happened to a shipment, and what follows from it. */
export type TrackedStory = {
  fold: ShipmentFold;
  outlook: Outlook;
  ends: Ends;
  /** Those that the public may see, in any order; none that was voided. */
  events: readonly EventLine[];
};

/**
 * The stored accumulators and the lines of the look-up say it all, but for two kinds of shipments,
 * whose events are read in full: those with a voided event, and those stored without an outlook.
 */
export async function readStories(
  runner: StatementRunner,
  rows: readonly TrackedShipmentRow[],
): Promise<Map<TrackedShipmentRow, TrackedStory>> {
  const folds = new Map(rows.map((row) => [row, JSON.parse(row.fold) as ShipmentFold]));
  const unfinished = rows.filter((row) => row.outlook === null || folds.get(row)?.voided);
  const histories =
    unfinished.length === 0
      ? new Map<string, HistoryEvent[]>()
      : await readHistories(
          runner,
          unfinished.map((row) => row.shipment_id),
        );
  return new Map(
    [...folds].map(([row, fold]) => [row, storyOf(row, fold, histories.get(row.shipment_id))]),
  );
}

function storyOf(
  row: TrackedShipmentRow,
  fold: ShipmentFold,
  history?: HistoryEvent[],
): TrackedStory {
  const bookedAt = new Date(row.booked_at_ms);
  const ends = readEnds(row.origin_country, row.destination_country, bookedAt);
  return {
    fold,
    ends,
    outlook:
      row.outlook === null
        ? foldOutlook(
            planDelivery({ at: bookedAt, service: row.service, eta: row.eta }, ends),
            ends,
            { pieceCount: row.piece_count, bookedAt: row.booked_at_ms },
            history ?? [],
          )
        : (JSON.parse(row.outlook) as Outlook),
    events:
      history === undefined
        ? readEventLines(row.events)
        : standingEvents(history).filter(({ isPublic }) => isPublic),
  };
}
