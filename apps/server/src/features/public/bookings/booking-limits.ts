import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { DAY, durableLimit, takeWithin } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { findEmailKeyOf } from './attempts.queries.ts';

/** Who books, and whom the booking emails. */
type BookingToCount = {
  customerId: string | null;
  clientAddress: string;
  emails: readonly string[];
};

/**
 * A booking sends email to people who did not ask for it, so bookings are limited by day. Counted inside
 * the claim, so that repeats of one booking count once; always in the same order, so that two bookings
 * cannot wait for each other.
 */
export async function takeBooking(ctx: Ctx, tx: Db, booking: BookingToCount): Promise<void> {
  const { customerId, clientAddress } = booking;
  const { config } = ctx;
  const addresses = [...new Set(booking.emails.map((email) => emailKey(email)))].toSorted();
  if (customerId === null) {
    const perClient = aDay('guest-booking-client', config.GUEST_BOOKINGS_PER_CLIENT);
    const perAddress = aDay('guest-booking-address', config.GUEST_BOOKINGS_PER_RECIPIENT);
    await takeWithin(ctx, tx, perClient, clientKey(clientAddress));
    for (const address of addresses) await takeWithin(ctx, tx, perAddress, address);
    return;
  }
  const perCustomer = aDay('customer-booking', config.CUSTOMER_BOOKINGS_PER_DAY);
  const perAddress = aDay('customer-booking-address', config.CUSTOMER_BOOKINGS_PER_ADDRESS);
  await takeWithin(ctx, tx, perCustomer, customerId);
  const own = await findEmailKeyOf(tx, customerId);
  // by account: no one can use up the limit of others for an address
  for (const address of addresses.filter((each) => each !== own)) {
    await takeWithin(ctx, tx, perAddress, `${customerId} ${address}`);
  }
}

function aDay(name: string, points: number) {
  return durableLimit(name, points, DAY, 'too_many_bookings');
}
