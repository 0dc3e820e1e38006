import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../installation/run-program.ts';
import { readServicesConfig } from '../services/config.ts';

/** The key that an earlier run made and left beside the data, or a new one: not one for every start. */
export async function readOwnKey(env: NodeJS.ProcessEnv, baseUrl: string): Promise<string> {
  const { dataDir } = readServicesConfig(env);
  const file = join(dataDir, 'simulator.key');
  const kept = readKept(file);
  if (kept !== null && (await isKnown(baseUrl, kept))) return kept;
  const create = ['create', '--kind', 'simulator', '--name', 'Simulator'];
  const args = ['tools/run/server-command.ts', 'keys', ...create];
  const key = (await runProgram(process.execPath, args, env)).trim();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}

function readKept(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A database that was deleted has forgotten it. The key is looked at before the body, which is empty. */
async function isKnown(baseUrl: string, key: string): Promise<boolean> {
  const { status } = await fetch(`${baseUrl}/api/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"scans":[]}',
  });
  return status !== 401 && status !== 403;
}
