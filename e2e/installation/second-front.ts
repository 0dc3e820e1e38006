import { setTimeout as sleep } from 'node:timers/promises';
import {
  REPOSITORY,
  spawnTracked,
  startServerProcess,
} from '../../tools/installation/server-process.ts';
import { startRedis, stopRedis } from '../../tools/services/redis.ts';
import { chooseEnvironment } from './environment.ts';

const dataDir = `${REPOSITORY}.data/e2e-second`;
const START_TIMEOUT_MS = 30_000;

/** Another api and web on the same database, with a Redis that may be taken away from them. */
export interface SecondFront {
  stopRedis(): Promise<void>;
  close(): Promise<void>;
}

export async function secondFrontOrigin(): Promise<string> {
  return `http://127.0.0.1:${(await chooseEnvironment())['E2E_SECOND_WEB_PORT']}`;
}

export async function openSecondFront(): Promise<SecondFront> {
  const shared = await chooseEnvironment();
  const redisPort = Number(shared['E2E_SECOND_REDIS_PORT']);
  const apiPort = Number(shared['E2E_SECOND_API_PORT']);
  const origin = await secondFrontOrigin();
  const env: NodeJS.ProcessEnv = {
    ...shared,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    API_PORT: `${apiPort}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
    WEB_PORT: `${shared['E2E_SECOND_WEB_PORT']}`,
    PUBLIC_ORIGIN: origin,
  };

  // left behind by a run that was killed
  await stopRedis({ dataDir });
  await startRedis({ dataDir, port: redisPort });
  const logFile = `${dataDir}/api.log`;
  const api = await startServerProcess({
    entry: 'api',
    port: apiPort,
    env,
    logFile,
    nodeOptions: [],
  });
  const web = spawnTracked(process.execPath, ['apps/web/server.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`${origin}/livez`);

  return {
    stopRedis: () => stopRedis({ dataDir }),
    async close() {
      web.kill('SIGTERM');
      await api.stop();
      await stopRedis({ dataDir });
    },
  };
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}
