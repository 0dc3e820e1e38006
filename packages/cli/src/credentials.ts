import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createWaypost, type Waypost } from '@waypost/sdk';
import type { Environment } from './config.ts';
import { UsageError } from './command.ts';

interface Credentials {
  key: string;
  url: string;
}

/** Readable by its owner alone, also where the file was there before. */
export function keepCredentials({ credentialsFile }: Environment, credentials: Credentials): void {
  mkdirSync(dirname(credentialsFile), { recursive: true, mode: 0o700 });
  writeFileSync(credentialsFile, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(credentialsFile, 0o600);
}

export function forgetCredentials({ credentialsFile }: Environment): void {
  rmSync(credentialsFile, { force: true });
}

/** A client with the key of the environment, or of `waypost login`. */
export function connect(environment: Environment): Waypost {
  const kept = readCredentials(environment);
  const key = environment.key ?? kept?.key;
  const baseUrl = environment.url ?? kept?.url;
  if (!key || !baseUrl) {
    throw new UsageError('Run waypost login first, or set WAYPOST_KEY and WAYPOST_URL.');
  }
  return createWaypost({ key, baseUrl, userAgent: 'waypost-cli/1' });
}

function readCredentials({ credentialsFile }: Environment): Credentials | undefined {
  try {
    return JSON.parse(readFileSync(credentialsFile, 'utf8')) as Credentials;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
