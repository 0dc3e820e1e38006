import { expect, it } from 'vitest';
import { estimateMatrix } from './estimate-matrix.ts';

it('estimates travel from straight lines, and marks it as estimated', () => {
  // 1, 10 and 100 km from the first
  const points = [0, 1, 10, 100].map((km) => ({ lat: 0, lon: km / 111.195 }));
  const { size, seconds, metres, isEstimate } = estimateMatrix(points);
  expect(isEstimate).toBe(true);
  expect(size).toBe(4);
  expect(Array.from(metres.subarray(0, 4))).toEqual([0, 1400, 14_000, 140_000]);
  const minutes = Array.from(seconds.subarray(0, 4), (each) => Math.round(each / 60));
  expect(minutes).toEqual([0, 5, 28, 137]);
  expect(seconds[1]).toBe(seconds[4]);
});
