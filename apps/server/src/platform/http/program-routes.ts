import { readOpenApi } from '@waypost/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { answerUnserved } from './answer-failures.ts';
import { keepForGood } from './kept-text.ts';
import { admitProgram, type Door } from './mount.ts';

/** The rest of `/api/v1`: its document, and the answer to a key that asks for what there is not. */
export function programRoutes(app: FastifyInstance, door: Door): void {
  const document = keepForGood(async () => ({
    text: JSON.stringify(readOpenApi('v1')),
    mediaType: 'application/json; charset=utf-8',
  }));
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, document);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/*',
    schema: { hide: true },
    async onRequest(request, reply) {
      await admitProgram(door, { program: 'any' }, { request, reply, limit: 'reads' });
    },
    handler: answerUnserved,
  });
}
