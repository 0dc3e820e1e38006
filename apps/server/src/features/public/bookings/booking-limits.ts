import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { DAY, durableLimit, readLeft, takeWithin } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { findEmailKeyOf } from './attempts.queries.ts';

/** Who books, and whom the booking emails. */
type BookingToCount = {
  customerId: string | null;
  clientAddress: string;
  recipientEmail: string;
  shipperEmail: string;
  /** No email before there is a shipment, and no shipment before the payment. */
  isPaidFirst: boolean;
};

/**
 * A booking sends email to people who did not ask for it, so bookings are limited by day. Counted inside
 * the claim, so that repeats of one booking count once; always in the same order, so that two bookings
 * cannot wait for each other. The shipper of a customer's paid booking is not counted: a shop sends all its
 * parcels from one address, and nobody pays for a thousand of them to fill a mailbox.
 */
export async function takeBooking(ctx: Ctx, tx: Db, booking: BookingToCount): Promise<void> {
  const { customerId, clientAddress } = booking;
  const { config } = ctx;
  const { recipientEmail, shipperEmail, isPaidFirst } = booking;
  const isShipperFree = customerId !== null && isPaidFirst;
  const emails = isShipperFree ? [recipientEmail] : [recipientEmail, shipperEmail];
  const addresses = [...new Set(emails.map((email) => emailKey(email)))].toSorted();
  if (customerId === null) {
    const perClient = aDay('guest-booking-client', config.GUEST_BOOKINGS_PER_CLIENT);
    const perAddress = aDay('guest-booking-address', config.GUEST_BOOKINGS_PER_RECIPIENT);
    await takeWithin(ctx, tx, perClient, clientKey(clientAddress));
    for (const address of addresses) await takeWithin(ctx, tx, perAddress, address);
    return;
  }
  const perAddress = aDay('customer-booking-address', config.CUSTOMER_BOOKINGS_PER_ADDRESS);
  await takeWithin(ctx, tx, ofCustomer(ctx), customerId);
  const own = await findEmailKeyOf(tx, customerId);
  // by account: no one can use up the limit of others for an address
  for (const address of addresses.filter((each) => each !== own)) {
    await takeWithin(ctx, tx, perAddress, `${customerId} ${address}`);
  }
}

/** How many bookings an account may still make, and when it may make all of them again. */
export async function readBookingsLeft(
  ctx: Ctx,
  db: Db,
  customerId: string,
): Promise<{ left: number; secondsLeft: number }> {
  return readLeft(ctx, db, ofCustomer(ctx), customerId);
}

function ofCustomer({ config }: Ctx) {
  return aDay('customer-booking', config.CUSTOMER_BOOKINGS_PER_DAY);
}

function aDay(name: string, points: number) {
  return durableLimit(name, points, DAY, 'too_many_bookings');
}
