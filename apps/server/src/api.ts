import type { FastifyInstance } from 'fastify';
import { buildApi } from './build-api.ts';
import { readConfig } from './config.ts';
import { followPublished } from './features/programs/test-mode/index.ts';
import { buildTestApi, dispatchModes, liveSettings, openTestMode } from './modes.ts';
import { runProcess } from './run-process.ts';

const settings = readConfig('api');
const { DATABASE_TEST_API_URL: testUrl } = settings;
const config = liveSettings(settings, testUrl);

const databases = { databaseUrl: config.DATABASE_API_URL, standbyUrl: config.DATABASE_READ_URL };

await runProcess('api', { config, ...databases }, async (ctx) => {
  let testApp: FastifyInstance | null = null;
  const testMode = openTestMode('api', ctx, testUrl, async (testCtx) => {
    const following = await followPublished(testCtx);
    const built = await buildTestApi(ctx, testCtx);
    testApp = built;
    return async () => {
      following.stop();
      await built.close();
    };
  });
  const app = await buildApi(ctx, { testMode: testMode.ctx });
  await app.ready();
  dispatchModes(app, () => testApp);
  await app.listen({ host: config.API_HOST, port: config.API_PORT });
  return {
    async stop() {
      await app.close();
      await testMode.stop();
    },
    close: testMode.close,
  };
});
