import type { Cells } from './cells.ts';
import { byText } from './join-pages.ts';

const MOST_TOLD = 2_000;

/** Of the largest of something: what is small in one cell may be large in all, so each tells more than is shown. */
export function countOfLargest({ areSeveral }: Pick<Cells, 'areSeveral'>, shown: number): number {
  return areSeveral ? MOST_TOLD : shown;
}

export type Some<T> = [first: T, ...rest: T[]];

/** In the order in which the keys were met. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Some<T>[] {
  return [...Map.groupBy(all, keyOf).values()] as Some<T>[];
}

export function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

/** The first of each key, with these numbers of all of them. */
export function added<T extends object>(
  all: readonly T[],
  keyOf: (one: T) => string,
  numbers: readonly NumbersOf<T>[],
): T[] {
  return grouped(all, keyOf).map((some) => ({
    ...some[0],
    ...Object.fromEntries(numbers.map((name) => [name, sum(some, (one) => Number(one[name]))])),
  }));
}

type NumbersOf<T> = { [Name in keyof T]: T[Name] extends number ? Name : never }[keyof T];

/** The earliest day or moment. */
export function least(all: readonly (string | null)[]): string | null {
  return all.filter((one) => one !== null).toSorted(byText)[0] ?? null;
}
