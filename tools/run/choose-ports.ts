// Also a program of its own: `node tools/run/choose-ports.ts FOLDER` prints the first of a row of ports
// that nobody uses and no other checkout has chosen.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPortOpen } from '../services/background-process.ts';
import { PORT_NAMES, withAddresses } from './port-addresses.ts';
import { chosenBase, claimPorts } from './port-claims.ts';

// Below the range from which the kernel gives ports to outgoing connections.
const FIRST_BASE = 21_000;
const BLOCKS = 400;
const BLOCK_SIZE = 20;

const PROGRAM = fileURLToPath(import.meta.url);

/**
 * What differs from the usual ports in this checkout. They are chosen when it is first used: the usual
 * ones unless another program or checkout has them, otherwise a row of free ones. The choice is kept
 * beside the data of the services.
 */
export function chosenPorts(dataDir: string, defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = choiceFile(dataDir);
  if (!existsSync(file)) keepChoice(file, choose(dataDir, defaults));
  const base = chosenBase(file) ?? '';
  // a choice from before claims were made
  claimPorts(Number(base || defaults[PORT_NAMES[0]]), file, base);
  return withAddresses({ PORT_BASE: base });
}

function choiceFile(dataDir: string): string {
  return join(dataDir, 'ports.env');
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

async function takeIfFree(ports: readonly number[], file: string, base: string): Promise<boolean> {
  const areFree = !(await Promise.all(ports.map(isPortOpen))).includes(true);
  return areFree && claimPorts(ports[0] ?? 0, file, base);
}

/** Starts at a place of its own for each folder, so that two checkouts rarely want the same ports. */
async function findFreeBase(dataDir: string): Promise<number> {
  const start = createHash('sha256').update(dataDir).digest().readUInt16BE() % BLOCKS;
  for (let offset = 0; offset < BLOCKS; offset += 1) {
    const base = FIRST_BASE + ((start + offset) % BLOCKS) * BLOCK_SIZE;
    const ports = PORT_NAMES.map((_, index) => base + index);
    if (await takeIfFree(ports, choiceFile(dataDir), `${base}`)) return base;
  }
  throw new Error(`Every port from ${FIRST_BASE} on is in use.`);
}

if (process.argv[1] === PROGRAM) {
  const [dataDir = '', ...usual] = process.argv.slice(2);
  const keepsUsual =
    usual.length > 0 && (await takeIfFree(usual.map(Number), choiceFile(dataDir), ''));
  console.log(keepsUsual ? '' : await findFreeBase(dataDir));
}
