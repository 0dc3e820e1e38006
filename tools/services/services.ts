import { rmSync } from 'node:fs';
import { isRunningInBackground, stopInBackground } from './background-process.ts';
import type { ServicesConfig } from './config.ts';
import {
  folderOf,
  startMailInbox,
  startObjectStore,
  startPaymentSandbox,
  startRedis,
} from './background-services.ts';
import { deletePostgres, isPostgresRunning, startPostgres, stopPostgres } from './postgres.ts';

/** Test files that move shards run side by side, with all cells on this one server. A move takes three workers. */
const MANY_MOVES = {
  max_worker_processes: '32',
  max_logical_replication_workers: '24',
  max_replication_slots: '32',
  max_wal_senders: '32',
};

export interface Service {
  name: string;
  address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): Promise<boolean>;
  deleteData(): Promise<void>;
}

export function listServices(config: ServicesConfig): Service[] {
  const { dataDir, postgresPort, redisPort, objectStorePort, mailWebPort, mailSmtpPort } = config;
  const { paymentSandboxPort } = config;
  return [
    {
      name: 'PostgreSQL',
      address: `127.0.0.1:${postgresPort}`,
      start: () => startPostgres({ dataDir, port: postgresPort, settings: MANY_MOVES }),
      stop: () => stopPostgres({ dataDir }),
      isRunning: () => isPostgresRunning({ dataDir }),
      deleteData: () => deletePostgres({ dataDir }),
    },
    {
      name: 'Redis',
      address: `127.0.0.1:${redisPort}`,
      start: () => startRedis({ dataDir, port: redisPort }),
      ...inFolder(folderOf(dataDir, 'redis')),
    },
    {
      name: 'Object store',
      address: `http://127.0.0.1:${objectStorePort}`,
      start: () => startObjectStore({ dataDir, port: objectStorePort }),
      ...inFolder(folderOf(dataDir, 'objects')),
    },
    {
      name: 'Mail inbox',
      address: `http://127.0.0.1:${mailWebPort} (SMTP ${mailSmtpPort})`,
      start: () => startMailInbox({ dataDir, webPort: mailWebPort, smtpPort: mailSmtpPort }),
      ...inFolder(folderOf(dataDir, 'mail')),
    },
    {
      name: 'Payment sandbox',
      address: `http://127.0.0.1:${paymentSandboxPort}`,
      start: () => startPaymentSandbox({ dataDir, port: paymentSandboxPort }),
      ...inFolder(folderOf(dataDir, 'payments')),
    },
  ];
}

function inFolder(folder: string): Pick<Service, 'stop' | 'isRunning' | 'deleteData'> {
  return {
    stop: () => stopInBackground(folder),
    isRunning: async () => isRunningInBackground(folder),
    deleteData: async () => {
      await stopInBackground(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
