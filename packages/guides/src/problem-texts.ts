import type { ProblemCode } from '@waypost/contract/problems';

type ProblemText = {
  /** What happened, as a program sees it. */
  means: string;
  /** What its author does about it. */
  act: string;
};

/**
 * For the page of each problem that `/api/v1` answers with, beside the sentence of the catalog `problems`. A test
 * asks for every code that the document of v1 names.
 */
export const PROBLEM_TEXTS: Partial<Record<ProblemCode, ProblemText>> = {
  invalid_request: {
    means:
      'A part of the request is missing, has the wrong type, or is not known to this endpoint. `errors` has a JSON Pointer to each wrong place, the reason, and for a choice of a few the accepted values.',
    act: 'Correct the fields that `errors` points to. Names are case-sensitive, and fields that an endpoint does not know are refused.',
  },
  key_unknown: {
    means:
      'The request has no key, or one that never existed or was revoked. This is also the answer to a key with a typing error.',
    act: 'Send the key as `Authorization: Bearer wpc_…`. Compare its first characters with the keys of your dashboard, and make a new one if it was revoked.',
  },
  key_expired: {
    means:
      'The key was good once, and has ended: its last day has passed, or another key replaced it and the time in which both work is over.',
    act: 'Use the key that replaced it, or make a new one in your dashboard. The requests of your dashboard show who still uses the old one.',
  },
  forbidden: {
    means:
      'The key is good, but does not have the scope that this endpoint needs. `details.needs` names it, `details.has` lists what the key has.',
    act: 'Make a key with that scope. The scopes of a key cannot be changed later.',
  },
  key_network_refused: {
    means:
      'The key may only be used from networks that you listed, and this request came from another one.',
    act: 'Send the request from an allowed network. If your addresses changed, make a new key with the new ones.',
  },
  test_mode_unavailable: {
    means:
      'The key is a test key, and this installation has no test mode, or its test database is away.',
    act: 'Try again in a minute. If it stays, ask us.',
  },
  payload_too_large: {
    means: 'The body of the request is larger than this endpoint reads.',
    act: 'Send fewer things at once.',
  },
  unsupported_media_type: {
    means: 'The body is not JSON, or the request does not say that it is.',
    act: 'Send `Content-Type: application/json`. If a call has no body, send no content type either.',
  },
  method_not_allowed: {
    means: 'There is such an address, but it does not take this method.',
    act: 'Compare method and path with the reference.',
  },
  not_found: {
    means:
      'There is no such address, or no such thing in your account. Endpoints of test mode answer this to live keys.',
    act: 'Compare path and id with the reference, and check that the key is of the mode in which the thing was made.',
  },
  too_many_requests: {
    means:
      'The key made more calls in this minute than it may. Reads, rates and writes are counted apart.',
    act: 'Wait as long as `Retry-After` says. Read `RateLimit` on each answer to slow down before it happens.',
  },
  internal: {
    means: 'Something failed on our side. We see it in our logs under `requestId`.',
    act: 'Repeat the request, a booking with the same `Idempotency-Key`. If it stays, send us the `requestId`.',
  },
  overloaded: {
    means: 'There are more requests than we can answer at the moment. This one was not begun.',
    act: 'Wait as long as `Retry-After` says and repeat it.',
  },
  temporarily_unavailable: {
    means: 'A part that this call needs does not answer. A booking may have been begun.',
    act: 'Repeat it with the same `Idempotency-Key` after `Retry-After`. Nothing is booked twice.',
  },
  document_failed: {
    means: 'The document could not be made this time. The shipment is not touched by it.',
    act: 'Ask for the document again in a minute.',
  },

  shipment_not_found: {
    means:
      'No shipment of your account has this id, tracking number or reference. Shipments of test mode are not found by live keys, and the other way round.',
    act: 'Check the mode of the key. A reference needs `ref:` before it, and special characters need percent-encoding.',
  },
  address_not_found: {
    means: 'The address book of your account has no address with this id.',
    act: 'List the addresses, or send the sender in full as `from`.',
  },
  card_not_found: {
    means: 'No card with this id is saved in your account, or it was removed.',
    act: '`GET /me` lists the cards that can be charged. Leave out `cardId` for the default card.',
  },
  statement_not_found: {
    means:
      'There is no such paper for this month: it is not over, nothing was charged, or the file is of another kind.',
    act: 'List the statements. Each names its papers.',
  },

  attempt_running: {
    means:
      'A request with the same `Idempotency-Key` is still being worked on, or its payment was given up without a charge a moment ago.',
    act: 'Repeat the same request after `Retry-After`, until the answer is another one.',
  },
  idempotency_key_reused: {
    means: 'This `Idempotency-Key` was used in the last 30 days for a request with another body.',
    act: 'Use a new key for a new request. If you meant to repeat one, send exactly the same body.',
  },
  shipment_not_changeable: {
    means: 'The shipment was picked up or cancelled, so its recipient cannot be changed any more.',
    act: 'Change `reference` and `metadata` only, or ask support to redirect it.',
  },
  reference_taken: {
    means:
      'A shipment of your account has this reference already. `details.shipmentId` names it: very likely the order was booked before.',
    act: 'Read that shipment and go on with it. Send `allowSameReference` only for orders in several shipments.',
  },
  rate_mismatch: {
    means:
      'The `rateId` was made for another shipment, service or account, or was changed on its way.',
    act: 'Ask for rates with exactly the places, pieces, service and value that you book.',
  },
  quote_expired: {
    means: 'The `rateId` is older than 30 minutes.',
    act: 'Ask for rates again, show the new price if it differs, and book with the new `rateId`.',
  },
  price_changed: {
    means: 'The price is another one than when the booking was begun.',
    act: 'Ask for rates again and book with the new `rateId`.',
  },
  price_above_maximum: {
    means: 'The shipment costs more than your `maxTotalCents`. Nothing was booked.',
    act: 'Look at the price by `POST /rates`, and raise the maximum or choose another service.',
  },
  not_cancellable: {
    means:
      'The shipment was picked up, or delivered. `cancellable` of a shipment says it beforehand.',
    act: 'Book a return when it has arrived, or ask support to stop it.',
  },
  shipment_cancelled: {
    means: 'The shipment was cancelled. That is final.',
    act: 'Book a new one.',
  },
  label_withheld: {
    means:
      'The shipment is on hold or cancelled, so there is no label to print. `hold` of the shipment says why.',
    act: 'Wait for the event `shipment.released`, or look at the hold in your dashboard.',
  },
  address_book_full: {
    means: 'The account has as many saved addresses as it can have.',
    act: 'Delete addresses that you do not use.',
  },

  credit_exhausted: {
    means:
      'What you owe and this shipment together are more than your credit. Nothing was booked. `GET /balance` shows both.',
    act: 'Pay a statement, pay this shipment by card, or ask sales for a higher limit.',
  },
  payer_needed: {
    means:
      'The bank wants the cardholder to confirm the payment, which a program cannot do. The payment was cancelled, nothing was charged or booked.',
    act: 'Use another card, or pay on account.',
  },
  payment_not_completed: {
    means:
      'The payment provider could not be reached in time, so the payment was cancelled. Nothing was charged or booked. Only rows of batches have this problem.',
    act: 'Book the shipment again.',
  },
  payment_declined: {
    means: 'The bank declined the card. Nothing was charged or booked.',
    act: 'Use another card, or pay on account. Do not repeat it unchanged: too many declines lock card payments for an hour.',
  },
  card_missing: {
    means: 'The booking is to be paid by card, and your account has no saved card.',
    act: 'Save a card in your dashboard, or pay on account.',
  },
  key_spend_cap_reached: {
    means:
      'With this booking the key would spend more today (UTC) than its limit. Nothing was booked.',
    act: 'Wait until midnight UTC, or make a key with a higher limit.',
  },
  too_many_declines: {
    means: 'Too many cards were declined in a row. Card payments are locked for an hour.',
    act: 'Pay on account, or wait. Find out why the cards are declined before you go on.',
  },
  too_many_bookings: {
    means: 'More was booked from here today than we expect.',
    act: 'Try again in 24 hours, or ask us for more.',
  },

  nothing_to_price: {
    means: 'Neither weight nor size is given, so there is nothing to price.',
    act: 'Send weight and sides of each parcel.',
  },
  over_max_piece_weight: {
    means: 'One parcel is heavier than a parcel may be.',
    act: 'Split it, or send it as `freight`.',
  },
  measure_out_of_range: {
    means: 'A weight or a side is larger than we can carry.',
    act: 'Check the units: weights are grams, sides are millimetres.',
  },
  pallets_below_one: {
    means: '`freight` has no pallet.',
    act: 'Send at least one pallet, or `parcels` instead.',
  },
  service_not_available: {
    means:
      'The service does not carry this shipment: not on this lane, or not of this weight or size.',
    act: 'Ask for rates without `services`: they say which service does, and why another does not.',
  },
  place_not_bookable: {
    means: 'We do not know the country of one of the places.',
    act: 'Send `country` as an ISO 3166-1 code of two letters.',
  },
  place_unknown: {
    means: 'We cannot tell which place is meant.',
    act: 'Send a city and its country. `POST /addresses/check` suggests cities.',
  },
  country_embargoed: {
    means: 'We do not carry to or from this country at the moment.',
    act: 'There is nothing a program can do. Tell the buyer.',
  },
  items_missing: {
    means: 'The goods leave a customs area, and customs must know what is inside.',
    act: 'Send `items`. `customsRequired` of the rates says beforehand that they are needed.',
  },
  declared_value_missing: {
    means: 'The shipment is to be insured, and nothing says what it is worth.',
    act: 'Send `items` with their values when you book, `declaredValueCents` when you ask for rates.',
  },
  shipper_elsewhere: {
    means: 'The city of the sender is not the one that the rate starts from.',
    act: 'Ask for rates from the city that you book from.',
  },
  recipient_elsewhere: {
    means: 'The city of the recipient is not the one that the rate is for.',
    act: 'Ask for rates to the city that you book to.',
  },
  party_without_email: {
    means:
      'One side of the shipment has no email address any more, so it cannot be returned like this.',
    act: 'Book the way back as a new shipment, with an email address for the recipient.',
  },

  webhook_address: {
    means:
      'Webhooks go to public `https` addresses on port 443 or 8443, without a user name. Private networks are refused.',
    act: 'Use an address that the internet can reach. For development, forward from a public address to your machine.',
  },
  webhook_endpoint_off: {
    means:
      'The endpoint is switched off, by you, by a 410 of yours, or after five days without success.',
    act: 'Switch it on with `{ "enabled": true }`, then send what it missed with `recover`.',
  },
  too_many_webhook_endpoints: {
    means: 'The account has as many webhook endpoints as it can have.',
    act: 'Remove one that you do not use. One endpoint can take all types of events.',
  },

  pickup_not_found: {
    means: 'No pickup of your account has this id, in this mode.',
    act: 'List the pickups, and check the mode of the key.',
  },
  pickup_window_full: {
    means: 'Every place in this window is taken. Nothing was requested or changed.',
    act: 'Read the windows again and choose another one.',
  },
  pickup_window_gone: {
    means: 'This window is not offered any more.',
    act: 'Read the windows again and choose another one.',
  },
  pickup_places_used: {
    means: 'Your account, or this address, has as many pickups in this window as we can hold.',
    act: 'Add the shipments to a pickup that there is, or choose another window.',
  },
  pickup_cut_off_passed: {
    means: 'The window begins too soon: it closes two hours before.',
    act: 'Choose a later window.',
  },
  pickup_not_changeable: {
    means: 'The pickup is over, cancelled, or so close that it cannot be changed.',
    act: 'Request a new pickup.',
  },
  pickup_day_unavailable: {
    means: 'No courier comes on this day.',
    act: 'Choose a working day within the next 60 days.',
  },
  shipment_not_collectable: {
    means:
      'A shipment cannot be handed over with this pickup: it is on its way, on hold, elsewhere, or part of another pickup.',
    act: 'Leave it out, or cancel the other pickup first.',
  },
};
