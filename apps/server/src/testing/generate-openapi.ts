import { writeFileSync } from 'node:fs';
import { buildApi } from '../build-api.ts';
import { createTestContext } from './test-context.ts';

/** Writes the OpenAPI document that the routes describe. Needs no running database. */
const OUTPUT = new URL('../../../../packages/contract/openapi.json', import.meta.url);

const { ctx, close } = createTestContext({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
const app = await buildApi(ctx);
await app.ready();
writeFileSync(OUTPUT, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await close();
