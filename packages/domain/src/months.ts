/** A calendar month such as 2026-11. Strings of this form sort by time. */
export type YearMonth = string;

/** The month of an instant in a time zone. */
export function monthOf(at: Date, timeZone: string): YearMonth {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

export function addMonths(ym: YearMonth, count: number): YearMonth {
  const months = Number(ym.slice(0, 4)) * 12 + Number(ym.slice(5)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The last month of which statements are issued: a month is closed when it has been over for an hour. */
export function lastMonthOver(now: Date, timeZone: string): YearMonth {
  return addMonths(monthOf(new Date(now.getTime() - 3_600_000), timeZone), -1);
}

/** The last months up to and including this one, oldest first. */
export function monthsUpTo(ym: YearMonth, count: number): YearMonth[] {
  return Array.from({ length: count }, (_, index) => addMonths(ym, index + 1 - count));
}
