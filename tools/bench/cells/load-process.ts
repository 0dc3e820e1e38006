// A separate process that sends scans prepared before, so that the cost of sending is neither the tool's nor the
// api's: `fork`ed by send-load.ts.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScanPoster, readAnswers } from '../../installation/post-scans.ts';

export interface LoadOrders {
  /** One body on each line. */
  file: string;
  key: string;
  port: number;
  connections: number;
}

export interface LoadReport {
  /** From the first request to the last answer. */
  seconds: number;
  cpuUs: number;
  /** Calls that had to be repeated. */
  repeated: number;
  outcomes: Record<string, number>;
}

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 20;
const NOT_STORED = '"unavailable"';

let orders: LoadOrders | undefined;
let bodies: Buffer[] = [];

process.on('message', (message: LoadOrders | 'begin') => {
  if (message !== 'begin') {
    orders = message;
    bodies = readFileSync(message.file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Buffer.from(line));
    process.send?.('ready');
  } else if (orders !== undefined) void send(orders).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit(0));

async function send({ key, port, connections }: LoadOrders): Promise<LoadReport> {
  const answers: Buffer[] = [];
  let repeated = 0;
  let next = 0;
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const poster = createScanPoster(key, TIMEOUT_MS);
      for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
        for (;;) {
          const answered = await poster.post(port, body);
          // retries part of a call, as a device does when another cell was too busy
          const isWhole = answered.kind === 'answered' && !answered.body.includes(NOT_STORED);
          if (isWhole) {
            answers.push(answered.body);
            break;
          }
          repeated += 1;
          await sleep(PAUSE_MS);
        }
      }
      poster.close();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of answers.flatMap(readAnswers)) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return { seconds, cpuUs: user + system, repeated, outcomes };
}
