import { catalogLocaleOf } from '@waypost/i18n/locales';
import { readConfig } from '../../config.ts';
import { requestIdOf } from './request-id.ts';
import { languageOf } from './visitor.server.ts';

const config = readConfig();

/**
 * How a call to the api is made on behalf of the caller of a page: with the caller's own cookies,
 * browser and address. Foreign posts were refused before any loader or action ran (same-origin
 * check in root.tsx), so our own origin may be vouched for.
 */
export function onBehalfOf(request: Request, timeoutMs = 10_000) {
  const passedOn = ['cookie', 'user-agent', 'traceparent'].flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    baseUrl: config.API_URL,
    headers: {
      ...Object.fromEntries(passedOn),
      // The language of the page, in which the api writes mails and documents that the call triggers.
      'accept-language': catalogLocaleOf(languageOf(request).locale),
      origin: config.PUBLIC_ORIGIN,
      'x-request-id': requestIdOf(request),
      'x-waypost-internal': config.INTERNAL_SECRET,
      'x-waypost-client-address': request.headers.get('x-waypost-client-address') ?? '127.0.0.1',
    },
    signal: AbortSignal.timeout(timeoutMs),
  };
}
