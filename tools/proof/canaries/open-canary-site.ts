import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startRecorder } from '../../chaos/cards/recorder.ts';
import { openInstallation } from '../../installation/installation.ts';
import { startWeb } from '../../installation/server-process.ts';
import { monitorRedis } from './redis-monitor.ts';

export type CanarySite = Awaited<ReturnType<typeof openCanarySite>>;

/** Api, worker and web, talkative, with every ear of ours open. */
export async function openCanarySite() {
  const installation = await openInstallation({
    name: 'proof-canaries',
    apiCount: 2,
    settings: {
      LOG_LEVEL: 'debug',
      WEBHOOK_PRIVATE_TARGETS: 'on',
      PROGRAM_WRITES_PER_MINUTE: '1000000',
    },
    testMode: true,
  });
  const { dataDir, env } = installation;
  const folder = join(dataDir, 'heard');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const [apiPort = 0, webPort = 0] = installation.apiPorts;
  const webUrl = `http://127.0.0.1:${webPort}`;
  Object.assign(env, { PUBLIC_ORIGIN: webUrl });

  const redis = await monitorRedis(env['REDIS_URL'] ?? '');
  const trafficFile = join(folder, 'web-to-api.traffic');
  const recorder = await startRecorder({ port: 0, targetPort: apiPort, file: trafficFile });
  await Promise.all([
    installation.startApi(),
    installation.startWorker(),
    startWeb({ port: webPort, apiPort: recorder.port, env, logFile: join(dataDir, 'web.log') }),
  ]);
  return {
    installation,
    db: await installation.connect('superuser'),
    testDb: await installation.connect('superuser', 'waypost_test'),
    apiUrl: installation.apiUrl,
    webUrl,
    /** What web and api say to each other, a file. */
    trafficFile,
    async stopRecording() {
      await recorder.close();
      return { redis: redis.stop() };
    },
  };
}
