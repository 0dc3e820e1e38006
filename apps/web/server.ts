import { buildServer } from './server/build-server.ts';
import { readConfig } from './config.ts';

/** Long enough for a booking in flight; open live streams end with it and reconnect elsewhere. */
const SHUTDOWN_MS = 5_000;

const config = readConfig();
const server = await buildServer(config);
await server.listen({ host: config.WEB_HOST, port: config.WEB_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => server.server.closeAllConnections(), SHUTDOWN_MS).unref();
    void server.close().then(() => process.exit(0));
  });
}
