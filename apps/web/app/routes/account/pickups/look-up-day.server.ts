import { type PickupDay, readPickupWindows } from '@waypost/contract/client';
import { addDays } from '@waypost/domain/delivery-dates';
import { PICKUP_DAYS_AHEAD } from '@waypost/domain/pickups';
import { ask } from '../../../platform/answer.server.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';

export type LookedUp = {
  /** As it was asked for, or the first day with a free place; empty while it is being typed. */
  date: string;
  day: PickupDay | null;
  /** Why there is no day; null as well when none was asked for. */
  refusal: ShownRefusal | null;
  /** What the calendar of the browser offers. */
  first: string;
  last: string;
};

/** The windows of the day in the address of a page, at an address or of a pickup. */
export async function lookUpDay(
  request: Request,
  place: { addressId: string } | { pickupId: string },
): Promise<LookedUp> {
  const asked = new URL(request.url).searchParams.get('date');
  const first = new Date().toISOString().slice(0, 10);
  const range = { first, last: addDays(first, PICKUP_DAYS_AHEAD) };
  if (asked !== null && !isDay(asked)) return { ...range, date: '', day: null, refusal: null };
  const query = { ...place, ...(asked !== null && { date: asked }) };
  const answer = await ask(request, readPickupWindows, { query });
  if (answer.ok) return { ...range, date: answer.data.date, day: answer.data, refusal: null };
  const { code, requestId } = answer.refusal;
  return { ...range, date: asked ?? '', day: null, refusal: { code, requestId } };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
