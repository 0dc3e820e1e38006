import httpProxy from '@fastify/http-proxy';
import { type Locale, translator } from '@waypost/i18n';
import { chooseLanguage } from '@waypost/i18n/choose-locale';
import { catalogLocaleOf, offeredLocales } from '@waypost/i18n/locales';
import type { FastifyPluginAsync } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { withoutOurHeaders } from './our-headers.ts';

/** Passes /api on as it is: no buffering and no compression, so that live events arrive at once. */
export const proxyApi: FastifyPluginAsync<Config> = async (app, config) => {
  await app.register(httpProxy, {
    upstream: config.API_URL,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    // A live stream is silent for 15 s at a time and open for minutes.
    undici: { bodyTimeout: 0, headersTimeout: 30_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutOurHeaders(headers),
        'x-request-id': request.id,
        'accept-language': languageOf(request.headers),
        'x-waypost-internal': config.INTERNAL_SECRET,
        'x-waypost-client-address': request.ip,
      }),
      onError(reply, { error }) {
        reply.request.log.error(error, 'the api did not answer');
        const t = translator(languageOf(reply.request.headers), 'problems');
        const sentence = t('temporarily_unavailable');
        void reply.code(503).header('retry-after', '5').type('application/problem+json').send({
          type: 'about:blank',
          title: sentence,
          status: 503,
          code: 'temporarily_unavailable',
          message: sentence,
          requestId: reply.request.id,
        });
      },
    },
  });
};

/** What scripts of a page ask the api for is answered in the language of the page. */
function languageOf(headers: IncomingHttpHeaders): Locale {
  const [, cookie] = /(?:^|; )googtrans=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const accepted = headers['accept-language'];
  const { locale } = chooseLanguage({ cookie, accepted }, offeredLocales(false));
  return catalogLocaleOf(locale);
}
