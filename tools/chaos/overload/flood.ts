import { fileURLToPath } from 'node:url';
import { runProgram } from '../../installation/run-program.ts';
import { findOnPath } from '../../services/programs.ts';

const SCRIPT = fileURLToPath(new URL('./flood.lua', import.meta.url));

export type Flooded = {
  seconds: number;
  answered: number;
  /** With 429 or 503. */
  refused: number;
  /** Answered otherwise. */
  wrong: number;
  /** Connections that failed, and requests without an answer for 5 s. */
  broken: number;
  /** Of answers and refusals together. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
};

/** Clients that retry as soon as they are answered and ignore Retry-After: wrk. */
export async function flood(options: {
  kind: 'look-ups' | 'scans';
  port: number;
  connections: number;
  seconds: number;
  /** Tracking numbers of 16 bytes one after the other. */
  refsFile: string;
  key: string;
}): Promise<Flooded> {
  const { kind, port, connections, seconds, refsFile, key } = options;
  const printed = await runProgram(
    findOnPath('wrk', 'wrk'),
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=5s',
      `--script=${SCRIPT}`,
      `http://127.0.0.1:${port}`,
    ],
    { ...process.env, FLOOD_KIND: kind, FLOOD_REFS: refsFile, FLOOD_KEY: key },
  );
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Flooded;
}
