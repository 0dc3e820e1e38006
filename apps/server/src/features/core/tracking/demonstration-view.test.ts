import { PublicTracking } from '@waypost/contract';
import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { translator } from '@waypost/i18n';
import { whereabouts } from '@waypost/i18n/whereabouts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demonstrationView } from './demonstration-view.ts';

// the holidays of a year take their time to work out
const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.getTime());

function view(number: string, now: number): PublicTracking {
  const snapshot = demonstrationView(number, now);
  if (snapshot === null) throw new Error('no demonstration');
  // strict: a field that is not on the public list is refused
  return PublicTracking.parse(snapshot.view);
}

describe('the public view of a demonstration', () => {
  it.each(Object.values(SAMPLE_NUMBERS))(
    'of %s shows its promised status on any date',
    (number) => {
      fc.assert(
        fc.property(moment, (now) => {
          const shown = view(number, now);
          expect(shown).toMatchObject({ trackingNumber: number, demonstration: true });
          expect(Date.parse(shown.updatedAt)).toBeLessThanOrEqual(now);
          expect(shown.timeline.at(-1)?.code).toBe('CREATED');
        }),
      );
    },
  );

  it.each(Object.values(SAMPLE_NUMBERS))(
    'of %s is never late, at any hour of 14 days',
    (number) => {
      const t = translator('en', 'whereabouts');
      // two weeks in autumn, and over Christmas and the clock change
      for (const start of [Date.UTC(2026, 10, 9), Date.UTC(2026, 11, 21), Date.UTC(2026, 2, 23)]) {
        for (let hour = 0; hour < 14 * 24; hour += 1) {
          const now = start + hour * 3_600_000 + 59 * 60_000;
          const shown = view(number, now);
          const sentence = whereabouts(shown, { now: new Date(now), locale: 'en', t });
          expect(sentence, new Date(now).toISOString()).not.toMatch(/late/i);
        }
      }
    },
  );

  it('is masked like that of a real shipment', () => {
    expect(view(SAMPLE_NUMBERS.freight, Date.UTC(2026, 10, 15, 12))).toMatchObject({
      status: 'In Transit',
      to: 'Prague, Czechia',
      lastLocation: { city: 'Prague', country: 'CZ' },
      freight: { mode: 'sea', pallets: 3 },
      parcel: null,
      shipper: { name: 'S. S.', email: 's•••m@e•••', phone: '+44•••00' },
      recipient: { name: 'R. S.', address: 'Prague, Czechia' },
    });
  });

  it('shows the stories that the page is demonstrated with', () => {
    const now = Date.UTC(2026, 10, 18, 12);
    expect(view(SAMPLE_NUMBERS.inTransit, now).delivery).toMatchObject({
      earliest: '2026-11-18',
      latest: '2026-11-23',
      revisions: [{ cause: 'customs_released' }, { cause: 'customs_hold' }],
    });
    expect(view(SAMPLE_NUMBERS.customsHold, now).problem).toEqual({
      kind: 'customs_hold',
      since: '2026-11-16T09:20:00.000Z',
      actor: 'shipper',
      actBy: '2026-11-23',
    });
    const { pieces } = view(SAMPLE_NUMBERS.freight, now);
    expect(pieces.map(({ status }) => status)).toEqual(['Delivered', 'Delivered', 'In Transit']);
    expect(view(SAMPLE_NUMBERS.delivered, now).deliveredAt).toBe('2026-11-17T11:25:00.000Z');
  });

  it('has its own id for pages that follow several shipments', () => {
    const now = Date.UTC(2026, 10, 15, 12);
    const ids = Object.values(SAMPLE_NUMBERS).map(
      (number) => demonstrationView(number, now)?.shipmentId ?? '',
    );
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('exists only for sample numbers', () => {
    expect(demonstrationView('WP00DEM000000000', Date.now())).toBeNull();
  });
});
