import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the process of one request or job ends. `number` counts its statements and provider calls from 1; 0 only
 * lists them. A lost answer was sent by the provider, but the connection breaks at our end.
 */
export interface CrashPlan {
  number: number;
  side: 'before' | 'after';
  /** Numbers of the provider calls, counted among themselves from 1, whose answers get lost. */
  lost: number[];
  /** Number of the provider call that never leaves: its connection breaks before anything is sent. */
  unsent?: number;
}

/** What a process met, in order: `sql` and the statement, or `provider` and the call. */
export interface CrashTrace {
  points: string[];
  /** Set just before the process ends itself. */
  ended?: { number: number; side: string; point: string };
}

/** `api` and an attempt or receipt, or `worker` and a queue with what its job is about. */
export function crashKey(role: 'api' | 'worker', subject: string): string {
  return `${role}-${subject}`.replaceAll(/[^\w-]/g, '_');
}

/** Written by the tool before it makes the request; read once by the process that handles it. */
export function layPlan(folder: string, key: string, plan: CrashPlan): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, `${key}.plan`), plan);
}

export function takePlan(folder: string, key: string): CrashPlan | undefined {
  const file = join(folder, `${key}.plan`);
  if (!existsSync(file)) return undefined;
  renameSync(file, `${file}.taken`);
  return JSON.parse(readFileSync(`${file}.taken`, 'utf8')) as CrashPlan;
}

export function writeTrace(folder: string, key: string, trace: CrashTrace): void {
  writeWhole(join(folder, `${key}.trace`), trace);
}

export function readTrace(folder: string, key: string): CrashTrace | undefined {
  const file = join(folder, `${key}.trace`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CrashTrace) : undefined;
}

/** The other process reads all of it or nothing. */
function writeWhole(file: string, content: object): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}
