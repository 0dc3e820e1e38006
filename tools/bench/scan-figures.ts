import type { BareScans } from './bare-scans.ts';
import { type CpuTime, medianCpu } from './cpu-time.ts';
import type { HttpScans } from './http-scans.ts';
import { median, rounded } from './statistics.ts';

export interface BareInserts {
  rowsPerSecond: number;
  cpuUsPerRow: number;
}

export function summariseBare(runs: readonly { perSecond: number; cpu: CpuTime }[]): BareInserts {
  return {
    rowsPerSecond: rounded(median(runs.map((run) => run.perSecond))),
    cpuUsPerRow: medianCpu(runs, 'postgresUs'),
  };
}

export function summariseScans(
  runs: readonly (HttpScans & { cpu: CpuTime })[],
  statements: readonly (BareScans & { historiesRead: number })[],
  bare: { intoEmpty: BareInserts; intoFilled: BareInserts },
) {
  const perSecond = median(runs.map((run) => run.perSecond));
  const totals = runs.map(({ cpu }) => cpu.apiUs + cpu.postgresUs);
  const bareTotals = statements.map(({ cpu }) => cpu.clientUs + cpu.postgresUs);
  const ratios = totals.map((total, round) => (bareTotals[round] ?? 0) / total);
  return {
    scansPerSecond: rounded(perSecond),
    ratio: rounded(perSecond / bare.intoEmpty.rowsPerSecond),
    ratioToFilled: rounded(perSecond / bare.intoFilled.rowsPerSecond),
    p50Ms: rounded(median(runs.map((run) => run.p50Ms))),
    p99Ms: rounded(median(runs.map((run) => run.p99Ms))),
    refusedCalls: runs.reduce((sum, run) => sum + run.refused, 0),
    cpuUsPerScan: {
      api: medianCpu(runs, 'apiUs'),
      postgres: medianCpu(runs, 'postgresUs'),
      total: rounded(median(totals)),
      rounds: totals.map(rounded),
    },
    /** The same statements without our code. */
    bareCpuUsPerScan: {
      client: rounded(median(statements.map(({ cpu }) => cpu.clientUs))),
      postgres: rounded(median(statements.map(({ cpu }) => cpu.postgresUs))),
      total: rounded(median(bareTotals)),
      rounds: bareTotals.map(rounded),
    },
    cpuRatio: rounded(median(ratios)),
    cpuRatioRounds: ratios.map(rounded),
    /** Of the shipments scanned, whose events had to be read. */
    historiesRead: rounded(median(statements.map(({ historiesRead }) => historiesRead))),
  };
}
