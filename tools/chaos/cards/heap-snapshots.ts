import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Options under which a process writes its heap into the folder when it gets the signal. */
export function heapOptions(folder: string): string[] {
  return ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${folder}`];
}

/** Every process stands still while it writes; a file is whole when it has stopped growing. */
export async function writeHeaps(folder: string, pids: readonly number[]): Promise<string[]> {
  for (const pid of pids) process.kill(pid, 'SIGUSR2');
  const deadline = Date.now() + PATIENCE_MS;
  let before = '';
  for (;;) {
    await sleep(2_000);
    const files = globSync('*.heapsnapshot', { cwd: folder }).map((name) => join(folder, name));
    const sizes = files.map((file) => statSync(file).size);
    const now = sizes.join();
    if (files.length === pids.length && now === before && !sizes.includes(0)) return files;
    if (Date.now() > deadline) throw new Error(`${files.length} of ${pids.length} heaps came`);
    before = now;
  }
}
