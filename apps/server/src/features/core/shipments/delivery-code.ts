import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';

/** An insured parcel is given to who has the code, if the recipient can be sent one. */
export function needsCode(shipment: { insured: boolean; serviceType: string }): boolean {
  return shipment.insured && shipment.serviceType === 'parcel';
}

const CODES = 1_000_000;

/**
 * Six digits that follow from our secret: every email of a shipment says the same ones, and neither the database
 * nor a phone holds anything from which they could be computed.
 */
export function deliveryCodeOf(ctx: Pick<Ctx, 'secrets'>, shipmentId: string): string {
  return codeOf(ctx.secrets.keyedHash('delivery_code', shipmentId));
}

export function isDeliveryCode(
  ctx: Pick<Ctx, 'secrets'>,
  shipmentId: string,
  code: string,
): boolean {
  return ctx.secrets
    .acceptedHashes('delivery_code', shipmentId)
    .some((hash) => timingSafeEqual(Buffer.from(codeOf(hash)), Buffer.from(code)));
}

function codeOf(hash: Buffer): string {
  // 48 bits: what the remainder prefers is less than one in a hundred million
  return String(hash.readUIntBE(0, 6) % CODES).padStart(6, '0');
}
