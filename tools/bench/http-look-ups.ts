import { fileURLToPath } from 'node:url';
import { runProgram } from '../installation/run-program.ts';
import { findOnPath } from '../services/programs.ts';

const SCRIPT = fileURLToPath(new URL('./look-ups.lua', import.meta.url));

export interface HttpLookUps {
  perSecond: number;
  /** Answers other than 200, and connections that failed. */
  failed: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/** Look-ups over HTTP by wrk, whose own cost is small, one thread for each api process. */
export async function runHttpLookUps(load: {
  apiPorts: readonly number[];
  connections: number;
  seconds: number;
  /** Tracking numbers of 16 bytes one after the other. */
  refsFile: string;
  /** Walks the file from this number on, in place of drawing from it. With one api only. */
  from?: number;
}): Promise<HttpLookUps> {
  const printed = await runProgram(
    findOnPath('wrk', 'wrk'),
    [
      `--threads=${load.apiPorts.length}`,
      `--connections=${load.connections}`,
      `--duration=${load.seconds}s`,
      `--script=${SCRIPT}`,
      `http://127.0.0.1:${load.apiPorts[0]}`,
    ],
    {
      ...process.env,
      BENCH_REFS: load.refsFile,
      BENCH_PORTS: load.apiPorts.join(' '),
      ...(load.from !== undefined && { BENCH_FROM: `${load.from}` }),
    },
  );
  const counted = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
    requests: number;
    seconds: number;
    notOk: number;
    broken: number;
    p50Ms: number;
    p95Ms: number;
    p99Ms: number;
  };
  const { requests, seconds, notOk, broken, ...times } = counted;
  return { perSecond: (requests - notOk) / seconds, failed: notOk + broken, ...times };
}
