import type { FastifyInstance } from 'fastify';
import type { z, ZodType } from 'zod';
import { Problem } from '../http/problem.ts';
import { isHop } from './hops.ts';

/** Enough for 500 scans as large as they may be. */
const BODY_BYTES = 2_000_000;

/**
 * Answers what other cells ask by `cells.post`. Outside /api, so that reverse proxies do not expose it. It asks nobody
 * else: an answer is of this database.
 */
export function answerCells<Body extends ZodType>(
  app: FastifyInstance,
  { path, body, secret }: { path: `/internal/${string}`; body: Body; secret: string },
  answer: (asked: z.output<Body>) => Promise<object>,
): void {
  app.route({
    method: 'POST',
    url: path,
    bodyLimit: BODY_BYTES,
    schema: { hide: true, body },
    async onRequest({ headers }) {
      if (!isHop(headers, secret)) throw new Problem('not_found');
    },
    handler: async (request) => answer(request.body as z.output<Body>),
  });
}
