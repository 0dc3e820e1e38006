import type { ProblemCode } from '@waypost/contract/problems';

/** One sentence for every refusal: what happened, and what the reader can do. */
export default {
  invalid_request: 'Some of the details are missing or not valid. Check them and try again.',
  idempotency_key_missing: 'The request has no Idempotency-Key. Send the attempt id of the draft.',
  reference_too_short: 'Please enter a valid tracking ID.',
  reference_mistyped:
    'This tracking ID has a typing error. Compare it with the label, one group of four at a time.',
  unauthenticated: 'Sign in to continue.',
  forbidden: 'You may not do this with the access you have.',
  cross_site_request: 'This request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  tracking_unknown: 'We couldn’t find that tracking ID. Check for typos or contact the sender.',
  draft_not_found: 'Missing shipment draft. Please re-create your shipment.',
  attempt_not_found: 'This booking attempt does not exist. Reload the page and try again.',
  receipt_unavailable: 'Receipt unavailable',
  method_not_allowed: 'This address does not answer that kind of request.',
  attempt_running: 'This booking is still being worked on. Its result will follow in a moment.',
  already_booked: 'This shipment is already booked.',
  attempt_superseded:
    'A newer booking attempt has replaced this one. Check the price and confirm again.',
  price_changed: 'The price has changed. Check the new price and confirm again.',
  quote_expired: 'This quote is no longer valid. Get a new price to continue.',
  payload_too_large: 'The request is too large. Send it in smaller parts.',
  unsupported_media_type: 'This kind of content is not accepted here. Send JSON.',
  idempotency_mismatch:
    'The details were changed after this booking was sent. Reload the page to see where it stands.',
  nothing_to_price: 'Enter a weight or the three sides, so that there is something to price.',
  over_max_piece_weight: 'One parcel can weigh up to 70 kg. Send heavier goods as freight.',
  measure_out_of_range: 'A weight or size is larger than we can carry. Check the numbers.',
  pallets_below_one: 'Freight needs at least one pallet.',
  place_not_bookable:
    'We do not recognise the country of one of the places. End it with the country, such as Ghent, Belgium.',
  payment_method_unavailable: 'This payment method is not available now. Choose another one.',
  too_many_requests: 'Too many requests from this connection. Wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  overloaded: 'We are very busy right now. Try again in a minute.',
  temporarily_unavailable: 'We cannot answer right now. Nothing was lost. Try again in a minute.',
} as const satisfies Record<ProblemCode, string>;
