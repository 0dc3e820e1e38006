-- Matters of rounds: a piece that did not come back, a code that was tried in vain, a round that nobody closed.
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'missing_piece' AFTER 'unpaid_statement';
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'code_failed' AFTER 'missing_piece';
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'round_not_closed' AFTER 'code_failed';

ALTER TABLE desk_items DROP CONSTRAINT desk_items_about_shipment;
ALTER TABLE desk_items ADD CONSTRAINT desk_items_about_shipment
  CHECK (shipment_id IS NOT NULL OR kind::text IN
    ('contact', 'reconciliation', 'unpaid_statement', 'round_not_closed')) NOT VALID;
