import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ViewerOrders, ViewerReport } from './viewer-process.ts';

const PROGRAM = fileURLToPath(new URL('./viewer-process.ts', import.meta.url));
/** Web and api allow 200 streams of one client. */
const VIEWERS_PER_ADDRESS = 100;
const OPEN_TIMEOUT_MS = 180_000;

export interface Sighting {
  version: number;
  at: number;
}

export type Viewers = Awaited<ReturnType<typeof openViewers>>;

/** One viewer for each reference, each with a stream of its own. Settles when all of them see something. */
export async function openViewers(refs: readonly string[], ports: readonly number[]) {
  const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const sightings: Sighting[][] = refs.map(() => []);
  let ended = 0;
  child.on('message', (report: ViewerReport) => {
    ({ ended } = report);
    for (let from = 0; from < report.seen.length; from += 3) {
      const [viewer = 0, version = 0, at = 0] = report.seen.slice(from, from + 3);
      sightings[viewer]?.push({ version, at });
    }
  });
  const orders: ViewerOrders = {
    viewers: refs.map((ref, index) => ({
      port: ports[index % ports.length] ?? 0,
      ref,
      address: addressOf(index),
    })),
  };
  child.send(orders);

  const deadline = Date.now() + OPEN_TIMEOUT_MS;
  for (let waiting = refs.length; waiting > 0;) {
    if (Date.now() > deadline) throw new Error(`${waiting} viewers see nothing`);
    await sleep(100);
    waiting = sightings.filter((seen) => seen.length === 0).length;
  }
  const turnedAway = ended;
  return {
    pid: child.pid ?? 0,
    /** Of each viewer in the order of arrival; the first one is what it saw when it opened. */
    sightings,
    /** Streams that ended after all were open, and were opened again. */
    ended: () => ended - turnedAway,
    close(): void {
      process.removeListener('exit', end);
      end();
    },
  };
}

function addressOf(viewer: number): string {
  const number = Math.floor(viewer / VIEWERS_PER_ADDRESS);
  return `10.2.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}
