import type { PublicEvent } from '@waypost/contract/client';
import { dayKey } from '@waypost/i18n/formats';

/** One thing that happened, to the whole shipment or to the pieces named. */
export type Stop = Omit<PublicEvent, 'pieceNo'> & { pieceNos: number[] };

export type Day = { key: string; stops: Stop[] };

const MINUTE_MS = 60_000;

/** Pieces that are scanned one after the other, at one place and for the same reason, are one stop. */
export function stopsOf(events: readonly PublicEvent[]): Stop[] {
  const stops: Stop[] = [];
  for (const { pieceNo, ...event } of events) {
    const last = stops.at(-1);
    const isPiece = pieceNo > 0 && last !== undefined && last.pieceNos.length > 0;
    if (isPiece && isSame(last, event)) last.pieceNos.push(pieceNo);
    else stops.push({ ...event, pieceNos: pieceNo > 0 ? [pieceNo] : [] });
  }
  return stops;
}

function isSame(one: Omit<Stop, 'pieceNos'>, other: Omit<Stop, 'pieceNos'>): boolean {
  return (
    one.code === other.code &&
    one.reason === other.reason &&
    one.handover === other.handover &&
    one.detail === other.detail &&
    one.note === other.note &&
    one.place?.city === other.place?.city &&
    one.place?.country === other.place?.country &&
    Math.abs(Date.parse(one.at) - Date.parse(other.at)) < MINUTE_MS
  );
}

/** 1–3, 5: numbers in a row are named by their ends. */
export function formatPieces(pieceNos: readonly number[]): string {
  const rows: [first: number, last: number][] = [];
  for (const pieceNo of [...new Set(pieceNos)].toSorted((a, b) => a - b)) {
    const row = rows.at(-1);
    if (row !== undefined && row[1] === pieceNo - 1) row[1] = pieceNo;
    else rows.push([pieceNo, pieceNo]);
  }
  return rows.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/**
 * Keeps the order of the stops, newest first, and cuts it where the calendar day of their places
 * changes. A flight over the date line may show the same day twice.
 */
export function groupByDay(stops: readonly Stop[]): Day[] {
  const days: Day[] = [];
  for (const stop of stops) {
    const key = dayOf(stop);
    const last = days.at(-1);
    if (last?.key === key) last.stops.push(stop);
    else days.push({ key, stops: [stop] });
  }
  return days;
}

export function dayOf({ at, timeZone }: Stop): string {
  return dayKey(new Date(at), timeZone);
}
