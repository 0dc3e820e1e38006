import { expect, test } from 'vitest';
import { type Branch, compareBranches, type Try } from './compare-branches.ts';

function tries(branch: Branch, delayMs = 0, visible = '401'): Try[] {
  return Array.from({ length: 200 }, (_, at) => ({
    branch,
    status: Number(visible.slice(0, 3)),
    visible,
    elapsedMs: 150 + delayMs + (at % 40) / 10,
  }));
}

test('two branches with equal answers and times have no fault', () => {
  const compared = compareBranches([...tries('known'), ...tries('unknown', 0.05)], 401);
  expect(compared).toMatchObject({ tries: 400, answerFaults: [], timingFaults: [] });
  expect(compared.gapMs).toBeCloseTo(0.05);
});

test('a branch that takes 3 ms longer is detected by its median and its distribution', () => {
  const { timingFaults } = compareBranches([...tries('known', 3), ...tries('unknown')], 401);
  expect(timingFaults).toEqual(['medians lie 3.00 ms apart', expect.stringContaining('differ, p')]);
});

test('a branch with the same median but more spread is detected by its distribution', () => {
  const scattered = tries('known').map((each, at) => ({
    ...each,
    elapsedMs: each.elapsedMs + (at % 2 === 0 ? -5 : 5),
  }));
  const { gapMs, timingFaults } = compareBranches([...scattered, ...tries('unknown')], 401);
  expect(gapMs).toBeLessThan(2);
  expect(timingFaults).toHaveLength(1);
});

test('a different answer is a fault', () => {
  const [odd, ...rest] = tries('known');
  if (odd === undefined) throw new Error('no tries');
  const { answerFaults } = compareBranches(
    [{ ...odd, visible: '401 Hello Ada' }, ...rest, ...tries('unknown')],
    401,
  );
  expect(answerFaults).toEqual([expect.stringContaining('1 known, 0 unknown')]);
});

test('answers that are equal because all were refused prove nothing', () => {
  const refused = [...tries('known', 0, '429'), ...tries('unknown', 0, '429')];
  expect(compareBranches(refused, 401).answerFaults).toHaveLength(1);
});
