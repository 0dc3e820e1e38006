-- Who cancelled a shipment: the account that booked it, one of its keys, the holder of the shipper's mailed
-- link, a member of staff, or the system, which ends bookings that were never paid or confirmed.
ALTER TABLE shipments
  ADD COLUMN cancelled_by text,
  -- the customer, key or member of staff; null for a link and for the system
  ADD COLUMN cancelled_by_id uuid;
GRANT UPDATE (cancelled_by, cancelled_by_id) ON shipments TO waypost_api, waypost_worker;

-- Reports read neither the id of a receipt, which opens receipt and documents, nor the ids of drafts and
-- attempts, which lead to it. They join attempts and shipments by booking_attempts.shipment_id.
REVOKE SELECT ON shipments, booking_attempts, drafts, ledger_transactions FROM waypost_readonly;
GRANT SELECT (id, shard, tracking_number, quote_id, service_type, service, origin, origin_country,
  destination, destination_country, piece_count, weight_grams, length_mm, width_mm, height_mm, incoterm, eta,
  payment_method, insured, price_cents, currency, booked_at, customer_id, hold, cancelled_at, cancelled_by,
  cancelled_by_id, revision) ON shipments TO waypost_readonly;
GRANT SELECT (shard, number, state, answer_status, shipment_id, created_at, claimed_at, updated_at,
  customer_id, payment_method, amount_cents, currency, give_up_at, intent_id, decline_code, card_brand,
  card_last4, cancel_requested_at, received_at, locale) ON booking_attempts TO waypost_readonly;
GRANT SELECT (shard, quote_id, created_at) ON drafts TO waypost_readonly;
GRANT SELECT (id, shard, shipment_id, recorded_at) ON ledger_transactions TO waypost_readonly;
