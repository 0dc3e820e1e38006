// One plan in a process of its own, whose processor time and memory are then those of the planner. Arguments: instance,
// seed, seconds of processor time. Prints one line of JSON.
import { checkPlan, planRounds } from '@waypost/domain/rounds';
import { loadInstance } from './list-instances.ts';

export interface Solved {
  cost: number;
  rounds: number;
  unplanned: number;
  iterations: number;
  faults: string[];
  cpuSeconds: number;
  mb: number;
}

const [source = '', seed = '1', cpuSeconds = '1'] = process.argv.slice(2);
const { problem } = loadInstance(source);
const before = process.cpuUsage();
const spentMs = () => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const plan = planRounds(problem, {
  seed: Number(seed),
  budget: { time: { limitMs: Number(cpuSeconds) * 1000, spentMs } },
});
const solved: Solved = {
  cpuSeconds: spentMs() / 1000,
  cost: plan.cost,
  rounds: plan.rounds.length,
  unplanned: plan.unplanned.length,
  iterations: plan.iterations,
  faults: checkPlan(problem, plan).map(({ kind, id }) => `${source}, seed ${seed}: ${kind} ${id}`),
  mb: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(solved));
