/** A calendar day as 2026-11-16. */
export type Day = string;

export type LocalTime = { day: Day; hour: number };

/** Day and hour on the clocks of a zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const local = new Date(at.getTime() + offsetMs(at.getTime(), timeZone));
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
}

/**
 * The moment at which the clocks of a zone show a day and time. The second look at the offset is for
 * days on which the clocks change: the first one is made at a moment that may lie on the other side of
 * the change. Of an hour that a change skips or repeats it is one of the two.
 */
export function momentOf(day: Day, time: string, timeZone: string): Date {
  const wallMs = Date.parse(`${day}T${time}Z`);
  const nearby = wallMs - offsetMs(wallMs, timeZone);
  return new Date(wallMs - offsetMs(nearby, timeZone));
}

const MINUTE_MS = 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** Null for a week in which the clocks are changed. */
type Zone = { format: Intl.DateTimeFormat; offsetOfWeek: Map<number, number | null> };

const zones = new Map<string, Zone>();

/**
 * How far the clocks are ahead of UTC. To ask Intl takes 6 µs, which folding the events of a shipment
 * would do several times; no zone changes its clocks twice in a week, so that equal offsets at both
 * ends of a week hold all through it.
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
