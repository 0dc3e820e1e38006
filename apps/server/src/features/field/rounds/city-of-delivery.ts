import { cityOf } from '@waypost/domain/places';

/** Older bookings know no more than the text of their destination. */
export function cityOfDelivery(shipment: {
  city: string | null;
  destination: string;
  country: string;
}): string {
  const { city, destination, country } = shipment;
  return city ?? cityOf(destination, country)?.city ?? destination;
}
