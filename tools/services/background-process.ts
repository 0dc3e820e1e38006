import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** A program that outlives the command that started it. Its pid file and log are in `folder`. */
export interface BackgroundProcess {
  name: string;
  folder: string;
  command: string;
  args: string[];
  /** Ours, if nothing else is said. */
  env?: NodeJS.ProcessEnv;
  ports: number[];
}

export async function startInBackground(program: BackgroundProcess): Promise<void> {
  if (isRunningInBackground(program.folder)) {
    for (const port of program.ports) await assertPortAnswers(program.name, port);
    return;
  }
  for (const port of program.ports) await assertPortIsFree(program.name, port);

  mkdirSync(program.folder, { recursive: true });
  const log = openSync(logFile(program.folder), 'w');
  const child = spawn(program.command, program.args, {
    cwd: program.folder,
    env: program.env ?? process.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure = `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  if (child.pid !== undefined) writePidFile(program.folder, child.pid);

  const deadline = Date.now() + START_TIMEOUT_MS;
  for (const port of program.ports) {
    while (!(await isPortOpen(port))) {
      if (Date.now() > deadline) failure ??= `nothing answers on port ${port}`;
      if (failure !== undefined) {
        await stopInBackground(program.folder);
        throw new Error(
          `${program.name} did not start: ${failure}\n${tail(logFile(program.folder))}`,
        );
      }
      await sleep(POLL_MS);
    }
  }
}

/** Ends the program named by the pid file, and nothing else: a reused pid has another start time. */
export async function stopInBackground(folder: string): Promise<void> {
  const pid = pidInBackground(folder);
  if (pid !== undefined) {
    process.kill(pid, 'SIGTERM');
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (isRunningInBackground(folder)) {
      if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
      await sleep(POLL_MS);
    }
  }
  rmSync(pidFile(folder), { force: true });
}

/** SIGKILL: it finishes nothing and says goodbye to nobody. */
export async function killInBackground(folder: string): Promise<void> {
  const pid = pidInBackground(folder);
  if (pid === undefined) return;
  process.kill(pid, 'SIGKILL');
  while (isRunningInBackground(folder)) await sleep(POLL_MS);
}

export function isRunningInBackground(folder: string): boolean {
  return pidInBackground(folder) !== undefined;
}

export async function assertPortIsFree(name: string, port: number): Promise<void> {
  if (await isPortOpen(port)) {
    throw new Error(
      `${name} did not start: another program already listens on port ${port}. Stop that program, or set PORT_BASE in .env to the first of a row of free ports.`,
    );
  }
}

export async function assertPortAnswers(name: string, port: number): Promise<void> {
  if (!(await isPortOpen(port))) {
    throw new Error(
      `${name} is running, but not on port ${port}: run \`pnpm services stop\` first.`,
    );
  }
}

export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function pidFile(folder: string): string {
  return join(folder, 'pid');
}

function logFile(folder: string): string {
  return join(folder, 'log');
}

function writePidFile(folder: string, pid: number): void {
  writeFileSync(pidFile(folder), `${pid} ${startTicks(pid) ?? ''}\n`);
}

export function pidInBackground(folder: string): number | undefined {
  const recorded = readIfPresent(pidFile(folder));
  if (recorded === undefined) return undefined;
  const [pid, ticks] = recorded.trim().split(' ');
  return ticks !== undefined && startTicks(Number(pid)) === ticks ? Number(pid) : undefined;
}

/** Clock ticks since boot at which the process started; undefined when it is gone or a zombie. */
function startTicks(pid: number): string | undefined {
  // The second field is the program's name in brackets and may hold spaces: split after it.
  const fields = readIfPresent(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19];
}

/** The last lines of a log, if there is one. */
export function tail(file: string): string {
  return (readIfPresent(file) ?? '').trimEnd().split('\n').slice(-20).join('\n');
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ESRCH')
    ) {
      return undefined;
    }
    throw error;
  }
}
