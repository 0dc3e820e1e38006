import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Calendar, localTime } from './delivery-dates.ts';
import { makePickupReference } from './pickup-reference.ts';
import {
  occurrencesOf,
  PICKUP_FREQUENCIES,
  pickupArea,
  type PickupFrequency,
  windowTimes,
} from './pickups.ts';
import { settingsVersion1 } from './settings.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];
const FIRST = '2026-01-01';
const LAST = '2030-12-31';

function yearly(...days: string[]): string[] {
  return YEARS.flatMap((year) => days.map((day) => `${year}-${day}`));
}

const CALENDARS: Calendar[] = [
  {
    country: 'BE',
    timeZone: 'Europe/Brussels',
    weekend: [6, 7],
    holidays: yearly('01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'),
  },
  {
    country: 'US',
    timeZone: 'America/New_York',
    weekend: [6, 7],
    holidays: yearly('01-01', '06-19', '07-04', '11-11', '12-25'),
  },
  {
    country: 'AE',
    timeZone: 'Asia/Dubai',
    weekend: [6, 7],
    holidays: yearly('01-01', '12-02', '12-03'),
  },
  {
    country: 'NZ',
    timeZone: 'Pacific/Auckland',
    weekend: [6, 7],
    holidays: yearly('01-01', '01-02', '02-06', '04-25', '12-25', '12-26'),
  },
  { country: 'SA', timeZone: 'Asia/Riyadh', weekend: [5, 6], holidays: yearly('02-22', '09-23') },
];
const [belgium] = CALENDARS as [Calendar, ...Calendar[]];

const calendars = fc.constantFrom(...CALENDARS);
const frequencies = fc.constantFrom(...PICKUP_FREQUENCIES);
const days = fc.integer({ min: 0, max: 364 }).map((count) => addDays(FIRST, count));

