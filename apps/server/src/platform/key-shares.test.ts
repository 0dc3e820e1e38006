import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Problem } from './http/problem.ts';
import { createKeyShares } from './key-shares.ts';

/** Tasks that end when they are told to, in the order in which they began. */
function openTasks() {
  const begun: { name: string; end(): void }[] = [];
  const task = (name: string) => () =>
    new Promise<string>((resolve) => begun.push({ name, end: () => resolve(name) }));
  return { task, begun, names: () => begun.map(({ name }) => name) };
}

describe('a key that has used its share', () => {
  it('is refused, and no other key', async () => {
    const { task, begun } = openTasks();
    const run = createKeyShares({ each: 3, waiting: 0 });
    const greedy = ['a', 'b', 'c'].map((name) => run('greedy', task(name)));
    await expect(run('greedy', task('d'))).rejects.toThrow(Problem);
    expect(await run('other', async () => 'served')).toBe('served');
    for (const { end } of begun) end();
    expect(await Promise.all(greedy)).toEqual(['a', 'b', 'c']);
    expect(await run('greedy', async () => 'again')).toBe('again');
  });

  it('waits in its order where it may, and no more than may wait', async () => {
    const { task, begun, names } = openTasks();
    const run = createKeyShares({ each: 1, waiting: 2 });
    const all = ['a', 'b', 'c'].map((name) => run('greedy', task(name), 5_000));
    await expect(run('greedy', task('d'), 5_000)).rejects.toThrow(Problem);
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await setTimeout(0);
      expect(names()).toEqual(expected);
      begun.at(-1)?.end();
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  });

  it('is refused when it has waited long enough, and those behind it go on', async () => {
    const { task, begun, names } = openTasks();
    const run = createKeyShares({ each: 1, waiting: 2 });
    const first = run('greedy', task('a'), 20);
    const late = run('greedy', task('b'), 20);
    const patient = run('greedy', task('c'), 5_000);
    await expect(late).rejects.toThrow(Problem);
    begun[0]?.end();
    await first;
    await setTimeout(0);
    expect(names()).toEqual(['a', 'c']);
    begun[1]?.end();
    expect(await patient).toBe('c');
  });

  it('has its place back after a task that failed', async () => {
    const run = createKeyShares({ each: 1, waiting: 1 });
    const failed = run('greedy', () => Promise.reject(new Error('no')));
    const next = run('greedy', async () => 'yes', 5_000);
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
