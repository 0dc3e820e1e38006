import { type DoorFix, doorPoint, WORST_ACCURACY_M } from '@waypost/domain/door-point';
import { distanceKm } from '@waypost/domain/distance';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { addressKeyOf, type StreetAddress } from './address-key.ts';
import { insertFix, selectFixes, writeDoorPoint } from './points.queries.ts';

/** Enough for a median; the oldest go. */
const MOST_FIXES = 9;
/** Further from the middle of its city it is no door of that address. */
const MOST_KM = 60;

/**
 * The position of a phone at a hand-over. Kept for the address alone, and of use once two agree. Left out where it says
 * nothing: too vague, too far from the city, or of an address without a street.
 */
export async function learnDoor(
  ctx: Pick<Ctx, 'secrets'>,
  tx: Db,
  {
    fixId,
    fix,
    address,
    city,
  }: {
    fixId: string;
    fix: DoorFix;
    address: StreetAddress;
    /** Where its city is, if that is known. */
    city: { lat: number; lon: number } | null;
  },
): Promise<void> {
  const key = addressKeyOf(ctx.secrets, address);
  const isVague = fix.accuracyM > WORST_ACCURACY_M;
  const isFar = city !== null && distanceKm(city, fix) > MOST_KM;
  if (key === null || isVague || isFar) return;
  if (!(await insertFix(tx, key, fixId, fix, MOST_FIXES))) return;
  const point = doorPoint(await selectFixes(tx, key));
  if (point !== null) await writeDoorPoint(tx, key, point);
}
