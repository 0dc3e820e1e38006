import { readFileSync } from 'node:fs';
import type { Installation } from '../../installation/installation.ts';
import type { ServerProcess } from '../../installation/server-process.ts';
import { runProgram } from '../../installation/run-program.ts';
import { pidInBackground } from '../../services/background-process.ts';
import { folderOf } from '../../services/background-services.ts';
import { findOnPath } from '../../services/programs.ts';
import { childrenOf, cpuUsOf, createCpuClock, findPostmaster } from '../cpu-time.ts';

export interface CellCpu {
  apiUs: number;
  postgresUs: number;
  valkeyUs: number;
}

export interface BoundCell {
  installation: Installation;
  core: number;
  port: number;
  /** Used so far. */
  cpu(): CellCpu;
}

/** Pins api, PostgreSQL and Valkey of a cell to one core, including processes that they start later. */
export async function bindCell(
  installation: Installation,
  api: ServerProcess,
  core: number,
): Promise<BoundCell> {
  const valkey = pidInBackground(folderOf(installation.dataDir, 'redis'));
  if (valkey === undefined) throw new Error('Valkey does not run.');
  const postmaster = await findPostmaster(installation);
  const backends = childrenOf(postmaster).map(({ pid }) => pid);
  for (const pid of [api.pid, valkey, postmaster, ...backends]) await bindProcess(pid, core);
  const clock = await createCpuClock(installation, [api]);
  return {
    installation,
    core,
    port: api.port,
    cpu: () => ({ ...clock(), valkeyUs: cpuUsOf(valkey) }),
  };
}

const BIND_TRIES = 5;

/** All threads of the process. If one ends meanwhile the program fails, and all are pinned again. */
export async function bindProcess(pid: number, core: number): Promise<void> {
  const taskset = findOnPath('taskset', 'util-linux');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runProgram(taskset, ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`]);
      return;
    } catch (error) {
      if (attempt === BIND_TRIES) throw error;
    }
  }
}

/** Those that this process may use. */
export function readCores(): number[] {
  const status = readFileSync('/proc/self/status', 'utf8');
  return coresIn(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '');
}

/** `0-1,4`. */
export function coresIn(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
