import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { hashSecret } from '../random.ts';
import { createAdmission, type Refusal } from './admission.ts';
import { documentOf, PROBLEM_TYPE } from './answer-failures.ts';
import { clientKey } from './client-address.ts';
import { readSecretCookie } from './cookies.ts';
import { Problem } from './problem.ts';

/**
 * A refused caller gets its answer after this pause: one that asks again at once would otherwise cost more
 * than it did before. With the time that a request may wait it stays below a second.
 */
const PAUSE_MS = { least: 450, most: 750 };
/** Who has waited that long gets a refusal at once. */
const LONG_WAIT_MS = 250;
/** Answers that are held back at a time; beyond it they go out at once. */
const MAX_PAUSED = 5_000;
const SLOW_BODY_MS = 1_000;
const MAX_PROVEN_KEYS = 20_000;

/** Made once: an error with its stack costs as much as the rest of a refusal. */
const PROBLEMS: Record<Refusal['because'], Problem> = {
  key: new Problem('too_many_requests'),
  class: new Problem('overloaded'),
  late: new Problem('overloaded'),
};

/** Past everything that other answers go through: there are thousands of these when every turn counts. */
function refuse(request: FastifyRequest, reply: FastifyReply, { because }: Refusal): void {
  if (reply.raw.destroyed) return;
  const document = documentOf(request, PROBLEMS[because]);
  const body = JSON.stringify(document);
  const retryAfter = 1 + Math.floor(Math.random() * 3);
  const { rateLimit } = request.routeOptions.config;
  reply.hijack();
  reply.raw.writeHead(document.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'retry-after': `${retryAfter}`,
    // whose call it is was not looked at: nothing is left of it until then
    ...(rateLimit && {
      'ratelimit-policy': rateLimit.policy,
      ratelimit: `"${rateLimit.name}";r=0;t=${retryAfter}`,
    }),
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
  });
  reply.raw.end(body);
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
  app.decorateRequest('isShed', false);
  app.addHook('onClose', async () => admission.close());

  app.addHook('onRequest', (request, reply, done) => {
    const { loadClass, isStream } = request.routeOptions.config;
    // health, metrics and the reference page have no class and are never refused
    if (loadClass === undefined) return done();
    const askedAt = performance.now();
    // the devices of a hub share an address, so one that is enrolled counts by itself, as a key does
    const shown = request.headers.authorization ?? readSecretCookie(request, 'device');
    const secret = shown === undefined ? null : hashSecret(shown).toString('base64');
    const isProven = secret !== null && keys.has(secret);
    admission.enter(loadClass, {
      key: isProven ? secret : clientKey(clientAddressOf(request)),
      // what is known of a request by its async context must not become another's
      admit: AsyncLocalStorage.bind(({ leave }) => {
        if (reply.raw.destroyed) return leave();
        // a body that trickles in costs nothing, and must not hold the place of others for minutes
        const slow = setTimeout(() => {
          if (!request.raw.complete) leave();
        }, SLOW_BODY_MS);
        // an injected request is finished, and never closed
        reply.raw.once('finish', leave);
        reply.raw.once('close', () => {
          clearTimeout(slow);
          leave();
          if (secret !== null && !isProven && reply.statusCode < 400) keys.add(secret);
        });
        // open for minutes, and costs nothing meanwhile
        if (isStream) leave();
        return done();
      }),
      refuse(refusal) {
        metrics.shed.inc({ class: loadClass });
        request.isShed = true;
        const waited = performance.now() - askedAt;
        const pause = PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least);
        if (waited >= LONG_WAIT_MS || paused >= MAX_PAUSED) {
          return refuse(request, reply, refusal);
        }
        paused += 1;
        setTimeout(() => {
          paused -= 1;
          refuse(request, reply, refusal);
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Refused because of load; the metric counts it. */
    isShed: boolean;
  }
}
