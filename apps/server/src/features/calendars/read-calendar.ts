import { addDays, type Calendar, type Day, localTime } from '@waypost/domain/delivery-dates';
import Holidays from 'date-holidays';

/** Sea freight takes up to 35 days, and no holiday season is longer than the rest of it. */
const DAYS_AHEAD = 100;

/**
 * Where a country has several zones, the one of its most populous city: the first by name is it
 * everywhere else.
 */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Ponape',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

export function timeZoneOf(country: string): string {
  return MAIN_ZONES[country] ?? new Intl.Locale(`und-${country}`).getTimeZones()?.[0] ?? 'UTC';
}

/** Weekend, time zone and public holidays of a country, from a day before `now` on. */
export function readCalendar(country: string, now: Date): Calendar {
  const locale = new Intl.Locale(`und-${country}`);
  const timeZone = timeZoneOf(country);
  // the browser's clock may be a day behind ours
  const first = addDays(localTime(now, timeZone).day, -1);
  const last = addDays(first, DAYS_AHEAD);
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  const holidays = [...years]
    .flatMap((year) => holidaysOf(country, year))
    .filter((day) => day >= first && day <= last);
  return {
    country,
    timeZone,
    weekend: locale.getWeekInfo().weekend,
    holidays: [...new Set(holidays)].toSorted(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

const known = new Map<string, Day[]>();

/** Rules of a year take 20 to 90 ms to work out, so they are worked out once. */
function holidaysOf(country: string, year: number): Day[] {
  const key = `${country} ${year}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const days = new Holidays(country, { types: ['public'] }).getHolidays(year).flatMap((holiday) => {
    // A holiday that begins at noon closes no counter; one of three days is listed once.
    const length = Math.floor((holiday.end.getTime() - holiday.start.getTime()) / DAY_MS);
    const first = holiday.date.slice(0, 10);
    return Array.from({ length }, (_, index) => addDays(first, index));
  });
  known.set(key, days);
  return days;
}
