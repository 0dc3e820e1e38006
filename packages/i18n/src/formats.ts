import { formatted } from './formatted-texts.ts';
import { formattingOf, type MenuLocale, type PseudoLocale } from './locales.ts';

type FormattedLocale = MenuLocale | PseudoLocale;

/** €12.34 for euro, the code before the amount for every other currency. */
export function formatMoney(cents: number, currency: string, locale: FormattedLocale): string {
  return numbers(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'code',
  }).format(cents / 100);
}

/** 12,345. */
export function formatCount(count: number, locale: FormattedLocale): string {
  return numbers(locale, {}).format(count);
}

/** 12.5% from the rate 0.125. */
export function formatPercent(rate: number, locale: FormattedLocale): string {
  return numbers(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate);
}

/** +2.5% or -1%. */
export function formatChange(rate: number, locale: FormattedLocale, decimals = 2): string {
  return numbers(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: decimals,
  }).format(rate);
}

/** 98.7% from 987: always with its one decimal. */
export function formatPerMille(perMille: number, locale: FormattedLocale): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numbers(locale, { style: 'percent', ...decimals }).format(perMille / 1000);
}

/** Kilograms, with at most two decimals. */
export function formatWeight(grams: number, locale: FormattedLocale): string {
  return numbers(locale, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 2,
  }).format(grams / 1000);
}

/** 25 kB. */
export function formatFileSize(bytes: number, locale: FormattedLocale): string {
  return numbers(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000));
}

