import {
  type RouteCalendars,
  foldOutlook,
  type Outlook,
  planDelivery,
  type ShipmentFold,
  validEvents,
} from '@waypost/domain/tracking';
import type { StatementRunner } from '../../../platform/database.ts';
import { readEnds, timeZoneOf } from '../calendars/index.ts';
import type { ZoneOfPlace } from './place-zones.ts';
import {
  type EventLine,
  hasPublicNote,
  type HistoryEvent,
  readEventLines,
  readHistories,
  type TrackedShipmentRow,
} from './tracking.queries.ts';

/** The events of a shipment, and what follows from them. */
export type TrackedStory = {
  fold: ShipmentFold;
  outlook: Outlook;
  ends: RouteCalendars;
  /** The public ones, in any order, without voided ones. */
  events: readonly ZonedLine[];
};

const NO_HISTORIES: ReadonlyMap<string, HistoryEvent[]> = new Map();

export type ZonedLine = EventLine & { timeZone: string };

/**
 * The stored accumulators and the lines of the look-up are enough, except for three kinds of shipments,
 * whose events are read in full: those with a voided event, those with a public note, and those stored
 * without an outlook. Those of archived shipments are given.
 */
export async function readStories(
  runner: StatementRunner,
  rows: readonly TrackedShipmentRow[],
  zoneOf: ZoneOfPlace,
  archived: ReadonlyMap<string, HistoryEvent[]> = NO_HISTORIES,
): Promise<Map<TrackedShipmentRow, TrackedStory>> {
  const folds = new Map(rows.map((row) => [row, JSON.parse(row.fold) as ShipmentFold]));
  const unfinished = rows
    .filter((row) => !archived.has(row.shipmentId))
    .filter((row) => row.outlook === null || folds.get(row)?.voided || hasPublicNote(row.events));
  const histories = new Map([
    ...archived,
    ...(unfinished.length === 0
      ? NO_HISTORIES
      : await readHistories(
          runner,
          unfinished.map((row) => row.shipmentId),
        )),
  ]);
  return new Map(
    await Promise.all(
      [...folds].map(async ([row, fold]) => {
        const history = histories.get(row.shipmentId);
        const events = await withZones(visibleLines(row, history), row.originCountry, zoneOf);
        return [row, { fold, events, ...outlookOf(row, history) }] as const;
      }),
    ),
  );
}

function visibleLines(row: TrackedShipmentRow, history?: HistoryEvent[]): EventLine[] {
  if (history === undefined) return readEventLines(row.events);
  return validEvents(history).filter(({ isPublic }) => isPublic);
}

async function withZones(
  events: readonly EventLine[],
  originCountry: string,
  zoneOf: ZoneOfPlace,
): Promise<ZonedLine[]> {
  return Promise.all(
    events.map(async (event) => {
      const timeZone = event.place ? await zoneOf(event.place) : timeZoneOf(originCountry);
      return { ...event, timeZone };
    }),
  );
}

function outlookOf(row: TrackedShipmentRow, history: HistoryEvent[] = []) {
  const { pieceCount, bookedAtMs: bookedAt, service, eta } = row;
  const at = new Date(bookedAt);
  const ends = readEnds(row.originCountry, row.destinationCountry, at);
  if (row.outlook !== null) return { ends, outlook: JSON.parse(row.outlook) as Outlook };
  const plan = planDelivery({ at, service, eta }, ends);
  return { ends, outlook: foldOutlook(plan, ends, { pieceCount, bookedAt }, history) };
}
