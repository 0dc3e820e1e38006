import { data } from 'react-router';
import { readConfig } from '../../config.ts';
import { requestIdOf } from './request-id.ts';

const { PUBLIC_ORIGIN } = readConfig();

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Forms are taken only from our own pages. Browsers always say where a form post comes from. */
export function requireSameOrigin(request: Request): void {
  if (!isForeignPost(request)) return;
  throw data({ code: 'cross_site_request', requestId: requestIdOf(request) }, { status: 403 });
}

export function isForeignPost(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  return request.headers.get('origin') !== PUBLIC_ORIGIN;
}
