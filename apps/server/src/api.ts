import { buildApi } from './build-api.ts';
import { runProcess } from './run-process.ts';

await runProcess('api', async (ctx) => {
  const app = await buildApi(ctx);
  await app.listen({ host: ctx.config.API_HOST, port: ctx.config.API_PORT });
  return { stop: () => app.close() };
});
