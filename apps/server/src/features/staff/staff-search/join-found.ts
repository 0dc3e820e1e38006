import type { FoundThings } from '@waypost/contract';
import { byText } from '../../../platform/cells/join-pages.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { MOST_FOUND } from './find-anything.ts';

/** The newest of all cells. Ids begin with the moment they were made. */
export const joinFound: JoinOf<'findAnything'> = (answers, { isRowOf }) => {
  const all = <Kind extends Exclude<keyof FoundThings, 'cellsMissing'>>(kind: Kind) =>
    answers.flatMap(({ cell, body }) =>
      (body[kind] ?? []).map((thing) => ({ cell, thing: thing as Thing<Kind> })),
    );
  const newest = (a: { thing: { id: string } }, b: { thing: { id: string } }) =>
    byText(b.thing.id, a.thing.id);
  const isSeen = (kind: 'customers' | 'statements') =>
    answers.some(({ body }) => body[kind] !== null);
  const some = <T>(found: readonly { thing: T }[], idOf: (thing: T) => string): T[] => [
    ...new Map(found.slice(0, MOST_FOUND).map(({ thing }) => [idOf(thing), thing])).values(),
  ];
  return {
    customers: isSeen('customers') ? some(all('customers').toSorted(newest), ({ id }) => id) : null,
    shipments: some(
      all('shipments')
        .filter(({ cell, thing }) => isRowOf(cell, thing.trackingNumber))
        .toSorted(newest),
      ({ id }) => id,
    ),
    pickups: some(
      all('pickups').toSorted((a, b) => byText(b.thing.day, a.thing.day)),
      ({ publicId }) => publicId,
    ),
    statements: isSeen('statements') ? some(all('statements'), ({ id }) => id) : null,
  };
};

type Thing<Kind extends keyof FoundThings> = NonNullable<FoundThings[Kind]>[number];
