import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { takeWithin } from '../../platform/durable-limits.ts';
import { emailKey } from '../../platform/email-key.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * A booking mails somebody who did not ask for it. Counted inside the claim, so that repeats of one
 * booking count once; always the client first, so that two bookings cannot wait for each other.
 */
export async function takeGuestBooking(
  ctx: Ctx,
  tx: Db,
  clientAddress: string,
  recipientEmail: string,
): Promise<void> {
  const { GUEST_BOOKINGS_PER_CLIENT, GUEST_BOOKINGS_PER_RECIPIENT } = ctx.config;
  const perClient = {
    name: 'guest-booking-client',
    points: GUEST_BOOKINGS_PER_CLIENT,
    seconds: DAY_SECONDS,
  };
  const perRecipient = {
    name: 'guest-booking-recipient',
    points: GUEST_BOOKINGS_PER_RECIPIENT,
    seconds: DAY_SECONDS,
  };
  await takeWithin(ctx, tx, perClient, clientAddress);
  await takeWithin(ctx, tx, perRecipient, emailKey(recipientEmail));
}
