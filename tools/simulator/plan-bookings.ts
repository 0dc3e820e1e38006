import type { MajorCity } from '@waypost/domain/major-cities';
import {
  drawBookingMoment,
  drawOrder,
  type Order,
  seededRandom,
  type SeededRandom,
} from '@waypost/domain/simulation';

const DAY_MS = 24 * 3_600_000;

/** The share of shippers who would rather have it paid at the door, and of those who change their mind. */
const ON_DELIVERY_SHARE = 0.3;
const CANCELLED_SHARE = 0.02;
/** Of what is booked while there are couriers, so that they have full rounds. */
const FIELD_SHARE = 0.5;

export interface PlannedBooking {
  order: Order;
  /** In simulated time. */
  at: number;
  wantsPaymentOnDelivery: boolean;
  isCancelled: boolean;
  /** For everything else about it. */
  random: SeededRandom;
}

/** Day by day, in the order in which they come. */
export function* planBookings(plan: {
  seed: number;
  parcelsPerDay: number;
  days: number;
  startsAt: number;
  /** Where couriers of the field deliver: much of it goes there. */
  fieldCity: MajorCity | null;
}): Generator<PlannedBooking> {
  for (let day = 0; day < plan.days; day += 1) {
    const startsAt = plan.startsAt + day * DAY_MS;
    const bookings = Array.from({ length: plan.parcelsPerDay }, (_, index): PlannedBooking => {
      const random = seededRandom(plan.seed, day * plan.parcelsPerDay + index);
      const isForField = plan.fieldCity !== null && random.chance(FIELD_SHARE);
      const order = drawOrder(random, isForField ? { to: plan.fieldCity ?? undefined } : {});
      return {
        order,
        at: drawBookingMoment(random, order.from, startsAt),
        wantsPaymentOnDelivery: random.chance(ON_DELIVERY_SHARE),
        isCancelled: random.chance(CANCELLED_SHARE),
        random,
      };
    });
    yield* bookings.toSorted((a, b) => a.at - b.at);
  }
}
