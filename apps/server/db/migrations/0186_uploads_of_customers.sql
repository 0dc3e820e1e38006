-- Customers upload files of shipments too, and see their own.
ALTER TABLE bulk_uploads
  -- of a customer, whose shipments its rows become; null for staff
  ADD COLUMN customer_id uuid,
  -- accepted by the customer when booking
  ADD COLUMN terms_version text;

-- no release before this one meets a row without it: only customers' uploads have none
-- squawk-ignore ban-drop-not-null
ALTER TABLE bulk_uploads ALTER COLUMN uploaded_by DROP NOT NULL;

GRANT UPDATE (terms_version) ON bulk_uploads TO waypost_api;
GRANT UPDATE (file_name) ON bulk_uploads TO waypost_api, waypost_worker;
GRANT SELECT (customer_id) ON bulk_uploads TO waypost_readonly;
GRANT SELECT ON bulk_uploads, bulk_rows TO waypost_customer;

ALTER TABLE bulk_uploads ENABLE ROW LEVEL SECURITY;
ALTER TABLE bulk_rows ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON bulk_uploads TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON bulk_rows TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON bulk_uploads FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON bulk_rows FOR SELECT TO waypost_customer USING (
  EXISTS (SELECT 1 FROM bulk_uploads u WHERE u.id = upload_id AND u.customer_id = acting_customer()));
