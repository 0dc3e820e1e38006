import type { PickupCity, PickupCityFields } from '@waypost/contract';
import type { CityPlaces } from '@waypost/domain/pickup-places';
import { foldCity, pickupArea } from '@waypost/domain/pickups';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  type CityRow,
  findCity,
  insertCity,
  selectCities,
  updateCity,
} from '../../customer/pickups/index.ts';

const PAGE = 50;

export async function listCities(ctx: Ctx, asked: { search: string; after?: string | undefined }) {
  const { pickupWindows: usual } = await settingsInForce(ctx);
  const search = foldCity(asked.search);
  const rows = await selectCities(ctx.db, { search, after: asked.after ?? '', limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (page.at(-1)?.area ?? null) : null;
  return { usual, cities: page.map(presentCity), next };
}

/** Of two who save at once one is refused. What it was before and is now stays in the audit log. */
export async function saveCity(
  ctx: Ctx,
  { staffId }: StaffCaller,
  fields: PickupCityFields,
): Promise<PickupCity> {
  const { country, city, staffConfirms, revision } = fields;
  const area = pickupArea(country, city);
  const places = placesOf(fields);
  return inTransaction(ctx.db, async (tx) => {
    const before = await findCity(tx, area);
    const stored = { city, places: JSON.stringify(places), staffConfirms };
    const isSaved =
      revision === 0
        ? await insertCity(tx, { ...stored, area, country })
        : await updateCity(tx, area, revision, stored);
    if (!isSaved) throw new Problem('settings_changed');
    await auditStaff(tx, staffId, 'pickup_city.save', `pickup_city:${area}`, {
      from: before === undefined ? null : summaryOf(before),
      to: { places, staffConfirms },
    });
    return mustRead(tx, area);
  });
}

/** A window without numbers of its own is left out. */
function placesOf({ places }: PickupCityFields): CityPlaces {
  const own = places.filter((each) => each.places.some((number) => number !== null));
  return Object.fromEntries(own.map((each) => [each.window, each.places]));
}

function summaryOf({ places, staffConfirms }: CityRow) {
  return { places, staffConfirms };
}

async function mustRead(tx: Db, area: string): Promise<PickupCity> {
  const row = await findCity(tx, area);
  if (row === undefined) throw new Error('the city was not stored');
  return presentCity(row);
}

function presentCity(row: CityRow): PickupCity {
  const { area, country, city, staffConfirms, revision } = row;
  return {
    area,
    country,
    city,
    staffConfirms,
    revision,
    places: Object.entries(row.places).map(([window, places]) => ({ window, places })),
    changedAt: row.changedAt.toISOString(),
  };
}
