/** What is killed. */
export type Kind = 'api' | 'worker' | 'mover' | 'postgres' | 'valkey';

/** Until the clients of a killed process have reconnected. */
const AFTERMATH_MS = 2_000;

/** Until every process knows the new map. */
const NEWS_MS = 1_000;

type Span = { from: number; until: number };

export type Disturbances = ReturnType<typeof createDisturbances>;

/** When something was killed and not back yet, and when a shard was closed. */
export function createDisturbances() {
  const all: (Span & { kind: Kind })[] = [];
  const fences: Span[] = [];
  return {
    all,
    /** Runs a kill until what was killed is back. */
    async during(kind: Kind, kill: () => Promise<void>): Promise<void> {
      const one = { kind, from: performance.now(), until: Number.POSITIVE_INFINITY };
      all.push(one);
      await kill();
      one.until = performance.now() + AFTERMATH_MS;
    },
    /** It was closed until now. */
    noteFence(closedMs: number): void {
      const now = performance.now();
      fences.push({ from: now - closedMs, until: now + NEWS_MS });
    },
    /** What was killed in this span; `fence` if nothing was but a shard was closed; otherwise `neither`. */
    cause(span: Span): Cause {
      const touches = (one: Span) => one.from < span.until && span.from < one.until;
      return all.find(touches)?.kind ?? (fences.some(touches) ? 'fence' : 'neither');
    },
  };
}

type Cause = Kind | 'fence' | 'neither';

export type Suffered = Span & { shard: number };

/** The longest of these, by what happened meanwhile. */
export function longestBy({ cause }: Disturbances, waits: readonly Suffered[]) {
  const groups = Map.groupBy(waits, cause);
  return Object.fromEntries(
    [...groups].map(([of, some]) => [
      of,
      Math.round(Math.max(...some.map(({ from, until }) => until - from))),
    ]),
  );
}

export function countBy({ cause }: Disturbances, failures: readonly Suffered[]) {
  return {
    fence: 0,
    ...Object.fromEntries([...Map.groupBy(failures, cause)].map(([of, some]) => [of, some.length])),
  };
}
