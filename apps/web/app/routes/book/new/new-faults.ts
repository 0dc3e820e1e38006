import { addressForm } from '@waypost/domain/country-rules';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { isEmail } from '../../../parcels/contact-rules.ts';
import { type BookingFaults, findBookingFaults } from '../booking-faults.ts';
import { countOf, type NewValues, type Sender } from './new-form.ts';

/** What is asked only when it is booked. */
const AT_BOOKING = ['acceptedTerms', 'method'];

/** What keeps the form from being priced: the rules of the checkout, and those of a parcel. */
export function findPriceFaults(values: NewValues, sender: Sender): BookingFaults {
  const forms = {
    shipper: addressForm(sender.country),
    recipient: addressForm(values.recipientCountry),
  };
  const ofBooking = Object.entries(findBookingFaults(values.booking, false, forms));
  return {
    ...Object.fromEntries(ofBooking.filter(([name]) => !AT_BOOKING.includes(name))),
    ...(!isEmail(values.recipientEmail) && { recipientEmail: 'emailInvalid' as const }),
    ...(values.recipientCountry === '' && { recipientCountry: 'checkEntry' as const }),
    ...parcelFaults(values),
  };
}

export function parcelFaults(values: NewValues): BookingFaults {
  const faults: BookingFaults = {};
  const grams = gramsFromKgText(values.parcel.weight);
  if (grams === null || grams === 0) faults['weight'] = 'weightInvalid';
  for (const side of ['length', 'width', 'height'] as const) {
    if (millimetresFromCmText(values.parcel[side] || '0') === null) faults[side] = 'checkEntry';
  }
  if (countOf(values) === null) faults['count'] = 'quantityInvalid';
  return faults;
}
