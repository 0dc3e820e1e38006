import {
  REPOSITORY,
  startServerProcess,
  startWeb,
} from '../../tools/installation/server-process.ts';
import { stopInBackground } from '../../tools/services/background-process.ts';
import { folderOf, startRedis } from '../../tools/services/background-services.ts';
import { chooseEnvironment } from './environment.ts';

const dataDir = `${REPOSITORY}.data/e2e-second`;
const stopRedis = () => stopInBackground(folderOf(dataDir, 'redis'));

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
    PUBLIC_ORIGIN: origin,
  };

  // left behind by a run that was killed
  await stopRedis();
  await startRedis({ dataDir, port: redisPort });
  const logFile = `${dataDir}/api.log`;
  const api = await startServerProcess({
    entry: 'api',
    port: apiPort,
    env,
    logFile,
    nodeOptions: [],
  });
  const webLog = `${dataDir}/web.log`;
  const webPort = Number(shared['E2E_SECOND_WEB_PORT']);
  const web = await startWeb({ port: webPort, apiPort, env, logFile: webLog });

  return {
    stopRedis,
    async close() {
      process.kill(web.pid, 'SIGTERM');
      await api.stop();
      await stopRedis();
    },
  };
}
