import type { PlanRun } from '@waypost/contract';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlanRunRow } from './plan-runs.queries.ts';

export function presentRun(run: PlanRunRow | undefined): PlanRun {
  if (run === undefined) throw new Problem('round_not_found');
  const { id, state, share, stopAsked, outcome } = run;
  const roundIds = run.rounds.map(({ roundId }) => roundId);
  return { id, roundIds, state, share, stopAsked, outcome };
}
