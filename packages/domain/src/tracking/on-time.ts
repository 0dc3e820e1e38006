import { type Day, localTime } from '../local-time.ts';
import type { Outlook } from './outlook.ts';

/** The measured rate is told in public from so many deliveries on. */
export const DELIVERIES_TO_TELL = 1_000;

/**
 * On time is a shipment whose last piece was delivered on or before the last day that was promised at
 * booking, by the clocks of the destination. Days that were revised later change nothing about it.
 * Null for a shipment that is not delivered.
 */
export function judgeDelivery(
  { plan, deliveredAt }: Outlook,
  timeZone: string,
): { day: Day; onTime: boolean } | null {
  if (deliveredAt === undefined) return null;
  const { day } = localTime(new Date(deliveredAt), timeZone);
  return { day, onTime: day <= plan.latest };
}

/** In parts of a thousand, never more than it was: 99.96 % is 999. */
export function onTimePerMille(counted: { delivered: number; onTime: number }): number {
  return Math.floor((counted.onTime * 1000) / counted.delivered);
}
