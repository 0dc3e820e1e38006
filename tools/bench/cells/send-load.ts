import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBatches } from '../../installation/in-batches.ts';
import { bindProcess, type BoundCell } from './bound-cell.ts';
import type { DrawnScan } from './draw-scans.ts';
import type { LoadOrders, LoadReport } from './load-process.ts';

const PROGRAM = fileURLToPath(new URL('./load-process.ts', import.meta.url));

export interface Load {
  /** Whose api is asked; what sends runs on the core of that cell. */
  door: BoundCell;
  scans: readonly DrawnScan[];
}

/** Sends to all doors at the same time. Everything is written and read before the clock starts. */
export async function sendLoad(
  loads: readonly Load[],
  { key, batch, connections }: { key: string; batch: number; connections: number },
): Promise<LoadReport[]> {
  const senders = await Promise.all(
    loads.map(async ({ door, scans }) => {
      const file = join(door.installation.dataDir, 'load.jsonl');
      const lines = inBatches(scans, batch).map((some) =>
        JSON.stringify({ scans: some.map(({ scan }) => scan) }),
      );
      writeFileSync(file, lines.join('\n'));
      const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const orders: LoadOrders = { file, key, port: door.port, connections };
      await askChild(child, orders);
      await bindProcess(child.pid ?? 0, door.core);
      return child;
    }),
  );
  try {
    return (await Promise.all(senders.map((child) => askChild(child, 'begin')))) as LoadReport[];
  } finally {
    for (const child of senders) child.kill('SIGKILL');
  }
}

function askChild(child: ChildProcess, message: LoadOrders | 'begin'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('What sends scans has ended by itself.')));
    child.send(message);
  });
}
