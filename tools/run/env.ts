import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { chosenPorts } from './choose-ports.ts';
import { withAddresses } from './port-addresses.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Development defaults with the ports of this checkout, overridden by .env, overridden by the real
 * environment. A source that sets a port without the addresses that contain it sets those as well.
 */
export function loadEnvironment({
  root = REPOSITORY,
  real = process.env,
}: { root?: string; real?: NodeJS.ProcessEnv } = {}): NodeJS.ProcessEnv {
  const defaults = readEnvFile(join(root, '.env.example'));
  const own = readEnvFile(join(root, '.env'));
  const given = { ...defaults, ...own, ...real };
  const areGiven = [own, real].some((layer) => layer['PORT_BASE'] || layer['POSTGRES_PORT']);
  const chosen =
    areGiven || given['WAYPOST_SERVICES'] === 'external'
      ? {}
      : chosenPorts(resolve(root, given['WAYPOST_DATA_DIR'] || '.data'), defaults);
  return { ...defaults, ...chosen, ...withAddresses(own), ...withAddresses(real) };
}

function readEnvFile(file: string): NodeJS.ProcessEnv {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