/** Kilograms to the hundredth, as they are billed. */
export function formatBilledWeight(grams: number, locale: FormattedLocale): string {
  return numbers(locale, {
    style: 'unit',
    unit: 'kilogram',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(grams / 1000);
}

/** 270 cm. */
export function formatLength(mm: number, locale: FormattedLocale): string {
  return numbers(locale, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: 1,
  }).format(mm / 10);
}

/** Length, width and height in centimetres: 30×20×15 cm. */
export function formatSize(
  lengthMm: number,
  widthMm: number,
  heightMm: number,
  locale: FormattedLocale,
): string {
  const decimals = { maximumFractionDigits: 1 };
  const plain = numbers(locale, decimals);
  const measured = numbers(locale, { style: 'unit', unit: 'centimeter', ...decimals });
  const inFront = [lengthMm, widthMm].map((side) => plain.format(side / 10));
  return [...inFront, measured.format(heightMm / 10)].join('×');
}

/** Monday, 16 November 2026. */
export function formatDay(at: Date, locale: FormattedLocale, timeZone: string): string {
  return dates(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
}

/** November 2026, for a month such as 2026-11. */
export function formatMonth(ym: string, locale: FormattedLocale): string {
  return dates(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${ym}-01`),
  );
}

/** Nov 2026, where there is little room. */
export function formatShortMonth(ym: string, locale: FormattedLocale): string {
  return dates(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }).format(
    new Date(`${ym}-01`),
  );
}

const DAY_MS = 86_400_000;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Mon, for the day 0. */
export function formatWeekday(day: number, locale: FormattedLocale): string {
  return dates(locale, { timeZone: 'UTC', weekday: 'short' }).format(
    new Date(MONDAY + day * DAY_MS),
  );
}

/** Thu 19 Nov, for a calendar day such as 2026-11-19; without a line break inside. */
export function formatShortDay(day: string, locale: FormattedLocale): string {
  return dates(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');
}

/** 16 Nov 2026, in a column of a table; without a line break inside. */
export function formatShortDate(at: Date, locale: FormattedLocale, timeZone: string): string {
  return dates(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
    .format(at)
    .replaceAll(' ', '\u00a0');
}

/** 16 Nov 2026 14:05, in a column of a table; without a line break inside. */
export function formatShortTime(at: Date, locale: FormattedLocale, timeZone: string): string {
  return `${formatShortDate(at, locale, timeZone)}\u00a0${formatClock(at, locale, timeZone)}`;
}

/** 14:05 CET. */
export function formatTime(at: Date, locale: FormattedLocale, timeZone: string): string {
  return withZone(at, locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** Where the reader's language has no short name of a zone, those that know it: CET, EST, AEDT, IST. */
const ZONE_LOCALES = ['en-GB', 'en-US', 'en-AU', 'en-IN', 'en-ZA'];

/** With GMT rather than GMT+0, and CET rather than GMT+1. */
function withZone(at: Date, locale: FormattedLocale, options: Intl.DateTimeFormatOptions): string {
  const { timeZone } = options;
  const { key, make } = remembered(Intl.DateTimeFormat, formattingOf(locale), options);
  return formatted(`with zone ${key}`, `${at.getTime()}`, () =>
    make()
      .formatToParts(at)
      .map(({ type, value }) => {
        if (type !== 'timeZoneName' || !/\d/.test(value)) return value;
        const names = ZONE_LOCALES.map((known) => shortZoneName(at, known, timeZone));
        return names.find((name) => name !== '' && !/\d/.test(name)) ?? value;
      })
      .join(''),
  );
}

function shortZoneName(at: Date, locale: string, timeZone: string | undefined): string {
  const options = { timeZone, timeZoneName: 'short' } as const;
  const parts = remembered(Intl.DateTimeFormat, locale, options).make().formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** 14:05. */
export function formatClock(at: Date, locale: FormattedLocale, timeZone: string): string {
  return dates(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Mon, 16 Nov 2026, 14:05 CET. */
export function formatDayAndTime(at: Date, locale: FormattedLocale, timeZone: string): string {
  return withZone(at, locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** 16 Nov, 14:05:09 CET: for logs of the last days. */
export function formatSecond(at: Date, locale: FormattedLocale, timeZone: string): string {
  return withZone(at, locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
}

/** The calendar day in a zone as 2026-11-16, for grouping. */
export function dayKey(at: Date, timeZone: string): string {
  const { key, make } = remembered(Intl.DateTimeFormat, 'en-CA', { timeZone });
  return formatted(key, `${at.getTime()}`, () => make().format(at));
}

const AGE_STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** 3 hours ago; null when it is under a minute, or in the future. */
export function formatAge(at: Date, now: Date, locale: FormattedLocale): string | null {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const step = AGE_STEPS.find((candidate) => seconds >= candidate.seconds);
  if (step === undefined) return null;
  const { key, make } = remembered(Intl.RelativeTimeFormat, formattingOf(locale), {
    numeric: 'always',
  });
  const count = -Math.floor(seconds / step.seconds);
  return formatted(key, `${count} ${step.unit}`, () => make().format(count, step.unit));
}

/** The name of a country in the reader's language, by its two-letter code. */
export function formatCountry(code: string, locale: FormattedLocale): string {
  const { key, make } = remembered(Intl.DisplayNames, formattingOf(locale), { type: 'region' });
  return formatted(key, code, () => make().of(code) ?? code);
}

function numbers(locale: FormattedLocale, options: Intl.NumberFormatOptions) {
  const { key, make } = remembered(Intl.NumberFormat, formattingOf(locale), options);
  return {
    format: (value: number) => formatted(key, `${value}`, () => make().format(value)),
  };
}

function dates(locale: FormattedLocale, options: Intl.DateTimeFormatOptions) {
  const { key, make } = remembered(Intl.DateTimeFormat, formattingOf(locale), options);
  return {
    format: (at: Date) => formatted(key, `${at.getTime()}`, () => make().format(at)),
  };
}

const formatters = new Map<string, unknown>();

/** Building an Intl formatter costs about 50 µs, using one costs about 1. */
function remembered<Options, Formatter>(
  Format: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
): { key: string; make: () => Formatter } {
  const key = `${Format.name} ${locale} ${JSON.stringify(options)}`;
  const make = () => {
    const known = formatters.get(key) as Formatter | undefined;
    if (known !== undefined) return known;
    const made = new Format(locale, options);
    formatters.set(key, made);
    return made;
  };
  return { key, make };
}
