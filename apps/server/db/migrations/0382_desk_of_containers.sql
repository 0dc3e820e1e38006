-- A container that was loaded and did not arrive.
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'missing_container' AFTER 'missing_piece';

ALTER TABLE desk_items DROP CONSTRAINT desk_items_about_shipment;
ALTER TABLE desk_items ADD CONSTRAINT desk_items_about_shipment
  CHECK (shipment_id IS NOT NULL OR kind::text IN
    ('contact', 'reconciliation', 'unpaid_statement', 'round_not_closed', 'cash_difference',
     'missing_container')) NOT VALID;
