import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { WebMetrics } from './metrics.ts';

/** Whether new requests are accepted. Becomes false once, when the process is told to stop. */
export type Readiness = { isDraining: boolean };

export function answerReadiness(reply: FastifyReply, { isDraining }: Readiness): FastifyReply {
  return reply
    .code(isDraining ? 503 : 200)
    .header('cache-control', 'no-store')
    .send({ ready: !isDraining });
}

/** For operators, on a separate address, because everything on the other port is public. */
export function buildHealthServer(metrics: WebMetrics, readiness: Readiness): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => answerReadiness(reply, readiness));
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
