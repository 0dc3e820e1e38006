import { placesIn } from '@waypost/domain/pickup-places';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { findCity, listFreeWindows } from '../../customer/pickups/index.ts';
import { countPickups } from './board.queries.ts';
import { findAnyPickup, selectWindow } from './pickups.queries.ts';
import { presentPickups } from './present-pickups.ts';
import { nameOf } from './read-board.ts';

/** A window has 20 places by default; a list on paper of more is still one list. */
const PAGE = 200;
const FREE_WINDOWS = 6;

type Asked = { day: string; area: string; window: string; after?: string | undefined };

export async function lookAtWindow(ctx: Ctx, { staffId }: StaffCaller, asked: Asked) {
  const { day, area, window } = asked;
  const { pickupWindows: offered } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const rows = await selectWindow(tx, asked, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const ids = page.map(({ publicId }) => publicId);
    await auditStaff(tx, staffId, 'pickup.list', 'pickups', { day, area, window, ids });
    const own = await findCity(tx, area);
    const counts = await countPickups(tx, day, [area]);
    return {
      city: own?.city ?? page[0]?.city ?? nameOf(area),
      country: area.slice(0, 2),
      places: placesIn(offered, own?.places, day, window),
      taken: counts.find((count) => count.window === window)?.taken ?? 0,
      pickups: await presentPickups(tx, page),
      next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

export async function lookAtPickup(ctx: Ctx, { staffId }: StaffCaller, publicId: string) {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const row = await findAnyPickup(tx, publicId);
    if (row === undefined) throw new Problem('pickup_not_found');
    await auditStaff(tx, staffId, 'pickup.read', `pickup:${publicId}`);
    const { area, country, now } = row;
    const asked = { area, calendar: readCalendar(country, now), now, offered };
    const [pickup] = await presentPickups(tx, [row]);
    if (pickup === undefined) throw new Problem('pickup_not_found');
    return {
      pickup,
      free: pickup.may.move ? await listFreeWindows(tx, asked, FREE_WINDOWS) : [],
      windows: offered.map(({ window }) => window),
    };
  });
}
