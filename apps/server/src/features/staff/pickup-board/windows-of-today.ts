import type { TodayNumbers } from '@waypost/contract';
import { localTime } from '@waypost/domain/delivery-dates';
import { placesIn } from '@waypost/domain/pickup-places';
import type { Ctx } from '../../../platform/context.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { countAroundToday, type WindowOfDay } from './board.queries.ts';
import { nameOf } from './read-board.ts';

const MOST_CITIES = 40;

type City = TodayNumbers['pickups'][number];

/** Pickups of today where the city is, as the board counts them: the cities with most of them, by name. */
export async function windowsOfToday(ctx: Ctx): Promise<City[]> {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  const now = new Date();
  const today = (await countAroundToday(ctx.db)).filter(
    ({ area, day }) => localTime(now, timeZoneOf(area.slice(0, 2))).day === day,
  );
  const presentWindow = ({ window, day, taken, requested, places }: WindowOfDay) => ({
    window,
    taken,
    requested,
    places: placesIn(offered, places ?? undefined, day, window),
  });
  return [...Map.groupBy(today, ({ area }) => area).values()]
    .toSorted((a, b) => takenIn(b) - takenIn(a))
    .slice(0, MOST_CITIES)
    .flatMap((windows) => {
      const [first] = windows;
      if (first === undefined) return [];
      const { area, city, day } = first;
      return {
        area,
        city: city ?? nameOf(area),
        country: area.slice(0, 2),
        day,
        windows: windows.map(presentWindow).toSorted((a, b) => (a.window < b.window ? -1 : 1)),
      };
    })
    .toSorted((a, b) => (a.area < b.area ? -1 : 1));
}

function takenIn(windows: readonly WindowOfDay[]): number {
  return windows.reduce((sum, { taken }) => sum + taken, 0);
}
