import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { startRecorder } from '../../chaos/cards/recorder.ts';
import { type Installation, openEmptyInstallation } from '../../installation/installation.ts';
import type { MailServer } from '../../installation/mail-server.ts';
import { startWeb } from '../../installation/web-process.ts';
import { monitorRedis } from './redis-monitor.ts';

export interface CanarySite {
  installation: Installation;
  db: pg.Client;
  mailServer: MailServer;
  apiUrl: string;
  webUrl: string;
  /** What web and api say to each other, a file. */
  trafficFile: string;
  stopRecording(): Promise<{ redis: string }>;
}

/** Api, worker and web, talkative, with every ear of ours open. */
export async function openCanarySite(): Promise<CanarySite> {
  const installation = await openEmptyInstallation({
    name: 'proof-canaries',
    apiCount: 2,
    settings: { LOG_LEVEL: 'debug' },
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
    installation.startApi(apiPort),
    installation.startWorker(),
    startWeb({ port: webPort, apiPort: recorder.port, env, logFile: join(dataDir, 'web.log') }),
  ]);
  return {
    installation,
    db: await installation.connect('superuser'),
    mailServer: installation.mailServer,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    webUrl,
    trafficFile,
    async stopRecording() {
      await recorder.close();
      return { redis: redis.stop() };
    },
  };
}
