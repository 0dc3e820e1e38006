import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  type Calendar,
  countBusinessDays,
  CUT_OFF_HOUR,
  deliveryDates,
  localTime,
} from './delivery-dates.ts';
import { type FreightMode, type ParcelLevel, tariffVersion1 } from './rates.ts';

const belgium: Calendar = {
  country: 'BE',
  timeZone: 'Europe/Brussels',
  weekend: [6, 7],
  holidays: ['2026-11-11', '2026-12-25', '2027-01-01'],
};
const emirates: Calendar = {
  country: 'AE',
  timeZone: 'Asia/Dubai',
  weekend: [6, 7],
  holidays: ['2026-12-02'],
};
const saudiArabia: Calendar = {
  country: 'SA',
  timeZone: 'Asia/Riyadh',
  weekend: [5, 6],
  holidays: [],
};

const { parcel, freight } = tariffVersion1;
const etaOf = (service: ParcelLevel | FreightMode) =>
  service in parcel.levels
    ? parcel.levels[service as ParcelLevel].eta
    : freight.modes[service as FreightMode].eta;

const dates = (
  service: ParcelLevel | FreightMode,
  at: string,
  origin: Calendar,
  destination: Calendar,
) => {
  const { earliest, latest } = deliveryDates({
    eta: etaOf(service),
    cutOffHour: CUT_OFF_HOUR[service],
    at: new Date(at),
    origin,
    destination,
  });
  return `${earliest} ${latest}`;
};

describe('business days', () => {
  test('skip the weekend: standard is 2 to 5 of them', () => {
    // Monday 16 November, 10:00 in Brussels: Wednesday to Monday
    expect(dates('standard', '2026-11-16T09:00:00Z', belgium, emirates)).toBe(
      '2026-11-18 2026-11-23',
    );
  });

  test('skip the public holidays of the destination', () => {
    // Monday 30 November; Wednesday 2 December is a holiday in the Emirates
    expect(dates('standard', '2026-11-30T09:00:00Z', belgium, emirates)).toBe(
      '2026-12-03 2026-12-08',
    );
    expect(dates('standard', '2026-11-30T09:00:00Z', belgium, belgium)).toBe(
      '2026-12-02 2026-12-07',
    );
  });

  test('follow a weekend of Friday and Saturday', () => {
    // Monday 16 November: Wednesday; Tue, Wed, Thu, Sun, Mon
    expect(dates('standard', '2026-11-16T09:00:00Z', belgium, saudiArabia)).toBe(
      '2026-11-18 2026-11-23',
    );
    // Wednesday: Thursday, Sunday; then Mon, Tue, Wed
    expect(dates('standard', '2026-11-18T09:00:00Z', belgium, saudiArabia)).toBe(
      '2026-11-22 2026-11-25',
    );
  });
});

describe('the cut-off', () => {
  test('is in the time zone of the origin', () => {
    // 13:59 and 14:00 in Brussels, where priority is collected until 14:00
    expect(dates('priority', '2026-11-16T12:59:59Z', belgium, emirates)).toBe(
      '2026-11-17 2026-11-18',
    );
    expect(dates('priority', '2026-11-16T13:00:00Z', belgium, emirates)).toBe(
      '2026-11-18 2026-11-19',
    );
    // the same moment is 17:00 in Dubai
    expect(dates('priority', '2026-11-16T12:59:59Z', emirates, belgium)).toBe(
      '2026-11-18 2026-11-19',
    );
  });

  test('is 18:00 for express', () => {
    // 17:59 and 18:00: 24 hours from 18:00 on are the next day, 72 hours three days
    expect(dates('express', '2026-11-16T16:59:00Z', belgium, emirates)).toBe(
      '2026-11-17 2026-11-19',
    );
    expect(dates('express', '2026-11-16T17:00:00Z', belgium, emirates)).toBe(
      '2026-11-18 2026-11-20',
    );
  });

  test('moves a booking on a weekend or holiday to the next business day of the origin', () => {
    // Saturday, and Armistice Day, a Wednesday
    expect(dates('express', '2026-11-14T09:00:00Z', belgium, emirates)).toBe(
      '2026-11-17 2026-11-19',
    );
    expect(dates('express', '2026-11-11T09:00:00Z', belgium, belgium)).toBe(
      '2026-11-13 2026-11-16',
    );
    // Sunday is a business day in Riyadh
    expect(dates('express', '2026-11-15T09:00:00Z', saudiArabia, belgium)).toBe(
      '2026-11-16 2026-11-18',
    );
  });

  test('follows daylight saving time', () => {
    // 13:30 in Brussels in July, when 11:30 UTC is not 12:30
    expect(localTime(new Date('2026-07-01T11:30:00Z'), 'Europe/Brussels')).toEqual({
      day: '2026-07-01',
      hour: 13,
    });
    expect(localTime(new Date('2026-12-31T23:30:00Z'), 'Europe/Brussels')).toEqual({
      day: '2027-01-01',
      hour: 0,
    });
  });
});

