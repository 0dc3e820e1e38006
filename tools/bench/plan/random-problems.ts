import { checkPlan, drawProblem, planRounds } from '@waypost/domain/rounds';
import { seededRandom } from '@waypost/domain/simulation';
import { drawCity } from './draw-city.ts';

/** Plans so many random problems; a sentence for each fault that checkPlan finds. */
export function planRandomProblems(count: number): string[] {
  const faults: string[] = [];
  for (let stream = 0; stream < count; stream += 1) {
    const random = seededRandom(6, stream);
    const problem = drawProblem(random, 1 + random.below(60));
    const plan = planRounds(problem, { seed: stream, budget: { iterations: random.below(400) } });
    for (const { kind, id } of checkPlan(problem, plan))
      faults.push(`random problem ${stream}: ${kind} ${id}`);
  }
  return faults;
}

/** The same seed and as many iterations must give the same plan. */
export function planTwice(): string[] {
  const { problem } = drawCity(150);
  const make = () => JSON.stringify(planRounds(problem, { seed: 9, budget: { iterations: 5000 } }));
  return make() === make() ? [] : ['the same seed gave two plans'];
}
