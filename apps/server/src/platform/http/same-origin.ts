import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Browsers set both headers themselves; a page of another site cannot choose them. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  return headers.origin === publicOrigin || headers['sec-fetch-site'] === 'same-origin';
}
