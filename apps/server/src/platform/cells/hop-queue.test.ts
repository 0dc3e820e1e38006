import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createHopQueue } from './hop-queue.ts';
import { CellAway } from './hops.ts';

const B = { name: 'b', address: 'http://b.example' };
const C = { name: 'c', address: 'http://c.example' };

/** A cell whose answers the test releases. */
function heldCell(maxInFlight: number, most: number) {
  const calls: { cell: string; items: readonly number[] }[] = [];
  const answer: (() => void)[] = [];
  const ask = createHopQueue<number, string>({
    maxInFlight,
    maxWaitMs: 2_000,
    countNext: (waiting) => Math.min(waiting.length, most),
    send: (cell, items) =>
      new Promise((resolve, reject) => {
        calls.push({ cell: cell.name, items });
        answer.push(() => {
          if (items.includes(13)) reject(new Error('broken'));
          else resolve(items.map((item) => (item < 0 ? new CellAway() : `${item} done`)));
        });
      }),
  });
  return { calls, answer, ask };
}

describe('the queue of calls to another cell', () => {
  it('sends items queued in the same tick in one call, and gives each caller its own answer', async () => {
    const { calls, answer, ask } = heldCell(2, 9);
    const asked = [ask(B, 1), ask(C, 2), ask(B, 3)];
    await nextTurn();
    expect(calls).toEqual([
      { cell: 'b', items: [1, 3] },
      { cell: 'c', items: [2] },
    ]);
    for (const reply of answer) reply();
    expect(await Promise.all(asked)).toEqual(['1 done', '2 done', '3 done']);
  });

  it('keeps items that arrive during a call for the next one, up to its limit', async () => {
    const { calls, answer, ask } = heldCell(1, 2);
    const first = ask(B, 1);
    await nextTurn();
    const later = [ask(B, 2), ask(B, 3), ask(B, 4)];
    await nextTurn();
    expect(calls).toHaveLength(1);
    answer[0]?.();
    await first;
    await nextTurn();
    expect(calls.map(({ items }) => items)).toEqual([[1], [2, 3]]);
    answer[1]?.();
    await Promise.all(later.slice(0, 2));
    await nextTurn();
    answer[2]?.();
    expect(await Promise.all(later)).toEqual(['2 done', '3 done', '4 done']);
  });

  it('refuses what has waited for a call for too long, and asks for the rest', async () => {
    const { calls, answer, ask } = heldCell(1, 1);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const first = ask(B, 1);
    await nextTurn();
    const old = ask(B, 2).catch((error: unknown) => error);
    now.mockReturnValue(1_500);
    const young = ask(B, 3);
    now.mockReturnValue(2_100);
    answer[0]?.();
    await first;
    expect(await old).toBeInstanceOf(CellAway);
    await nextTurn();
    answer[1]?.();
    expect(await young).toBe('3 done');
    expect(calls.map(({ items }) => items)).toEqual([[1], [3]]);
    now.mockRestore();
  });

  it('refuses one item alone, or all of a call that failed, and goes on', async () => {
    const { answer, ask } = heldCell(1, 2);
    const outcome = async (asked: Promise<string>) => asked.catch((error: Error) => error.name);
    const asked = [ask(B, -1), ask(B, 2), ask(B, 13), ask(B, 4)].map(outcome);
    for (const reply of [0, 1]) {
      await nextTurn();
      answer[reply]?.();
      await nextTurn();
    }
    expect(await Promise.all(asked)).toEqual([new CellAway().name, '2 done', 'Error', 'Error']);
  });
});
