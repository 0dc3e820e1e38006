-- Staff works on customers. A deactivated account cannot be signed in to and its keys open nothing;
-- that can be taken back. The revision lets a change say which record it was made from.
ALTER TABLE customers
  ADD COLUMN deactivated_at timestamptz,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- Whoever writes: the customer, staff, an erasure.
CREATE FUNCTION count_customer_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER customers_revision
  BEFORE UPDATE OF email, name, phone, account_type, company, vat_id, address_line1, address_line2,
    city, region, postal_code, country, deactivated_at, erased_at ON customers
  FOR EACH ROW EXECUTE FUNCTION count_customer_revision();

GRANT SELECT (deactivated_at) ON customers TO waypost_worker, waypost_readonly;

-- Mails about pickups are written again for the outbox of the console, which is served by the api. To
-- read only: as a member of waypost_customer the api holds that role's rights to change them.
GRANT SELECT ON pickups, pickup_rules TO waypost_api;
CREATE POLICY outbox_reads ON pickups FOR SELECT TO waypost_api USING (true);
CREATE POLICY outbox_reads ON pickup_rules FOR SELECT TO waypost_api USING (true);

-- Parts of words, for the search of the console.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
