import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../installation/run-program.ts';

const BALLAST = 'ballast';
const MEGABYTE = Buffer.alloc(1024 * 1024);

/** A file system of its own for one node, so that it can be full. Needs root. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (isMounted(folder)) return;
  await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
}

export async function unmountSmallDisk(folder: string): Promise<void> {
  if (isMounted(folder)) await runProgram('umount', [folder]);
}

/** To the last byte. */
export function fillDisk(folder: string): void {
  const file = openSync(join(folder, BALLAST), 'a');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

export function freeDisk(folder: string): void {
  rmSync(join(folder, BALLAST), { force: true });
}

function isMounted(folder: string): boolean {
  return readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `);
}
