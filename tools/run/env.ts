import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const DEFAULTS = new URL('../../.env.example', import.meta.url);
const OWN = new URL('../../.env', import.meta.url);

/** Development defaults, overridden by .env, overridden by the real environment. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  return { ...readEnvFile(DEFAULTS), ...readEnvFile(OWN), ...process.env };
}

function readEnvFile(file: URL): NodeJS.ProcessEnv {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
