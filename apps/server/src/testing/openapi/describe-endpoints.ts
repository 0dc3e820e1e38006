import swagger from '@fastify/swagger';
import type { OpenApiDocument } from '@waypost/contract/openapi';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { buildApi } from '../../build-api.ts';
import { COOKIES } from '../../platform/http/cookies.ts';
import { createTestContext } from '../test-context.ts';

/** Every endpoint with the credentials it asks for, as one OpenAPI document. */
export async function describeEndpoints(): Promise<OpenApiDocument> {
  const { ctx, close } = createTestContext({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  const app = await buildApi(ctx, { beforeRoutes: describeRoutes });
  await app.ready();
  const document = app.swagger() as unknown as OpenApiDocument;
  await app.close();
  await close();
  return document;
}

/** Sees the routes that are added after it. */
async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waypost API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
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
          fieldDevice: { type: 'apiKey', in: 'cookie', name: COOKIES.device },
          fieldShift: { type: 'apiKey', in: 'cookie', name: COOKIES.shift },
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
  const scope: unknown = Reflect.get(route.schema ?? {}, 'x-scope');
  if (scope !== undefined) Object.assign(described.schema, { 'x-scope': scope });
  for (const [status, answer] of Object.entries(answers)) {
    if (!('headers' in answer)) continue;
    Object.assign((described.schema['response'] as Record<string, object>)[status] ?? {}, {
      headers: answer.headers,
    });
  }
  return described;
}
