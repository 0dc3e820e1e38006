import { median } from '../bench/statistics.ts';
import { kolmogorovSmirnov } from './kolmogorov-smirnov.ts';

export type Branch = 'known' | 'unknown';

export interface Try {
  branch: Branch;
  status: number;
  /** See visible-answer.ts. */
  visible: string;
  elapsedMs: number;
}

export interface Comparison {
  tries: number;
  knownMs: number;
  unknownMs: number;
  gapMs: number;
  p: number;
  /** Answers that are not what was asked for, or that differ. */
  answerFaults: string[];
  timingFaults: string[];
}

const MAX_GAP_MS = 2;
const MIN_P = 0.01;

/** What the tries tell about whether an address has an account; nothing, if there is no fault. */
export function compareBranches(tries: readonly Try[], expectedStatus: number): Comparison {
  const [known, unknown] = (['known', 'unknown'] as const).map((branch) =>
    tries.filter((each) => each.branch === branch).map((each) => each.elapsedMs),
  ) as [number[], number[]];
  const knownMs = median(known);
  const unknownMs = median(unknown);
  const gapMs = Math.abs(knownMs - unknownMs);
  const { p } = kolmogorovSmirnov(known, unknown);
  const timingFaults: string[] = [];
  if (gapMs > MAX_GAP_MS) timingFaults.push(`medians lie ${gapMs.toFixed(2)} ms apart`);
  if (p <= MIN_P) timingFaults.push(`the distributions differ, p ${p.toPrecision(2)}`);
  return {
    tries: tries.length,
    knownMs,
    unknownMs,
    gapMs,
    p,
    answerFaults: findAnswerFaults(tries, expectedStatus),
    timingFaults,
  };
}

function findAnswerFaults(tries: readonly Try[], expectedStatus: number): string[] {
  const byAnswer = [...Map.groupBy(tries, ({ visible }) => visible)];
  const faults = byAnswer.flatMap(([, [sample]]) =>
    sample === undefined || sample.status === expectedStatus
      ? []
      : [`${expectedStatus} was expected, not\n${sample.visible}`],
  );
  if (byAnswer.length > 1) {
    const shown = byAnswer.map(([visible, same]) => {
      const known = same.filter(({ branch }) => branch === 'known').length;
      return `${known} known, ${same.length - known} unknown addresses:\n${visible}`;
    });
    faults.push(['the answers differ', ...shown].join('\n'));
  }
  return faults;
}
