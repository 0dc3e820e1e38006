import type { HandoverChoice, HandoverOffer, OfferedPoint } from '@waypost/contract';
import { distanceKm } from '@waypost/domain/distance';
import { mayDropOff } from '@waypost/domain/handover';
import { pickupArea } from '@waypost/domain/pickups';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../core/calendars/index.ts';
import { locateCity, locatePlace } from '../../core/places/index.ts';
import { countriesOf, type StoredQuote } from '../../core/quotes/index.ts';
import { findServicePoint, presentPoint, selectNearest } from '../../core/service-points/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  type Asked,
  listFreeWindows,
  readClock,
  refuseUnlessFree,
} from '../../customer/pickups/index.ts';

/** Few enough for one screen of a phone. */
const WINDOWS = 4;
const POINTS = 3;
/** Farther than this nobody carries a parcel to a counter. */
const MAX_KM = 60;

/** Where a shipment of a quote begins; the city is the one typed, or that of the quote. */
type From = { quote: StoredQuote; country: string; city: string };

export function fromOf(quote: StoredQuote, city: string | null | undefined): From {
  const { originCountry } = countriesOf(quote.request);
  if (originCountry === null) throw new Problem('place_not_bookable');
  return { quote, country: originCountry, city: city ?? '' };
}

export async function offerHandovers(ctx: Ctx, from: From): Promise<HandoverOffer> {
  const place = await placeOf(ctx, from);
  const { pickupWindows } = await settingsInForce(ctx);
  const city = from.city || (place?.name ?? from.quote.request.origin);
  const asked = await askedAt(ctx.db, pickupWindows, from.country, city);
  const windows = await listFreeWindows(ctx.db, asked, WINDOWS);
  const points = place === null ? [] : await pointsNear(ctx.db, from, place);
  return { timeZone: asked.calendar.timeZone, windows, points };
}

async function placeOf(ctx: Ctx, { quote, country, city }: From) {
  const typed = city === '' ? null : await locateCity(ctx.db, city, country);
  return typed ?? locatePlace(ctx.db, quote.request.origin);
}

async function askedAt(
  db: Db,
  offered: Asked['offered'],
  country: string,
  city: string,
): Promise<Asked> {
  const now = await readClock(db);
  return { area: pickupArea(country, city), calendar: readCalendar(country, now), now, offered };
}

async function pointsNear(
  db: Db,
  { quote, country }: From,
  place: { lat: number; lon: number },
): Promise<OfferedPoint[]> {
  if (!dropsOff(quote)) return [];
  const rows = await selectNearest(db, { ...place, country }, POINTS);
  return rows
    .map((row) => ({ ...presentPoint(row), distanceKm: Math.round(distanceKm(place, row)) }))
    .filter((point) => point.distanceKm <= MAX_KM);
}

function dropsOff({ request, priced }: StoredQuote): boolean {
  return mayDropOff({ serviceType: request.serviceType, actualGrams: priced.actualGrams });
}

/**
 * Refuses what cannot be chosen, and takes nothing. The windows are read before the transaction, because
 * the settings use a connection of their own.
 */
export async function refuseUnlessOffered(
  tx: Db,
  offered: Asked['offered'],
  { quote, country, city }: From,
  choice: HandoverChoice,
): Promise<void> {
  if (choice.method === 'pickup') {
    const asked = await askedAt(tx, offered, country, city);
    await refuseUnlessFree(tx, asked, choice);
    return;
  }
  const point = await findServicePoint(tx, choice.servicePointId);
  const isOffered = point?.closedAt === null && point.country === country;
  if (!isOffered || !dropsOff(quote)) throw new Problem('drop_off_unavailable');
}
