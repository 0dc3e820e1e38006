import { startTracing } from '@waypost/telemetry/tracing';
import { buildServer } from './server/build-server.ts';
import { drain } from './server/drain.ts';
import { buildHealthServer, type Readiness } from './server/health-server.ts';
import { createWebMetrics } from './server/metrics.ts';
import { readConfig } from './config.ts';

const config = readConfig();
const stopTracing = await startTracing('waypost-web', config);
const metrics = createWebMetrics();
const readiness: Readiness = { isDraining: false };
const site = await buildServer(config, metrics, readiness);
const health = buildHealthServer(metrics, readiness);
await site.listen({ host: config.WEB_HOST, port: config.WEB_PORT });
if (config.WEB_HEALTH_PORT !== null) {
  await health.listen({ host: config.WEB_HEALTH_HOST, port: config.WEB_HEALTH_PORT });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (readiness.isDraining) return;
    void drain({ site, health }, readiness, config.DRAIN_SECONDS)
      .then(stopTracing)
      .then(() => process.exit(0));
  });
}
