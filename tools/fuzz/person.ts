import { createHash, randomBytes } from 'node:crypto';
import { randomToken } from '@waypost/domain/shards';

/** Whom hooks.py lets a request come from. */
export interface Person {
  headers: Record<string, string>;
  /** Things that exist, by the name a parameter or a field of a body has. */
  values: Record<string, unknown>;
  /** Fields the body must have. */
  body?: Record<string, unknown>;
  /** Of an authenticator whose code the body must have, as it is when the request is made. */
  totpSecret?: string;
}

export const COOKIES = {
  customer: '__Host-waypost-session',
  staff: '__Host-waypost-staff',
  viewing: '__Host-waypost-viewing',
  party: '__Host-waypost-party',
} as const;

/** A secret as the api draws them for sessions and links, and as the database keeps it. */
export function drawSecret(byteCount: number): { secret: string; hash: Buffer } {
  const secret = randomToken(0, randomBytes(byteCount));
  return { secret, hash: createHash('sha256').update(secret).digest() };
}
