import { PublicTracking } from '@waypost/contract';
import { demonstrationOf } from '@waypost/domain/demonstration';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { EVENT_CODES, foldEvents, foldOutlook, planDelivery } from '@waypost/domain/tracking';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEnds } from '../calendars/index.ts';
import { shipmentOf } from './demonstration-view.ts';
import { publicTracking } from './public-tracking.ts';
import type { EventLine, HistoryEvent } from './tracking.queries.ts';

const NUMBER = SAMPLE_NUMBERS.freight;
const shown = demonstrationOf(NUMBER, Date.UTC(2026, 10, 15, 12));
if (shown === null) throw new Error('no demonstration');
const shipment = shipmentOf(NUMBER, shown);
const { bookedAt, pieceCount } = shown;
const ends = readEnds('CN', 'CZ', new Date(bookedAt));
const plan = planDelivery({ at: new Date(bookedAt), service: 'sea', eta: shown.eta }, ends);

function inUtc<Line extends EventLine>(lines: readonly Line[]) {
  return lines.map((line) => ({ ...line, timeZone: 'UTC' }));
}

function pageOf(events: readonly HistoryEvent[]): PublicTracking {
  const fold = foldEvents(pieceCount, bookedAt, events);
  const outlook = foldOutlook(plan, ends, { pieceCount, bookedAt }, events);
  return publicTracking(shipment, { fold, outlook, ends, events: inUtc(events) });
}

const historyArb = fc.uniqueArray(
  fc
    .record({
      scanId: fc.uuid(),
      pieceNo: fc.integer({ min: 0, max: pieceCount }),
      code: fc.constantFrom(...EVENT_CODES.filter((code) => code !== 'EVENT_VOIDED')),
      occurredAt: fc.integer({ min: -1, max: 40 }).map((days) => bookedAt + days * 43_200_000),
      place: fc.constantFrom(
        null,
        { city: 'Shanghai', country: 'CN' },
        { city: 'Brno', country: 'CZ' },
        { city: 'Prague', country: 'CZ' },
      ),
    })
    .map((event) => ({
      ...event,
      sourceId: 1,
      recordedAt: event.occurredAt,
      isPublic: true,
      ...(event.code === 'STATUS_SET' && { setStatus: 'In Transit' as const }),
    })),
  { selector: ({ scanId }) => scanId, maxLength: 12 },
);

it('the public page is the same whatever order the events are read in', () => {
  const shuffled = historyArb.chain((history) =>
    fc.tuple(fc.constant(history), fc.shuffledSubarray(history, { minLength: history.length })),
  );
  fc.assert(
    fc.property(shuffled, ([history, reordered]) => {
      const page = pageOf(history);
      expect(pageOf(reordered)).toEqual(page);
      PublicTracking.parse(page);
      const times = page.timeline.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    }),
    { numRuns: 200 },
  );
});

it('the last event of a piece may be its own or one of the whole shipment', () => {
  const { pieces } = publicTracking(shipment, {
    fold: shown.fold,
    outlook: { plan },
    ends,
    events: inUtc(shown.events),
  });
  expect(pieces.map(({ pieceNo, lastEvent }) => [pieceNo, lastEvent?.code])).toEqual([
    [1, 'DELIVERED'],
    [2, 'DELIVERED'],
    [3, 'IN_TRANSIT'],
  ]);
});
