import type { Solution } from './solution.ts';

/** Records what an iteration changes, so that it can be undone. Rounds are saved whole, each once. */
export interface Journal {
  /** By vehicle: the iteration that saved it last. */
  keptIn: Int32Array;
  iteration: number;
  rounds: Int32Array;
  roundCount: number;
  nodes: Int32Array;
  legCost: Float64Array;
  legSeconds: Int32Array;
  earliest: Int32Array;
  latest: Int32Array;
  length: number;
  load: Float64Array;
  absent: Int32Array;
  absentCount: number;
  cost: number;
}

export function emptyJournal({ model, next, absent }: Solution): Journal {
  const m = model.vehicleCount;
  return {
    keptIn: new Int32Array(m).fill(-1),
    iteration: 0,
    rounds: new Int32Array(m),
    roundCount: 0,
    nodes: new Int32Array(next.length),
    legCost: new Float64Array(next.length),
    legSeconds: new Int32Array(next.length),
    earliest: new Int32Array(next.length),
    latest: new Int32Array(next.length),
    length: 0,
    load: new Float64Array(m * 3),
    absent: new Int32Array(absent.length),
    absentCount: 0,
    cost: 0,
  };
}

export function beginJournal(journal: Journal, solution: Solution): void {
  journal.iteration += 1;
  journal.roundCount = 0;
  journal.length = 0;
  journal.cost = solution.cost;
  journal.absentCount = solution.absentCount;
  for (let at = 0; at < solution.absentCount; at += 1)
    journal.absent[at] = solution.absent[at] ?? 0;
}

/** Call before the first change of a round. */
export function keepRound(journal: Journal, solution: Solution, vehicle: number): void {
  if (journal.keptIn[vehicle] === journal.iteration) return;
  journal.keptIn[vehicle] = journal.iteration;
  journal.rounds[journal.roundCount] = vehicle;
  journal.roundCount += 1;
  for (let d = vehicle * 3; d < vehicle * 3 + 3; d += 1) journal.load[d] = solution.load[d] ?? 0;
  const { next, legCost, legSeconds, earliest, latest, model } = solution;
  const end = model.stopCount + model.vehicleCount + vehicle;
  let place = journal.length;
  for (let node = model.stopCount + vehicle; ; node = next[node] ?? end) {
    journal.nodes[place] = node;
    journal.legCost[place] = legCost[node] ?? 0;
    journal.legSeconds[place] = legSeconds[node] ?? 0;
    journal.earliest[place] = earliest[node] ?? 0;
    journal.latest[place] = latest[node] ?? 0;
    place += 1;
    if (node === end) break;
  }
  journal.length = place;
}

/** Restores the solution as it was at `beginJournal`. */
export function takeBack(journal: Journal, solution: Solution): void {
  const { model, next, previous, roundOf, legCost, legSeconds, earliest, latest, load } = solution;
  for (let at = 0; at < solution.absentCount; at += 1) roundOf[solution.absent[at] ?? 0] = -1;
  for (let at = 0; at < journal.absentCount; at += 1) {
    const stop = journal.absent[at] ?? 0;
    solution.absent[at] = stop;
    roundOf[stop] = -1;
  }
  solution.absentCount = journal.absentCount;
  solution.cost = journal.cost;
  let place = 0;
  for (let kept = 0; kept < journal.roundCount; kept += 1) {
    const vehicle = journal.rounds[kept] ?? 0;
    for (let d = vehicle * 3; d < vehicle * 3 + 3; d += 1) load[d] = journal.load[d] ?? 0;
    const end = model.stopCount + model.vehicleCount + vehicle;
    let before = -1;
    // start and end are not stops
    let count = -2;
    for (;;) {
      const node = journal.nodes[place] ?? end;
      roundOf[node] = vehicle;
      legCost[node] = journal.legCost[place] ?? 0;
      legSeconds[node] = journal.legSeconds[place] ?? 0;
      earliest[node] = journal.earliest[place] ?? 0;
      latest[node] = journal.latest[place] ?? 0;
      if (before !== -1) next[before] = node;
      previous[node] = before;
      before = node;
      place += 1;
      count += 1;
      if (node === end) break;
    }
    solution.stopsIn[vehicle] = count;
  }
}
