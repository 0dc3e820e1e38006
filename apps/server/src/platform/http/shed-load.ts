import underPressure from '@fastify/under-pressure';
import type { LoadClass } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { Problem } from './problem.ts';

/** Event loop delay, in milliseconds, above which a class of requests is refused. Scans are refused last. */
const REFUSED_ABOVE_MS: Record<LoadClass, number> = {
  rest: 300,
  tracking: 700,
  bookings: 1_500,
  scans: 3_000,
};

export function isShed(loadClass: LoadClass, eventLoopDelayMs: number): boolean {
  return eventLoopDelayMs > REFUSED_ABOVE_MS[loadClass];
}

export async function shedLoad(app: FastifyInstance, metrics: Metrics): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: REFUSED_ABOVE_MS.rest,
    sampleInterval: 250,
    async pressureHandler(request, _reply, _type, value) {
      const { loadClass } = request.routeOptions.config;
      // health, metrics and the reference page have no class and are never refused
      if (loadClass === undefined || value === undefined || !isShed(loadClass, value)) return;
      metrics.shed.inc({ class: loadClass });
      throw new Problem('overloaded', { retryAfterSeconds: 1 + Math.floor(Math.random() * 3) });
    },
  });
}
