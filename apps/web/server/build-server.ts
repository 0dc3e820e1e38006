import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import { proxyApi } from './api-proxy.ts';
import { answerReadiness, type Readiness } from './health-server.ts';
import { serveLive } from './live/live.ts';
import { kindOf, type WebMetrics } from './metrics.ts';
import { servePages } from './pages.ts';
import { reportErrors } from './report-errors.ts';
import { traceRequests } from './tracing.ts';

const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));
const SERVER_BUILD = new URL('../build/server/index.js', import.meta.url).href;
const REQUEST_ID = /^[\w-]{8,64}$/;

export async function buildServer(
  config: Config,
  metrics: WebMetrics,
  readiness: Readiness,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL, hooks: reportErrors(config) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXY_HOPS,
    // Longer than the 60 s for which proxies commonly keep a connection.
    keepAliveTimeout: 72_000,
    // 51 MB of files from a browser without scripts, over 1.4 Mbit/s
    requestTimeout: 300_000,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });

  const transport = config.PUBLIC_ORIGIN.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...transport,
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
  });
  traceRequests(app, withoutSecrets);
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      { route: kindOf(request.routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    // a proxy asks twice a second: 170,000 lines a day
    if (request.routeOptions.url === '/readyz' && reply.statusCode === 200) return;
    request.log.info(
      {
        method: request.method,
        path: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  app.get('/livez', () => ({ status: 'ok' }));
  // a proxy checks the port that it sends to
  app.get('/readyz', (_request, reply) => answerReadiness(reply, readiness));
  await app.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const forGood = path.startsWith(`${CLIENT}/assets/`);
      void reply.header(
        'cache-control',
        forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  await app.register(serveLive, config);
  await app.register(proxyApi, { config, onApiAway: () => metrics.apiAway.inc() });
  const build = (await import(SERVER_BUILD)) as ServerBuild;
  await app.register(servePages, {
    config,
    render: createRequestHandler(build, config.NODE_ENV),
  });
  return app;
}

/**
 * The query may hold a tracking number, ids in the path open receipts and drafts, and a mailed link is
 * the right of a party itself.
 */
function withoutSecrets(url: string): string {
  return (url.split('?', 1)[0] ?? '')
    .replace(/^(\/t|\/api\/links)\/.+/i, '$1/*')
    .replaceAll(/[0-9A-HJKMNP-TV-Z]{16,}/gi, '*');
}
