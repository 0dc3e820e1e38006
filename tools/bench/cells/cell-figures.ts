import { median, rounded } from '../statistics.ts';
import type { CellCpu } from './bound-cell.ts';
import type { LoadReport } from './load-process.ts';

/** Of one measurement, over all its cells; microseconds of processor for a scan. */
export interface Measured {
  perSecond: number;
  apiUs: number;
  postgresUs: number;
  valkeyUs: number;
  /** The three together. */
  cellUs: number;
  /** Of what sends. */
  loadUs: number;
  repeated: number;
}

export function measured(
  scans: number,
  reports: readonly LoadReport[],
  before: readonly CellCpu[],
  after: readonly CellCpu[],
): Measured {
  const used = (part: keyof CellCpu) =>
    after.reduce((sum, cell, at) => sum + cell[part] - (before[at]?.[part] ?? 0), 0) / scans;
  const [apiUs, postgresUs, valkeyUs] = [used('apiUs'), used('postgresUs'), used('valkeyUs')];
  return {
    // until the last of them has its last answer
    perSecond: scans / Math.max(...reports.map(({ seconds }) => seconds)),
    apiUs,
    postgresUs,
    valkeyUs,
    cellUs: apiUs + postgresUs + valkeyUs,
    loadUs: reports.reduce((sum, { cpuUs }) => sum + cpuUs, 0) / scans,
    repeated: reports.reduce((sum, report) => sum + report.repeated, 0),
  };
}

export function summariseForms<Form extends string>(
  runs: Record<Form | 'one', readonly Measured[]>,
): Record<Form | 'one', object> {
  const middle = (form: readonly Measured[], part: keyof Measured) =>
    median(form.map((run) => run[part]));
  const { one } = runs;
  const summaries = Object.entries<readonly Measured[]>(runs).map(([name, form]) => {
    const by = (part: keyof Measured) => rounded(middle(form, part));
    const figures = {
      scansPerSecond: by('perSecond'),
      cpuUsPerScan: {
        api: by('apiUs'),
        postgres: by('postgresUs'),
        valkey: by('valkeyUs'),
        total: by('cellUs'),
        rounds: form.map(({ cellUs }) => rounded(cellUs)),
        load: by('loadUs'),
      },
      repeatedCalls: form.reduce((sum, { repeated }) => sum + repeated, 0),
    };
    if (form === one) return [name, figures];
    const times = (part: keyof Measured) => rounded(middle(form, part) / middle(one, part));
    return [name, { ...figures, ratio: times('perSecond'), cpuRatio: times('cellUs') }];
  });
  return Object.fromEntries(summaries) as Record<Form | 'one', object>;
}
