import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answerFailure, answerFailures } from './answer-failures.ts';
import { clientAddress, isInternal } from './client-address.ts';
import { endSilentConnections } from './end-silent-connections.ts';
import { shedLoad } from './shed-load.ts';
import { traceRequests } from './trace-requests.ts';

/**
 * Responses are data: a browser that renders one must not run, sniff or frame it. A constant, because
 * building the headers for each request costs measurably at ten thousand a second.
 */
const EVERY_ANSWER = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // private unless its endpoint says otherwise
  'cache-control': 'no-store',
};

/** A Fastify instance with everything that does not depend on a feature. */
export async function createApp(options: {
  log: Log;
  metrics: Metrics;
  /** Null where no other process of ours calls. */
  internalSecret: string | null;
  trustedProxyHops: number;
  shedLoad: boolean;
  /** The only path on which a connection may be upgraded. */
  upgradePath?: string;
}): Promise<FastifyInstance> {
  const { log, metrics } = options;
  // widened, or the instance would be typed by pino's logger and fit no plugin
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    // log lines name the request themselves; a logger per request would cost more
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // elsewhere the header is ignored, as HTTP requires: curl offers HTTP/2 with it
    http: { shouldUpgradeCallback: ({ url }) => url === options.upgradePath },
    // safe only when nothing but our proxies reaches the port: deploy/ binds it to loopback
    trustProxy: (_address, hop) => hop < options.trustedProxyHops,
    bodyLimit: 64 * 1024,
    // a file of 10 MB over a slow line: 0.7 Mbit/s; no other body is larger than a megabyte
    requestTimeout: 120_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 256 },
    // an undecodable path has no route, and so no hooks
    frameworkErrors(error, request, reply) {
      reply.headers(EVERY_ANSWER).header('x-request-id', request.id);
      answerFailure(error, request, reply);
    },
    genReqId(request) {
      const given = request.headers['x-request-id'];
      const usable = typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
      return usable && isInternal(request.headers, options.internalSecret) ? given : randomUUID();
    },
  });

  endSilentConnections(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller');
  app.decorateRequest('usedKey', null);
  app.decorateRequest('keyHasExpired', false);
  app.decorateRequest('problemCode', null);
  app.decorateRequest('isHop', false);
  // every body is JSON; another site can send text/plain without a preflight
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  await app.register(cookie);

  traceRequests(app, options.internalSecret);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERY_ANSWER);
    reply.header('x-request-id', request.id);
  });
  // after it: refusals have these headers, too
  if (options.shedLoad) {
    shedLoad(app, metrics, (request) => clientAddress(request, options.internalSecret));
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const status = reply.statusCode;
    metrics.requests.observe({ route, status }, reply.elapsedTime / 1000);
    const { loadClass } = request.routeOptions.config;
    if (loadClass !== undefined) {
      metrics.answers.inc({ class: loadClass, result: status >= 500 ? 'failed' : 'ok' });
    }
    if ((status >= 500 && !request.isShed) || log.isLevelEnabled('debug')) {
      log.info(
        {
          requestId: request.id,
          method: request.method,
          route,
          status,
          elapsedMs: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    }
  });
  return app;
}
