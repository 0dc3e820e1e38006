// The process of askSteadily: looks up shipments until it is told to end, and answers with the times.
import { setTimeout as sleep } from 'node:timers/promises';
import { trackShipment } from '@waypost/contract/client';
import type { SteadyLoad, SteadyLookUps } from './steady-look-ups.ts';

/** The first ones wait for code that is not compiled. */
const WARM_UP_MS = 2_000;

const over = new AbortController();
const result: SteadyLookUps = { times: [], failed: [] };
const asked: Promise<void>[] = [];

process.once('message', ({ baseUrl, refs, perSecond }: SteadyLoad) => {
  process.once('message', () => over.abort());
  // whoever asked has ended
  process.once('disconnect', () => process.exit());
  void askUntilTheEnd();

  async function askUntilTheEnd(): Promise<void> {
    const began = performance.now();
    setTimeout(() => {
      result.times.length = 0;
      result.failed.length = 0;
      process.send?.('warm');
    }, WARM_UP_MS);
    for (let number = 0; !over.signal.aborted; number += 1) {
      const due = began + (number * 1000) / perSecond;
      await sleep(Math.max(0, due - performance.now()));
      asked.push(ask(refs[number % refs.length] ?? '', due));
    }
    await Promise.all(asked);
    process.send?.(result, () => process.disconnect());
  }

  async function ask(ref: string, due: number): Promise<void> {
    const { response } = await trackShipment({ baseUrl, path: { ref } }).catch(() => ({
      response: undefined,
    }));
    if (response?.status === 200) result.times.push(performance.now() - due);
    else result.failed.push(response?.status ?? 0);
  }
});
