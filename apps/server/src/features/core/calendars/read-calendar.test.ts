import { COUNTRY_CODES } from '@waypost/domain/places';
import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-15T08:00:00Z');
const [SATURDAY, SUNDAY, FRIDAY] = [6, 7, 5];

test.each([
  ['BE', [SATURDAY, SUNDAY]],
  ['AE', [SATURDAY, SUNDAY]],
  ['SA', [FRIDAY, SATURDAY]],
  ['EG', [FRIDAY, SATURDAY]],
  ['KW', [FRIDAY, SATURDAY]],
  ['IL', [FRIDAY, SATURDAY]],
  ['IR', [FRIDAY]],
  ['IN', [SUNDAY]],
])('the weekend of %s is %j', (country, weekend) => {
  expect(readCalendar(country, now).weekend).toEqual(weekend);
});

test('public holidays of both years are listed, day by day', () => {
  const { holidays } = readCalendar('BE', now);
  expect(holidays).toEqual(['2026-12-25', '2027-01-01']);
  // Eid al-Fitr 2027, three days
  const eid = readCalendar('AE', new Date('2027-02-15T08:00:00Z')).holidays;
  expect(eid).toEqual(expect.arrayContaining(['2027-03-09', '2027-03-10', '2027-03-11']));
});

test('every country has a calendar with a known time zone', () => {
  for (const country of COUNTRY_CODES) {
    const { timeZone, weekend } = readCalendar(country, now);
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), country).not.toThrow();
    expect(weekend.length, country).toBeGreaterThan(0);
  }
});
