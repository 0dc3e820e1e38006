import type { BoardCity } from '@waypost/contract';
import { localTime } from '@waypost/domain/delivery-dates';
import { placesIn } from '@waypost/domain/pickup-places';
import { closedBy, foldCity } from '@waypost/domain/pickups';
import type { OfferedWindow } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import { lifetimeCalendar, timeZoneOf } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { type AreaRow, countPickups, type CountRow, selectAreas } from './board.queries.ts';

/** Three windows each: as many lines as somebody reads. */
export const BOARD_CITIES = 50;

type Asked = { day?: string | undefined; search: string; after?: string | undefined };

/** Figures without names: looking at them is no look at anybody. */
export async function readBoard(ctx: Ctx, asked: Asked) {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  const today = localTime(new Date(), timeZoneOf(ctx.config.SELLER_COUNTRY)).day;
  const day = asked.day ?? today;
  const search = foldCity(asked.search);
  const found = await selectAreas(ctx.db, {
    day,
    search,
    after: asked.after ?? '',
    limit: BOARD_CITIES + 1,
  });
  const shown = found.slice(0, BOARD_CITIES);
  const areas = shown.map(({ area }) => area);
  const counts = await countPickups(ctx.db, day, areas);
  return {
    day,
    today,
    cities: shown.map((area) =>
      presentCity(
        area,
        day,
        offered,
        counts.filter((count) => count.area === area.area),
      ),
    ),
    next: found.length > BOARD_CITIES ? (areas.at(-1) ?? null) : null,
  };
}

function presentCity(
  { area, city, places }: AreaRow,
  day: string,
  offered: readonly OfferedWindow[],
  counts: readonly CountRow[],
): BoardCity {
  const country = area.slice(0, 2);
  // a window that is not offered any more keeps the pickups it has
  const windows = new Set([...offered, ...counts].map(({ window }) => window));
  return {
    area,
    city: city ?? nameOf(area),
    country,
    closed: closedBy(lifetimeCalendar(country, new Date(day)), day),
    windows: [...windows].toSorted().map((window) => {
      const { area: _area, ...counted } =
        counts.find((count) => count.window === window) ?? NO_PICKUPS;
      return { ...counted, window, places: placesIn(offered, places ?? undefined, day, window) };
    }),
  };
}

const NO_PICKUPS = {
  area: '',
  taken: 0,
  requested: 0,
  scheduled: 0,
  collected: 0,
  missed: 0,
  withoutPlace: 0,
};

/** Of pickups that were made before they had the name of their city. */
export function nameOf(area: string): string {
  const folded = area.slice(3);
  return folded.charAt(0).toUpperCase() + folded.slice(1);
}
