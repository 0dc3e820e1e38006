import httpProxy from '@fastify/http-proxy';
import { createClientSlots } from '@waypost/domain/client-slots';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { answerUnavailable } from './answer-unavailable.ts';
import { traceHeaders } from './tracing.ts';
import { callerLanguage, withoutOurHeaders } from './our-headers.ts';

/**
 * The maximum of concurrent calls. Each has its own connection to the api, so that no call waits behind a slow body
 * or a slow reader; two file descriptors per call.
 */
const MAX_CALLS = { total: 2_000, perClient: 250 };
/** The api never takes this long to answer. */
const SILENCE_MS = 30_000;

type ProxyOptions = { config: Config; onApiAway(): void };

/** Passes /api on as it is: no buffering and no compression. Live streams have their own way. */
export const proxyApi: FastifyPluginAsync<ProxyOptions> = async (app, { config, onApiAway }) => {
  const slots = createClientSlots(MAX_CALLS);
  app.addHook('onRequest', async (request, reply) => {
    const release = slots.take(request.ip);
    if (release === null) return answerUnavailable(reply, 2);
    reply.raw.once('close', release);
  });
  await app.register(httpProxy, {
    upstream: config.API_URL,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    undici: {
      connections: MAX_CALLS.total,
      connectTimeout: 5_000,
      headersTimeout: SILENCE_MS,
      bodyTimeout: SILENCE_MS,
    },
    replyOptions: {
      // retrying here would multiply the load; the caller must heed the refusal
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutOurHeaders(headers),
        'x-request-id': request.id,
        ...traceHeaders(request),
        'accept-language': callerLanguage(request.headers),
        'x-waypost-internal': config.INTERNAL_SECRET,
        'x-waypost-client-address': request.ip,
      }),
      onError(reply, { error }) {
        reply.request.log.error(error, 'the api did not answer');
        onApiAway();
        void answerUnavailable(reply, 5);
      },
    },
  });
};
