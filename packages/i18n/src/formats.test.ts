import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from './locales.ts';
import {
  dayKey,
  formatAge,
  formatBilledWeight,
  formatCountry,
  formatDay,
  formatDayAndTime,
  formatFileSize,
  formatMoney,
  formatPercent,
  formatShortDate,
  formatShortDay,
  formatSize,
  formatTime,
  formatWeight,
} from './formats.ts';

const at = new Date('2026-11-16T23:30:00Z');

describe('money', () => {
  test('euro amounts have the euro sign and two decimals', () => {
    expect(formatMoney(1234, 'EUR', 'en')).toBe('€12.34');
    expect(formatMoney(123_456_700, 'EUR', 'en')).toBe('€1,234,567.00');
  });

  test('Portuguese amounts follow Portugal, and Arabic amounts use Western digits', () => {
    expect(formatMoney(1_234_567, 'EUR', 'pt-PT')).toBe('12\u00a0345,67\u00a0€');
    expect(formatMoney(1234, 'EUR', 'ar')).toContain('12.34');
  });

  test('any other currency is shown by its code', () => {
    expect(formatMoney(1234, 'USD', 'en')).toBe('USD\u00a012.34');
  });
});

test('a rate is shown as a percentage with no more decimals than needed', () => {
  expect(formatPercent(0.2, 'en')).toBe('20%');
  expect(formatPercent(0.015, 'en')).toBe('1.5%');
});

describe('measures', () => {
  test('weights are kilograms with no more decimals than needed', () => {
    expect(formatWeight(12_500, 'en')).toBe('12.5 kg');
    expect(formatWeight(2_345, 'en')).toBe('2.35 kg');
  });

  test('sizes are length by width by height in centimetres', () => {
    expect(formatSize(300, 205, 150, 'en')).toBe('30×20.5×15 cm');
    expect(formatSize(300, 205, 150, 'de')).toBe('30×20,5×15 cm');
    expect(formatSize(300, 205, 150, 'ar')).toBe('30×20.5×15 سم');
  });
});

test('file sizes are in whole kilobytes, at least one', () => {
  expect(formatFileSize(25_470, 'en')).toBe('25 kB');
  expect(formatFileSize(12, 'en')).toBe('1 kB');
});

describe('times', () => {
  test('a day has its weekday and follows the time zone', () => {
    expect(formatDay(at, 'en', 'UTC')).toBe('Monday, 16 November 2026');
    expect(formatDay(at, 'en', 'Europe/Brussels')).toBe('Tuesday, 17 November 2026');
    expect(dayKey(at, 'Europe/Brussels')).toBe('2026-11-17');
  });

  test('a time is shown with its time zone', () => {
    expect(formatTime(at, 'en', 'UTC')).toBe('23:30 UTC');
    expect(formatTime(at, 'en', 'Europe/Brussels')).toBe('00:30 CET');
    expect(formatDayAndTime(at, 'en', 'Europe/Brussels')).toBe('Tue, 17 Nov 2026, 00:30 CET');
  });

  test('hours are 0 to 23 in Korean and Hindi', () => {
    expect(formatTime(at, 'ko', 'UTC')).toBe('23:30 UTC');
    for (const locale of COMPLETE_LOCALES) {
      expect(formatTime(at, locale, 'Europe/London'), locale).not.toMatch(/\+0/);
      expect(formatTime(at, locale, 'Europe/Brussels'), locale).not.toMatch(/\+1/);
    }
    expect(formatTime(at, 'de', 'America/New_York')).toMatch(/EST$/);
    expect(formatTime(at, 'de', 'Asia/Tashkent')).toMatch(/[+]5$/);
    expect(formatTime(at, 'hi', 'UTC')).toBe('23:30 UTC');
  });

  test('an age is in the largest whole unit', () => {
    const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    expect(formatAge(at, after(59), 'en')).toBeNull();
    expect(formatAge(at, after(61), 'en')).toBe('1 minute ago');
    expect(formatAge(at, after(7_300), 'en')).toBe('2 hours ago');
    expect(formatAge(at, after(90_000), 'en')).toBe('1 day ago');
    expect(formatAge(at, after(-500), 'en')).toBeNull();
  });
});

test('a country code is shown as a name', () => {
  expect(formatCountry('BE', 'en')).toBe('Belgium');
});

test('a billed weight always has two decimals', () => {
  expect(formatBilledWeight(12_000, 'en')).toBe('12.00 kg');
  expect(formatBilledWeight(8_400, 'de')).toBe('8,40 kg');
});

test('a calendar day has its weekday, whatever the time zone of the reader', () => {
  expect(formatShortDay('2026-11-19', 'en')).toBe('Thu\u00a019\u00a0Nov');
  const noon = new Date('2026-11-19T12:00:00Z');
  expect(formatShortDate(noon, 'en', 'UTC')).toBe('19\u00a0Nov\u00a02026');
});
