import { addDays, type Calendar, type Day, localTime } from '@waypost/domain/delivery-dates';
import type { RouteCalendars } from '@waypost/domain/tracking';
import Holidays from 'date-holidays';

/** Sea freight takes up to 35 days; the rest covers the longest holiday season. */
const DAYS_AHEAD = 100;

/** For a country with several time zones, that of its most populous city; elsewhere the first by name. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
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

/** Two zones by name; only one is official, and carriers use it. */
const ONE_CLOCK: ReadonlySet<string> = new Set(['CN']);

/** Weekend, time zone and public holidays of a country, from a day before `now` on. */
export function readCalendar(country: string, now: Date): Calendar {
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
    weekend: weekendOf(country),
    holidays: [...new Set(holidays)].toSorted(),
  };
}

const calendars = new Map<string, Calendar>();

/**
 * The calendar for the whole life of a shipment or desk item: holidays of the year in which it began and
 * the next. It depends on nothing else, so that the same events always give the same days.
 */
export function lifetimeCalendar(country: string, beganAt: Date): Calendar {
  const beganYear = beganAt.getUTCFullYear();
  const key = `${country} ${beganYear}`;
  let calendar = calendars.get(key);
  if (calendar === undefined) {
    const holidays = [beganYear, beganYear + 1].flatMap((year) => holidaysOf(country, year));
    calendar = { country, timeZone: timeZoneOf(country), weekend: weekendOf(country), holidays };
    calendars.set(key, calendar);
  }
  return calendar;
}

/** The calendars of a shipment's origin and destination. */
export function readEnds(from: string, to: string, bookedAt: Date): RouteCalendars {
  return {
    origin: lifetimeCalendar(from, bookedAt),
    destination: lifetimeCalendar(to, bookedAt),
  };
}

const zones = new Map<string, readonly string[]>();

/** Every zone of a country, its main one first. */
export function timeZonesOf(country: string): readonly string[] {
  let known = zones.get(country);
  if (known === undefined) {
    const all = localeOf(country).getTimeZones() ?? [];
    const main = MAIN_ZONES[country] ?? all[0] ?? 'UTC';
    known = [main, ...(ONE_CLOCK.has(country) ? [] : all.filter((zone) => zone !== main))];
    zones.set(country, known);
  }
  return known;
}

export function timeZoneOf(country: string): string {
  return timeZonesOf(country)[0] ?? 'UTC';
}

function weekendOf(country: string): readonly number[] {
  return localeOf(country).getWeekInfo().weekend;
}

function localeOf(country: string): Intl.Locale {
  return new Intl.Locale(`und-${country}`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

const known = new Map<string, Day[]>();

/** The holidays of a year take 20 to 90 ms to compute, so they are computed once. */
function holidaysOf(country: string, year: number): Day[] {
  const key = `${country} ${year}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const days = new Holidays(country, { types: ['public'] }).getHolidays(year).flatMap((holiday) => {
    // A holiday that begins at noon closes nothing; one of three days is listed once.
    const length = Math.floor((holiday.end.getTime() - holiday.start.getTime()) / DAY_MS);
    const first = holiday.date.slice(0, 10);
    return Array.from({ length }, (_, index) => addDays(first, index));
  });
  known.set(key, days);
  return days;
}
