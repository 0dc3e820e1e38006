import { describe, expect, it } from 'vitest';
import { placeName, typedOrder } from './typed-order.ts';

/** The form of stops that are named by their places; `typed` are the places that somebody changed. */
function order(places: readonly number[], typed: Record<number, string>): number[] {
  const form = new FormData();
  form.set('revision', '7');
  for (const place of places) {
    form.set(placeName({ stopNo: place, sequence: place }), typed[place] ?? String(place));
  }
  return typedOrder(form);
}

describe('stops whose places are typed', () => {
  it('go up or down to the place that was typed', () => {
    expect(order([1, 2, 3, 4], { 4: '1' })).toEqual([4, 1, 2, 3]);
    expect(order([1, 2, 3, 4], { 2: '3' })).toEqual([1, 3, 2, 4]);
    expect(order([1, 2, 3, 4], { 1: '4' })).toEqual([2, 3, 4, 1]);
    expect(order([1, 2, 3, 4], { 1: '2', 3: '4' })).toEqual([2, 1, 4, 3]);
  });

  it('stay where they are if nothing is typed, or nothing that is a place', () => {
    for (const text of ['', ' ', '0', '-2', '1.5', 'first']) {
      expect(order([1, 2, 3, 4], { 3: text })).toEqual([1, 2, 3, 4]);
    }
  });

  it('are not moved by a gap that another stop has left', () => {
    expect(order([2, 3, 6], {})).toEqual([2, 3, 6]);
    expect(order([2, 3, 6], { 6: '3' })).toEqual([2, 6, 3]);
    expect(order([2, 3, 6], { 2: '3' })).toEqual([3, 2, 6]);
  });

  it('get any order whose places are all typed', () => {
    for (const wanted of ordersOf([1, 2, 3, 4, 5])) {
      const typed = Object.fromEntries(wanted.map((stopNo, at) => [stopNo, String(at + 1)]));
      expect(order([1, 2, 3, 4, 5], typed)).toEqual(wanted);
    }
  });
});

function ordersOf(stops: readonly number[]): number[][] {
  if (stops.length === 0) return [[]];
  return stops.flatMap((first) =>
    ordersOf(stops.filter((stop) => stop !== first)).map((rest) => [first, ...rest]),
  );
}
