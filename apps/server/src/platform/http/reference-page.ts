import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { COOKIES } from './cookies.ts';
import { keepForGood } from './kept-text.ts';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The OpenAPI document is made from the routes, so it must be registered before them. */
export async function describeApi(app: FastifyInstance, description: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waypost API',
        version: '1',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // wherever the document was read from
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'A device key, `wpk_...`' },
          customerKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of your account, `wpc_...`: Dashboard, API keys',
          },
          customerSession: { type: 'apiKey', in: 'cookie', name: COOKIES.customer },
          partyLinks: { type: 'apiKey', in: 'cookie', name: COOKIES.party },
          staffSession: { type: 'apiKey', in: 'cookie', name: COOKIES.staff },
        },
      },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
}

/** The transform of the zod provider passes on no headers of answers. */
function describeRoute(route: Parameters<typeof jsonSchemaTransform>[0]) {
  const described = jsonSchemaTransform(route);
  const answers = (route.schema as FastifySchema | undefined)?.response ?? {};
  for (const [status, answer] of Object.entries(answers)) {
    if (!('headers' in answer)) continue;
    Object.assign((described.schema['response'] as Record<string, object>)[status] ?? {}, {
      headers: answer.headers,
    });
  }
  return described;
}

const SCRIPT = '/api/docs/js/scalar.js';
/** How we ask the plugin for its script as it is. */
const UNPACKED = 'x-waypost-unpacked';
const unpacked = randomUUID();

/** The reference page needs its own script and styles, served by us. */
export async function referencePage(app: FastifyInstance): Promise<void> {
  // made of every route, so not before all of them are there, and once
  const document = keepForGood(async () => ({
    text: JSON.stringify(app.swagger()),
    mediaType: 'application/json; charset=utf-8',
  }));
  app.get('/api/openapi.json', { schema: { hide: true } }, document);
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
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    });
  });
}
