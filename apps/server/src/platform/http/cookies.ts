import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The `__Host-` prefix makes a browser refuse the cookie unless it is Secure, has Path=/ and no
 * Domain, so neither a sibling host nor a plain connection can plant one.
 */
export const COOKIES = {
  customer: '__Host-waypost-session',
  staff: '__Host-waypost-staff',
  /** Staff viewing what a customer sees. */
  viewing: '__Host-waypost-viewing',
  /** The sign-in in progress, before there is a session. */
  attempt: '__Host-waypost-attempt',
  /** The party links that were opened in this browser. They are signed, and each grants access by itself. */
  party: '__Host-waypost-party',
  /** An enrolled device, and the shift of the person at it. */
  device: '__Host-waypost-device',
  shift: '__Host-waypost-shift',
} as const;
export type CookieKind = keyof typeof COOKIES;

const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** The format of our secrets: the shard symbol and base32. Anything else is refused without a query. */
const SECRET = /^[0-9A-HJKMNP-TV-Z]{20,64}$/;

export function readSecretCookie(request: FastifyRequest, kind: CookieKind): string | undefined {
  const value = request.cookies[COOKIES[kind]];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

/** For a signed value. */
export function readCookieText(request: FastifyRequest, kind: CookieKind): string | undefined {
  return request.cookies[COOKIES[kind]];
}

export function hasCookie(request: FastifyRequest, kind: CookieKind): boolean {
  return request.cookies[COOKIES[kind]] !== undefined;
}

export function setSecretCookie(
  reply: FastifyReply,
  kind: CookieKind,
  secret: string,
  maxAgeSeconds: number,
): void {
  setCookieText(reply, kind, secret, maxAgeSeconds);
}

export function setCookieText(
  reply: FastifyReply,
  kind: CookieKind,
  text: string,
  maxAgeSeconds: number,
): void {
  reply.setCookie(COOKIES[kind], text, { ...ATTRIBUTES, maxAge: maxAgeSeconds });
}

export function clearCookie(reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(COOKIES[kind], ATTRIBUTES);
}
