import type { LiveShipment, TodayHub, TodayNumbers } from '@waypost/contract';
import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import { added, grouped, least, type Some, sum } from '../../../platform/cells/join-sums.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { LIVE_PAGE } from './list-live.ts';
import { heaviestLanes, loadOf } from './read-today.ts';

type Load = TodayHub['coming']['today'];
type Lane = TodayNumbers['lanes'][number];
type Pickups = TodayNumbers['pickups'][number];

/** Sums of sums. Hubs are the same in every cell. */
export const joinToday: JoinOf<'readToday'> = (answers) => {
  const bodies = answers.map(({ body }) => body);
  const desks = bodies.flatMap(({ desk }) => desk ?? []);
  return {
    asOf: least(bodies.map(({ asOf }) => asOf)) ?? new Date().toISOString(),
    hubs: grouped(
      bodies.flatMap(({ hubs }) => hubs),
      ({ id }) => id ?? '',
    ).map(addHubs),
    lanes: heaviestLanes(
      grouped(
        bodies.flatMap(({ lanes }) => lanes),
        ({ hubId, from, to }) => `${hubId} ${from} ${to}`,
      ).map(addLanes),
    ),
    promise: {
      broken: sum(bodies, ({ promise }) => promise.broken),
      brokenMoved: added(
        bodies.flatMap(({ promise }) => promise.brokenMoved),
        ({ cause }) => cause,
        ['shipments'],
      ),
      willBreak: sum(bodies, ({ promise }) => promise.willBreak),
    },
    pickups: grouped(
      bodies.flatMap(({ pickups }) => pickups),
      ({ area, day }) => `${area} ${day}`,
    ).map(addPickups),
    unmatched: {
      waiting: sum(bodies, ({ unmatched }) => unmatched.waiting),
      oldestAt: least(bodies.map(({ unmatched }) => unmatched.oldestAt)),
    },
    desk:
      desks.length === 0
        ? null
        : {
            overdue: sum(desks, ({ overdue }) => overdue),
            soon: sum(desks, ({ soon }) => soon),
            day: sum(desks, ({ day }) => day),
            later: sum(desks, ({ later }) => later),
          },
  };
};

function addDays(all: readonly TodayHub['coming'][]): TodayHub['coming'] {
  const add = (slot: keyof TodayHub['coming']): Load => loadOf(all.map((days) => days[slot]));
  return { over: add('over'), today: add('today'), tomorrow: add('tomorrow'), later: add('later') };
}

function addHubs(hubs: Some<TodayHub>): TodayHub {
  const due = (slot: keyof TodayHub['due']) => loadOf(hubs.map((hub) => hub.due[slot]));
  const standing = (slot: 'today' | 'yesterday' | 'longer') =>
    loadOf(hubs.map((hub) => hub.standing[slot]));
  return {
    ...hubs[0],
    due: { over: due('over'), notOut: due('notOut'), out: due('out') },
    standing: {
      today: standing('today'),
      yesterday: standing('yesterday'),
      longer: standing('longer'),
      oldestAt: least(hubs.map((hub) => hub.standing.oldestAt)),
    },
    coming: addDays(hubs.map(({ coming }) => coming)),
  };
}

function addLanes(lanes: Some<Lane>): Lane {
  return { ...lanes[0], ...addDays(lanes) };
}

/** Each cell has places of its own. */
function addPickups(cities: Some<Pickups>): Pickups {
  const windows = cities.flatMap((city) => city.windows);
  return {
    ...cities[0],
    windows: added(windows, ({ window }) => window, ['taken', 'places', 'requested']),
  };
}

export const joinLive: JoinOf<'listLiveShipments'> = joinPages({
  rowsOf: ({ shipments }) => shipments,
  withRows: (shipments) => ({ shipments }),
  compare: (a, b, { view }) =>
    byText(positionOf(a, view), positionOf(b, view)) || byText(a.id, b.id),
  cursorOf: (row, { view }) => `${positionOf(row, view)}~${row.id}`,
  idOf: ({ id }) => id,
  numberOf: ({ trackingNumber }) => trackingNumber,
  rowsOnPage: () => LIVE_PAGE,
});

/** What the view is sorted by. */
function positionOf({ since, dueOn, promisedOn }: LiveShipment, view: string): string {
  if (view === 'standing') return since ?? '';
  return (view === 'broken' || view === 'will_break' ? promisedOn : dueOn) ?? '';
}
