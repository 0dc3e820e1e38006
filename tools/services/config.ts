import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { loadEnvironment } from '../run/env.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

export interface ServicesConfig {
  dataDir: string;
  postgresPort: number;
  redisPort: number;
  objectStorePort: number;
  mailWebPort: number;
  mailSmtpPort: number;
  paymentSandboxPort: number;
}

export function readServicesConfig(env = loadEnvironment()): ServicesConfig {
  return {
    dataDir: resolve(REPOSITORY, env['WAYPOST_DATA_DIR'] || '.data'),
    postgresPort: readPort(env, 'POSTGRES_PORT'),
    redisPort: readPort(env, 'REDIS_PORT'),
    objectStorePort: readPort(env, 'S3_PORT'),
    mailWebPort: readPort(env, 'MAIL_WEB_PORT'),
    mailSmtpPort: readPort(env, 'MAIL_SMTP_PORT'),
    paymentSandboxPort: readPort(env, 'PAYMENT_SANDBOX_PORT'),
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string): number {
  const port = Number(env[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port number, not "${env[name] ?? ''}".`);
  }
  return port;
}
