import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { hashSecret } from '../random.ts';
import { createAdmission, type Refusal } from './admission.ts';
import { clientKey } from './client-address.ts';
import { Problem } from './problem.ts';

/**
 * A refused caller gets its answer after this pause: one that asks again at once would otherwise cost more
 * than it did before. With the time that a request may wait it stays below a second.
 */
const PAUSE_MS = { least: 250, most: 450 };
/** Answers that are held back at a time; beyond it they go out at once. */
const MAX_PAUSED = 5_000;
const MAX_PROVEN_KEYS = 20_000;

const retryAfterSeconds = () => 1 + Math.floor(Math.random() * 3);

function problemOf({ because }: Refusal): Problem {
  const code = because === 'key' ? 'too_many_requests' : 'overloaded';
  return new Problem(code, { retryAfterSeconds: retryAfterSeconds() });
}

/** Admits requests before their body is read and their caller is known, see `createAdmission`. */
export function shedLoad(
  app: FastifyInstance,
  metrics: Metrics,
  clientAddressOf: (request: FastifyRequest) => string,
): void {
  const admission = createAdmission();
  const keys = createProvenKeys();
  let paused = 0;
  app.addHook('onClose', async () => admission.close());

  app.addHook('onRequest', (request, reply, done) => {
    const { loadClass, isStream } = request.routeOptions.config;
    // health, metrics and the reference page have no class and are never refused
    if (loadClass === undefined) return done();
    const askedAt = performance.now();
    const { authorization } = request.headers;
    const secret =
      authorization === undefined ? null : hashSecret(authorization).toString('base64');
    const isProven = secret !== null && keys.has(secret);
    admission.enter(loadClass, {
      key: isProven ? secret : clientKey(clientAddressOf(request)),
      admit({ leave }) {
        if (reply.raw.destroyed) return leave();
        reply.raw.once('close', () => {
          leave();
          if (secret !== null && !isProven && reply.statusCode < 400) keys.add(secret);
        });
        // open for minutes, and costs nothing meanwhile
        if (isStream) leave();
        return done();
      },
      refuse(refusal) {
        metrics.shed.inc({ class: loadClass });
        const waited = performance.now() - askedAt;
        const pause = PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least);
        if (waited >= PAUSE_MS.least || paused >= MAX_PAUSED) return done(problemOf(refusal));
        paused += 1;
        setTimeout(() => {
          paused -= 1;
          if (!reply.raw.destroyed) done(problemOf(refusal));
        }, pause);
        return undefined;
      },
    });
    return undefined;
  });
}

/** Keys that were accepted lately. One that is only claimed counts as its client: inventing many is no use. */
function createProvenKeys() {
  const proven = new Set<string>();
  return {
    has: (secret: string) => proven.has(secret),
    add(secret: string): void {
      proven.add(secret);
      const [oldest] = proven;
      if (proven.size > MAX_PROVEN_KEYS && oldest !== undefined) proven.delete(oldest);
    },
  };
}
