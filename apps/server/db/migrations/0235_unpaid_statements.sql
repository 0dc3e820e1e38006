-- A statement that is still unpaid after the last reminder is a matter for staff, without a shipment.
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'unpaid_statement' AFTER 'reconciliation';

ALTER TABLE desk_items DROP CONSTRAINT desk_items_about_shipment;
ALTER TABLE desk_items ADD CONSTRAINT desk_items_about_shipment
  CHECK (shipment_id IS NOT NULL OR kind::text IN ('contact', 'reconciliation', 'unpaid_statement')) NOT VALID;
