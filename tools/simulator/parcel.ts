import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract/client';
import type { JourneyStep, Order } from '@waypost/domain/simulation';
import { foldEvents, projectState, type Status } from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';

/** A booked shipment on its journey. */
export interface Parcel {
  order: Order;
  trackingNumber: string;
  steps: readonly JourneyStep[];
  /** Of the first steps: those that have happened. */
  scans: Scan[];
}

/** The scan of the next step, which happens now. */
export function makeScan(parcel: Parcel, step: JourneyStep, now: number): Scan {
  const { trackingNumber, scans } = parcel;
  const last = scans.at(-1);
  // at high speed two scans would fall into one millisecond, and their order would be lost
  const at = last === undefined ? now : Math.max(now, Date.parse(last.occurredAt) + 1);
  return {
    scanId: randomUUID(),
    ref: step.pieceNo === 0 ? trackingNumber : makePieceNumber(trackingNumber, step.pieceNo),
    code: step.code,
    occurredAt: new Date(at).toISOString(),
    place: { city: step.place.city, country: step.place.country },
    ...(step.reason !== undefined && { reason: step.reason }),
  };
}

/** What the scans so far add up to. */
export function expectedStatus({ order, steps, scans }: Parcel): Status {
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
