import { NEVER, toSeconds } from './model.ts';
import type { PlanProblem } from './problem.ts';
import type { Solution } from './solution.ts';

/** Lets absent stops begin after their priority but within their window. Returns whether there are any. */
export function relaxPriorities({ stops }: PlanProblem, solution: Solution): boolean {
  const { closes } = solution.model;
  let isAny = false;
  for (const place of solution.absent.subarray(0, solution.absentCount)) {
    const window = stops[place]?.window;
    const until = window ? toSeconds(window.untilMinute) : NEVER;
    if (until <= (closes[place] ?? 0)) continue;
    closes[place] = until;
    isAny = true;
  }
  return isAny;
}
