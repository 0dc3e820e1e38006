import type { DurableLimit } from '../../../platform/durable-limits.ts';
import type { Party } from '../parties/index.ts';

const HOUR = 60 * 60;

/** Of one party of one shipment. */
export const MESSAGES_OF_PARTY: DurableLimit = { name: 'case-message', points: 30, seconds: HOUR };
export const FILES_OF_PARTY: DurableLimit = { name: 'case-file', points: 60, seconds: 24 * HOUR };

export function limitKeyOf(party: Party): string {
  return `${party.shipmentId} ${party.role}`;
}
