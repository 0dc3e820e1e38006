import { expect, it } from 'vitest';
import type { Feature } from '../platform/feature.ts';
import { FEATURES, QUEUES } from './index.ts';

it('lists each feature once, and each queue has one job', () => {
  const names = FEATURES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const queues = QUEUES.map(({ name }) => name);
  expect(queues).toEqual([...new Set(queues)]);
});

it('does not compile a feature that holds personal data and cannot erase or export it', () => {
  const exportData = { notExported: 'it is somebody else’s' };
  const erase = { person: () => Promise.resolve() };
  // @ts-expect-error it does not say whether it holds any
  const silent: Feature = { name: 'silent' };
  // @ts-expect-error it exports what it does not erase
  const keeping: Feature = { name: 'keeping', exportData };
  // @ts-expect-error it erases what it does not export
  const hiding: Feature = { name: 'hiding', erase };
  // @ts-expect-error it erases nothing of a person and nothing of shipments
  const empty: Feature = { name: 'empty', erase: {}, exportData };
  const whole: Feature = { name: 'whole', erase, exportData };
  expect([silent, keeping, hiding, empty, whole]).toHaveLength(5);
});
