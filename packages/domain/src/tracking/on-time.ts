import { type Day, localTime } from '../local-time.ts';
import type { Outlook } from './outlook.ts';

/** The measured rate is published from this many deliveries on. */
export const MIN_PUBLISHED_DELIVERIES = 1_000;

/**
 * A shipment is on time when its last piece was delivered on or before the last day promised at booking,
 * in the destination's time zone. Later revisions do not change this. Null for a shipment that is not
 * delivered.
 */
export function judgeDelivery(
  { plan, deliveredAt }: Outlook,
  timeZone: string,
): { day: Day; onTime: boolean } | null {
  if (deliveredAt === undefined) return null;
  const { day } = localTime(new Date(deliveredAt), timeZone);
  return { day, onTime: day <= plan.latest };
}

/** Per mille, rounded down: 99.96 % is 999. */
export function onTimePerMille(counted: { delivered: number; onTime: number }): number {
  return Math.floor((counted.onTime * 1000) / counted.delivered);
}
