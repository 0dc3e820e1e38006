import type { BookingRequest } from '@waypost/contract';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { liesIn } from '../../core/places/index.ts';
import { countriesOf, type StoredQuote } from '../../core/quotes/index.ts';

/** Where a shipment starts and ends was quoted: an address in another city needs a quote of its own. */
export async function refuseElsewhere(
  tx: Db,
  { request }: StoredQuote,
  { shipperAddress, recipientAddress }: BookingRequest,
): Promise<void> {
  const { originCountry, destinationCountry } = countriesOf(request);
  if (originCountry === null || destinationCountry === null) {
    throw new Problem('place_not_bookable');
  }
  if (!(await liesIn(tx, shipperAddress.city, request.origin, originCountry))) {
    throw elsewhere('shipper');
  }
  if (!(await liesIn(tx, recipientAddress.city, request.destination, destinationCountry))) {
    throw elsewhere('recipient');
  }
}

function elsewhere(party: 'shipper' | 'recipient'): Problem {
  const errors = [{ path: `${party}Address.city`, reason: 'elsewhere' }];
  return new Problem(`${party}_elsewhere`, { errors });
}
