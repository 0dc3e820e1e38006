import { timingSafeEqual } from 'node:crypto';
import { PARTY_ROLES, type PartyRole } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { addressHash } from '../../../platform/email-key.ts';
import type { PartyRight } from '../../../platform/http/callers.ts';

/** How long after booking a shipment can be looked up. */
export const LINK_LIFETIME_SECONDS = 90 * 24 * 60 * 60;

/** The id of the shipment, the role, the end of validity, whose address it was mailed to. */
const ROLE_AT = 16;
const EXPIRES_AT = 17;
const ADDRESS_AT = 21;
const BODY_BYTES = 29;
const MAC_BYTES = 16;

/**
 * Names the party and the shipment, with a keyed hash over both. Nothing is stored, so every email to a
 * party has one. It is valid only while the party has the address it was mailed to.
 */
export function partyLinkToken(
  ctx: Ctx,
  shipment: { id: string; email: string },
  role: PartyRole,
): string {
  const body = Buffer.alloc(BODY_BYTES);
  Buffer.from(shipment.id.replaceAll('-', ''), 'hex').copy(body);
  body.writeUInt8(PARTY_ROLES.indexOf(role), ROLE_AT);
  body.writeUInt32BE(Math.floor(Date.now() / 1000) + LINK_LIFETIME_SECONDS, EXPIRES_AT);
  shortHash(ctx, shipment.email).copy(body, ADDRESS_AT);
  return Buffer.concat([body, macOf(ctx, body)]).toString('base64url');
}

/** Null when it was not made by us, or has expired. */
export function readPartyLink(ctx: Ctx, token: string): PartyRight | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== BODY_BYTES + MAC_BYTES) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  const mac = bytes.subarray(BODY_BYTES);
  const accepted = ctx.secrets.acceptedHashes('party_link', body);
  if (!accepted.some((hash) => timingSafeEqual(hash.subarray(0, MAC_BYTES), mac))) return null;
  const role = PARTY_ROLES[body.readUInt8(ROLE_AT)];
  if (role === undefined || body.readUInt32BE(EXPIRES_AT) * 1000 < Date.now()) return null;
  const shipmentId = uuidOf(body.subarray(0, ROLE_AT));
  return { token, shipmentId, role, addressHash: body.subarray(ADDRESS_AT) };
}

/** Whether the party still has the address that the link was mailed to. */
export function isMailedTo(ctx: Ctx, right: PartyRight, email: string): boolean {
  return email !== '' && timingSafeEqual(shortHash(ctx, email), right.addressHash);
}

function shortHash(ctx: Ctx, email: string): Buffer {
  return addressHash(ctx, email).subarray(0, BODY_BYTES - ADDRESS_AT);
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
