import type { TodayHub, TodayNumbers } from '@waypost/contract';
import { localTime } from '@waypost/domain/local-time';
import type { EtaCause } from '@waypost/domain/tracking';
import { countOfLargest } from '../../../platform/cells/join-sums.ts';
import type { Ctx } from '../../../platform/context.ts';
import { selectAllHubs } from '../../core/hubs/index.ts';
import { NO_HUB } from '../../core/live-shipments/index.ts';
import { countItemsByClock } from '../desk/index.ts';
import { windowsOfToday } from '../pickup-board/index.ts';
import {
  type DaySum,
  readOldestStays,
  sumByExpectedDay,
  sumPromises,
  sumStanding,
} from './sums.queries.ts';
import { countUnmatched } from './unmatched.queries.ts';

const MOST_LANES = 60;

type Load = TodayHub['coming']['today'];
const NOTHING: Load = { shipments: 0, pieces: 0, weightGrams: 0 };

/** Contains no personal data. Reads sums that the worker keeps, and indexes; never events. */
export async function readToday(ctx: Ctx): Promise<TodayNumbers> {
  const { db } = ctx;
  const coming = await sumByExpectedDay(db, 'coming');
  const { waiting, oldestAt } = await countUnmatched(db);
  return {
    asOf: new Date().toISOString(),
    hubs: await readHubs(ctx, coming),
    lanes: lanesOf(coming, countOfLargest(ctx.cells, MOST_LANES)),
    promise: await readPromise(ctx),
    pickups: await windowsOfToday(ctx),
    unmatched: { waiting, oldestAt: oldestAt?.toISOString() ?? null },
    desk: await countItemsByClock(db),
  };
}

/** Active hubs, and others that have something to do. */
async function readHubs({ db }: Ctx, coming: readonly DaySum[]): Promise<TodayHub[]> {
  const due = Map.groupBy(await sumByExpectedDay(db, 'due'), ({ hubId }) => hubId);
  const standing = Map.groupBy(await sumStanding(db), ({ hubId }) => hubId);
  const oldest = new Map((await readOldestStays(db)).map(({ hubId, since }) => [hubId, since]));
  const comingBy = Map.groupBy(coming, ({ hubId }) => hubId);
  const now = new Date();
  const hubs = (await selectAllHubs(db)).map((hub) => ({ ...hub, active: hub.closedAt === null }));
  const none = { id: NO_HUB, code: '', name: '', timeZone: 'UTC', active: false };
  return [...hubs, none]
    .filter(({ id, active }) => active || due.has(id) || standing.has(id))
    .map(({ id, code, name, active, timeZone }) => {
      const isDue = due.get(id) ?? [];
      const stands = standing.get(id) ?? [];
      return {
        id: id === NO_HUB ? null : id,
        code,
        name,
        active,
        today: localTime(now, timeZone).day,
        due: {
          over: loadOf(isDue.filter(({ slot }) => slot === 'over')),
          notOut: loadOf(isDue.filter(({ slot, detail }) => slot === 'today' && detail !== 'out')),
          out: loadOf(isDue.filter(({ slot, detail }) => slot === 'today' && detail === 'out')),
        },
        standing: {
          today: loadOf(stands.filter(({ slot }) => slot === 'today')),
          yesterday: loadOf(stands.filter(({ slot }) => slot === 'yesterday')),
          longer: loadOf(stands.filter(({ slot }) => slot === 'longer')),
          oldestAt: oldest.get(id)?.toISOString() ?? null,
        },
        coming: daysOf(comingBy.get(id) ?? []),
      };
    });
}

function lanesOf(coming: readonly DaySum[], most: number): TodayNumbers['lanes'] {
  const lanes = Map.groupBy(coming, ({ hubId, detail }) => `${hubId} ${detail}`).values();
  return heaviestLanes(
    [...lanes].map((sums) => {
      const { hubId = NO_HUB, detail = '' } = sums[0] ?? {};
      const [from = '', to = ''] = detail.split('-');
      return { hubId: hubId === NO_HUB ? null : hubId, from, to, ...daysOf(sums) };
    }),
    most,
  );
}

export function heaviestLanes(
  lanes: TodayNumbers['lanes'],
  most = MOST_LANES,
): TodayNumbers['lanes'] {
  return lanes.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most);
}

function weightOf({ over, today, tomorrow, later }: TodayHub['coming']): number {
  return loadOf([over, today, tomorrow, later]).weightGrams;
}

function daysOf(sums: readonly DaySum[]): TodayHub['coming'] {
  const at = (slot: DaySum['slot']) => loadOf(sums.filter((sum) => sum.slot === slot));
  return { over: at('over'), today: at('today'), tomorrow: at('tomorrow'), later: at('later') };
}

export function loadOf(sums: readonly Load[]): Load {
  return sums.reduce(
    (total, sum) => ({
      shipments: total.shipments + sum.shipments,
      pieces: total.pieces + sum.pieces,
      weightGrams: total.weightGrams + sum.weightGrams,
    }),
    NOTHING,
  );
}

async function readPromise({ db }: Ctx): Promise<TodayNumbers['promise']> {
  const sums = await sumPromises(db);
  const over = sums.filter(({ isOver }) => isOver);
  const total = (some: typeof sums) => some.reduce((sum, { shipments }) => sum + shipments, 0);
  return {
    broken: total(over),
    brokenMoved: over
      .filter(({ cause }) => cause !== '')
      .map(({ cause, shipments }) => ({ cause: cause as EtaCause, shipments })),
    willBreak: total(sums.filter(({ isOver }) => !isOver)),
  };
}
