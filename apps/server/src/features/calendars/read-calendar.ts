import { addDays, type Calendar, type Day, localTime } from '@waypost/domain/delivery-dates';
import type { Ends } from '@waypost/domain/tracking';
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
 * The calendar for the whole life of a shipment: holidays of the year of its booking and the next.
 * It depends on nothing but the booking, so that the same events always give the same days.
 */
function lifetimeCalendar(country: string, bookedYear: number): Calendar {
  const key = `${country} ${bookedYear}`;
  let calendar = calendars.get(key);
  if (calendar === undefined) {
    const holidays = [bookedYear, bookedYear + 1].flatMap((year) => holidaysOf(country, year));
    calendar = { country, timeZone: timeZoneOf(country), weekend: weekendOf(country), holidays };
    calendars.set(key, calendar);
  }
  return calendar;
}

/** The calendars at both ends of a shipment's way. */
export function readEnds(from: string, to: string, bookedAt: Date): Ends {
  const year = bookedAt.getUTCFullYear();
  return { origin: lifetimeCalendar(from, year), destination: lifetimeCalendar(to, year) };
}

const zones = new Map<string, string>();

export function timeZoneOf(country: string): string {
  let zone = zones.get(country);
  if (zone === undefined) {
    zone = MAIN_ZONES[country] ?? localeOf(country).getTimeZones()?.[0] ?? 'UTC';
    zones.set(country, zone);
  }
  return zone;
}

function weekendOf(country: string): readonly number[] {
  return localeOf(country).getWeekInfo().weekend;
}

function localeOf(country: string): Intl.Locale {
  return new Intl.Locale(`und-${country}`);
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
