import type { Cell } from './cells.ts';
import { CellAway } from './hops.ts';

type HopQueue<Item, Answer> = {
  /** Calls to one cell at the same time. */
  maxInFlight: number;
  /** What has waited so long for a call is refused: a cell that answers more slowly than it is asked would be asked in vain. */
  maxWaitMs: number;
  /** How many waiting items, from the first, go with the next call. */
  countNext(waiting: readonly Item[]): number;
  /** Answers in the order of the items; an error refuses its item alone. */
  send(cell: Cell, items: readonly Item[]): Promise<readonly (Answer | Error)[]>;
};

type Waiting<Item, Answer> = {
  item: Item;
  since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/** Calls other cells in batches: items that arrive during a call go with the next one. */
export function createHopQueue<Item, Answer>({
  maxInFlight,
  maxWaitMs,
  countNext,
  send,
}: HopQueue<Item, Answer>): (cell: Cell, item: Item) => Promise<Answer> {
  type Lane = { waiting: Waiting<Item, Answer>[]; inFlight: number };
  const lanes = new Map<string, Lane>();

  async function sendNext(cell: Cell, lane: Lane): Promise<void> {
    const items = lane.waiting.map(({ item }) => item);
    const batch = lane.waiting.splice(0, countNext(items));
    lane.inFlight += 1;
    try {
      const answers = await send(cell, items.slice(0, batch.length));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const answer = answers[at];
        if (answer === undefined || answer instanceof Error) reject(answer ?? new CellAway());
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      lane.inFlight -= 1;
      pump(cell, lane);
    }
  }

  function refuseOld(lane: Lane): void {
    const oldest = performance.now() - maxWaitMs;
    while ((lane.waiting[0]?.since ?? oldest) < oldest)
      lane.waiting.shift()?.reject(new CellAway());
  }

  function pump(cell: Cell, lane: Lane): void {
    refuseOld(lane);
    while (lane.waiting.length > 0 && lane.inFlight < maxInFlight) void sendNext(cell, lane);
  }

  return (cell, item) =>
    new Promise((resolve, reject) => {
      const lane = lanes.get(cell.name) ?? { waiting: [], inFlight: 0 };
      lanes.set(cell.name, lane);
      lane.waiting.push({ item, since: performance.now(), resolve, reject });
      // those of the same turn go together
      setImmediate(pump, cell, lane);
    });
}
