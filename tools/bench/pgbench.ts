import type { Installation } from '../installation/installation.ts';
import { runProgram } from '../installation/run-program.ts';
import { findPostgresProgram } from '../services/programs.ts';

/** Transactions per second of a script as the role of the api, with prepared statements. */
export async function runPgbench(
  { postgresPort, env }: Installation,
  file: string,
  clients: number,
  options: string[],
): Promise<number> {
  const printed = await runProgram(
    findPostgresProgram('pgbench'),
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      '--jobs=2',
      ...options,
      `--file=${file}`,
      '--host=127.0.0.1',
      `--port=${postgresPort}`,
      '--username=waypost_api',
      'waypost',
    ],
    { ...process.env, PGPASSWORD: new URL(env['DATABASE_API_URL'] ?? '').password },
  );
  const perSecond = /^tps = ([\d.]+) \(without initial connection time\)$/m.exec(printed)?.[1];
  const failed = /^number of failed transactions: (\d+)/m.exec(printed)?.[1];
  if (perSecond === undefined || failed !== '0') throw new Error(`pgbench said:\n${printed}`);
  return Number(perSecond);
}
