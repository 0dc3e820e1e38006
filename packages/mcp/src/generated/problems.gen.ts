// Written by tools/sdk from the problem codes of v1 and their pages: run pnpm generate client.
export interface ProblemText {
  status: number;
  retryable: boolean;
  means: string;
  act: string;
}

export const PROBLEMS: Partial<Record<string, ProblemText>> = {
  "invalid_request": {
    "status": 400,
    "retryable": false,
    "means": "A part of the request is missing, has the wrong type, or is not known to this endpoint. `errors` has a JSON Pointer to each wrong place, the reason, and for a choice of a few the accepted values.",
    "act": "Correct the fields that `errors` points to. Names are case-sensitive, and fields that an endpoint does not know are refused."
  },
  "key_unknown": {
    "status": 401,
    "retryable": false,
    "means": "The request has no key, or one that never existed or was revoked. This is also the answer to a key with a typing error.",
    "act": "Send the key as `Authorization: Bearer wpc_…`. Compare its first characters with the keys of your dashboard, and make a new one if it was revoked."
  },
  "key_expired": {
    "status": 401,
    "retryable": false,
    "means": "The key was good once, and has ended: its last day has passed, or another key replaced it and the time in which both work is over.",
    "act": "Use the key that replaced it, or make a new one in your dashboard. The requests of your dashboard show who still uses the old one."
  },
  "payment_declined": {
    "status": 402,
    "retryable": false,
    "means": "The bank declined the card. Nothing was charged or booked.",
    "act": "Use another card, or pay on account. Do not repeat it unchanged: too many declines lock card payments for an hour."
  },
  "credit_exhausted": {
    "status": 402,
    "retryable": false,
    "means": "What you owe and this shipment together are more than your credit. Nothing was booked. `GET /balance` shows both.",
    "act": "Pay a statement, pay this shipment by card, or ask sales for a higher limit."
  },
  "payer_needed": {
    "status": 402,
    "retryable": false,
    "means": "The bank wants the cardholder to confirm the payment, which a program cannot do. The payment was cancelled, nothing was charged or booked.",
    "act": "Use another card, or pay on account."
  },
  "key_spend_cap_reached": {
    "status": 402,
    "retryable": false,
    "means": "With this booking the key would spend more today (UTC) than its limit. Nothing was booked.",
    "act": "Wait until midnight UTC, or make a key with a higher limit."
  },
  "forbidden": {
    "status": 403,
    "retryable": false,
    "means": "The key is good, but does not have the scope that this endpoint needs. `details.needs` names it, `details.has` lists what the key has.",
    "act": "Make a key with that scope. The scopes of a key cannot be changed later."
  },
  "key_network_refused": {
    "status": 403,
    "retryable": false,
    "means": "The key may only be used from networks that you listed, and this request came from another one.",
    "act": "Send the request from an allowed network. If your addresses changed, make a new key with the new ones."
  },
  "test_mode_unavailable": {
    "status": 403,
    "retryable": false,
    "means": "The key is a test key, and this installation has no test mode, or its test database is away.",
    "act": "Try again in a minute. If it stays, ask us."
  },
  "not_found": {
    "status": 404,
    "retryable": false,
    "means": "There is no such address, or no such thing in your account. Endpoints of test mode answer this to live keys.",
    "act": "Compare path and id with the reference, and check that the key is of the mode in which the thing was made."
  },
  "address_not_found": {
    "status": 404,
    "retryable": false,
    "means": "The address book of your account has no address with this id.",
    "act": "List the addresses, or send the sender in full as `from`."
  },
  "pickup_not_found": {
    "status": 404,
    "retryable": false,
    "means": "No pickup of your account has this id, in this mode.",
    "act": "List the pickups, and check the mode of the key."
  },
  "statement_not_found": {
    "status": 404,
    "retryable": false,
    "means": "There is no such paper for this month: it is not over, nothing was charged, or the file is of another kind.",
    "act": "List the statements. Each names its papers."
  },
  "card_not_found": {
    "status": 404,
    "retryable": false,
    "means": "No card with this id is saved in your account, or it was removed.",
    "act": "`GET /me` lists the cards that can be charged. Leave out `cardId` for the default card."
  },
  "shipment_not_found": {
    "status": 404,
    "retryable": false,
    "means": "No shipment of your account has this id, tracking number or reference. Shipments of test mode are not found by live keys, and the other way round.",
    "act": "Check the mode of the key. A reference needs `ref:` before it, and special characters need percent-encoding."
  },
  "method_not_allowed": {
    "status": 405,
    "retryable": false,
    "means": "There is such an address, but it does not take this method.",
    "act": "Compare method and path with the reference."
  },
  "attempt_running": {
    "status": 409,
    "retryable": true,
    "means": "A request with the same `Idempotency-Key` is still being worked on, or its payment was given up without a charge a moment ago.",
    "act": "Repeat the same request after `Retry-After`, until the answer is another one."
  },
  "price_changed": {
    "status": 409,
    "retryable": false,
    "means": "The price is another one than when the booking was begun.",
    "act": "Ask for rates again and book with the new `rateId`."
  },
  "not_cancellable": {
    "status": 409,
    "retryable": false,
    "means": "The shipment was picked up, or delivered. `cancellable` of a shipment says it beforehand.",
    "act": "Book a return when it has arrived, or ask support to stop it."
  },
  "shipment_cancelled": {
    "status": 409,
    "retryable": false,
    "means": "The shipment was cancelled. That is final.",
    "act": "Book a new one."
  },
  "shipment_not_changeable": {
    "status": 409,
    "retryable": false,
    "means": "The shipment was picked up or cancelled, so its recipient cannot be changed any more.",
    "act": "Change `reference` and `metadata` only, or ask support to redirect it."
  },
  "reference_taken": {
    "status": 409,
    "retryable": false,
    "means": "A shipment of your account has this reference already. `details.shipmentId` names it: very likely the order was booked before.",
    "act": "Read that shipment and go on with it. Send `allowSameReference` only for orders in several shipments."
  },
  "label_withheld": {
    "status": 409,
    "retryable": false,
    "means": "The shipment is on hold or cancelled, so there is no label to print. `hold` of the shipment says why.",
    "act": "Wait for the event `shipment.released`, or look at the hold in your dashboard."
  },
  "quote_expired": {
    "status": 409,
    "retryable": false,
    "means": "The `rateId` is older than 30 minutes.",
    "act": "Ask for rates again, show the new price if it differs, and book with the new `rateId`."
  },
  "address_book_full": {
    "status": 409,
    "retryable": false,
    "means": "The account has as many saved addresses as it can have.",
    "act": "Delete addresses that you do not use."
  },
  "too_many_webhook_endpoints": {
    "status": 409,
    "retryable": false,
    "means": "The account has as many webhook endpoints as it can have.",
    "act": "Remove one that you do not use. One endpoint can take all types of events."
  },
  "webhook_endpoint_off": {
    "status": 409,
    "retryable": false,
    "means": "The endpoint is switched off, by you, by a 410 of yours, or after five days without success.",
    "act": "Switch it on with `{ \"enabled\": true }`, then send what it missed with `recover`."
  },
  "webhook_address": {
    "status": 422,
    "retryable": false,
    "means": "Webhooks go to public `https` addresses on port 443 or 8443, without a user name. Private networks are refused.",
    "act": "Use an address that the internet can reach. For development, forward from a public address to your machine."
  },
  "pickup_window_full": {
    "status": 409,
    "retryable": false,
    "means": "Every place in this window is taken. Nothing was requested or changed.",
    "act": "Read the windows again and choose another one."
  },
  "pickup_window_gone": {
    "status": 409,
    "retryable": false,
    "means": "This window is not offered any more.",
    "act": "Read the windows again and choose another one."
  },
  "pickup_places_used": {
    "status": 409,
    "retryable": false,
    "means": "Your account, or this address, has as many pickups in this window as we can hold.",
    "act": "Add the shipments to a pickup that there is, or choose another window."
  },
  "pickup_cut_off_passed": {
    "status": 409,
    "retryable": false,
    "means": "The window begins too soon: it closes two hours before.",
    "act": "Choose a later window."
  },
  "pickup_not_changeable": {
    "status": 409,
    "retryable": false,
    "means": "The pickup is over, cancelled, or so close that it cannot be changed.",
    "act": "Request a new pickup."
  },
  "shipment_not_collectable": {
    "status": 409,
    "retryable": false,
    "means": "A shipment cannot be handed over with this pickup: it is on its way, on hold, elsewhere, or part of another pickup.",
    "act": "Leave it out, or cancel the other pickup first."
  },
  "payload_too_large": {
    "status": 413,
    "retryable": false,
    "means": "The body of the request is larger than this endpoint reads.",
    "act": "Send fewer things at once."
  },
  "unsupported_media_type": {
    "status": 415,
    "retryable": false,
    "means": "The body is not JSON, or the request does not say that it is.",
    "act": "Send `Content-Type: application/json`. If a call has no body, send no content type either."
  },
  "idempotency_key_reused": {
    "status": 422,
    "retryable": false,
    "means": "This `Idempotency-Key` was used in the last 30 days for a request with another body.",
    "act": "Use a new key for a new request. If you meant to repeat one, send exactly the same body."
  },
  "rate_mismatch": {
    "status": 422,
    "retryable": false,
    "means": "The `rateId` was made for another shipment, service or account, or was changed on its way.",
    "act": "Ask for rates with exactly the places, pieces, service and value that you book."
  },
  "price_above_maximum": {
    "status": 422,
    "retryable": false,
    "means": "The shipment costs more than your `maxTotalCents`. Nothing was booked.",
    "act": "Look at the price by `POST /rates`, and raise the maximum or choose another service."
  },
  "nothing_to_price": {
    "status": 422,
    "retryable": false,
    "means": "Neither weight nor size is given, so there is nothing to price.",
    "act": "Send weight and sides of each parcel."
  },
  "over_max_piece_weight": {
    "status": 422,
    "retryable": false,
    "means": "One parcel is heavier than a parcel may be.",
    "act": "Split it, or send it as `freight`."
  },
  "service_not_available": {
    "status": 422,
    "retryable": false,
    "means": "The service does not carry this shipment: not on this lane, or not of this weight or size.",
    "act": "Ask for rates without `services`: they say which service does, and why another does not."
  },
  "country_embargoed": {
    "status": 422,
    "retryable": false,
    "means": "We do not carry to or from this country at the moment.",
    "act": "There is nothing a program can do. Tell the buyer."
  },
  "measure_out_of_range": {
    "status": 422,
    "retryable": false,
    "means": "A weight or a side is larger than we can carry.",
    "act": "Check the units: weights are grams, sides are millimetres."
  },
  "pallets_below_one": {
    "status": 422,
    "retryable": false,
    "means": "`freight` has no pallet.",
    "act": "Send at least one pallet, or `parcels` instead."
  },
  "place_not_bookable": {
    "status": 422,
    "retryable": false,
    "means": "We do not know the country of one of the places.",
    "act": "Send `country` as an ISO 3166-1 code of two letters."
  },
  "place_unknown": {
    "status": 422,
    "retryable": false,
    "means": "We cannot tell which place is meant.",
    "act": "Send a city and its country. `POST /addresses/check` suggests cities."
  },
  "party_without_email": {
    "status": 422,
    "retryable": false,
    "means": "One side of the shipment has no email address any more, so it cannot be returned like this.",
    "act": "Book the way back as a new shipment, with an email address for the recipient."
  },
  "card_missing": {
    "status": 422,
    "retryable": false,
    "means": "The booking is to be paid by card, and your account has no saved card.",
    "act": "Save a card in your dashboard, or pay on account."
  },
  "items_missing": {
    "status": 422,
    "retryable": false,
    "means": "The goods leave a customs area, and customs must know what is inside.",
    "act": "Send `items`. `customsRequired` of the rates says beforehand that they are needed."
  },
  "declared_value_missing": {
    "status": 422,
    "retryable": false,
    "means": "The shipment is to be insured, and nothing says what it is worth.",
    "act": "Send `items` with their values when you book, `declaredValueCents` when you ask for rates."
  },
  "shipper_elsewhere": {
    "status": 422,
    "retryable": false,
    "means": "The city of the sender is not the one that the rate starts from.",
    "act": "Ask for rates from the city that you book from."
  },
  "recipient_elsewhere": {
    "status": 422,
    "retryable": false,
    "means": "The city of the recipient is not the one that the rate is for.",
    "act": "Ask for rates to the city that you book to."
  },
  "pickup_day_unavailable": {
    "status": 422,
    "retryable": false,
    "means": "No courier comes on this day.",
    "act": "Choose a working day within the next 60 days."
  },
  "too_many_requests": {
    "status": 429,
    "retryable": true,
    "means": "The key made more calls in this minute than it may. Reads, rates and writes are counted apart.",
    "act": "Wait as long as `Retry-After` says. Read `RateLimit` on each answer to slow down before it happens."
  },
  "too_many_declines": {
    "status": 429,
    "retryable": true,
    "means": "Too many cards were declined in a row. Card payments are locked for an hour.",
    "act": "Pay on account, or wait. Find out why the cards are declined before you go on."
  },
  "too_many_bookings": {
    "status": 429,
    "retryable": true,
    "means": "More was booked from here today than we expect.",
    "act": "Try again in 24 hours, or ask us for more."
  },
  "internal": {
    "status": 500,
    "retryable": true,
    "means": "Something failed on our side. We see it in our logs under `requestId`.",
    "act": "Repeat the request, a booking with the same `Idempotency-Key`. If it stays, send us the `requestId`."
  },
  "overloaded": {
    "status": 503,
    "retryable": true,
    "means": "There are more requests than we can answer at the moment. This one was not begun.",
    "act": "Wait as long as `Retry-After` says and repeat it."
  },
  "temporarily_unavailable": {
    "status": 503,
    "retryable": true,
    "means": "A part that this call needs does not answer. A booking may have been begun.",
    "act": "Repeat it with the same `Idempotency-Key` after `Retry-After`. Nothing is booked twice."
  },
  "document_failed": {
    "status": 503,
    "retryable": true,
    "means": "The document could not be made this time. The shipment is not touched by it.",
    "act": "Ask for the document again in a minute."
  }
};
