import type { ProblemCode } from '@waypost/contract/problems';

/** One sentence for every refusal: what happened, and what the reader can do. */
export default {
  invalid_request: 'Some of the details are missing or not valid. Check them and try again.',
  idempotency_key_missing:
    'The request has no Idempotency-Key. Send the attempt id of the draft, or an id of your own for a pickup.',
  webhook_signature_invalid: 'The signature of this event is not valid.',
  reference_too_short: 'Please enter a valid tracking ID.',
  reference_mistyped:
    'This tracking ID has a typing error. Compare it with the label, one group of four at a time.',
  unauthenticated: 'Sign in to continue.',
  sign_in_refused: 'The email address or the password is not right. Check both and try again.',
  payment_declined: 'The payment was declined. Nothing was charged. Try again, or pay another way.',
  payment_not_completed:
    'The payment was not completed. Nothing was charged. Try again, or pay another way.',
  key_unknown:
    'The request has no valid API key. Send one as Authorization: Bearer, or make a new key in your dashboard.',
  key_expired:
    'This API key has ended. Use the key that replaced it, or make a new one in your dashboard.',
  key_network_refused:
    'This key may not be used from this network. Use it from a network that you allowed, or make another key.',
  test_mode_unavailable: 'There is no test mode here yet. Use a live key.',
  key_spend_cap_reached:
    'This key may not spend this much today. Nothing was booked. Raise its limit with a new key, or wait until tomorrow.',
  credit_exhausted:
    'Your credit does not cover this shipment. Nothing was booked. Pay a statement, or pay by card.',
  payer_needed:
    'The bank wants the cardholder to confirm this payment, which a program cannot do. Nothing was charged. Use another card, or pay on account.',
  idempotency_key_reused:
    'This Idempotency-Key was used for another request. Send a new key with a new request.',
  rate_mismatch: 'This rate was made for another shipment or account. Get rates for this one.',
  price_above_maximum: 'The price is higher than the maximum you gave. Nothing was booked.',
  forbidden: 'You may not do this with the access you have.',
  cross_site_request: 'This request came from another site and was refused.',
  not_found: 'There is nothing at this address.',
  tracking_unknown: 'We couldn’t find that tracking ID. Check for typos or contact the sender.',
  draft_not_found: 'Missing shipment draft. Please re-create your shipment.',
  session_not_found: 'This session does not exist any more. Reload the list.',
  staff_not_found: 'There is no such member of staff. Reload the list.',
  attempt_not_found: 'This booking attempt does not exist. Reload the page and try again.',
  address_not_found: 'This address is not in your address book any more. Reload the list.',
  pickup_not_found: 'There is no such pickup. Reload the list.',
  pickup_rule_not_found: 'There is no such recurring pickup. Reload the list.',
  receipt_unavailable: 'Receipt unavailable',
  case_not_found: 'There is no such case. Reload the page to see the ones there are.',
  shipment_not_found: 'There is no such shipment. Reload the list.',
  method_not_allowed: 'This address does not answer that kind of request.',
  attempt_running: 'This booking is still being worked on. Its result will follow in a moment.',
  already_booked: 'This shipment is already booked.',
  attempt_superseded:
    'A newer booking attempt has replaced this one. Check the price and confirm again.',
  price_changed: 'The price has changed. Check the new price and confirm again.',
  form_already_sent:
    'This form was sent already, with other words. Reload the page to write another message.',
  not_cancellable:
    'This shipment is already on its way or cancelled. Contact support to change it.',
  label_withheld:
    'This paper is withheld while the booking waits to be confirmed or paid, and after it was cancelled.',
  labels_withheld: 'Some of these shipments have no label to print now. Nothing was made.',
  too_many_labels: 'These are more than 500 labels. Choose fewer shipments.',
  quote_expired: 'This quote is no longer valid. Get a new price to continue.',
  too_many_webhook_endpoints:
    'You have as many webhook addresses as an account can have. Remove one to add another.',
  webhook_endpoint_off: 'This webhook is switched off. Switch it on first.',
  webhook_address:
    'Webhooks go to public https addresses, on port 443 or 8443, without a user name in them.',
  too_many_keys: 'You have as many keys as an account can have. End one to make another.',
  too_many_views:
    'You have as many views as one member of staff can have. Remove one to save another.',
  settings_changed:
    'Somebody else saved the settings meanwhile. Look at what changed, and save again.',
  tariff_not_found: 'There is no such tariff.',
  tariff_changed:
    'Another version was published after this was proposed. Look at it, and propose again.',
  tariff_preview_missing: 'What this changes is not counted yet. Wait until it is, then publish.',
  tariff_in_force: 'A tariff can be withdrawn until a minute before it is in force.',
  tariff_beyond_bounds:
    'With these rates the largest shipment costs more than the books can hold. Check the decimal points.',
  tariff_moment_past: 'Choose a moment at least a minute from now.',
  key_not_found: 'There is no such key.',
  key_name_taken: 'There is a source of this name. Rotate its key, or choose another name.',
  key_expiry_past: 'Choose a day in the future, or none.',
  customer_unknown: 'There is no such customer.',
  customer_changed:
    'Somebody changed this customer meanwhile. Compare with what is there now, and save again.',
  customer_active: 'This account is active. Deactivate it before the person is erased.',
  mail_not_found: 'There is no such email. Reload the list.',
  audit_entry_not_found: 'There is no such entry in the audit log. Reload the list.',
  mail_sealed:
    'This email carries a code or a link, or answers one request. It cannot be sent again; its reader can ask for a new one.',
  mail_addressee_gone:
    'There is nobody to send this to any more: the person is erased, or wants no such emails.',
  mail_opted_out: 'This address wants no emails about shipments. Nothing was sent.',
  shipper_only: 'Only the shipper can cancel this shipment.',
  key_ended: 'This key has ended or was replaced already. Make a new one.',
  viewing_only: 'You are looking at a customer’s dashboard. Nothing can be changed from here.',
  address_book_full: 'Your address book is full. Remove an address to keep another one.',
  desk_item_not_found: 'This is not on the desk any more. Reload the list.',
  desk_item_taken: 'A colleague has taken this already.',
  desk_item_final:
    'This cannot be opened again: the person was erased, or there is a newer one about the same.',
  desk_item_unanswerable: 'Nobody waits for an answer here.',
  snooze_out_of_range: 'Choose a time from now up to 30 days ahead.',
  case_closed:
    'This case was closed more than 14 days ago. Write to support by email if there is something new.',
  case_full: 'This case has 20 files already. Write a message, and we say where to send more.',
  no_open_problem:
    'Nothing about this shipment waits for you any more. Write to support by email if something is wrong.',
  pickup_window_gone: 'This window is not offered any more. Choose another one.',
  pickup_window_full:
    'Every place in this window is taken. Nothing was requested or changed. Choose another time.',
  pickup_places_used:
    'You, or this address, already have as many pickups in this window as we can hold for you. Nothing was requested or changed. Hand everything over at once, or choose another time.',
  pickup_rules_used:
    'You already have as many recurring pickups as your account can have. End one of them, or request single pickups.',
  pickup_cut_off_passed:
    'It is too late for this window: it closes two hours before it begins. Choose another time.',
  pickup_not_changeable:
    'This pickup cannot be changed any more: it is over, cancelled, or its cut-off has passed.',
  service_point_not_found: 'There is no such service point. Reload the list.',
  service_point_not_located:
    'We do not know this city in this country. Check both, or name the nearest larger town.',
  shift_needed: 'Sign in with your badge and PIN to continue.',
  field_person_not_found: 'There is no such person. Reload the list.',
  field_device_not_found: 'There is no such device. Reload the list.',
  hub_closed: 'This hub is not in use any more. Choose another one.',
  field_person_inactive: 'This person was deactivated. Add them again if they are back.',
  field_device_revoked: 'This device was revoked. Add it again under another name.',
  sort_plan_changed: 'Another sort plan was published in the meantime. Reload the page.',
  enrolment_unknown: 'This code was used already or has expired. Ask the office for a new one.',
  badge_or_pin_wrong: 'The badge or the PIN is not right. Check both and try again.',
  pin_locked: 'Too many wrong PINs. Ask the office to unlock your badge.',
  cash_count_not_found:
    'This declaration does not wait at your hub. Ask the courier to declare the cash again.',
  cash_deposit_not_found: 'We know no such bag of cash.',
  cash_count_closed: 'This cash was counted already, or declared again. Go back to the list.',
  cash_count_differs:
    'This is not what the courier declared. Count it again together, then confirm.',
  own_cash_count: 'Somebody else must count your cash.',
  cash_not_at_hub: 'The hub has less cash than that. Check the amounts.',
  seal_used: 'This seal was used before. Check the number on the bag.',
  cash_deposit_received: 'This bag was marked as received already.',
  cash_difference_changed: 'The difference is not that large any more. Reload the page.',
  hub_not_found: 'There is no such hub. Reload the list.',
  hub_code_taken: 'Another hub has this code. Choose another one.',
  hub_not_located:
    'We do not know this city in this country. Check both, or name the nearest larger town.',
  hub_zone_unknown: 'We do not know this time zone. Write it like Europe/Brussels.',
  scan_not_found: 'This scan is not waiting any more. Reload the list.',
  handover_not_changeable:
    'This cannot be changed any more: the courier is on the way, we have the shipment, it is cancelled, or it is part of another pickup.',
  drop_off_unavailable:
    'This service point does not take this shipment. Choose another one, or a pickup.',
  shipment_not_collectable:
    'A shipment you chose cannot be handed over with this pickup: it is on its way, on hold, in another country, or part of another pickup.',
  too_many_cards: 'You have saved as many cards as we keep. Remove one to save another.',
  followers_full:
    'This shipment has as many followers as it can have. Open its tracking page to see where it is.',
  payload_too_large: 'The request is too large. Send it in smaller parts.',
  unsupported_media_type: 'This kind of content is not accepted here. Send JSON.',
  idempotency_mismatch:
    'The details were changed after this was sent. Reload the page to see where it stands.',
  terms_not_accepted: 'Accept the terms of carriage in force to go on.',
  consent_missing: 'Tick the box to agree, so that we may write to you.',
  contact_incomplete: 'Please fill in your name, email, and message.',
  password_too_short: 'Please fill all required fields and use a strong password (min 8 chars).',
  password_too_common: 'This password is on lists of common passwords. Choose another one.',
  password_too_predictable:
    'This password is easy to guess. Avoid repeats such as aaaa, rows such as 1234 or qwerty, your name, your email address and the word Waypost.',
  password_wrong: 'The password is not right.',
  code_invalid: 'Invalid or expired code.',
  link_invalid: 'This link has expired or was used already. Ask for a new one.',
  link_of_other_account:
    'Another account asked for this change. Log in to that account and open the link again.',
  unsubscribe_link_invalid:
    'This link is not complete. Open it again from the email, or write to support and we take the address off the list.',
  invitation_invalid:
    'This invitation has expired, was used already, or is for another email address. Ask for a new one.',
  second_factor_invalid:
    'This code is not right. Wait for the next one in the authenticator app and try again.',
  second_factor_needed: 'Enter a code of your authenticator app to do this.',
  second_factor_enrolled: 'A second factor is set up already. A colleague can reset it.',
  second_factor_enrolment_needed: 'Set up a second factor first.',
  already_staff: 'This address already belongs to a member of staff.',
  last_owner: 'One active owner must remain. Make somebody else an owner first.',
  nothing_to_price: 'Enter a weight or the three sides, so that there is something to price.',
  service_not_available:
    'This service does not carry the shipment. Choose another service, or check places, weight and size.',
  service_limits_changed:
    'Somebody published other service limits in the meantime. Load the page again.',
  country_embargoed:
    'A country of this shipment has come under embargo, so it can no longer be booked.',
  over_max_piece_weight: 'One parcel can weigh up to 70 kg. Send heavier goods as freight.',
  measure_out_of_range: 'A weight or size is larger than we can carry. Check the numbers.',
  pallets_below_one: 'Freight needs at least one pallet.',
  place_not_bookable:
    'We do not recognise the country of one of the places. End it with the country, such as Ghent, Belgium.',
  place_unknown: 'Write the place as a city and its country, such as Ghent, Belgium.',
  delivery_days_impossible:
    'These days cannot be promised: they are over, or this shipment is not on its way to anybody.',
  event_not_possible: 'This shipment has no such piece. Choose one that it has.',
  amount_differs: 'This is not the amount that is owed. Look again, or adjust the price first.',
  no_shipment_selected: 'No shipment selected for email.',
  party_without_email: 'There is no email address to write to.',
  party_without_name: 'This party has no name that can be put into an email.',
  event_not_found: 'This shipment has no such event.',
  shipment_changed: 'A colleague changed this shipment meanwhile. Look at what changed.',
  shipment_not_changeable:
    'This can no longer be changed for this shipment: it is on its way, over, or was not booked by a program.',
  shipment_cancelled: 'This shipment is cancelled. That is final, and nothing can be added to it.',
  event_not_voidable: 'This event cannot be taken back, or has been already.',
  price_settled:
    'The payment of this shipment is settled or under way, so its price cannot be changed. Cancel it and give the money back.',
  nothing_owed: 'Nothing is owed for this shipment any more, or not in this way.',
  reference_taken: 'Another shipment has this number already.',
  payment_method_unavailable: 'This payment method is not available now. Choose another one.',
  pay_on_delivery_limit:
    'This amount is too high to pay on delivery without an account. Pay another way, or sign in.',
  too_many_declines:
    'Too many cards were declined. Nothing was charged. Pay another way now, or try a card again in an hour.',
  pay_on_delivery_too_high: 'This amount is too high to pay on delivery. Pay another way.',
  too_many_bookings:
    'No more bookings are possible here today. Try again in 24 hours, or write to us if you need more.',
  card_refused: 'The card was not accepted, and is not saved. Try another card, or ask your bank.',
  card_not_found: 'This card is not saved any more. Choose another one.',
  statement_not_found: 'There is no such paper for this month.',
  card_missing: 'Enter the card details to pay by card.',
  items_missing: 'Customs needs to know what is inside. Add at least one item with its value.',
  declared_value_missing:
    'Insurance goes by the value of the goods. Say what is inside and what it is worth.',
  shipper_elsewhere:
    'Your city is not the one this price starts from. Change the city, or get a new quote from there.',
  recipient_elsewhere:
    'The recipient’s city is not the one this price is for. Change the city, or get a new quote to there.',
  bulk_upload_not_found: 'There is no such upload. Go back to the list of uploads.',
  bulk_upload_not_ready: 'This upload is not at that point. Look at its state and try again.',
  bulk_upload_started: 'Rows of this upload were entered already, so its columns stay as they are.',
  bulk_upload_changed:
    'A colleague chose other columns meanwhile. Look at the result of the check and start again.',
  bulk_prices_changed:
    'A new tariff is in force since this file was checked. Check it again to see the new sum.',
  bank_file_not_accepted:
    'The file is neither CAMT.053 nor a CSV with a date and an amount in every row.',
  over_credit_limit:
    'This would go over the credit limit of the account. Pay another way, or write to us.',
  vat_number_invalid:
    'This is not a VAT number of a business in the European Union, or the account has another one by now. Reload the page.',
  no_credit: 'This account cannot pay on account. Pay another way, or write to us.',
  bank_line_decided: 'A colleague has already decided about this transfer. Load the page again.',
  upload_booked_before:
    'A file with the same content was booked before. Say that you want to book it once more.',
  bulk_file_not_accepted: 'The file is neither CSV nor XLSX. Save it as one of them and try again.',
  bulk_columns_missing: 'Some columns that every shipment needs are not chosen yet.',
  file_infected:
    'This file holds a virus. It was not kept. Check your device, then send a clean copy.',
  file_not_accepted:
    'This file is not a PDF, JPEG or PNG, whatever its name says. Save it as one of these and try again.',
  picture_taken: 'Another picture has this id. Send this one under a new id.',
  picture_not_accepted: 'This is not a JPEG, PNG or WebP picture that can be read.',
  pickup_day_unavailable:
    'No courier comes on this day. Choose a working day within the next 60 days.',
  too_many_requests: 'Too many requests from this connection. Wait a few minutes and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  overloaded: 'We are very busy right now. Try again in a minute.',
  temporarily_unavailable: 'We cannot answer right now. Nothing was lost. Try again in a minute.',
  document_failed: 'The document could not be made. Nothing was lost. Try again in a minute.',
  template_not_found: 'This template is not there any more. Reload the page.',
  too_many_templates: 'You have 50 templates. Remove one to keep another.',
  round_not_found: 'There is no such round. Reload the page.',
  round_changed:
    'Somebody has changed the round meanwhile. Look at it again, then repeat your change.',
  round_not_changeable: 'This is not possible in the present state of the round.',
  round_incomplete: 'A round needs stops and a person before it is released.',
  round_pieces_open:
    'Some pieces are neither handed over nor scanned in. Look for them, or report them as missing.',
  stop_taken: 'Some of it is in another round already. Reload the pool.',
  stop_not_possible:
    'Some of this is not possible: a stop is done, or a shipment is delivered, cancelled, on hold or of another hub.',
  vehicle_not_found: 'There is no such vehicle at this hub. Reload the list.',
  vehicle_code_taken: 'Another vehicle of the hub has this code. Choose another one.',
  container_not_found: 'There is no such container, or it was deleted after two years.',
  trip_not_found: 'There is no such trip. Reload the list.',
  trip_not_changeable:
    'This trip cannot be changed: it has left, has ended, or begins and ends at the same hub.',
} as const satisfies Record<ProblemCode, string>;
