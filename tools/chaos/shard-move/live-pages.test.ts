import { expect, test } from 'vitest';
import { delaysOf } from './live-pages.ts';

const seen = new Map([
  [
    'A',
    [
      { version: 3, at: 10 },
      { version: 5, at: 900 },
    ],
  ],
]);
const shown = (version: number, at: number) => ({ ref: 'A', shard: 7, version, at });

test('a page is late from the look-up that shows a version until it shows it itself', () => {
  const spans = [{ from: 0, until: 1_000 }];
  expect(delaysOf({ seen, spans }, [shown(3, 100), shown(4, 200), shown(6, 300)])).toEqual([
    { shard: 7, from: 100, until: 100 },
    { shard: 7, from: 200, until: 900 },
  ]);
});

test('a page without an open stream does not claim to be live', () => {
  const spans = [
    { from: 0, until: 150 },
    { from: 850, until: Number.POSITIVE_INFINITY },
  ];
  expect(delaysOf({ seen, spans }, [shown(4, 200)])).toEqual([]);
  expect(delaysOf({ seen, spans }, [shown(4, 120)])).toHaveLength(1);
});
