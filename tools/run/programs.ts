import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const STOP_TIMEOUT_MS = 15_000;
const NAME_WIDTH = 8;
const COLOURS = {
  services: 'gray',
  migrate: 'yellow',
  seed: 'yellow',
  sim: 'blue',
  api: 'cyan',
  worker: 'magenta',
  web: 'green',
} as const;

export interface Program {
  name: keyof typeof COLOURS;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Node, if nothing else is said. */
  command?: string;
  /** Where it runs, from the root of the repository. */
  folder?: string;
  /** How it is asked to stop: SIGTERM unless it has nothing to finish. */
  stopSignal?: NodeJS.Signals;
}

const running = new Map<ChildProcess, Program>();
let stopping = false;
const stopped = new AbortController();

/** Runs steps one after the other, and nothing after one that failed. */
export async function runInTurn(programs: Program[]): Promise<void> {
  for (const program of programs) {
    if (stopping) process.exit(130);
    const how = await start(program);
    if (stopping) process.exit(130);
    if (how === 'code 0') continue;
    console.error(`${prefix(program.name)} ended with ${how}`);
    process.exit(1);
  }
}

/** Runs programs side by side until Ctrl-C, or until one of them ends, which none should. */
export async function runTogether(programs: Program[]): Promise<void> {
  await Promise.all(
    programs.map(async (program) => {
      const how = await start(program);
      if (stopping) return;
      console.error(`${prefix(program.name)} ended with ${how}, so everything stops`);
      process.exitCode = 1;
      stopAll();
    }),
  );
}

/** Runs one more beside them, which may end without the others. */
export async function runBeside(program: Program): Promise<void> {
  if (stopping) return;
  const how = await start(program);
  if (!stopping) console.error(`${prefix(program.name)} ended with ${how}; the others go on`);
}

/** Aborted when everything is asked to stop. */
export function whenStopped(): AbortSignal {
  return stopped.signal;
}

function start(program: Program): Promise<string> {
  const { name, args, env, command = process.execPath, folder = '' } = program;
  const child = spawn(command, args, {
    cwd: join(REPOSITORY, folder),
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches only us, and we end the group in order.
    detached: true,
  });
  running.set(child, program);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${prefix(name)} ${line}`));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Whatever the program itself started and left behind.
    child.once('exit', () => signalGroup(child, 'SIGTERM'));
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(signal ?? `code ${code}`);
    });
  });
}

function stopAll(): void {
  for (const [child, { stopSignal = 'SIGTERM' }] of running) {
    if (stopping) signalGroup(child, 'SIGKILL');
    else child.kill(stopSignal);
    setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS).unref();
  }
  stopping = true;
  stopped.abort();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

function prefix(name: Program['name']): string {
  return styleText(COLOURS[name], `${name.padEnd(NAME_WIDTH)} |`, { stream: process.stdout });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
