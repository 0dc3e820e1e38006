import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export { clientKey } from '@waypost/domain/client-key';

export const INTERNAL_HEADER = 'x-waypost-internal';
export const CLIENT_ADDRESS_HEADER = 'x-waypost-client-address';

function one(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
}

/** True when the request came through our own web server. */
export function isInternal(headers: IncomingHttpHeaders, secret: string | null): boolean {
  if (secret === null) return false;
  const given = Buffer.from(one(headers[INTERNAL_HEADER]));
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The caller's address: from our web server when it sends the shared secret, else from the connection. */
export function clientAddress(
  request: { headers: IncomingHttpHeaders; ip: string },
  secret: string | null,
): string {
  const passedOn = one(request.headers[CLIENT_ADDRESS_HEADER]);
  if (isIP(passedOn) !== 0 && isInternal(request.headers, secret)) return passedOn;
  return request.ip;
}
