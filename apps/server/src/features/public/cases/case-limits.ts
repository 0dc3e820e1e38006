import { DAY, durableLimit, HOUR } from '../../../platform/durable-limits.ts';
import type { Party } from '../parties/index.ts';

/** Of one party of one shipment. */
export const MESSAGES_OF_PARTY = durableLimit('case-message', 30, HOUR);
export const FILES_OF_PARTY = durableLimit('case-file', 60, DAY);

export function limitKeyOf(party: Party): string {
  return `${party.shipmentId} ${party.role}`;
}
