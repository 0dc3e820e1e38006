import { trackShipment } from '@waypost/contract/client';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SteadyLookUps {
  /** Milliseconds that each answer took, from when it was to be asked for. */
  times: number[];
  /** Statuses of answers other than 200; 0 where none came. */
  failed: number[];
}

/** Asks so often a second, whether or not the answers before have come, until it is told to end. */
export function askSteadily(load: {
  baseUrl: string;
  refs: readonly string[];
  perSecond: number;
}): { end(): Promise<SteadyLookUps> } {
  const result: SteadyLookUps = { times: [], failed: [] };
  const asked: Promise<void>[] = [];
  const over = new AbortController();

  async function ask(ref: string, due: number): Promise<void> {
    const { response } = await trackShipment({ baseUrl: load.baseUrl, path: { ref } }).catch(
      () => ({ response: undefined }),
    );
    if (response?.status === 200) result.times.push(performance.now() - due);
    else result.failed.push(response?.status ?? 0);
  }

  const walk = (async () => {
    const began = performance.now();
    for (let number = 0; !over.signal.aborted; number += 1) {
      const due = began + (number * 1000) / load.perSecond;
      await sleep(Math.max(0, due - performance.now()));
      asked.push(ask(load.refs[number % load.refs.length] ?? '', due));
    }
  })();

  return {
    async end() {
      over.abort();
      await walk;
      await Promise.all(asked);
      return result;
    },
  };
}
