import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const INTERNAL_HEADER = 'x-waypost-internal';
const CLIENT_ADDRESS_HEADER = 'x-waypost-client-address';

function one(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
}

/** True when the request came through our own web server. */
export function isInternal(headers: IncomingHttpHeaders, secret: string): boolean {
  const given = Buffer.from(one(headers[INTERNAL_HEADER]));
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The caller's address: from our web server when it proves itself, else from the connection. */
export function clientAddress(
  request: { headers: IncomingHttpHeaders; ip: string },
  secret: string,
): string {
  const passedOn = one(request.headers[CLIENT_ADDRESS_HEADER]);
  if (isIP(passedOn) !== 0 && isInternal(request.headers, secret)) return passedOn;
  return request.ip;
}

/** The key that limits count by: an IPv4 address, or the /64 that an IPv6 customer is given. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const headParts = head === '' ? [] : head.split(':');
  const tailParts = tail === '' ? [] : tail.split(':');
  const missing = Array<string>(Math.max(0, 8 - headParts.length - tailParts.length)).fill('0');
  const groups = address.includes('::') ? [...headParts, ...missing, ...tailParts] : headParts;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
