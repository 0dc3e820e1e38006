import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract/client';
import type { JourneyStep, Order, SeededRandom } from '@waypost/domain/simulation';
import { foldEvents, projectState, type Status } from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { BookedShipment } from './book-shipment.ts';

/** A booked shipment on its journey. */
export interface Parcel extends BookedShipment {
  order: Order;
  /** None when it never moves. */
  steps: readonly JourneyStep[];
  /** What comes after them, if couriers of the field do it. */
  lastMile: readonly JourneyStep[];
  /** Of the first steps: those that have happened. */
  scans: Scan[];
  random: SeededRandom;
}

/** What a driver or a clerk would note, for us and not for the page. */
const NOTES: Partial<Record<NonNullable<JourneyStep['reason']> | JourneyStep['code'], string>> = {
  failed_attempt: 'Nobody answered the door, card left',
  address: 'House number does not exist',
  refused: 'Recipient did not order it',
  damage: 'Box crushed on one side, photographed',
  CUSTOMS_HOLD: 'Commercial invoice missing',
  HELD: 'Missed the connection',
};

export function nextStep(parcel: Parcel): JourneyStep | undefined {
  return parcel.steps[parcel.scans.length];
}

/** Its journey up to the hub that delivers it, and what a courier does from there. */
export function splitAtHub(steps: readonly JourneyStep[]): {
  steps: readonly JourneyStep[];
  lastMile: readonly JourneyStep[];
} {
  const goesOut = steps.findIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  // of one that never gets there nothing is left to couriers
  if (goesOut === -1) return { steps, lastMile: [] };
  // scanned in by the worker of the hub; a courier may take it at once, so nothing may come after that
  const arrives = steps.slice(0, goesOut).findLastIndex(({ code }) => code === 'ARRIVED');
  const [arrival, ...rest] = steps.slice(arrives);
  const fromDoor = rest.slice(goesOut - arrives - 1);
  return {
    steps: steps.slice(0, arrives),
    lastMile: arrival === undefined ? fromDoor : [arrival, ...fromDoor],
  };
}

/** Done by a phone of the field. */
export function noteFieldScan(parcel: Parcel, scan: Scan): void {
  const { code, occurredAt, reason } = scan;
  const at = Date.parse(occurredAt);
  const step = { code, at, place: parcel.order.to, pieceNo: 1, ...(reason && { reason }) };
  parcel.steps = [...parcel.steps.slice(0, parcel.scans.length), step];
  parcel.scans.push(scan);
}

/** The scan of the next step, which happens now. */
export function makeScan(
  parcel: Parcel,
  step: JourneyStep,
  now: number,
  picture: { pictureId?: string } = {},
): Scan {
  const { trackingNumber, scans, steps, due, recipient } = parcel;
  const last = scans.at(-1);
  // at high speed two scans would fall into one millisecond, and their order would be lost
  const at = last === undefined ? now : Math.max(now, Date.parse(last.occurredAt) + 1);
  const note = NOTES[step.reason ?? step.code];
  const isLastHandover = step === steps.findLast(({ code }) => code === 'DELIVERED');
  return {
    scanId: randomUUID(),
    ref: step.pieceNo === 0 ? trackingNumber : makePieceNumber(trackingNumber, step.pieceNo),
    code: step.code,
    occurredAt: new Date(at).toISOString(),
    place: { city: step.place.city, country: step.place.country },
    ...(step.reason !== undefined && { reason: step.reason }),
    ...(note !== undefined && { note }),
    ...(step.code === 'DELIVERED' && { proof: { signedBy: recipient.name, ...picture } }),
    // paid at the door when the last piece is handed over
    ...(isLastHandover && due !== null && { collected: due }),
  };
}

/** What the scans so far add up to. */
export function expectedStatus({ order, moves, steps, scans }: Parcel): Status {
  if (moves === 'cancelled') return 'Cancelled';
  const events = scans.map(({ scanId, occurredAt, code, reason }, index) => {
    const at = Date.parse(occurredAt);
    return {
      sourceId: 1,
      scanId,
      pieceNo: steps[index]?.pieceNo ?? 0,
      code,
      occurredAt: at,
      recordedAt: at,
      ...(reason !== undefined && { reason }),
    };
  });
  return projectState(foldEvents(order.pieceCount, 0, events)).status;
}
