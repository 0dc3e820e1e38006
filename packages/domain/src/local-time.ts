/** A calendar day as 2026-11-16. */
export type Day = string;

export type LocalTime = { day: Day; hour: number };

/** Local day and hour in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const local = new Date(at.getTime() + offsetMs(at.getTime(), timeZone));
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
}

/**
 * The moment of a local day and time in a time zone. The offset is read twice because of daylight saving
 * changes: the first reading may be from the other side of the change. For a skipped or repeated hour it
 * is one of the two.
 */
export function momentOf(day: Day, time: string, timeZone: string): Date {
  const wallMs = Date.parse(`${day}T${time}Z`);
  const nearby = wallMs - offsetMs(wallMs, timeZone);
  return new Date(wallMs - offsetMs(nearby, timeZone));
}

const MINUTE_MS = 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** Null for a week with a daylight saving change. */
type Zone = { format: Intl.DateTimeFormat; offsetOfWeek: Map<number, number | null> };

const zones = new Map<string, Zone>();

/**
 * The offset from UTC. Asking Intl takes 6 µs, and folding the events of a shipment would ask several
 * times; no zone changes its offset twice in a week, so that equal offsets at both ends of a week hold
 * all through it.
 */
export function offsetMs(at: number, timeZone: string): number {
  let zone = zones.get(timeZone);
  if (zone === undefined) {
    zone = { format: clockOf(timeZone), offsetOfWeek: new Map() };
    zones.set(timeZone, zone);
  }
  const { format, offsetOfWeek } = zone;
  const week = Math.floor(at / WEEK_MS);
  let offset = offsetOfWeek.get(week);
  if (offset === undefined) {
    const first = readOffset(format, week * WEEK_MS);
    offset = first === readOffset(format, (week + 1) * WEEK_MS) ? first : null;
    offsetOfWeek.set(week, offset);
  }
  return offset ?? readOffset(format, at);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const parts = format.formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
