import { buildWorker } from './build-worker.ts';
import { readConfig } from './config.ts';
import { keepMails } from './features/programs/test-mode/index.ts';
import { liveSettings, openTestMode } from './modes.ts';
import { createApp } from './platform/http/create-app.ts';
import { healthRoutes, readDatabaseHealth } from './platform/http/health-routes.ts';
import { createMailer } from './platform/mailer.ts';
import { measureCalls } from './platform/measure-calls.ts';
import { openReturnDoor } from './platform/return-door.ts';
import { createSms } from './platform/sms.ts';
import { createTwilioSms } from './platform/twilio-sms.ts';
import { runProcess } from './run-process.ts';

const settings = readConfig('worker');
const { DATABASE_TEST_WORKER_URL: testUrl } = settings;
const config = liveSettings(settings, testUrl);

await runProcess('worker', { config, databaseUrl: config.DATABASE_WORKER_URL }, async (ctx) => {
  const mailer = measureCalls(ctx.metrics, 'mail', createMailer(config));
  await buildWorker(
    ctx,
    mailer,
    createSms(config, mailer, () => createTwilioSms(config)),
  );
  const testMode = openTestMode('worker', ctx, testUrl, async (testCtx) => {
    const kept = keepMails(testCtx);
    await buildWorker(testCtx, kept.mailer, kept.sms);
    return async () => {};
  });
  const health = await createApp({
    log: ctx.log,
    metrics: ctx.metrics,
    internalSecret: null,
    trustedProxyHops: 0,
    shedLoad: false,
  });
  healthRoutes(health, { ...ctx, testMode: testMode.ctx }, () => readDatabaseHealth(ctx.database));
  await health.listen({ host: config.API_HOST, port: config.WORKER_PORT });
  const door =
    config.RETURN_DOOR_PORT === null
      ? null
      : await openReturnDoor(ctx, { host: config.RETURN_DOOR_HOST, port: config.RETURN_DOOR_PORT });
  return {
    async stop() {
      await door?.close();
      await health.close();
      await testMode.stop();
    },
    async close() {
      mailer.close();
      await testMode.close();
    },
  };
});
