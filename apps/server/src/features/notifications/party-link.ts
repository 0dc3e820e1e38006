import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';

const ROLES = ['shipper', 'recipient'] as const;
export type PartyRole = (typeof ROLES)[number];

/** As long as somebody may ask for a shipment after it was booked. */
const LIFETIME_SECONDS = 90 * 24 * 60 * 60;
const BODY_BYTES = 21;
const MAC_BYTES = 16;

/**
 * Says who was mailed about which shipment: 16 bytes of its id, one for the role, four for the end
 * of validity, and a keyed hash over them. Nothing is stored, so every mail of a party has one.
 */
export function partyLinkToken(ctx: Ctx, shipment: { id: string }, role: PartyRole): string {
  const body = Buffer.alloc(BODY_BYTES);
  Buffer.from(shipment.id.replaceAll('-', ''), 'hex').copy(body);
  body.writeUInt8(ROLES.indexOf(role), 16);
  body.writeUInt32BE(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS, 17);
  return Buffer.concat([body, macOf(ctx, body)]).toString('base64url');
}

export function readPartyLink(
  ctx: Ctx,
  token: string,
): { shipmentId: string; role: PartyRole } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== BODY_BYTES + MAC_BYTES) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(macOf(ctx, body), bytes.subarray(BODY_BYTES))) return null;
  const role = ROLES[body.readUInt8(16)];
  if (role === undefined || body.readUInt32BE(17) * 1000 < Date.now()) return null;
  return { shipmentId: uuidOf(body.subarray(0, 16)), role };
}

function macOf(ctx: Ctx, body: Buffer): Buffer {
  return ctx.secrets.keyedHash('party_link', body).subarray(0, MAC_BYTES);
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20]
    .map((start, index, starts) => hex.slice(start, starts[index + 1]))
    .join('-');
}
