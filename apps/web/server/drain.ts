import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './health-server.ts';

/** Long enough for a booking in flight; open live streams end with it and reconnect elsewhere. */
const SHUTDOWN_MS = 5_000;

/** Continues to serve while proxies notice that it is not ready, then finishes requests in flight. Runs once. */
export async function drain(
  servers: { site: FastifyInstance; health: FastifyInstance },
  readiness: Readiness,
  drainSeconds: number,
): Promise<void> {
  readiness.isDraining = true;
  await delay(drainSeconds * 1000);
  setTimeout(() => servers.site.server.closeAllConnections(), SHUTDOWN_MS).unref();
  await servers.site.close();
  await servers.health.close();
}
