/** A counter takes what one person can lift; heavier parcels and freight are picked up. */
export const DROP_OFF_MAX_GRAMS = 30_000;

export function mayDropOff(shipment: {
  serviceType: 'parcel' | 'freight';
  actualGrams: number;
}): boolean {
  return shipment.serviceType === 'parcel' && shipment.actualGrams <= DROP_OFF_MAX_GRAMS;
}

const HOURS_OF_DAY = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const SPAN = `${HOURS_OF_DAY}-${HOURS_OF_DAY}`;

/** One day of a service point: `09:00-12:30, 13:30-18:00`, or nothing when it is closed. */
export const OPENING_HOURS = new RegExp(`^(?:${SPAN}(?:, ${SPAN})*)?$`);

/** `days` count from Monday, 0 to 6. Days in a row with the same hours are one line. */
export type HoursLine = { from: number; until: number; hours: string };

export function hoursLines(hours: readonly string[]): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const [day, text] of hours.entries()) {
    const last = lines.at(-1);
    if (last?.hours === text) last.until = day;
    else lines.push({ from: day, until: day, hours: text });
  }
  return lines;
}
