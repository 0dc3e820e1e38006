import type { KeyMode } from '@waypost/contract';
import type { AccountEventType } from '@waypost/domain/account-event-types';
import { expectedDays, type Outlook, type Status } from '@waypost/domain/tracking';
import type { EventShipment } from './subjects.queries.ts';

type EventHead = {
  mode: KeyMode;
  id: string;
  type: AccountEventType;
  at: Date;
  /** Sent at the wish of a program, and nothing happened. In test mode alone. */
  simulated?: true;
};

/** As it is signed and sent, and as the feed shows it. Programs compare it by name, so fields are added only. */
export function eventBody({ mode, id, type, at, simulated }: EventHead, data: object): string {
  return JSON.stringify({
    id,
    type,
    timestamp: at.toISOString(),
    apiVersion: 'v1',
    mode,
    simulated,
    data,
  });
}

type Extra = {
  problem?: string | null;
  lastLocation?: { city: string | null; country: string | null } | null;
  handover?: string | null;
  detail?: string | null;
};

/** Who the parties are is read at `url`, with a key that may: events hold no personal data. */
export function shipmentData(
  shipment: EventShipment,
  { problem = null, lastLocation = null, handover = null, detail = null }: Extra = {},
) {
  const { id, trackingNumber, orderReference, version, status, hold, outlook } = shipment;
  const days = outlook === null ? null : expectedDays(JSON.parse(outlook) as Outlook);
  return {
    object: 'shipment',
    id,
    trackingNumber,
    reference: orderReference,
    version: Number(version),
    status: statusCode(status as Status),
    hold,
    priceCents: Number(shipment.priceCents),
    currency: shipment.currency,
    lastLocation,
    delivery: days && { earliest: days.earliest, latest: days.latest },
    problem,
    handover,
    detail,
    url: `/api/v1/shipments/${id}`,
  };
}

function statusCode(status: Status): string {
  return status.toLowerCase().replaceAll(' ', '_');
}
