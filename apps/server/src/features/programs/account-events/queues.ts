import type { AccountEventType } from '@waypost/domain/account-event-types';
import { defineQueue } from '../../../platform/jobs.ts';

/** Scans of the account's live shipments enqueue milestones from then on. */
export const hearShipmentsQueue = defineQueue<{ customerId: string; shard: number }>(
  'hear_shipments',
);

/** Deletes the events of an account that was erased. */
export const eraseEventsQueue = defineQueue<{ customerId: string; shard: number }>(
  'erase_account_events',
);

export type EventJob = {
  customerId: string;
  shard: number;
  type: AccountEventType;
  /** A shipment, pickup, statement or case. */
  subjectId: string;
  /** Tells two events of one type and subject apart. */
  cause: string;
  at: string;
};

/** Enqueued by the transaction that caused the event; `webhooks` writes and sends it. */
export const accountEventQueue = defineQueue<EventJob>('account_event', {
  keyOf: ({ type, subjectId, cause }) => `${type}:${subjectId}:${cause}`,
});
