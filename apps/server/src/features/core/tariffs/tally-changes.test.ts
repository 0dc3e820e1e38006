import { expect, test } from 'vitest';
import { type Repriced, startTally } from './tally-changes.ts';

function quote(change: Partial<Repriced>): Repriced {
  return {
    service: 'standard',
    lane: 'BE-FR',
    billableGrams: 1_000,
    beforeCents: 1_000,
    afterCents: 1_000,
    ...change,
  };
}

test('price changes are summed over all quotes, by service and by lane', () => {
  const tally = startTally();
  tally.add(quote({ afterCents: 1_100 }));
  tally.add(quote({ service: 'air', beforeCents: 9_000, afterCents: 8_000 }));
  tally.add(quote({ lane: 'BE-DE' }));
  tally.refuse();
  const { all, services, lanes, refused } = tally.result();
  expect(all).toEqual({ quotes: 3, beforeCents: 11_000, afterCents: 10_100 });
  expect(services.map(({ service, quotes }) => [service, quotes])).toEqual([
    ['air', 1],
    ['standard', 2],
  ]);
  expect(lanes.map(({ lane, quotes }) => [lane, quotes])).toEqual([
    ['BE-FR', 2],
    ['BE-DE', 1],
  ]);
  expect(refused).toBe(1);
});

test('the ten largest rises and falls are listed, the largest first', () => {
  const tally = startTally();
  for (const cents of Array.from({ length: 500 }, (_, at) => ((at * 37) % 500) - 250)) {
    tally.add(quote({ afterCents: 1_000 + cents }));
  }
  const changes = (kept: Repriced[]) => kept.map((each) => each.afterCents - each.beforeCents);
  const { rises, falls } = tally.result();
  expect(changes(rises)).toEqual([249, 248, 247, 246, 245, 244, 243, 242, 241, 240]);
  expect(changes(falls)).toEqual([-250, -249, -248, -247, -246, -245, -244, -243, -242, -241]);
});

test('only the 20 lanes with the largest sums are shown', () => {
  const tally = startTally();
  for (let at = 0; at < 100; at += 1) {
    tally.add(quote({ lane: `L${at}`, beforeCents: at, afterCents: at }));
  }
  const { lanes } = tally.result();
  expect(lanes.map(({ lane }) => lane)).toEqual(
    Array.from({ length: 20 }, (_, at) => `L${99 - at}`),
  );
});