describe('a day without delivery', () => {
  test('moves an arrival to the next delivery day', () => {
    // Friday, 24 to 72 hours: Saturday becomes Monday abroad
    expect(dates('express', '2026-11-13T09:00:00Z', belgium, emirates)).toBe(
      '2026-11-16 2026-11-16',
    );
  });

  test('is not Saturday within one country', () => {
    expect(dates('express', '2026-11-13T09:00:00Z', belgium, belgium)).toBe(
      '2026-11-14 2026-11-16',
    );
  });

  test('does not apply to freight, which counts all days', () => {
    // Monday + 2 = Wednesday, + 7 = Monday; + 12 = Saturday, so Monday, + 35 = Monday
    expect(dates('air', '2026-11-16T09:00:00Z', belgium, emirates)).toBe('2026-11-18 2026-11-23');
    expect(dates('sea', '2026-11-16T09:00:00Z', belgium, emirates)).toBe('2026-11-30 2026-12-21');
    expect(dates('road', '2026-11-16T09:00:00Z', belgium, belgium)).toBe('2026-11-18 2026-11-26');
  });
});

test('business days are counted over weekends and holidays', () => {
  // the 13th is a Friday
  expect(addBusinessDays(belgium, '2026-11-13', 0)).toBe('2026-11-13');
  expect(addBusinessDays(belgium, '2026-11-14', 0)).toBe('2026-11-16');
  expect(addBusinessDays(belgium, '2026-11-13', 2)).toBe('2026-11-17');
  expect(countBusinessDays(belgium, '2026-11-13', '2026-11-15')).toBe(0);
  expect(countBusinessDays(belgium, '2026-11-13', '2026-11-17')).toBe(2);
  expect(countBusinessDays(belgium, '2026-11-17', '2026-11-13')).toBe(0);
});

test('a delivery is after its booking, on a delivery day, and no later for an earlier booking', () => {
  const calendars = fc.constantFrom(belgium, emirates, saudiArabia);
  const services = fc.constantFrom(
    ...(['standard', 'express', 'priority', 'air', 'sea', 'road'] as const),
  );
  const moments = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2027-01-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(services, moments, fc.nat(10 * 86_400_000), calendars, calendars, (...drawn) => {
      const [service, at, laterMs, origin, destination] = drawn;
      const booked = {
        eta: etaOf(service),
        cutOffHour: CUT_OFF_HOUR[service],
        origin,
        destination,
      };
      const now = deliveryDates({ ...booked, at });
      expect(now.earliest > localTime(at, origin.timeZone).day).toBe(true);
      expect(now.latest >= now.earliest).toBe(true);
      expect(destination.holidays).not.toContain(now.earliest);
      const later = deliveryDates({ ...booked, at: new Date(at.getTime() + laterMs) });
      expect(later.earliest >= now.earliest && later.latest >= now.latest).toBe(true);
    }),
  );
});
