import { buildWorker } from './build-worker.ts';
import { readConfig } from './config.ts';
import { createApp } from './platform/http/create-app.ts';
import { healthRoutes, readDatabaseHealth } from './platform/http/health-routes.ts';
import { createMailer } from './platform/mailer.ts';
import { measureCalls } from './platform/measure-calls.ts';
import { openReturnDoor } from './platform/return-door.ts';
import { createSms } from './platform/sms.ts';
import { createTwilioSms } from './platform/twilio-sms.ts';
import { runProcess } from './run-process.ts';

const config = readConfig('worker');

await runProcess('worker', { config, databaseUrl: config.DATABASE_WORKER_URL }, async (ctx) => {
  const mailer = measureCalls(ctx.metrics, 'mail', createMailer(config));
  await buildWorker(
    ctx,
    mailer,
    createSms(config, mailer, () => createTwilioSms(config)),
  );
  const health = await createApp({
    log: ctx.log,
    metrics: ctx.metrics,
    internalSecret: null,
    trustedProxyHops: 0,
    shedLoad: false,
  });
  healthRoutes(health, ctx.metrics, ctx.readiness, () => readDatabaseHealth(ctx.database));
  await health.listen({ host: config.API_HOST, port: config.WORKER_PORT });
  const door =
    config.RETURN_DOOR_PORT === null
      ? null
      : await openReturnDoor(ctx, { host: config.RETURN_DOOR_HOST, port: config.RETURN_DOOR_PORT });
  return {
    async stop() {
      await door?.close();
      await health.close();
    },
    close: () => mailer.close(),
  };
});
