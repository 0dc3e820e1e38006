import { byText, joinPages, writePositions } from '../../../platform/cells/join-pages.ts';
import { added, grouped, sum } from '../../../platform/cells/join-sums.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { BOARD_CITIES } from './read-board.ts';

/** Each cell has places and pickups of its own in a city. */
export const joinBoard: JoinOf<'readPickupBoard'> = (answers, { positions }) => {
  const bodies = answers.map(({ body }) => body);
  const cities = grouped(
    bodies.flatMap((body) => body.cities),
    ({ area }) => area,
  )
    .map((some) => ({
      ...some[0],
      windows: added(
        some.flatMap(({ windows }) => windows),
        ({ window }) => window,
        ['places', 'taken', 'requested', 'scheduled', 'collected', 'missed', 'withoutPlace'],
      ),
    }))
    .toSorted((a, b) => byText(a.area, b.area));
  const shown = cities.slice(0, BOARD_CITIES);
  const last = shown.at(-1)?.area;
  const isMore = cities.length > shown.length || bodies.some(({ next }) => next !== null);
  // every cell goes on after the same city
  const next = Object.fromEntries(answers.map(({ cell }) => [cell, last ?? null]));
  return {
    day: bodies[0]?.day ?? '',
    today: bodies[0]?.today ?? '',
    cities: shown,
    next: isMore && last !== undefined ? writePositions({ ...positions, ...next }) : null,
  };
};

/** A window has few: those of all cells are on one page, each cell's in the order they came. */
export const joinWindow: JoinOf<'listWindowPickups'> = joinPages({
  rowsOf: ({ pickups }) => pickups,
  withRows: (pickups, bodies) => ({
    city: bodies[0]?.city ?? '',
    country: bodies[0]?.country ?? '',
    places: sum(bodies, ({ places }) => places),
    taken: sum(bodies, ({ taken }) => taken),
    pickups,
  }),
  compare: (a, b) => byText(a.createdAt, b.createdAt),
  // every row is shown, so no page ends before the last one of a cell
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: () => Number.POSITIVE_INFINITY,
});

/** Each cell confirms its own, and leaves the others alone. */
export const joinConfirmed: JoinOf<'confirmPickups'> = (answers) => ({
  confirmed: sum(answers, ({ body }) => body.confirmed),
});
