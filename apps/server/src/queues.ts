import { eraseDraftsQueue, settleAttemptQueue } from './features/bookings/index.ts';
import { bookingConfirmationQueue, milestoneMailQueue } from './features/notifications/index.ts';
import {
  applyUnmatchedQueue,
  makePartitionsQueue,
  sweepUnmatchedQueue,
} from './features/scans/index.ts';
import type { Queue } from './platform/jobs.ts';

/** Every queue, by hand; `migrate` creates them. */
export const QUEUES: readonly Queue<object>[] = [
  settleAttemptQueue,
  eraseDraftsQueue,
  bookingConfirmationQueue,
  milestoneMailQueue,
  applyUnmatchedQueue,
  sweepUnmatchedQueue,
  makePartitionsQueue,
];
