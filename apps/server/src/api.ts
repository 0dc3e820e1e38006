import { buildApi } from './build-api.ts';
import { readConfig } from './config.ts';
import { runProcess } from './run-process.ts';

const config = readConfig('api');

const databases = { databaseUrl: config.DATABASE_API_URL, standbyUrl: config.DATABASE_READ_URL };

await runProcess('api', { config, ...databases }, async (ctx) => {
  const app = await buildApi(ctx);
  await app.listen({ host: config.API_HOST, port: config.API_PORT });
  return { stop: () => app.close() };
});
