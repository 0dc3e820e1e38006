import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REPOSITORY, startWeb } from '../../tools/installation/server-process.ts';
import { chooseEnvironment } from './environment.ts';

/** Another web on the same api, with a server of somebody else beside it that it is told of. */
export async function openFront(
  name: string,
  other: Server,
  settingsFor: (otherOrigin: string) => NodeJS.ProcessEnv,
) {
  const otherOrigin = `http://127.0.0.1:${await listen(other)}`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const shared = await chooseEnvironment();
  const web = await startWeb({
    port,
    apiPort: Number(shared['API_PORT']),
    env: { ...shared, PUBLIC_ORIGIN: origin, ...settingsFor(otherOrigin) },
    logFile: `${REPOSITORY}.data/e2e/${name}.log`,
  });
  return {
    origin,
    otherOrigin,
    async close() {
      await web.stop();
      other.closeAllConnections();
      await new Promise((resolve) => other.close(resolve));
    },
  };
}

/** The port that the kernel chose for it. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** One that nobody listens at now. */
async function freePort(): Promise<number> {
  const reserved = createServer();
  const port = await listen(reserved);
  await new Promise((resolve) => reserved.close(resolve));
  return port;
}
