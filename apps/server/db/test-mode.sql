-- What only the database of test mode has (decision 140). `migrate` applies it there each time; in a live
-- database there is no such function to call.

-- Takes away the shipments of an account booked before a moment, with everything that names them; without a
-- moment all that the account ever did. It walks the catalog, so that a table of tomorrow is not forgotten. The
-- account itself stays. Deliveries to webhooks go before, by erase_test_deliveries. Answers with the number of
-- shipments: after 1,000 and more there may be others.
CREATE OR REPLACE FUNCTION erase_test_data(account uuid, booked_before timestamptz DEFAULT NULL) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  slice CONSTANT integer := 1000;
  erased uuid[];
  total bigint := 0;
BEGIN
  LOOP
    erased := ARRAY(SELECT id FROM shipments WHERE customer_id = account
      AND (booked_before IS NULL OR booked_at < booked_before) ORDER BY id LIMIT slice);
    -- the statements below read whole tables
    EXIT WHEN cardinality(erased) = 0;
    PERFORM run_when_free(deletes_by('shipment_id') || 'DELETE FROM shipments WHERE id = ANY ($1)'::text, erased);
    total := total + cardinality(erased);
    EXIT WHEN total >= slice OR booked_before IS NOT NULL;
  END LOOP;
  IF booked_before IS NULL AND total < slice THEN
    -- those that were made since
    PERFORM erase_test_deliveries(account, 1000);
    PERFORM run_when_free(deletes_by('customer_id',
      '{credit_accounts,credit_limits,webhook_deliveries,webhook_attempts}'), ARRAY[account]);
  ELSIF total = 0 THEN
    RETURN 0;
  END IF;
  UPDATE credit_accounts SET owed_cents = (
    SELECT coalesce(sum(l.amount_cents), 0) FROM ledger_entries AS l
    WHERE l.customer_id = erase_test_data.account AND l.account = 'receivable' AND l.holder = 'on_account')
  WHERE customer_id = account;
  RETURN total;
END
$$;

-- The next deliveries to webhooks of an account, with their attempts. There may be a million, and a statement has
-- 10 s; both tables have no index by account, which nothing else needs.
CREATE OR REPLACE FUNCTION erase_test_deliveries(account uuid, most integer) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  erased uuid[] := ARRAY(SELECT d.id FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT id FROM webhook_deliveries WHERE endpoint_id = e.id ORDER BY id DESC LIMIT most) d
    WHERE e.customer_id = account LIMIT most);
BEGIN
  DELETE FROM webhook_deliveries WHERE id = ANY (erased);
  -- after them: it sees the attempt of a worker that held one of the rows
  DELETE FROM webhook_attempts WHERE delivery_id = ANY (erased);
  RETURN cardinality(erased);
END
$$;

-- A statement for every table with this column, and for every table that refers to one of them.
CREATE OR REPLACE FUNCTION deletes_by(naming name, but name[] DEFAULT '{}') RETURNS text[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH named AS (
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attname = naming AND NOT a.attisdropped AND c.relname <> ALL (but)
  )
  SELECT ARRAY(
    SELECT format('DELETE FROM %s AS child USING %s AS parent WHERE parent.%I = ANY ($1) AND %s',
      f.conrelid::regclass, f.confrelid::regclass, naming,
      (SELECT string_agg(format('child.%I = parent.%I', ca.attname, pa.attname), ' AND ')
       FROM unnest(f.conkey, f.confkey) AS key (ours, theirs)
       JOIN pg_attribute ca ON ca.attrelid = f.conrelid AND ca.attnum = key.ours
       JOIN pg_attribute pa ON pa.attrelid = f.confrelid AND pa.attnum = key.theirs))
    FROM pg_constraint f JOIN named ON named.oid = f.confrelid
    WHERE f.contype = 'f' AND f.conparentid = 0 AND f.conrelid NOT IN (SELECT oid FROM named)
    UNION ALL
    SELECT format('DELETE FROM %s WHERE %I = ANY ($1)', named.oid::regclass, naming) FROM named)
$$;

-- Statements that other rows still stand in the way of are tried again after the rest, until nothing moves.
CREATE OR REPLACE FUNCTION run_when_free(statements text[], ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  left_over text[];
  statement text;
BEGIN
  LOOP
    left_over := '{}';
    FOREACH statement IN ARRAY statements LOOP
      BEGIN
        EXECUTE statement USING ids;
      EXCEPTION WHEN foreign_key_violation THEN
        left_over := left_over || statement;
      END;
    END LOOP;
    EXIT WHEN cardinality(left_over) = 0;
    IF cardinality(left_over) = cardinality(statements) THEN
      RAISE EXCEPTION 'rows stand in the way of: %', left_over;
    END IF;
    statements := left_over;
  END LOOP;
END
$$;

-- Statements of a month that something was booked or cancelled for since they were issued: the next night makes
-- them anew.
CREATE OR REPLACE FUNCTION forget_outdated_statements(month text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  outdated uuid[] := ARRAY(SELECT s.id FROM statements s WHERE s.ym = month AND EXISTS (
    SELECT FROM ledger_entries e WHERE e.customer_id = s.customer_id
      AND e.account IN ('revenue', 'refunds') AND e.recorded_at > s.issued_at));
BEGIN
  DELETE FROM ledger_entries e USING ledger_transactions t, unnest(outdated) AS gone (id)
  WHERE t.id = e.transaction_id AND t.shard = e.shard AND starts_with(t.effect_key, 'tax_rounding:' || gone.id || ':');
  DELETE FROM ledger_transactions t USING unnest(outdated) AS gone (id)
  WHERE starts_with(t.effect_key, 'tax_rounding:' || gone.id || ':');
  PERFORM run_when_free(deletes_by('statement_id') || 'DELETE FROM statements WHERE id = ANY ($1)'::text, outdated);
  RETURN cardinality(outdated);
END
$$;

-- The copy of an account that has ended, after its data.
CREATE OR REPLACE FUNCTION forget_test_account(account uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM credit_accounts WHERE customer_id = account;
  DELETE FROM customers WHERE id = account;
$$;

-- What staff published on the live side is in force here, too: the same versions, under the same numbers. A
-- version that `migrate` made is replaced where the live side has another one of that number.
CREATE OR REPLACE FUNCTION take_published(published jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken text;
  key text;
  changes text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('take_published'));
  FOR taken IN SELECT jsonb_object_keys(published) LOOP
    key := CASE WHEN taken IN ('hubs', 'service_points') THEN 'id' ELSE 'version' END;
    SELECT string_agg(format('%1$I = excluded.%1$I', attname), ', ') INTO changes FROM pg_attribute
    WHERE attrelid = taken::regclass AND attnum > 0 AND NOT attisdropped AND attname <> key;
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', taken);
    EXECUTE format('INSERT INTO %1$I SELECT * FROM jsonb_populate_recordset(NULL::%1$I, $1)
      ON CONFLICT (%2$I) DO UPDATE SET %3$s', taken, key, changes) USING published -> taken;
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', taken);
  END LOOP;
END
$$;

REVOKE EXECUTE ON FUNCTION erase_test_data, erase_test_deliveries, deletes_by, run_when_free,
  forget_outdated_statements, forget_test_account, take_published FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_test_data, erase_test_deliveries TO waypost_api, waypost_worker;
GRANT EXECUTE ON FUNCTION forget_test_account, forget_outdated_statements TO waypost_worker;
GRANT EXECUTE ON FUNCTION take_published TO waypost_api;
