import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApi } from '../build-api.ts';
import type { TestConfig } from '../config.ts';
import { createKey } from '../features/staff/device-keys/index.ts';
import type { Ctx } from '../platform/context.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { cloneTemplate, dropDatabase, urlOf } from './scratch-database.ts';
import { testConfig } from './test-config.ts';
import { createTestContextWithJobs, type TestContext } from './test-context.ts';

export type TestServer = {
  app: FastifyInstance;
  ctx: Ctx & { config: TestConfig };
  /** As the owner, for reading and arranging. */
  owner: Database;
  deviceKey: string;
};

/** An api on its own database for the tests of one file. */
export function useTestServer(settings: Partial<TestConfig> = {}): TestServer {
  const server = {} as TestServer;
  let name: string;
  let context: TestContext;

  beforeAll(async () => {
    const { config, adminUrl, ownerUrl } = testConfig();
    name = await cloneTemplate(adminUrl);
    context = await createTestContextWithJobs({
      databaseUrl: urlOf(config.DATABASE_API_URL, name),
      settings: { REDIS_URL: null, ...settings },
    });
    server.ctx = context.ctx;
    server.app = await buildApi(context.ctx);
    server.owner = openDatabase({
      url: urlOf(ownerUrl, name),
      poolSize: 2,
      applicationName: 'test-owner',
      log: context.ctx.log,
      // arranging hundreds of thousands of rows on a busy machine
      statementTimeoutMs: 60_000,
    });
    const key = await createKey(server.owner.db, {
      sourceName: 'Test hub',
      sourceKind: 'hub',
      scopes: ['scans:write', 'cash:write'],
      actor: { kind: 'test', id: 'test' },
    });
    server.deviceKey = key.secret;
  });

  afterAll(async () => {
    await server.app.close();
    await server.owner.close();
    await context.close();
    await dropDatabase(testConfig().adminUrl, name);
  });
  return server;
}
