import { seededRandom, type SeededRandom } from '../simulation/seeded-random.ts';
import { anneal, type Budget, type PlanProgress } from './anneal.ts';
import { modelOf } from './model.ts';
import type { Plan } from './plan.ts';
import { type PlanProblem, problemFaults } from './problem.ts';
import { findHopeless } from './reasons.ts';
import { startingSolution } from './starting-solution.ts';
import { writePlan } from './write-plan.ts';

export interface PlanOptions {
  seed: number;
  budget: Budget;
  /** Called every few milliseconds. */
  onProgress?: (progress: PlanProgress) => void;
  /** Called as often; returning true stops the search with the best plan so far. */
  shouldStop?: () => boolean;
}

/**
 * Assigns every stop to a round at low cost. A plan never breaks a window, a shift, a capacity or a lock: a stop
 * that fits nowhere is returned as unplanned, with the reason. Throws a RangeError for a problem with faults.
 */
export function planRounds(problem: PlanProblem, options: PlanOptions): Plan {
  const faults = problemFaults(problem);
  if (faults.length > 0) throw new RangeError(faults.join(' '));
  const model = modelOf(problem);
  const hopeless = findHopeless(problem, model);
  const random: SeededRandom = seededRandom(options.seed, 0);
  const solution = startingSolution(problem, model, hopeless);
  const iterations = anneal(problem, solution, random, options);
  return writePlan(problem, solution, hopeless, iterations);
}
