import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareByAddress } from './share-by-address.ts';

const LARGE = { pieces: 1000, kg: 10_000, litres: 50_000 };
const stop = (id: string, pieces = 1, kg = 1) => ({ id, demand: { pieces, kg, litres: kg * 5 } });
const many = (count: number) => Array.from({ length: count }, (_, at) => stop(`${at}`));
const van = (id: string, change: Partial<typeof LARGE> = {}) => ({
  id,
  capacity: { ...LARGE, ...change },
});

describe('stops sorted by address', () => {
  it('are split into rounds of about equal size, without changing their order', () => {
    const { rounds, left } = shareByAddress(many(7), [van('a'), van('b'), van('c')], 120);
    expect([...rounds.values()]).toEqual([
      ['0', '1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
    expect(left).toEqual([]);
  });

  it('go to the other vehicles if one is small', () => {
    const { rounds, left } = shareByAddress(many(6), [van('a', { pieces: 1 }), van('b')], 120);
    expect([...rounds.values()].map(({ length }) => length)).toEqual([1, 5]);
    expect(left).toEqual([]);
  });

  it('are left over when all rounds have the maximum number of stops', () => {
    const { rounds, left } = shareByAddress(many(10), [van('a'), van('b')], 4);
    expect([...rounds.values()].map(({ length }) => length)).toEqual([4, 4]);
    expect(left).toEqual(['8', '9']);
  });

  it('are left over when they are too large for every vehicle, and do not block others', () => {
    const { rounds, left } = shareByAddress(
      [stop('a'), stop('large', 1, 20_000), stop('b')],
      [van('one')],
      120,
    );
    expect(rounds.get('one')).toEqual(['a', 'b']);
    expect(left).toEqual(['large']);
  });

  it('are each in one round or left over, and no vehicle exceeds its capacity', () => {
    const demand = fc.record({
      pieces: fc.integer({ min: 0, max: 5 }),
      kg: fc.integer({ min: 0, max: 30 }),
      litres: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(
        fc.array(demand, { maxLength: 60 }),
        fc.array(demand, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 20 }),
        (demands, capacities, maxStops) => {
          const stops = demands.map((each, at) => ({ id: `${at}`, demand: each }));
          const vehicles = capacities.map((capacity, at) => ({ id: `v${at}`, capacity }));
          const { rounds, left } = shareByAddress(stops, vehicles, maxStops);
          const placed = [...rounds.values()].flat();
          expect([...placed, ...left].toSorted()).toEqual(stops.map(({ id }) => id).toSorted());
          for (const { id, capacity } of vehicles) {
            const own = (rounds.get(id) ?? []).map((each) => demands[Number(each)] ?? capacity);
            expect(own.length).toBeLessThanOrEqual(maxStops);
            for (const what of ['pieces', 'kg', 'litres'] as const) {
              const load = own.reduce((sum, each) => sum + each[what], 0);
              expect(load).toBeLessThanOrEqual(capacity[what]);
            }
          }
        },
      ),
    );
  });
});
