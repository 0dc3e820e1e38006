import { readConfig } from '../../config.ts';
import { requestIdOf } from './request-id.ts';

const config = readConfig();

/** How a call to the api is made on behalf of the caller of a page. */
export function onBehalfOf(request: Request, timeoutMs = 10_000) {
  return {
    baseUrl: config.API_URL,
    headers: {
      'x-request-id': requestIdOf(request),
      'x-waypost-internal': config.INTERNAL_SECRET,
      'x-waypost-client-address': request.headers.get('x-waypost-client-address') ?? '127.0.0.1',
    },
    signal: AbortSignal.timeout(timeoutMs),
  };
}