/** Walks the calendar one date at a time, with nothing of the code under test. */
function countByWalking(frequency: PickupFrequency, startsOn: string, calendar: Calendar) {
  const every = { DAILY: 1, WEEKLY: 7, BIWEEKLY: 14 }[frequency];
  const open: string[] = [];
  const closed: string[] = [];
  const date = new Date(`${startsOn}T12:00:00Z`);
  for (let walked = 0; date.toISOString() < `${LAST}T23`; walked += 1) {
    const day = date.toISOString().slice(0, 10);
    const isOff =
      calendar.holidays.includes(day) ||
      calendar.weekend.includes(((date.getUTCDay() + 6) % 7) + 1);
    if (walked % every === 0) (isOff ? closed : open).push(day);
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return { open, closed: frequency === 'DAILY' ? [] : closed };
}

describe('five years of a recurring pickup', () => {
  test('have the same days as an independent count, with closed days marked', () => {
    fc.assert(
      fc.property(calendars, frequencies, days, (calendar, frequency, startsOn) => {
        const found = occurrencesOf({ frequency, startsOn }, calendar, {
          from: FIRST,
          until: LAST,
        });
        const expected = countByWalking(frequency, startsOn, calendar);
        expect(found.filter(({ closed }) => closed === null).map(({ day }) => day)).toEqual(
          expected.open,
        );
        expect(found.filter(({ closed }) => closed !== null).map(({ day }) => day)).toEqual(
          expected.closed,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('are the same days however often and in whatever ranges they are generated', () => {
    fc.assert(
      fc.property(calendars, frequencies, days, fc.integer({ min: 1, max: 40 }), (...given) => {
        const [calendar, frequency, startsOn, pieceDays] = given;
        const rule = { frequency, startsOn };
        const whole = occurrencesOf(rule, calendar, { from: FIRST, until: '2026-12-31' });
        const pieces = [];
        for (let from = FIRST; from <= '2026-12-31'; from = addDays(from, pieceDays)) {
          const end = addDays(from, pieceDays - 1);
          const until = end < '2026-12-31' ? end : '2026-12-31';
          pieces.push(...occurrencesOf(rule, calendar, { from, until }));
        }
        expect(pieces).toEqual(whole);
      }),
      { numRuns: 100 },
    );
  });

  test.each(CALENDARS.map((calendar) => calendar.timeZone))(
    'keep the local hours in %s',
    (timeZone) => {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
        for (const { window } of settingsVersion1.pickupWindows) {
          const { startsAt, endsAt } = windowTimes(day, window, timeZone);
          const [from, until] = window.split('-');
          expect(shown.format(startsAt)).toBe(`${day} ${from}`);
          expect(shown.format(endsAt)).toBe(`${day} ${until}`);
        }
      }
    },
  );

  test.each([
    ['Europe/Brussels', 10],
    ['America/New_York', 10],
    // the clocks change there when it is 09:00 in Greenwich or later
    ['America/Los_Angeles', 10],
    ['Pacific/Auckland', 10],
    ['Asia/Dubai', 0],
  ])('in %s have %i days of 23 or 25 hours between two pickups', (timeZone, expected) => {
    let changes = 0;
    for (let day = FIRST; day < LAST; day = addDays(day, 1)) {
      const [today, tomorrow] = [day, addDays(day, 1)].map((each) =>
        windowTimes(each, '09:00-13:00', timeZone).startsAt.getTime(),
      ) as [number, number];
      const hours = (tomorrow - today) / 3_600_000;
      expect([23, 24, 25]).toContain(hours);
      if (hours !== 24) changes += 1;
    }
    expect(changes).toBe(expected);
  });
});

describe('a pickup window', () => {
  test('accepts requests until two hours before it begins, in the local time of the address', () => {
    const { cutOffAt, startsAt, endsAt } = windowTimes(
      '2026-11-16',
      '13:00-17:00',
      'Europe/Brussels',
    );
    expect(cutOffAt.toISOString()).toBe('2026-11-16T10:00:00.000Z');
    expect(startsAt.toISOString()).toBe('2026-11-16T12:00:00.000Z');
    expect(endsAt.toISOString()).toBe('2026-11-16T16:00:00.000Z');
  });

  test('is on the local day in time zones far from UTC', () => {
    const { startsAt } = windowTimes('2026-11-16', '09:00-13:00', 'Pacific/Auckland');
    expect(startsAt.toISOString()).toBe('2026-11-15T20:00:00.000Z');
    expect(localTime(startsAt, 'Pacific/Auckland')).toEqual({ day: '2026-11-16', hour: 9 });
  });
});

describe('a weekly pickup', () => {
  test('is closed and not moved when it falls on a holiday', () => {
    const rule = { frequency: 'WEEKLY', startsOn: '2026-12-11' } as const;
    expect(occurrencesOf(rule, belgium, { from: '2026-12-12', until: '2027-01-08' })).toEqual([
      { day: '2026-12-18', closed: null },
      { day: '2026-12-25', closed: 'holiday' },
      { day: '2027-01-01', closed: 'holiday' },
      { day: '2027-01-08', closed: null },
    ]);
  });
});

test('a pickup area is a city, in any spelling', () => {
  expect(pickupArea('BE', ' Sint-Niklaas ')).toBe('BE:sintniklaas');
  expect(pickupArea('BE', 'LIÈGE')).toBe(pickupArea('BE', 'Liege'));
  expect(pickupArea('FR', 'Liege')).not.toBe(pickupArea('BE', 'Liege'));
  expect(pickupArea('JP', '東京')).toBe('JP:東京');
});

test('a pickup reference names its shard and ends with a check symbol', () => {
  expect(makePickupReference(7, new Uint8Array(7))).toMatch(/^P-7000-0000-000[0-9A-HJKMNP-TV-Z]$/);
  expect(() => makePickupReference(7, new Uint8Array(6))).toThrow(RangeError);
});
