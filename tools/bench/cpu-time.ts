import { readdirSync, readFileSync } from 'node:fs';
import type { Installation } from '../installation/installation.ts';
import type { ServerProcess } from '../installation/server-process.ts';
import { median, rounded } from './statistics.ts';
import { readValue } from '../installation/read-value.ts';

/** What Linux counts processor time in, wherever it runs. */
const TICK_US = 10_000;

export interface CpuTime {
  apiUs: number;
  postgresUs: number;
}

/**
 * Processor time used so far by the api processes and by all of PostgreSQL. Unlike the clock it
 * hardly depends on what else the machine is doing.
 */
export type CpuClock = () => CpuTime;

export async function createCpuClock(
  installation: Installation,
  apis: readonly ServerProcess[],
): Promise<CpuClock> {
  const postmaster = await findPostmaster(installation);
  return () => ({
    apiUs: sum(apis.map(({ pid }) => readStat(pid)?.ownUs ?? 0)),
    postgresUs:
      (readStat(postmaster)?.withEndedChildrenUs ?? 0) +
      sum(childrenOf(postmaster).map(({ ownUs }) => ownUs)),
  });
}

/** The process that all others of this PostgreSQL are children of. */
export async function findPostmaster(installation: Installation): Promise<number> {
  const db = await installation.connect('owner');
  const backend = await readValue<number>(db, 'SELECT pg_backend_pid()');
  const postmaster = readStat(backend ?? 0)?.parent;
  await db.end();
  if (postmaster === undefined) throw new Error('PostgreSQL runs where /proc does not show it.');
  return postmaster;
}

/** Processor time that one process has used so far. */
export function cpuUsOf(pid: number): number {
  return readStat(pid)?.ownUs ?? 0;
}

/** The same with all processes that it has started and that have ended. */
export function cpuUsWithEndedChildrenOf(pid: number): number {
  return readStat(pid)?.withEndedChildrenUs ?? 0;
}

/** Processor time that everything on this machine has used so far. */
export function cpuUsOfMachine(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .split('\n', 1)
    .flatMap((line) => line.trim().split(/\s+/).slice(1).map(Number));
  return (user + nice + system + irq + softIrq) * TICK_US;
}

/** Of what happened between two readings. */
export function cpuPerItem(before: CpuTime, after: CpuTime, items: number): CpuTime {
  return {
    apiUs: (after.apiUs - before.apiUs) / items,
    postgresUs: (after.postgresUs - before.postgresUs) / items,
  };
}

export function medianCpu(runs: readonly { cpu: CpuTime }[], part: keyof CpuTime): number {
  return rounded(median(runs.map(({ cpu }) => cpu[part])));
}

export function childrenOf(parent: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(Number(name));
      return stat === undefined ? [] : [{ pid: Number(name), ...stat }];
    })
    .filter((stat) => stat.parent === parent);
}

function readStat(pid: number) {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // it ended between the listing and the reading; its parent has its time now
    return undefined;
  }
}

/** See proc_pid_stat(5). The second field is a name in brackets and may hold spaces. */
export function parseStat(text: string) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields
    .slice(11, 15)
    .map(Number);
  return {
    parent: Number(fields[1]),
    ownUs: (user + system) * TICK_US,
    withEndedChildrenUs: (user + system + childrenUser + childrenSystem) * TICK_US,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
