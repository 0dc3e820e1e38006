import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';
import { Problem } from './http/problem.ts';

it('a bounded queue limits running and waiting tasks and refuses the rest', async () => {
  const run = createBoundedQueue({ running: 2, waiting: 3 });
  const releases: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((release) => releases.push(release));
    running -= 1;
    return 'done';
  };
  const works = Array.from({ length: 5 }, () => run(work));
  await expect(run(work)).rejects.toThrow(Problem);
  for (let done = 0; done < 5; done += 1) {
    await new Promise((turn) => setImmediate(turn));
    releases.shift()?.();
  }
  expect(await Promise.all(works)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

it('a bounded queue goes on after a failed task', async () => {
  const run = createBoundedQueue({ running: 1, waiting: 1 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(() => Promise.resolve('yes'))).toBe('yes');
});

it('a bounded queue lets those wait that may wait behind more', async () => {
  const run = createBoundedQueue({ running: 1, waiting: 1 });
  const releases: (() => void)[] = [];
  const work = () => new Promise<void>((release) => releases.push(release));
  const works = [run(work), run(work)];
  await expect(run(work)).rejects.toThrow(Problem);
  works.push(run(work, 2));
  await expect(run(work, 2)).rejects.toThrow(Problem);
  for (let done = 0; done < 3; done += 1) {
    await new Promise((turn) => setImmediate(turn));
    releases.shift()?.();
  }
  await Promise.all(works);
});
