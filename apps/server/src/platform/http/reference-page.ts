import { randomUUID } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import { readOpenApi } from '@waypost/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { keepForGood } from './kept-text.ts';

/** The document of staff is a file of the repository alone. */
const DOCUMENTS = [
  { audience: 'public', title: 'Public', url: '/api/openapi.json' },
  { audience: 'customer', title: 'Accounts', url: '/api/openapi/customer.json' },
] as const;

/** Shown first: it is what programs should call. `programRoutes` serves it. */
const FOR_PROGRAMS = { title: 'Programs (v1)', url: '/api/v1/openapi.json' };

const SCRIPT = '/api/docs/js/scalar.js';
/** How we ask the plugin for its script as it is. */
const UNPACKED = 'x-waypost-unpacked';
const unpacked = randomUUID();

/** The reference page needs its own script and styles, served by us. `pnpm generate` makes its documents. */
export async function referencePage(app: FastifyInstance): Promise<void> {
  for (const { audience, url } of DOCUMENTS) {
    const document = keepForGood(async () => ({
      text: JSON.stringify(readOpenApi(audience)),
      mediaType: 'application/json; charset=utf-8',
    }));
    app.get(url, { schema: { hide: true } }, document);
  }
  await app.register(async (docs) => {
    const script = keepForGood(async () => {
      const { body } = await docs.inject({ url: SCRIPT, headers: { [UNPACKED]: unpacked } });
      return { text: body, mediaType: 'application/javascript; charset=utf-8' };
    });
    docs.addHook('onRequest', async (request, reply) => {
      const isScript = request.url === SCRIPT && request.headers[UNPACKED] !== unpacked;
      return isScript ? script(request, reply) : undefined;
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; " +
          "font-src 'self' data:; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
      );
    });
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      logLevel: 'silent',
      configuration: {
        sources: [FOR_PROGRAMS, ...DOCUMENTS],
        withDefaultFonts: false,
        telemetry: false,
      },
    });
  });
}
