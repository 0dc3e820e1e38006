import { randomUUID } from 'node:crypto';
import type { Scan } from '@waypost/contract';
import type { TestDestination, V1Shipment } from '@waypost/contract/v1';
import { placeParts } from '@waypost/domain/places';
import type { ExceptionReason, ScanCode } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { recordSystemScans } from '../../core/scans/index.ts';
import { findShipment, presentShipment } from '../program-shipments/index.ts';
import { readWay, type TestShipment } from './test-shipments.queries.ts';

type Step = { code: ScanCode; at: 'origin' | 'destination'; reason?: ExceptionReason };

const PICKED_UP: Step[] = [{ code: 'PICKED_UP', at: 'origin' }];
const ON_THE_WAY: Step[] = [...PICKED_UP, { code: 'DEPARTED', at: 'origin' }];
const ARRIVED: Step[] = [...ON_THE_WAY, { code: 'ARRIVED', at: 'destination' }];
const OUT: Step[] = [...ARRIVED, { code: 'OUT_FOR_DELIVERY', at: 'destination' }];

const failed = (reason: ExceptionReason): Step => ({
  code: 'EXCEPTION',
  at: 'destination',
  reason,
});

/** The scans that lead to each state. */
const WAYS: Record<TestDestination, Step[]> = {
  picked_up: PICKED_UP,
  in_transit: ON_THE_WAY,
  customs_hold: [...ON_THE_WAY, { code: 'CUSTOMS_HOLD', at: 'destination' }],
  held: [...ARRIVED, { code: 'HELD', at: 'destination' }],
  out_for_delivery: OUT,
  failed_attempt: [...OUT, failed('failed_attempt')],
  address: [...OUT, failed('address')],
  refused: [...OUT, failed('refused')],
  damage: [...ARRIVED, failed('damage')],
  loss: [...ON_THE_WAY, failed('loss')],
  delivered: [...OUT, { code: 'DELIVERED', at: 'destination' }],
  returned: [...OUT, failed('refused'), { code: 'RETURNED', at: 'origin' }],
};

/** Scans a test shipment up to a state, through the door of scans. What was scanned before is not repeated. */
export async function advanceShipment(
  ctx: Ctx,
  customerId: string,
  named: string,
  to: TestDestination,
): Promise<V1Shipment> {
  const { id } = await findShipment(ctx, customerId, named);
  await scanUpTo(ctx, await readWay(ctx.db, id), to);
  return presentShipment(ctx, await findShipment(ctx, customerId, id));
}

export async function scanUpTo(
  ctx: Ctx,
  shipment: TestShipment,
  to: TestDestination,
): Promise<void> {
  if (shipment.status === 'Cancelled') throw new Problem('shipment_cancelled');
  const way = WAYS[to];
  const known = new Set(shipment.codes);
  const missing = way.filter(({ code }, at) => at === way.length - 1 || !known.has(code));
  const now = Date.now() - missing.length;
  const scans = missing.map(({ code, at, reason }, place): Scan => ({
    scanId: randomUUID(),
    ref: shipment.trackingNumber,
    code,
    occurredAt: new Date(now + place).toISOString(),
    place: placeAt(shipment, at),
    ...(reason !== undefined && { reason }),
    ...(code === 'DELIVERED' && { proof: { signedBy: 'Test' } }),
  }));
  await recordSystemScans(ctx, shipment.trackingNumber, scans);
}

function placeAt(shipment: TestShipment, at: Step['at']) {
  const [text, country] =
    at === 'origin'
      ? [shipment.origin, shipment.originCountry]
      : [shipment.destination, shipment.destinationCountry];
  return { city: (placeParts(text)[0] ?? text).slice(0, 80), country };
}
