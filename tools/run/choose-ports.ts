// Also a program of its own: `node tools/run/choose-ports.ts SEED` prints the first of a row of ports
// that nobody uses.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { isPortOpen } from '../services/background-process.ts';
import { PORT_NAMES, withAddresses } from './port-addresses.ts';

// Below the range from which the kernel gives ports to outgoing connections.
const FIRST_BASE = 21_000;
const BLOCKS = 400;
const BLOCK_SIZE = 20;

const PROGRAM = fileURLToPath(import.meta.url);

/**
 * What differs from the usual ports in this checkout. They are chosen when it is first used: the usual
 * ones while nobody else has one of them, otherwise a row of free ones. The choice is kept beside the
 * data of the services.
 */
export function chosenPorts(dataDir: string, defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = join(dataDir, 'ports.env');
  if (!existsSync(file)) keepChoice(file, choose(dataDir, defaults));
  const { PORT_BASE = '' } = parseEnv(readFileSync(file, 'utf8'));
  return withAddresses({ PORT_BASE });
}

/** Empty: the usual ports. */
function choose(dataDir: string, defaults: NodeJS.ProcessEnv): string {
  const isInUse = ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)));
  if (isInUse) return '';
  const usual = PORT_NAMES.map((name) => defaults[name] ?? '');
  // Asking whether a port is free is asynchronous, and reading the environment is not.
  return execFileSync(process.execPath, [PROGRAM, dataDir, ...usual], { encoding: 'utf8' }).trim();
}

function keepChoice(file: string, base: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const text = `# Chosen when this checkout was first used. Stop the services and delete this file to choose again.
# Empty: the usual ports of .env.example.
PORT_BASE=${base}
`;
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    // another command has chosen meanwhile
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
}

async function areFree(ports: number[]): Promise<boolean> {
  return !(await Promise.all(ports.map(isPortOpen))).includes(true);
}

/** Starts at a place of its own for each seed, so that two checkouts rarely want the same ports. */
async function findFreeBase(seed: string): Promise<number> {
  const start = createHash('sha256').update(seed).digest().readUInt16BE() % BLOCKS;
  for (let offset = 0; offset < BLOCKS; offset += 1) {
    const base = FIRST_BASE + ((start + offset) % BLOCKS) * BLOCK_SIZE;
    if (await areFree(PORT_NAMES.map((_, index) => base + index))) return base;
  }
  throw new Error(`Every port from ${FIRST_BASE} on is in use.`);
}

if (process.argv[1] === PROGRAM) {
  const [seed = '', ...usual] = process.argv.slice(2);
  const keepsUsual = usual.length > 0 && (await areFree(usual.map(Number)));
  console.log(keepsUsual ? '' : await findFreeBase(seed));
}
