--
-- PostgreSQL database dump
--

\restrict waypost

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: public; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA public;

--
-- Name: SCHEMA public; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON SCHEMA public IS 'standard public schema';

--
-- Name: account_type; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.account_type AS ENUM (
    'individual',
    'business'
);

--
-- Name: attempt_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.attempt_state AS ENUM (
    'issued',
    'claimed',
    'authorising',
    'requires_action',
    'authorised',
    'booked',
    'captured',
    'declined',
    'cancelled',
    'expired',
    'capture_failed',
    'refund_pending',
    'refunded',
    'disputed'
);

--
-- Name: bank_line_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.bank_line_state AS ENUM (
    'new',
    'matched',
    'doubtful',
    'unknown',
    'aside'
);

--
-- Name: bulk_outcome; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.bulk_outcome AS ENUM (
    'good',
    'bad',
    'entered',
    'refused'
);

--
-- Name: bulk_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.bulk_state AS ENUM (
    'reading',
    'unreadable',
    'mapping',
    'checking',
    'ready',
    'running',
    'stopped',
    'done'
);

--
-- Name: card_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.card_state AS ENUM (
    'asked',
    'saved',
    'removed'
);

--
-- Name: case_author; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.case_author AS ENUM (
    'party',
    'staff'
);

--
-- Name: case_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.case_state AS ENUM (
    'open',
    'closed'
);

--
-- Name: code_purpose; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.code_purpose AS ENUM (
    'register',
    'sign_in'
);

--
-- Name: contact_topic; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.contact_topic AS ENUM (
    'support',
    'sales',
    'partnerships'
);

--
-- Name: desk_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.desk_kind AS ENUM (
    'case',
    'contact',
    'exception',
    'silence',
    'capture_failed',
    'disputed',
    'refund_by_hand',
    'paid_twice',
    'cash_differs',
    'cash_difference',
    'refund_failed',
    'reconciliation',
    'unpaid_statement',
    'missing_piece',
    'missing_container',
    'code_failed',
    'round_not_closed'
);

--
-- Name: desk_turn; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.desk_turn AS ENUM (
    'carrier',
    'customer'
);

--
-- Name: dispute_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.dispute_state AS ENUM (
    'open',
    'won',
    'lost'
);

--
-- Name: event_code; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.event_code AS ENUM (
    'CREATED',
    'PICKED_UP',
    'IN_TRANSIT',
    'ARRIVED',
    'DEPARTED',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
    'EXCEPTION',
    'CUSTOMS',
    'CUSTOMS_HOLD',
    'CUSTOMS_RELEASED',
    'HELD',
    'RETURNED',
    'STATUS_SET',
    'EVENT_VOIDED',
    'CANCELLED',
    'RETURN_STARTED',
    'NOTED'
);

--
-- Name: file_check; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.file_check AS ENUM (
    'waiting',
    'refused'
);

--
-- Name: ledger_account; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.ledger_account AS ENUM (
    'receivable',
    'revenue',
    'cash_with_courier',
    'cash_at_hub',
    'cash_in_transit',
    'cash_difference',
    'cash_losses',
    'bank',
    'unmatched_transfers',
    'provider',
    'refunds',
    'chargebacks',
    'tax',
    'tax_in_revenue',
    'tax_rounding'
);

--
-- Name: link_purpose; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.link_purpose AS ENUM (
    'reset_password',
    'confirm_email',
    'confirm_newsletter'
);

--
-- Name: news_choice; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.news_choice AS ENUM (
    'all',
    'delivery',
    'none'
);

--
-- Name: newsletter_source; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.newsletter_source AS ENUM (
    'account',
    'site'
);

--
-- Name: newsletter_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.newsletter_state AS ENUM (
    'pending',
    'on',
    'off'
);

--
-- Name: outbox_channel; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.outbox_channel AS ENUM (
    'mail',
    'sms'
);

--
-- Name: outbox_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.outbox_state AS ENUM (
    'sending',
    'sent',
    'failed'
);

--
-- Name: paper_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.paper_kind AS ENUM (
    'invoice',
    'credit_note'
);

--
-- Name: party_role; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.party_role AS ENUM (
    'shipper',
    'recipient'
);

--
-- Name: payment_method; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.payment_method AS ENUM (
    'card',
    'paypal',
    'bank_transfer',
    'cod',
    'on_account'
);

--
-- Name: permission_set; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.permission_set AS ENUM (
    'support',
    'operations',
    'finance',
    'owner'
);

--
-- Name: pickup_frequency; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.pickup_frequency AS ENUM (
    'DAILY',
    'WEEKLY',
    'BIWEEKLY'
);

--
-- Name: pickup_status; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.pickup_status AS ENUM (
    'Requested',
    'Scheduled',
    'Collected',
    'Missed',
    'Cancelled',
    'No Place',
    'Skipped'
);

--
-- Name: ref_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.ref_kind AS ENUM (
    'number',
    'alias'
);

--
-- Name: refund_channel; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.refund_channel AS ENUM (
    'provider',
    'by_hand'
);

--
-- Name: refund_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.refund_state AS ENUM (
    'pending',
    'succeeded',
    'failed',
    'cancelled'
);

--
-- Name: service_type; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.service_type AS ENUM (
    'parcel',
    'freight'
);

--
-- Name: shipment_hold; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.shipment_hold AS ENUM (
    'awaiting_activation',
    'awaiting_payment',
    'payment_failed'
);

--
-- Name: source_kind; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.source_kind AS ENUM (
    'system',
    'hub',
    'driver',
    'partner',
    'staff',
    'simulator'
);

--
-- Name: subscription_state; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.subscription_state AS ENUM (
    'pending',
    'on',
    'off'
);

--
-- Name: undeliverable_reason; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.undeliverable_reason AS ENUM (
    'bounce',
    'complaint',
    'stop'
);

--
-- Name: visibility; Type: TYPE; Schema: public; Owner: -
--

CREATE TYPE public.visibility AS ENUM (
    'public',
    'internal'
);

--
-- Name: acting_customer(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.acting_customer() RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
  SELECT nullif(current_setting('waypost.customer_id', true), '')::uuid
$$;

--
-- Name: ahead_by_clock(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ahead_by_clock() RETURNS bigint
    LANGUAGE sql
    AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
    - pg_snapshot_xmin(pg_current_snapshot())::text::bigint
$$;

--
-- Name: count_customer_revision(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_customer_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;

--
-- Name: empty_archived_month(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.empty_archived_month(wanted date) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    SET lock_timeout TO '2s'
    AS $$
DECLARE
  partition_name text := 'tracking_events_' || to_char(wanted, 'YYYY_MM');
  stored bigint;
  present bigint;
BEGIN
  PERFORM 1 FROM archived_months WHERE month = wanted AND state = 'writing' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'month % is not being archived', wanted;
  END IF;
  SELECT coalesce(sum(row_count), 0) INTO stored FROM archived_parts WHERE month = wanted AND bytes IS NOT NULL;
  -- readers go on while it is counted
  EXECUTE format('LOCK TABLE %I IN SHARE MODE', partition_name);
  EXECUTE format('SELECT count(*) FROM %I', partition_name) INTO present;
  IF present <> stored THEN
    RAISE EXCEPTION 'month % has % events, its files have %', wanted, present, stored;
  END IF;
  CREATE TEMP TABLE kept_events (LIKE tracking_events) ON COMMIT DROP;
  EXECUTE format(
    'INSERT INTO kept_events SELECT e.* FROM %I e JOIN shipment_state s USING (shipment_id, shard)
     WHERE s.status NOT IN (''Delivered'', ''Cancelled'')', partition_name);
  EXECUTE format('TRUNCATE %I', partition_name);
  INSERT INTO recalled_shipments (shipment_id, shard)
    SELECT DISTINCT shipment_id, shard FROM kept_events ON CONFLICT DO NOTHING;
  INSERT INTO tracking_events SELECT * FROM kept_events;
  UPDATE archived_months SET state = 'archived', archived_at = now() WHERE month = wanted;
  RETURN stored;
END
$$;

--
-- Name: ensure_event_partitions(date, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ensure_event_partitions(first_month date, last_month date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
DECLARE
  month date := date_trunc('month', first_month)::date;
  next_month date;
  partition_name text;
  made integer := 0;
BEGIN
  -- api, worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('ensure_event_partitions'));
  WHILE month <= last_month LOOP
    next_month := (month + interval '1 month')::date;
    partition_name := 'tracking_events_' || to_char(month, 'YYYY_MM');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE tracking_events INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (shipment_id >= %L AND shipment_id < %L)',
        partition_name, event_month_bound(month), event_month_bound(next_month));
      EXECUTE format('ALTER TABLE tracking_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, event_month_bound(month), event_month_bound(next_month));
      made := made + 1;
    END IF;
    month := next_month;
  END LOOP;
  RETURN made;
END
$$;

--
-- Name: event_month_bound(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.event_month_bound(month date) RETURNS uuid
    LANGUAGE sql IMMUTABLE
    AS $$
  -- the lowest UUID whose first 48 bits are the month's first millisecond
  SELECT rpad(lpad(to_hex((extract(epoch FROM month::timestamp) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

--
-- Name: forget_vat_confirmation(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.forget_vat_confirmation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.vat_confirmed := NULL;
  NEW.vat_confirmed_at := NULL;
  RETURN NEW;
END
$$;

--
-- Name: hold_jobs_of_closed_shard(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.hold_jobs_of_closed_shard() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
DECLARE
  touched smallint := (NEW.data ->> 'shard')::smallint;
  found text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1810, touched);
  SELECT state INTO found FROM closed_shards WHERE shard = touched;
  IF found = 'draining' AND TG_OP = 'INSERT' THEN NEW.blocked := true; END IF;
  IF found IS NULL OR (found = 'draining' AND TG_OP = 'INSERT') THEN RETURN NEW; END IF;
  IF found = 'closed' AND TG_OP = 'INSERT' THEN
    RAISE EXCEPTION 'shard % is closed in this cell', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  RETURN NULL;
END
$$;

--
-- Name: keep_account_event_days(date, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_account_event_days(first_day date, last_day date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
DECLARE
  each_day date := first_day;
  partition_name text;
  changed integer := 0;
BEGIN
  -- worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('keep_account_event_days'));
  WHILE each_day <= last_day LOOP
    partition_name := 'account_events_' || to_char(each_day, 'YYYY_MM_DD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE account_events INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (day >= %L AND day < %L)',
        partition_name, each_day, each_day + 1);
      EXECUTE format('ALTER TABLE account_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, each_day, each_day + 1);
      changed := changed + 1;
    END IF;
    each_day := each_day + 1;
  END LOOP;
  FOR partition_name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'account_events'::regclass
      AND c.relname < 'account_events_' || to_char(first_day, 'YYYY_MM_DD')
  LOOP
    EXECUTE format('DROP TABLE %I', partition_name);
    changed := changed + 1;
  END LOOP;
  RETURN changed;
END
$$;

--
-- Name: keep_cash(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_cash() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM added WHERE holder IS NOT NULL AND account::text LIKE 'cash\_%') THEN
    RETURN NULL;
  END IF;
  INSERT INTO courier_cash AS kept (shipment_id, shard, holder, currency, cents)
  SELECT t.shipment_id, e.shard, e.holder, e.currency, sum(e.amount_cents)
  FROM added e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
  WHERE e.account = 'cash_with_courier' AND e.holder LIKE 'person:%'
  GROUP BY t.shipment_id, e.shard, e.holder, e.currency ORDER BY 1, 2, 3, 4
  ON CONFLICT (shipment_id, shard, holder, currency)
    DO UPDATE SET cents = kept.cents + excluded.cents;
  DELETE FROM courier_cash kept
  USING added e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
  WHERE kept.shipment_id = t.shipment_id AND kept.shard = t.shard AND kept.cents = 0;
  INSERT INTO cash_balances AS kept (account, holder, currency, cents)
  SELECT e.account, e.holder, e.currency, sum(e.amount_cents) FROM added e
  WHERE e.account::text IN ('cash_at_hub', 'cash_in_transit', 'cash_difference')
    AND e.holder IS NOT NULL
  GROUP BY e.account, e.holder, e.currency ORDER BY 1, 2, 3
  ON CONFLICT (account, holder, currency) DO UPDATE SET cents = kept.cents + excluded.cents;
  DELETE FROM cash_balances kept USING added e
  WHERE kept.account = e.account AND kept.holder = e.holder AND kept.cents = 0;
  RETURN NULL;
END
$$;

--
-- Name: keep_owed_on_account(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_owed_on_account() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  UPDATE credit_accounts a SET owed_cents = a.owed_cents + moved.cents
  FROM (
    SELECT customer_id, sum(amount_cents) AS cents FROM added
    WHERE account = 'receivable' AND holder = 'on_account' GROUP BY customer_id
  ) AS moved
  WHERE a.customer_id = moved.customer_id;
  RETURN NULL;
END
$$;

--
-- Name: keep_program_call_days(date, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_program_call_days(first_day date, last_day date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
DECLARE
  each_day date := first_day;
  partition_name text;
  changed integer := 0;
BEGIN
  -- worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('keep_program_call_days'));
  WHILE each_day <= last_day LOOP
    partition_name := 'program_calls_' || to_char(each_day, 'YYYY_MM_DD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE program_calls INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (day >= %L AND day < %L)',
        partition_name, each_day, each_day + 1);
      EXECUTE format('ALTER TABLE program_calls ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, each_day, each_day + 1);
      changed := changed + 1;
    END IF;
    each_day := each_day + 1;
  END LOOP;
  FOR partition_name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'program_calls'::regclass
      AND c.relname < 'program_calls_' || to_char(first_day, 'YYYY_MM_DD')
  LOOP
    EXECUTE format('DROP TABLE %I', partition_name);
    changed := changed + 1;
  END LOOP;
  RETURN changed;
END
$$;

--
-- Name: keep_refund_as_row(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_refund_as_row() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  is_by_hand boolean := NEW.received_at IS NOT NULL OR NEW.payment_method = 'cod';
  is_done boolean := NEW.state = 'refunded' AND NOT is_by_hand;
BEGIN
  IF is_by_hand AND NEW.state = 'refund_pending' THEN
    NEW.state := 'captured';
    RETURN NEW;
  END IF;
  UPDATE refunds SET state = 'succeeded', postings = 1, updated_at = now()
    WHERE attempt_id = NEW.id AND state = 'pending' AND is_done;
  IF NOT EXISTS (SELECT 1 FROM refunds WHERE attempt_id = NEW.id AND state IN ('pending', 'succeeded')) THEN
    INSERT INTO refunds (id, shard, shipment_id, attempt_id, customer_id, channel, amount_cents, currency, state,
      postings)
    VALUES (gen_random_uuid(), NEW.shard, NEW.shipment_id, NEW.id, NEW.customer_id,
      CASE WHEN is_by_hand THEN 'by_hand' ELSE 'provider' END::refund_channel, NEW.amount_cents, NEW.currency,
      CASE WHEN is_done THEN 'succeeded' ELSE 'pending' END::refund_state, CASE WHEN is_done THEN 1 ELSE 0 END);
  END IF;
  NEW.state := CASE WHEN is_by_hand THEN 'cancelled' ELSE 'captured' END::attempt_state;
  RETURN NEW;
END
$$;

--
-- Name: keep_tariff(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.keep_tariff() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF NEW.version IS DISTINCT FROM OLD.version
    OR NEW.effective_from IS DISTINCT FROM OLD.effective_from
    OR NEW.data IS DISTINCT FROM OLD.data
    OR OLD.withdrawn_at IS NOT NULL
    OR OLD.effective_from <= clock_timestamp() + interval '1 minute'
  THEN
    RAISE EXCEPTION 'a published tariff does not change' USING ERRCODE = 'WP001';
  END IF;
  RETURN NEW;
END
$$;

--
-- Name: ledger_entry_belongs(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_entry_belongs() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  posted ledger_transactions;
BEGIN
  SELECT * INTO posted FROM ledger_transactions WHERE id = NEW.transaction_id AND shard = NEW.shard;
  NEW.recorded_at := posted.recorded_at;
  -- any earlier one will do, for they all follow the first; an order would tempt the planner to walk
  -- the whole ledger in it
  SELECT e.customer_id INTO NEW.customer_id
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
  WHERE t.shipment_id = posted.shipment_id AND t.id <> posted.id
  LIMIT 1;
  IF NOT FOUND THEN
    SELECT s.customer_id INTO NEW.customer_id FROM shipments s
    WHERE s.id = posted.shipment_id AND s.shard = posted.shard;
  ELSIF NEW.account = 'receivable' AND NEW.holder IS NULL THEN
    SELECT e.holder INTO NEW.holder
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE t.shipment_id = posted.shipment_id AND t.id <> posted.id AND e.account = 'receivable'
    LIMIT 1;
  END IF;
  RETURN NEW;
END
$$;

--
-- Name: ledger_must_balance(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_must_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries
    WHERE transaction_id = NEW.transaction_id AND shard = NEW.shard
    GROUP BY currency HAVING sum(amount_cents) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

--
-- Name: list_new_status(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.list_new_status() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  UPDATE shipment_list SET status = NEW.status, due_on = NEW.due_on
  WHERE shipment_id = NEW.shipment_id AND shard = NEW.shard;
  RETURN NULL;
END
$$;

--
-- Name: list_shipments(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.list_shipments(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO shipment_list
    (shipment_id, shard, customer_id, booked_at, status, due_on, service, search_text)
  SELECT h.id, h.shard, h.customer_id, h.booked_at, s.status, s.due_on,
    CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    lower(concat_ws(' ', h.tracking_number, h.order_reference, p.name, p.email, h.destination))
  FROM shipments h
  JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
  JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET customer_id = excluded.customer_id, search_text = excluded.search_text;

  SELECT search_shipments(ids)
$$;

--
-- Name: mark_posting(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.mark_posting() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  INSERT INTO posting_marks (transaction_id, shard) VALUES (NEW.id, NEW.shard);
  RETURN NULL;
END
$$;

--
-- Name: note_delivery_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_delivery_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  INSERT INTO delivery_changes (shard, shipment_id) VALUES (NEW.shard, NEW.shipment_id);
  RETURN NULL;
END
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: restores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restores (
    mark text NOT NULL,
    restored_to timestamp with time zone,
    noticed_at timestamp with time zone DEFAULT now() NOT NULL,
    reconciled_at timestamp with time zone
);

--
-- Name: noticed_restore(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.noticed_restore() RETURNS SETOF public.restores
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
DECLARE
  found_mark text := restore_mark();
BEGIN
  IF found_mark IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
  IF FOUND OR pg_is_in_recovery() THEN RETURN; END IF;
  PERFORM recount_feed();
  INSERT INTO restores (mark, restored_to) VALUES (found_mark, pg_last_xact_replay_timestamp())
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
END
$$;

--
-- Name: recount_feed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.recount_feed() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM feed_offsets WHERE server <> server_identity()) THEN RETURN; END IF;
  -- waits for those who write by the old offset; events of one that commits later would be passed by
  LOCK TABLE ONLY account_events IN SHARE ROW EXCLUSIVE MODE;
  UPDATE feed_offsets SET ahead = greatest(ahead, ahead_by_clock()), server = server_identity()
  WHERE server <> server_identity();
END
$$;

--
-- Name: refuse_closed_shard(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_closed_shard() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
DECLARE
  touched smallint;
  found text;
BEGIN
  IF TG_OP = 'DELETE' THEN touched := OLD.shard; ELSE touched := NEW.shard; END IF;
  -- an older snapshot would not show that the shard was closed
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'shard % is moving, and is written in read committed alone', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(1810, touched);
  SELECT state INTO found FROM closed_shards WHERE shard = touched;
  IF found = 'arriving' AND TG_OP <> 'INSERT' THEN RETURN NULL; END IF;
  IF found IN ('arriving', 'closed') THEN
    RAISE EXCEPTION 'shard % is closed in this cell', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END
$$;

--
-- Name: reopen_unfinished_month(date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.reopen_unfinished_month(wanted date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public'
    AS $$
BEGIN
  DELETE FROM archived_months WHERE month = wanted AND state = 'writing';
  IF FOUND THEN
    DELETE FROM archived_parts WHERE month = wanted;
  END IF;
END
$$;

--
-- Name: restore_mark(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.restore_mark() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT coalesce(
    nullif(current_setting('waypost.restored', true), ''),
    nullif(current_setting('recovery_target', true), ''),
    nullif(current_setting('recovery_target_time', true), ''),
    nullif(current_setting('recovery_target_name', true), ''),
    nullif(current_setting('recovery_target_lsn', true), ''),
    nullif(current_setting('recovery_target_xid', true), ''))
$$;

--
-- Name: search_shipments(uuid[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.search_shipments(ids uuid[]) RETURNS void
    LANGUAGE sql
    AS $$
  INSERT INTO shipment_search (shipment_id, shard, service, price_cents, search_text, parties)
  SELECT h.id, h.shard, CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    h.price_cents,
    lower(concat_ws(' ', '', h.tracking_number, (
        SELECT string_agg(r.ref, ' ') FROM shipment_refs r
        WHERE r.shipment_id = h.id AND r.kind = 'alias'
      ), h.order_reference, searched_party(recipient), h.destination, searched_party(shipper), h.origin,
      payer.name, nullif(h.service_type, 'parcel'), h.service)),
    2
  FROM shipments h
  JOIN shipment_parties recipient ON recipient.shipment_id = h.id AND recipient.shard = h.shard
    AND recipient.role = 'recipient'
  LEFT JOIN shipment_parties shipper ON shipper.shipment_id = h.id AND shipper.shard = h.shard
    AND shipper.role = 'shipper'
  LEFT JOIN shipment_payers payer ON payer.shipment_id = h.id AND payer.shard = h.shard
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET service = excluded.service, price_cents = excluded.price_cents,
      search_text = excluded.search_text, parties = excluded.parties
$$;

--
-- Name: shipment_parties; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_parties (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    role public.party_role NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address_text text NOT NULL,
    line1 text,
    line2 text,
    city text,
    region text,
    postal_code text,
    country character(2),
    email_alerts boolean DEFAULT true NOT NULL,
    sms_alerts boolean DEFAULT true NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    vat_id text,
    eori text,
    instructions text DEFAULT ''::text NOT NULL,
    news public.news_choice DEFAULT 'all'::public.news_choice NOT NULL
);

--
-- Name: searched_party(public.shipment_parties); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.searched_party(party public.shipment_parties) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT concat_ws(' ', party.name, party.email, nullif(party.phone, ''),
    nullif(regexp_replace(party.phone, '\D', '', 'g'), ''),
    CASE party.address_text
      WHEN '' THEN concat_ws(' ', party.line1, party.line2, party.postal_code, party.region, party.city)
      ELSE party.address_text
    END)
$$;

--
-- Name: server_identity(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.server_identity() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT concat_ws(' ', system_identifier, restore_mark()) FROM pg_control_system()
$$;

--
-- Name: account_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_events (
    day date NOT NULL,
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    type text NOT NULL,
    identity text NOT NULL,
    shipment_id uuid,
    written_by xid8 DEFAULT pg_current_xact_id() NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    body text NOT NULL
)
PARTITION BY RANGE (day);

--
-- Name: activation_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activation_codes (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    code_hash bytea,
    tries smallint DEFAULT 0 NOT NULL,
    mails smallint DEFAULT 1 NOT NULL,
    mailed_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

--
-- Name: address_fixes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.address_fixes (
    address_key bytea NOT NULL,
    fix_id uuid NOT NULL,
    lat real NOT NULL,
    lon real NOT NULL,
    accuracy_m smallint NOT NULL,
    seen_on date DEFAULT CURRENT_DATE NOT NULL
);

--
-- Name: address_points; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.address_points (
    address_key bytea NOT NULL,
    lat real,
    lon real,
    source text NOT NULL,
    accuracy_m integer DEFAULT 0 NOT NULL,
    fixes smallint DEFAULT 0 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT address_points_check CHECK (((lat IS NULL) = (lon IS NULL))),
    CONSTRAINT address_points_source_check CHECK ((source = ANY (ARRAY['door'::text, 'geocoder'::text])))
);

--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    id uuid NOT NULL,
    source_id integer NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    hint text DEFAULT ''::text NOT NULL,
    created_by uuid,
    revoked_by uuid,
    revoked_reason text,
    expires_at timestamp with time zone,
    replaced_by uuid
);

--
-- Name: archived_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.archived_months (
    month date NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    CONSTRAINT archived_months_state_check CHECK ((state = ANY (ARRAY['writing'::text, 'archived'::text])))
);

--
-- Name: archived_parts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.archived_parts (
    month date NOT NULL,
    part_no integer NOT NULL,
    object_key text NOT NULL,
    first_id uuid NOT NULL,
    last_id uuid NOT NULL,
    row_count integer NOT NULL,
    checksum bytea NOT NULL,
    bytes integer
);

--
-- Name: assigned_hubs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.assigned_hubs (
    only_row boolean DEFAULT true NOT NULL,
    digest text NOT NULL,
    CONSTRAINT assigned_hubs_only_row_check CHECK (only_row)
);

--
-- Name: attempt_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempt_limits (
    key text NOT NULL,
    taken integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor_kind text NOT NULL,
    actor_id text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='1000000');

--
-- Name: bank_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_files (
    id uuid NOT NULL,
    file_name text NOT NULL,
    content_hash bytea NOT NULL,
    uploaded_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lines integer NOT NULL,
    other_entries integer NOT NULL
);

--
-- Name: bank_line_payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_line_payments (
    line_id uuid NOT NULL,
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT bank_line_payments_cents_check CHECK ((cents > 0))
);

--
-- Name: bank_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_lines (
    id uuid NOT NULL,
    file_id uuid NOT NULL,
    line_no integer NOT NULL,
    line_key bytea NOT NULL,
    booked_on date NOT NULL,
    cents bigint NOT NULL,
    currency character(3) NOT NULL,
    payer text NOT NULL,
    text text NOT NULL,
    bank_reference text NOT NULL,
    state public.bank_line_state DEFAULT 'new'::public.bank_line_state NOT NULL,
    doubt text,
    shipment_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    reason text,
    decided_at timestamp with time zone,
    CONSTRAINT bank_lines_cents_check CHECK ((cents > 0))
);

--
-- Name: booking_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.booking_attempts (
    id text NOT NULL,
    shard smallint NOT NULL,
    draft_id text NOT NULL,
    number smallint NOT NULL,
    state public.attempt_state DEFAULT 'issued'::public.attempt_state NOT NULL,
    body_hash bytea,
    request jsonb,
    answer_status smallint,
    answer jsonb,
    shipment_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    customer_id uuid,
    payment_method public.payment_method,
    amount_cents bigint,
    currency character(3),
    give_up_at timestamp with time zone,
    intent_id text,
    next_action jsonb,
    decline_code text,
    card_brand text,
    card_last4 text,
    cancel_requested_at timestamp with time zone,
    received_at timestamp with time zone,
    locale text DEFAULT 'en'::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    key_id uuid
);

--
-- Name: bulk_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bulk_rows (
    upload_id uuid NOT NULL,
    row_no integer NOT NULL,
    outcome public.bulk_outcome NOT NULL,
    shipment_id uuid,
    faults text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT bulk_rows_check CHECK (((outcome = 'entered'::public.bulk_outcome) = (shipment_id IS NOT NULL))),
    CONSTRAINT bulk_rows_check1 CHECK (((outcome = ANY (ARRAY['bad'::public.bulk_outcome, 'refused'::public.bulk_outcome])) = (faults <> '{}'::text[])))
);

--
-- Name: bulk_uploads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bulk_uploads (
    id uuid NOT NULL,
    file_name text NOT NULL,
    media_type text NOT NULL,
    content_hash bytea NOT NULL,
    object_key text NOT NULL,
    bytes integer,
    uploaded_by uuid,
    started_by uuid,
    state public.bulk_state DEFAULT 'reading'::public.bulk_state NOT NULL,
    fault text,
    heads text[] DEFAULT '{}'::text[] NOT NULL,
    mapping text[] DEFAULT '{}'::text[] NOT NULL,
    mapping_no integer DEFAULT 0 NOT NULL,
    prices_allowed boolean DEFAULT false NOT NULL,
    preview jsonb,
    tariff_version integer,
    row_count integer DEFAULT 0 NOT NULL,
    good_count integer DEFAULT 0 NOT NULL,
    bad_count integer DEFAULT 0 NOT NULL,
    entered_count integer DEFAULT 0 NOT NULL,
    refused_count integer DEFAULT 0 NOT NULL,
    price_cents bigint DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    erased_at timestamp with time zone,
    customer_id uuid,
    terms_version text
);

--
-- Name: card_tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.card_tries (
    subject text NOT NULL,
    try_id text NOT NULL,
    tried_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: case_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.case_files (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    case_id uuid NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    content_hash bytea NOT NULL,
    object_key text NOT NULL,
    bytes integer,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    held public.file_check
);

--
-- Name: case_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.case_messages (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    case_id uuid NOT NULL,
    author public.case_author NOT NULL,
    staff_id uuid,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT case_messages_check CHECK (((author = 'staff'::public.case_author) = (staff_id IS NOT NULL)))
);

--
-- Name: cash_balances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_balances (
    account public.ledger_account NOT NULL,
    holder text NOT NULL,
    currency character(3) NOT NULL,
    cents bigint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: cash_by_holder; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_by_holder (
    holder text NOT NULL,
    currency character(3) NOT NULL,
    cents bigint NOT NULL
);

--
-- Name: cash_count_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_count_lines (
    count_id uuid NOT NULL,
    currency character(3) NOT NULL,
    declared_cents bigint NOT NULL,
    counted_cents bigint,
    expected_cents bigint,
    CONSTRAINT cash_count_lines_counted_cents_check CHECK ((counted_cents >= 0)),
    CONSTRAINT cash_count_lines_declared_cents_check CHECK ((declared_cents >= 0))
);

--
-- Name: cash_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_counts (
    id uuid NOT NULL,
    person_id uuid NOT NULL,
    shift_id uuid NOT NULL,
    hub_id uuid NOT NULL,
    declared_at timestamp with time zone DEFAULT now() NOT NULL,
    replaced_at timestamp with time zone,
    confirmed_by uuid,
    confirmed_at timestamp with time zone,
    differed_at timestamp with time zone,
    CONSTRAINT cash_counts_check CHECK (((confirmed_by IS NULL) = (confirmed_at IS NULL))),
    CONSTRAINT cash_counts_check1 CHECK (((confirmed_at IS NULL) OR (replaced_at IS NULL))),
    CONSTRAINT cash_counts_two_people CHECK ((confirmed_by <> person_id))
);

--
-- Name: cash_deposit_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_deposit_lines (
    deposit_id uuid NOT NULL,
    currency character(3) NOT NULL,
    cents bigint NOT NULL,
    received_cents bigint,
    bank_line_id uuid,
    CONSTRAINT cash_deposit_lines_cents_check CHECK ((cents > 0)),
    CONSTRAINT cash_deposit_lines_received_cents_check CHECK ((received_cents >= 0))
);

--
-- Name: cash_deposits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_deposits (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    seal text NOT NULL,
    person_id uuid NOT NULL,
    shift_id uuid NOT NULL,
    sealed_at timestamp with time zone DEFAULT now() NOT NULL,
    received_by uuid,
    received_at timestamp with time zone,
    CONSTRAINT cash_deposits_check CHECK (((received_by IS NULL) = (received_at IS NULL)))
);

--
-- Name: cash_settlements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cash_settlements (
    id uuid NOT NULL,
    holder text NOT NULL,
    currency character(3) NOT NULL,
    cents bigint NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    staff_id uuid NOT NULL,
    settled_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cash_settlements_cents_check CHECK ((cents <> 0)),
    CONSTRAINT cash_settlements_kind_check CHECK ((kind = ANY (ARRAY['repaid'::text, 'written_off'::text])))
);

--
-- Name: charge_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.charge_lines (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    line_no smallint NOT NULL,
    kind text NOT NULL,
    cents bigint NOT NULL,
    currency character(3) NOT NULL,
    tax_code text NOT NULL,
    tax_rate_per_mille integer NOT NULL,
    tax_cents bigint NOT NULL
);

--
-- Name: closed_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.closed_months (
    ym character(7) NOT NULL,
    closed_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: closed_shards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.closed_shards (
    shard smallint NOT NULL,
    state text NOT NULL,
    mover uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT closed_shards_state_check CHECK ((state = ANY (ARRAY['draining'::text, 'arriving'::text, 'closed'::text])))
);

--
-- Name: code_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.code_attempts (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    secret_hash bytea NOT NULL,
    email_hash bytea NOT NULL,
    purpose public.code_purpose NOT NULL,
    customer_id uuid,
    registration jsonb,
    code_hash bytea,
    tries smallint DEFAULT 0 NOT NULL,
    mails smallint DEFAULT 1 NOT NULL,
    mailed_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT code_attempts_check CHECK (((purpose = 'sign_in'::public.code_purpose) = (customer_id IS NOT NULL)))
);

--
-- Name: contact_answers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_answers (
    id uuid NOT NULL,
    message_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    form_id uuid NOT NULL,
    reference text NOT NULL,
    topic public.contact_topic NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL
);

--
-- Name: container_acts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.container_acts (
    act_id uuid NOT NULL,
    container_id uuid,
    trip_id uuid,
    kind text NOT NULL,
    seal text DEFAULT ''::text NOT NULL,
    hub_id uuid NOT NULL,
    source_id integer NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: container_moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.container_moves (
    container_id uuid NOT NULL,
    act_id uuid NOT NULL,
    kind text NOT NULL,
    hub_id uuid NOT NULL,
    source_id integer NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    done_seq integer DEFAULT 0 NOT NULL,
    CONSTRAINT container_moves_kind_check CHECK ((kind = ANY (ARRAY['depart'::text, 'arrive'::text])))
);

--
-- Name: container_pieces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.container_pieces (
    container_id uuid NOT NULL,
    seq integer NOT NULL,
    ref text NOT NULL,
    piece_no smallint NOT NULL,
    act_id uuid NOT NULL,
    put_at timestamp with time zone NOT NULL,
    out_at timestamp with time zone,
    missing_at timestamp with time zone
);

--
-- Name: containers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.containers (
    id uuid NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    state_at timestamp with time zone NOT NULL,
    hub_id uuid NOT NULL,
    packing_hub_id uuid NOT NULL,
    to_hub_id uuid,
    declared boolean NOT NULL,
    seal text DEFAULT ''::text NOT NULL,
    sealed_at timestamp with time zone,
    opened_at timestamp with time zone NOT NULL,
    emptied_at timestamp with time zone,
    last_seq integer DEFAULT 0 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT containers_kind_check CHECK ((kind = ANY (ARRAY['bag'::text, 'cage'::text, 'pallet'::text]))),
    CONSTRAINT containers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'departed'::text, 'arrived'::text, 'emptied'::text])))
);

--
-- Name: counted_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counted_deliveries (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    day date NOT NULL,
    service text NOT NULL,
    origin_country character(2) NOT NULL,
    destination_country character(2) NOT NULL,
    on_time boolean NOT NULL
);

--
-- Name: courier_cash; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.courier_cash (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    holder text NOT NULL,
    currency character(3) NOT NULL,
    cents bigint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: credit_accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.credit_accounts (
    customer_id uuid NOT NULL,
    shard smallint NOT NULL,
    limit_cents bigint NOT NULL,
    owed_cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT credit_accounts_limit_cents_check CHECK ((limit_cents >= 0))
);

--
-- Name: credit_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.credit_limits (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    limit_cents bigint NOT NULL,
    reason text NOT NULL,
    set_by uuid NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: customer_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_addresses (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    line1 text NOT NULL,
    line2 text NOT NULL,
    city text NOT NULL,
    region text NOT NULL,
    postal_code text NOT NULL,
    country character(2) NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    email text DEFAULT ''::text NOT NULL
);

--
-- Name: customer_browsers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_browsers (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    browser text NOT NULL,
    first_seen_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: customer_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_keys (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    hint text NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    expires_at timestamp with time zone,
    replaced_by uuid,
    mode text DEFAULT 'live'::text NOT NULL,
    allowed_networks text[] DEFAULT '{}'::text[] NOT NULL,
    spend_cap_cents bigint,
    expiry_notified_for timestamp with time zone,
    unused_notified_at timestamp with time zone,
    judge_use_at timestamp with time zone DEFAULT (now() + '90 days'::interval),
    CONSTRAINT customer_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT customer_keys_spend_cap_cents_check CHECK ((spend_cap_cents > 0))
);

--
-- Name: customer_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customer_sessions (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    browser text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: customers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.customers (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    account_type public.account_type NOT NULL,
    company text NOT NULL,
    address_line1 text NOT NULL,
    address_line2 text NOT NULL,
    city text NOT NULL,
    region text NOT NULL,
    postal_code text NOT NULL,
    country text NOT NULL,
    heard_from text,
    terms_version text NOT NULL,
    terms_accepted_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_login_at timestamp with time zone,
    erased_at timestamp with time zone,
    vat_id text DEFAULT ''::text NOT NULL,
    provider_customer_id text,
    deactivated_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    vat_confirmed text,
    vat_confirmed_at timestamp with time zone,
    CONSTRAINT customers_shard_check CHECK (((shard >= 0) AND (shard <= 31)))
);

--
-- Name: database_mode; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.database_mode (
    mode text NOT NULL,
    is_only boolean DEFAULT true NOT NULL,
    CONSTRAINT database_mode_is_only_check CHECK (is_only),
    CONSTRAINT database_mode_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);

--
-- Name: deliveries_by_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deliveries_by_day (
    day date NOT NULL,
    service text NOT NULL,
    origin_country character(2) NOT NULL,
    destination_country character(2) NOT NULL,
    delivered integer NOT NULL,
    on_time integer NOT NULL
);

--
-- Name: delivery_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_changes (
    id bigint NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL
);

--
-- Name: delivery_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.delivery_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.delivery_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: delivery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.delivery_codes (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    proved_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: desk_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.desk_items (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    kind public.desk_kind NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    reference text NOT NULL,
    shipment_id uuid,
    party public.party_role,
    occurrence text DEFAULT ''::text NOT NULL,
    state public.case_state DEFAULT 'open'::public.case_state NOT NULL,
    turn public.desk_turn DEFAULT 'carrier'::public.desk_turn NOT NULL,
    owner_id uuid,
    due_at timestamp(3) with time zone NOT NULL,
    snoozed_until timestamp(3) with time zone,
    snooze_reason text DEFAULT ''::text NOT NULL,
    opened_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    closed_at timestamp(3) with time zone,
    closed_by uuid,
    CONSTRAINT desk_items_check CHECK (((state = 'closed'::public.case_state) = (closed_at IS NOT NULL)))
);

--
-- Name: directory; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.directory (
    kind text NOT NULL,
    hash bytea NOT NULL,
    shard smallint NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT directory_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'alias'::text, 'opt_out'::text])))
);

--
-- Name: documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.documents (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    file text NOT NULL,
    version smallint NOT NULL,
    facts_hash bytea NOT NULL,
    object_key text NOT NULL,
    bytes integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    job integer DEFAULT 0 NOT NULL,
    pieces_done smallint DEFAULT 0 NOT NULL,
    CONSTRAINT documents_version_check CHECK ((version > 0))
);

--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    id text NOT NULL,
    shard smallint NOT NULL,
    quote_id uuid NOT NULL,
    recipient_email text NOT NULL,
    recipient_address text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    details jsonb
);

--
-- Name: erased_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_shipments (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    version bigint NOT NULL,
    erased_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: event_listeners; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.event_listeners (
    customer_id uuid NOT NULL,
    shard smallint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: event_private; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.event_private (
    shipment_id uuid NOT NULL,
    source_id integer NOT NULL,
    scan_id uuid NOT NULL,
    shard smallint NOT NULL,
    note text,
    proof jsonb,
    collected_cents bigint,
    collected_currency character(3),
    staff_id uuid,
    may_collect boolean DEFAULT true NOT NULL
);

--
-- Name: feed_offsets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feed_offsets (
    shard smallint NOT NULL,
    ahead bigint NOT NULL,
    server text NOT NULL
);

--
-- Name: field_devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.field_devices (
    id uuid NOT NULL,
    source_id integer NOT NULL,
    hub_id uuid NOT NULL,
    secret_hash bytea,
    secret_since timestamp with time zone,
    previous_hash bytea,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by uuid,
    revoked_reason text
);

--
-- Name: field_enrolments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.field_enrolments (
    token_hash bytea NOT NULL,
    device_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    attempt_id uuid
);

--
-- Name: field_people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.field_people (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    name text NOT NULL,
    locale text DEFAULT ''::text NOT NULL,
    rights text[] NOT NULL,
    badge_hash bytea NOT NULL,
    pin_hash text NOT NULL,
    pin_failures smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    deactivated_at timestamp with time zone,
    erased_at timestamp with time zone
);

--
-- Name: handovers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.handovers (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    method text NOT NULL,
    service_point_id uuid,
    day date,
    pickup_window text,
    instructions text DEFAULT ''::text NOT NULL,
    pickup_id uuid,
    moved boolean DEFAULT false NOT NULL,
    CONSTRAINT handovers_check CHECK (((method = 'drop_off'::text) = (service_point_id IS NOT NULL))),
    CONSTRAINT handovers_check1 CHECK (((method = 'pickup'::text) = ((day IS NOT NULL) AND (pickup_window IS NOT NULL)))),
    CONSTRAINT handovers_method_check CHECK ((method = ANY (ARRAY['pickup'::text, 'drop_off'::text])))
);

--
-- Name: hub_stays; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hub_stays (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    hub_id uuid NOT NULL,
    since timestamp with time zone NOT NULL,
    since_on date NOT NULL,
    pieces integer NOT NULL,
    weight_grams bigint NOT NULL
);

--
-- Name: hubs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hubs (
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    city text NOT NULL,
    country character(2) NOT NULL,
    lat real NOT NULL,
    lon real NOT NULL,
    time_zone text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone
);

--
-- Name: invoice_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_counters (
    series text NOT NULL,
    kind public.paper_kind NOT NULL,
    year smallint NOT NULL,
    last_number integer NOT NULL
);

--
-- Name: invoices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoices (
    statement_id uuid NOT NULL,
    shard smallint NOT NULL,
    kind public.paper_kind NOT NULL,
    number text NOT NULL,
    facts jsonb NOT NULL,
    buyer jsonb NOT NULL,
    object_key text NOT NULL,
    bytes integer
);

--
-- Name: label_batches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.label_batches (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid,
    request_key uuid NOT NULL,
    request_hash bytea NOT NULL,
    file text NOT NULL,
    shipment_ids uuid[] NOT NULL,
    label_count integer NOT NULL,
    labels_done integer DEFAULT 0 NOT NULL,
    object_key text NOT NULL,
    bytes integer,
    job integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    staff_id uuid,
    size text DEFAULT '4x6'::text NOT NULL,
    contents bytea,
    CONSTRAINT label_batches_file_check CHECK ((file = ANY (ARRAY['labels.pdf'::text, 'labels.zpl'::text])))
);

--
-- Name: ledger_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_entries (
    transaction_id uuid NOT NULL,
    shard smallint NOT NULL,
    entry_no smallint NOT NULL,
    account public.ledger_account NOT NULL,
    amount_cents bigint NOT NULL,
    currency character(3) NOT NULL,
    customer_id uuid,
    recorded_at timestamp with time zone,
    holder text,
    tax_code text,
    CONSTRAINT ledger_entries_amount_cents_check CHECK ((amount_cents <> 0))
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='1000000');

--
-- Name: ledger_transactions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_transactions (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    effect_key text NOT NULL,
    shipment_id uuid,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (autovacuum_vacuum_insert_scale_factor='0', autovacuum_vacuum_insert_threshold='1000000');

--
-- Name: list_views; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_views (
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    address jsonb NOT NULL,
    shared boolean NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: live_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.live_shipments (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    service text NOT NULL,
    status text NOT NULL,
    lane text NOT NULL,
    phase text NOT NULL,
    hub_id uuid,
    due_on date,
    promised_on date,
    moved_by text,
    pieces integer NOT NULL,
    weight_grams bigint NOT NULL,
    origin_hub_id uuid
);

--
-- Name: live_sums; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.live_sums (
    kind text NOT NULL,
    day date NOT NULL,
    hub_id uuid NOT NULL,
    detail text NOT NULL,
    shipments integer NOT NULL,
    pieces integer NOT NULL,
    weight_grams bigint NOT NULL
);

--
-- Name: mail_languages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_languages (
    address_hash bytea NOT NULL,
    shard smallint NOT NULL,
    locale text NOT NULL,
    chosen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mail_languages_locale_check CHECK (((length(locale) >= 2) AND (length(locale) <= 16)))
);

--
-- Name: mail_opt_outs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_opt_outs (
    address_hash bytea NOT NULL,
    shard smallint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: mail_returns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_returns (
    token bytea NOT NULL,
    effect_key text NOT NULL,
    shard smallint NOT NULL,
    address_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    soft_returned_at timestamp with time zone
);

--
-- Name: mailed_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailed_links (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    purpose public.link_purpose NOT NULL,
    customer_id uuid,
    secret_hash bytea,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

--
-- Name: manifest_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.manifest_shipments (
    manifest_id uuid NOT NULL,
    shard smallint NOT NULL,
    place integer NOT NULL,
    shipment_id uuid NOT NULL
);

--
-- Name: manifests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.manifests (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    number text NOT NULL,
    day date NOT NULL,
    pickup_id text,
    address_text text NOT NULL,
    shipment_count integer NOT NULL,
    piece_count integer NOT NULL,
    scan jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: newsletter_consents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.newsletter_consents (
    email_key text NOT NULL,
    shard smallint NOT NULL,
    state public.newsletter_state NOT NULL,
    terms_version text NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    left_at timestamp with time zone,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text,
    source public.newsletter_source DEFAULT 'account'::public.newsletter_source NOT NULL,
    mails integer DEFAULT 0 NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    email_hash bytea
);

--
-- Name: outbox_mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox_mails (
    effect_key text NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid,
    party public.party_role,
    template text NOT NULL,
    state public.outbox_state DEFAULT 'sending'::public.outbox_state NOT NULL,
    attempts smallint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    channel public.outbox_channel DEFAULT 'mail'::public.outbox_channel NOT NULL,
    subject jsonb
);

--
-- Name: parcel_templates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.parcel_templates (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    name text NOT NULL,
    service_level text NOT NULL,
    weight_grams integer NOT NULL,
    length_mm integer NOT NULL,
    width_mm integer NOT NULL,
    height_mm integer NOT NULL,
    parcel_count smallint NOT NULL,
    contents text NOT NULL,
    value_cents bigint NOT NULL,
    address_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: party_cases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.party_cases (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    tracking_number text NOT NULL,
    party public.party_role NOT NULL,
    subject text NOT NULL,
    state public.case_state DEFAULT 'open'::public.case_state NOT NULL,
    assignee_id uuid,
    last_author public.case_author DEFAULT 'party'::public.case_author NOT NULL,
    email_key text,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    erased_at timestamp with time zone,
    CONSTRAINT party_cases_check CHECK (((state = 'closed'::public.case_state) = (closed_at IS NOT NULL)))
);

--
-- Name: party_link_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.party_link_requests (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    ref text NOT NULL,
    email_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: payment_disputes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_disputes (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    attempt_id text NOT NULL,
    provider_dispute_id text NOT NULL,
    amount_cents bigint NOT NULL,
    currency character(3) NOT NULL,
    state public.dispute_state NOT NULL,
    postings smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_disputes_amount_cents_check CHECK ((amount_cents > 0))
);

--
-- Name: pickup_capacity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_capacity (
    area text NOT NULL,
    places smallint NOT NULL,
    CONSTRAINT pickup_capacity_places_check CHECK ((places >= 0))
);

--
-- Name: pickup_cities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_cities (
    area text NOT NULL,
    country character(2) NOT NULL,
    city text NOT NULL,
    places jsonb NOT NULL,
    staff_confirms boolean NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: pickup_places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_places (
    area text NOT NULL,
    day date NOT NULL,
    pickup_window text NOT NULL,
    taken smallint NOT NULL,
    CONSTRAINT pickup_places_taken_check CHECK ((taken >= 0))
);

--
-- Name: pickup_rules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_rules (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    frequency public.pickup_frequency NOT NULL,
    starts_on date NOT NULL,
    pickup_window text NOT NULL,
    address_id uuid NOT NULL,
    address_text text NOT NULL,
    country character(2) NOT NULL,
    area text NOT NULL,
    time_zone text NOT NULL,
    instructions text NOT NULL,
    planned_until date,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    city text,
    contact_phone text
);

--
-- Name: pickup_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickup_shipments (
    pickup_id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL
);

--
-- Name: pickups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pickups (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    public_id text NOT NULL,
    customer_id uuid,
    rule_id uuid,
    rule_day date,
    day date NOT NULL,
    pickup_window text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    cut_off_at timestamp with time zone NOT NULL,
    address_id uuid,
    address_text text NOT NULL,
    country character(2) NOT NULL,
    area text NOT NULL,
    time_zone text NOT NULL,
    instructions text NOT NULL,
    status public.pickup_status NOT NULL,
    closed text,
    revision smallint DEFAULT 1 NOT NULL,
    request_key uuid,
    request_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    shipment_id uuid,
    city text,
    contact_phone text,
    requested_day date,
    requested_window text,
    missed_reason text,
    staff_note text DEFAULT ''::text NOT NULL,
    CONSTRAINT pickups_check CHECK (((rule_id IS NULL) = (rule_day IS NULL))),
    CONSTRAINT pickups_closed_check CHECK ((closed = ANY (ARRAY['weekend'::text, 'holiday'::text]))),
    CONSTRAINT pickups_missed_reason CHECK (((missed_reason IS NULL) OR (status = 'Missed'::public.pickup_status))),
    CONSTRAINT pickups_of_somebody CHECK (((customer_id IS NOT NULL) OR (shipment_id IS NOT NULL)))
);

--
-- Name: place_loads; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.place_loads (
    source text NOT NULL,
    loaded_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: place_names; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.place_names (
    folded text NOT NULL COLLATE pg_catalog."C",
    place_id integer NOT NULL,
    country character(2) NOT NULL,
    population integer NOT NULL
);

--
-- Name: places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.places (
    id integer NOT NULL,
    name text NOT NULL,
    country character(2) NOT NULL,
    region text,
    lat real NOT NULL,
    lon real NOT NULL,
    population integer NOT NULL,
    names jsonb NOT NULL,
    postal_codes text
);

--
-- Name: plan_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plan_runs (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    day date NOT NULL,
    rounds jsonb NOT NULL,
    seconds smallint NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    share real DEFAULT 0 NOT NULL,
    stop_asked boolean DEFAULT false NOT NULL,
    outcome jsonb,
    staff_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT plan_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);

--
-- Name: posting_marks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posting_marks (
    transaction_id uuid NOT NULL,
    shard smallint NOT NULL
);

--
-- Name: prepared_answers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.prepared_answers (
    id uuid NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: program_batch_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.program_batch_rows (
    batch_id uuid NOT NULL,
    shard smallint NOT NULL,
    row_no integer NOT NULL,
    customer_id uuid NOT NULL,
    reference text,
    request jsonb,
    outcome text DEFAULT 'waiting'::text NOT NULL,
    failures smallint DEFAULT 0 NOT NULL,
    shipment_id uuid,
    problem jsonb,
    CONSTRAINT program_batch_rows_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'booking'::text, 'booked'::text, 'refused'::text, 'cancelled'::text])))
);

--
-- Name: program_batches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.program_batches (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    key_id uuid NOT NULL,
    state text DEFAULT 'running'::text NOT NULL,
    row_count integer NOT NULL,
    label_file text,
    round integer DEFAULT 0 NOT NULL,
    progressed_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    label_size text DEFAULT '4x6'::text NOT NULL,
    CONSTRAINT program_batches_label_file_check CHECK ((label_file = ANY (ARRAY['labels.pdf'::text, 'labels.zpl'::text]))),
    CONSTRAINT program_batches_state_check CHECK ((state = ANY (ARRAY['running'::text, 'cancelling'::text, 'finished'::text, 'cancelled'::text])))
);

--
-- Name: program_calls; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.program_calls (
    day date NOT NULL,
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    key_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    method text NOT NULL,
    route text NOT NULL,
    status smallint NOT NULL,
    status_class smallint NOT NULL,
    code text,
    ms integer NOT NULL,
    request_id text NOT NULL
)
PARTITION BY RANGE (day);

--
-- Name: program_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.program_requests (
    customer_id uuid NOT NULL,
    shard smallint NOT NULL,
    endpoint text NOT NULL,
    key_hash bytea NOT NULL,
    body_hash bytea NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: program_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.program_shipments (
    attempt_id text NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    reference text,
    is_unique boolean NOT NULL,
    metadata jsonb NOT NULL,
    return_of uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: proof_pictures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.proof_pictures (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    source_id integer NOT NULL,
    ref text NOT NULL,
    object_key text NOT NULL,
    bytes integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    erased_at timestamp with time zone,
    CONSTRAINT proof_pictures_shard_check CHECK (((shard >= 0) AND (shard <= 31)))
);

--
-- Name: quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotes (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    tariff_version integer NOT NULL,
    request jsonb NOT NULL,
    result jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    valid_until timestamp with time zone NOT NULL,
    CONSTRAINT quotes_shard_check CHECK (((shard >= 0) AND (shard <= 31)))
);

--
-- Name: rate_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_tokens (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    key_id uuid NOT NULL,
    shop text NOT NULL,
    name text NOT NULL,
    hint text NOT NULL,
    secret_hash bytea NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT rate_tokens_shop_check CHECK ((shop = ANY (ARRAY['shopify'::text, 'woocommerce'::text])))
);

--
-- Name: recalled_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recalled_shipments (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    recalled_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refunds (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    attempt_id text,
    customer_id uuid,
    channel public.refund_channel NOT NULL,
    amount_cents bigint NOT NULL,
    currency character(3) NOT NULL,
    state public.refund_state DEFAULT 'pending'::public.refund_state NOT NULL,
    provider_refund_id text,
    failure_reason text,
    postings smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0))
);

--
-- Name: replication_heartbeat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.replication_heartbeat (
    only_row boolean DEFAULT true NOT NULL,
    beat_at timestamp with time zone NOT NULL,
    CONSTRAINT replication_heartbeat_only_row_check CHECK (only_row)
);

--
-- Name: revenue_by_customer; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revenue_by_customer (
    ym character(7) NOT NULL,
    customer_id uuid NOT NULL,
    cents bigint NOT NULL
);

--
-- Name: revenue_by_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revenue_by_day (
    day date NOT NULL,
    service text NOT NULL,
    origin_country character(2) NOT NULL,
    destination_country character(2) NOT NULL,
    bookings integer NOT NULL,
    charged_cents bigint NOT NULL,
    credited_cents bigint NOT NULL
);

--
-- Name: rounds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rounds (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    day date NOT NULL,
    name text NOT NULL,
    vehicle_id uuid,
    person_id uuid,
    state text DEFAULT 'draft'::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    last_stop_no smallint DEFAULT 0 NOT NULL,
    plan jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    released_at timestamp with time zone,
    out_at timestamp with time zone,
    back_at timestamp with time zone,
    closed_at timestamp with time zone,
    given text,
    erased_at timestamp with time zone,
    CONSTRAINT rounds_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'planned'::text, 'released'::text, 'loading'::text, 'out'::text, 'back'::text, 'closed'::text, 'cancelled'::text])))
);

--
-- Name: saved_cards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_cards (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    state public.card_state DEFAULT 'asked'::public.card_state NOT NULL,
    method_id text NOT NULL,
    setup_id text,
    second_step_url text,
    brand text,
    last4 text,
    exp_month smallint,
    exp_year smallint,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_cards_check CHECK (((state <> 'saved'::public.card_state) OR (brand IS NOT NULL))),
    CONSTRAINT saved_cards_check1 CHECK (((state = 'saved'::public.card_state) OR (NOT is_default)))
);

--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);

--
-- Name: schema_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.schema_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

--
-- Name: schema_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.schema_migrations_id_seq OWNED BY public.schema_migrations.id;

--
-- Name: service_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service_days (
    part text NOT NULL,
    day date NOT NULL,
    up integer DEFAULT 0 NOT NULL,
    trouble integer DEFAULT 0 NOT NULL,
    down integer DEFAULT 0 NOT NULL,
    state text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT service_days_state_check CHECK ((state = ANY (ARRAY['up'::text, 'trouble'::text, 'down'::text])))
);

--
-- Name: service_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service_limits (
    version integer NOT NULL,
    document jsonb NOT NULL,
    staff_id uuid,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT service_limits_version_check CHECK ((version > 0))
);

--
-- Name: service_points; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service_points (
    id uuid NOT NULL,
    name text NOT NULL,
    line1 text NOT NULL,
    line2 text DEFAULT ''::text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    region text DEFAULT ''::text NOT NULL,
    country character(2) NOT NULL,
    lat real NOT NULL,
    lon real NOT NULL,
    hours text[] NOT NULL,
    directions text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT service_points_hours_check CHECK ((cardinality(hours) = 7))
);

--
-- Name: settings_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings_versions (
    version integer NOT NULL,
    document jsonb NOT NULL,
    staff_id uuid,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settings_versions_version_check CHECK ((version > 0))
);

--
-- Name: shard_maps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shard_maps (
    version integer NOT NULL,
    document jsonb NOT NULL,
    reason text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shard_maps_version_check CHECK ((version > 0))
);

--
-- Name: shard_moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shard_moves (
    id integer NOT NULL,
    shard smallint NOT NULL,
    from_cell text NOT NULL,
    to_cell text NOT NULL,
    state text DEFAULT 'copying'::text NOT NULL,
    mover uuid NOT NULL,
    reason text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    flipped_at timestamp with time zone,
    ended_at timestamp with time zone,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shard_moves_state_check CHECK ((state = ANY (ARRAY['copying'::text, 'fenced'::text, 'flipped'::text, 'done'::text, 'undone'::text])))
);

--
-- Name: shard_moves_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.shard_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shard_moves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: shifts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shifts (
    id uuid NOT NULL,
    device_id uuid NOT NULL,
    source_id integer NOT NULL,
    person_id uuid NOT NULL,
    hub_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);

--
-- Name: shipment_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_changes (
    id bigint NOT NULL,
    shipment_ids uuid[] NOT NULL
);
ALTER TABLE ONLY public.shipment_changes ALTER COLUMN shipment_ids SET STORAGE EXTERNAL;

--
-- Name: shipment_changes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.shipment_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.shipment_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: shipment_edits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_edits (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    revision integer NOT NULL,
    staff_id uuid NOT NULL,
    fields text[] NOT NULL,
    edited_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: shipment_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_items (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    item_no smallint NOT NULL,
    description text NOT NULL,
    quantity integer NOT NULL,
    weight_grams integer NOT NULL,
    value_cents bigint NOT NULL,
    currency character(3) NOT NULL,
    origin_country character(2),
    hs_code text NOT NULL,
    CONSTRAINT shipment_items_quantity_check CHECK ((quantity > 0))
);

--
-- Name: shipment_list; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_list (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid,
    booked_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    service text NOT NULL,
    search_text text NOT NULL,
    due_on date
);

--
-- Name: shipment_payers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_payers (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    name text NOT NULL,
    vat_id text NOT NULL,
    country character(2)
);

--
-- Name: shipment_refs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_refs (
    ref text NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    piece_no smallint DEFAULT 0 NOT NULL,
    kind public.ref_kind NOT NULL,
    ref_hash bytea
);

--
-- Name: shipment_search; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_search (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    service text NOT NULL,
    price_cents bigint NOT NULL,
    search_text text NOT NULL,
    parties smallint DEFAULT 1 NOT NULL
);

--
-- Name: shipment_state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_state (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    piece_count smallint NOT NULL,
    furthest smallint DEFAULT 0 NOT NULL,
    pieces_delivered smallint DEFAULT 0 NOT NULL,
    attention boolean DEFAULT false NOT NULL,
    has_listeners boolean DEFAULT false NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    status text DEFAULT 'Created'::text NOT NULL,
    fold text NOT NULL,
    outlook text,
    due_on date
)
WITH (fillfactor='80');

--
-- Name: shipment_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipment_subscriptions (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    state public.subscription_state NOT NULL,
    consent_version text NOT NULL,
    mails integer DEFAULT 0 NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone,
    left_at timestamp with time zone,
    locale text DEFAULT 'en'::text NOT NULL
);

--
-- Name: shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shipments (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    tracking_number text NOT NULL,
    receipt_id text NOT NULL,
    quote_id uuid NOT NULL,
    service_type public.service_type NOT NULL,
    service text NOT NULL,
    origin text NOT NULL,
    origin_country character(2) NOT NULL,
    destination text NOT NULL,
    destination_country character(2) NOT NULL,
    piece_count smallint NOT NULL,
    weight_grams integer NOT NULL,
    length_mm integer NOT NULL,
    width_mm integer NOT NULL,
    height_mm integer NOT NULL,
    incoterm text,
    eta jsonb NOT NULL,
    payment_method public.payment_method NOT NULL,
    insured boolean NOT NULL,
    price_cents bigint NOT NULL,
    currency character(3) NOT NULL,
    booked_at timestamp with time zone DEFAULT now() NOT NULL,
    customer_id uuid,
    hold public.shipment_hold,
    attempt_id text,
    cancelled_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    cancelled_by text,
    cancelled_by_id uuid,
    parcels jsonb,
    export_reason text,
    terms_version text,
    terms_accepted_at timestamp with time zone,
    order_reference text,
    erased_at timestamp with time zone,
    CONSTRAINT shipments_piece_count_check CHECK (((piece_count >= 1) AND (piece_count <= 999))),
    CONSTRAINT shipments_shard_check CHECK (((shard >= 0) AND (shard <= 31)))
);

--
-- Name: sort_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sort_plans (
    hub_id uuid NOT NULL,
    version integer NOT NULL,
    document jsonb NOT NULL,
    staff_id uuid NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sort_plans_version_check CHECK ((version > 0))
);

--
-- Name: sources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sources (
    id integer NOT NULL,
    name text NOT NULL,
    kind public.source_kind NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    hub_id uuid
);

--
-- Name: sources_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sources ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sources_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: staff_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_invitations (
    id uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    permission_set public.permission_set NOT NULL,
    secret_hash bytea,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

--
-- Name: staff_mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_mails (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    party public.party_role NOT NULL,
    staff_id uuid NOT NULL,
    subject text,
    body text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: staff_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_members (
    id uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    password_hash text DEFAULT ''::text NOT NULL,
    permission_set public.permission_set NOT NULL,
    active boolean DEFAULT true NOT NULL,
    totp_secret bytea,
    totp_confirmed_at timestamp with time zone,
    totp_last_step bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_login_at timestamp with time zone
);

--
-- Name: staff_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_notes (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid,
    customer_id uuid,
    staff_id uuid NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT staff_notes_check CHECK (((shipment_id IS NULL) <> (customer_id IS NULL)))
);

--
-- Name: staff_password_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_password_links (
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    secret_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

--
-- Name: staff_recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_recovery_codes (
    staff_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);

--
-- Name: staff_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff_sessions (
    id uuid NOT NULL,
    staff_id uuid NOT NULL,
    secret_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: statement_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.statement_lines (
    statement_id uuid NOT NULL,
    shard smallint NOT NULL,
    shipment_id uuid NOT NULL,
    paper public.paper_kind NOT NULL,
    tracking_number text NOT NULL,
    service text NOT NULL,
    booked_at timestamp with time zone NOT NULL,
    charged_cents bigint NOT NULL,
    credited_cents bigint NOT NULL,
    open_cents bigint NOT NULL,
    on_account boolean DEFAULT false NOT NULL,
    tax_code text,
    tax_rate_per_mille integer,
    tax_cents bigint
);

--
-- Name: statements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.statements (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    ym character(7) NOT NULL,
    currency character(3) NOT NULL,
    charged_cents bigint NOT NULL,
    credited_cents bigint NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    open_cents bigint,
    reminders smallint DEFAULT 0 NOT NULL,
    remind_at timestamp with time zone,
    overdue_told_at timestamp with time zone,
    CONSTRAINT statements_ym_check CHECK ((ym ~ '^\d{4}-(0[1-9]|1[0-2])$'::text))
);

--
-- Name: stop_acts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stop_acts (
    round_id uuid NOT NULL,
    act_id uuid NOT NULL,
    stop_no smallint,
    kind text NOT NULL,
    detail text,
    person_id uuid NOT NULL,
    source_id integer NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: stop_pieces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stop_pieces (
    round_id uuid NOT NULL,
    stop_no smallint NOT NULL,
    kind text NOT NULL,
    ref text NOT NULL,
    piece_no smallint NOT NULL,
    service text NOT NULL,
    weight_grams integer NOT NULL,
    volume_ml bigint NOT NULL,
    missing boolean DEFAULT false NOT NULL,
    open boolean DEFAULT true NOT NULL,
    CONSTRAINT stop_pieces_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'pickup'::text])))
);

--
-- Name: stop_private; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stop_private (
    round_id uuid NOT NULL,
    stop_no smallint NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    address text[] NOT NULL,
    instructions text NOT NULL
);

--
-- Name: stops; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stops (
    round_id uuid NOT NULL,
    stop_no smallint NOT NULL,
    kind text NOT NULL,
    sequence smallint NOT NULL,
    pickup_id text,
    window_from timestamp with time zone,
    window_until timestamp with time zone,
    service_seconds integer NOT NULL,
    city text NOT NULL,
    postal_code text DEFAULT ''::text NOT NULL,
    country character(2) NOT NULL,
    lat real,
    lon real,
    point_source text,
    locked boolean DEFAULT false NOT NULL,
    rules jsonb DEFAULT '{}'::jsonb NOT NULL,
    open boolean DEFAULT true NOT NULL,
    address_key bytea,
    CONSTRAINT stops_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'pickup'::text]))),
    CONSTRAINT stops_point_source_check CHECK ((point_source = ANY (ARRAY['city'::text, 'door'::text, 'geocoder'::text, 'staff'::text])))
);

--
-- Name: stray_objects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stray_objects (
    object_key text NOT NULL,
    found_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: sweep_places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sweep_places (
    sweep text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    id uuid NOT NULL
);

--
-- Name: tallies_by_minute; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tallies_by_minute (
    kind text NOT NULL,
    minute timestamp with time zone NOT NULL,
    count bigint NOT NULL
);

--
-- Name: tally_marks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tally_marks (
    id bigint NOT NULL,
    kind text NOT NULL,
    minute timestamp with time zone NOT NULL,
    count integer NOT NULL
);

--
-- Name: tally_marks_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tally_marks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tally_marks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: tariff_proposals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tariff_proposals (
    id uuid NOT NULL,
    based_on integer NOT NULL,
    newest_version integer NOT NULL,
    document jsonb NOT NULL,
    staff_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    preview_state text DEFAULT 'running'::text NOT NULL,
    quotes_seen integer DEFAULT 0 NOT NULL,
    quotes_total integer,
    preview jsonb,
    published_version integer,
    CONSTRAINT tariff_proposals_preview_state_check CHECK ((preview_state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);

--
-- Name: tariffs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tariffs (
    version integer NOT NULL,
    effective_from timestamp with time zone NOT NULL,
    data jsonb NOT NULL,
    staff_id uuid,
    reason text DEFAULT ''::text NOT NULL,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    withdrawn_by uuid,
    withdrawal_reason text
);

--
-- Name: test_mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_mails (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    channel public.outbox_channel NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    message_id text NOT NULL,
    kept_at timestamp with time zone DEFAULT now() NOT NULL,
    html text
);

--
-- Name: told_shipments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.told_shipments (
    shipment_id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    problem text,
    earliest_on date,
    latest_on date,
    event_at timestamp with time zone,
    told_at timestamp with time zone
)
WITH (fillfactor='80');

--
-- Name: tracking_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tracking_events (
    shipment_id uuid NOT NULL,
    scan_id uuid NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    content_hash bigint NOT NULL,
    source_id integer NOT NULL,
    code public.event_code NOT NULL,
    visibility public.visibility NOT NULL,
    shard smallint NOT NULL,
    piece_no smallint NOT NULL,
    country character(2),
    city text,
    reason text,
    set_status text,
    voids_source_id integer,
    voids_scan_id uuid,
    earliest_on date,
    latest_on date,
    note_is_public boolean,
    handover text,
    detail text
)
PARTITION BY RANGE (shipment_id);

--
-- Name: trip_containers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trip_containers (
    trip_id uuid NOT NULL,
    container_id uuid NOT NULL,
    loaded_at timestamp with time zone NOT NULL,
    arrived_at timestamp with time zone,
    missing_at timestamp with time zone
);

--
-- Name: trips; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trips (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    to_hub_id uuid NOT NULL,
    vehicle text NOT NULL,
    seal text DEFAULT ''::text NOT NULL,
    planned_at timestamp with time zone,
    state text DEFAULT 'open'::text NOT NULL,
    depart_act_id uuid,
    depart_source_id integer,
    departed_at timestamp with time zone,
    arrived_at timestamp with time zone,
    arrived_hub_id uuid,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT trips_state_check CHECK ((state = ANY (ARRAY['open'::text, 'departed'::text, 'arrived'::text, 'finished'::text, 'cancelled'::text])))
);

--
-- Name: undeliverable_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.undeliverable_addresses (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    address_hash bytea NOT NULL,
    reason public.undeliverable_reason NOT NULL,
    status text,
    effect_key text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: unmatched_scans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.unmatched_scans (
    source_id integer NOT NULL,
    scan_id uuid NOT NULL,
    shard smallint NOT NULL,
    ref text NOT NULL,
    scan jsonb NOT NULL,
    content_hash bigint NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    dismissed_as text
);

--
-- Name: vehicles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.vehicles (
    id uuid NOT NULL,
    hub_id uuid NOT NULL,
    code text NOT NULL,
    max_pieces integer,
    max_kg integer,
    max_litres integer,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT vehicles_max_kg_check CHECK ((max_kg > 0)),
    CONSTRAINT vehicles_max_litres_check CHECK ((max_litres > 0)),
    CONSTRAINT vehicles_max_pieces_check CHECK ((max_pieces > 0))
);

--
-- Name: viewing_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.viewing_sessions (
    id uuid NOT NULL,
    staff_session_id uuid NOT NULL,
    staff_id uuid NOT NULL,
    customer_id uuid NOT NULL,
    shard smallint NOT NULL,
    secret_hash bytea NOT NULL,
    reason text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone
);

--
-- Name: webhook_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_attempts (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    status smallint,
    error text,
    ms integer NOT NULL,
    excerpt text DEFAULT ''::text NOT NULL
);

--
-- Name: webhook_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_deliveries (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    event_day date NOT NULL,
    type text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    in_flight boolean DEFAULT false NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    last_status smallint,
    last_error text,
    last_ms integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    delivered_at timestamp with time zone,
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'ended'::text])))
)
WITH (fillfactor='80');

--
-- Name: webhook_endpoints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_endpoints (
    id uuid NOT NULL,
    shard smallint NOT NULL,
    customer_id uuid NOT NULL,
    url text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    types text[] DEFAULT '{}'::text[] NOT NULL,
    off_because text,
    secret bytea NOT NULL,
    previous_secret bytea,
    previous_until timestamp with time zone,
    failures integer DEFAULT 0 NOT NULL,
    failing_since timestamp with time zone,
    next_probe_at timestamp with time zone,
    last_success_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    older_secrets bytea[] DEFAULT '{}'::bytea[] NOT NULL,
    CONSTRAINT webhook_endpoints_off_because_check CHECK ((off_because = ANY (ARRAY['switched_off'::text, 'gone'::text, 'failing'::text])))
);

--
-- Name: schema_migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations ALTER COLUMN id SET DEFAULT nextval('public.schema_migrations_id_seq'::regclass);

--
-- Name: account_events account_events_day_customer_id_identity_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_day_customer_id_identity_shard_key UNIQUE (day, customer_id, identity, shard);

--
-- Name: account_events account_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_pkey PRIMARY KEY (day, id, shard);

--
-- Name: activation_codes activation_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activation_codes
    ADD CONSTRAINT activation_codes_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: address_fixes address_fixes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address_fixes
    ADD CONSTRAINT address_fixes_pkey PRIMARY KEY (address_key, fix_id);

--
-- Name: address_points address_points_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.address_points
    ADD CONSTRAINT address_points_pkey PRIMARY KEY (address_key);

--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

--
-- Name: api_keys api_keys_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_secret_hash_key UNIQUE (secret_hash);

--
-- Name: archived_months archived_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archived_months
    ADD CONSTRAINT archived_months_pkey PRIMARY KEY (month);

--
-- Name: archived_parts archived_parts_object_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archived_parts
    ADD CONSTRAINT archived_parts_object_key_key UNIQUE (object_key);

--
-- Name: archived_parts archived_parts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.archived_parts
    ADD CONSTRAINT archived_parts_pkey PRIMARY KEY (month, part_no);

--
-- Name: assigned_hubs assigned_hubs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assigned_hubs
    ADD CONSTRAINT assigned_hubs_pkey PRIMARY KEY (only_row);

--
-- Name: attempt_limits attempt_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempt_limits
    ADD CONSTRAINT attempt_limits_pkey PRIMARY KEY (key);

--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

--
-- Name: bank_files bank_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_files
    ADD CONSTRAINT bank_files_pkey PRIMARY KEY (id);

--
-- Name: bank_line_payments bank_line_payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_line_payments
    ADD CONSTRAINT bank_line_payments_pkey PRIMARY KEY (line_id, shipment_id, shard);

--
-- Name: bank_lines bank_lines_line_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_line_key_key UNIQUE (line_key);

--
-- Name: bank_lines bank_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_pkey PRIMARY KEY (id);

--
-- Name: booking_attempts booking_attempts_draft_id_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_attempts
    ADD CONSTRAINT booking_attempts_draft_id_number_key UNIQUE (draft_id, number);

--
-- Name: booking_attempts booking_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_attempts
    ADD CONSTRAINT booking_attempts_pkey PRIMARY KEY (id, shard);

--
-- Name: bulk_rows bulk_rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_pkey PRIMARY KEY (upload_id, row_no);

--
-- Name: bulk_uploads bulk_uploads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bulk_uploads
    ADD CONSTRAINT bulk_uploads_pkey PRIMARY KEY (id);

--
-- Name: card_tries card_tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card_tries
    ADD CONSTRAINT card_tries_pkey PRIMARY KEY (subject, try_id);

--
-- Name: case_files case_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_files
    ADD CONSTRAINT case_files_pkey PRIMARY KEY (id, shard);

--
-- Name: case_messages case_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_messages
    ADD CONSTRAINT case_messages_pkey PRIMARY KEY (id, shard);

--
-- Name: cash_balances cash_balances_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_balances
    ADD CONSTRAINT cash_balances_pkey PRIMARY KEY (account, holder, currency);

--
-- Name: cash_by_holder cash_by_holder_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_by_holder
    ADD CONSTRAINT cash_by_holder_pkey PRIMARY KEY (holder, currency);

--
-- Name: cash_count_lines cash_count_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_count_lines
    ADD CONSTRAINT cash_count_lines_pkey PRIMARY KEY (count_id, currency);

--
-- Name: cash_counts cash_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_pkey PRIMARY KEY (id);

--
-- Name: cash_deposit_lines cash_deposit_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_deposit_lines
    ADD CONSTRAINT cash_deposit_lines_pkey PRIMARY KEY (deposit_id, currency);

--
-- Name: cash_deposits cash_deposits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_deposits
    ADD CONSTRAINT cash_deposits_pkey PRIMARY KEY (id);

--
-- Name: cash_settlements cash_settlements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_settlements
    ADD CONSTRAINT cash_settlements_pkey PRIMARY KEY (id);

--
-- Name: charge_lines charge_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.charge_lines
    ADD CONSTRAINT charge_lines_pkey PRIMARY KEY (shipment_id, line_no, shard);

--
-- Name: closed_months closed_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.closed_months
    ADD CONSTRAINT closed_months_pkey PRIMARY KEY (ym);

--
-- Name: closed_shards closed_shards_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.closed_shards
    ADD CONSTRAINT closed_shards_pkey PRIMARY KEY (shard);

--
-- Name: code_attempts code_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.code_attempts
    ADD CONSTRAINT code_attempts_pkey PRIMARY KEY (id, shard);

--
-- Name: code_attempts code_attempts_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.code_attempts
    ADD CONSTRAINT code_attempts_secret_hash_key UNIQUE (secret_hash);

--
-- Name: contact_answers contact_answers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_answers
    ADD CONSTRAINT contact_answers_pkey PRIMARY KEY (id);

--
-- Name: contact_messages contact_messages_form_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_form_id_key UNIQUE (form_id);

--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

--
-- Name: contact_messages contact_messages_reference_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_reference_key UNIQUE (reference);

--
-- Name: container_acts container_acts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_acts
    ADD CONSTRAINT container_acts_pkey PRIMARY KEY (act_id);

--
-- Name: container_moves container_moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_moves
    ADD CONSTRAINT container_moves_pkey PRIMARY KEY (container_id, act_id);

--
-- Name: container_pieces container_pieces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_pieces
    ADD CONSTRAINT container_pieces_pkey PRIMARY KEY (container_id, seq);

--
-- Name: containers containers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_pkey PRIMARY KEY (id);

--
-- Name: counted_deliveries counted_deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counted_deliveries
    ADD CONSTRAINT counted_deliveries_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: courier_cash courier_cash_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.courier_cash
    ADD CONSTRAINT courier_cash_pkey PRIMARY KEY (shipment_id, shard, holder, currency);

--
-- Name: credit_accounts credit_accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credit_accounts
    ADD CONSTRAINT credit_accounts_pkey PRIMARY KEY (customer_id, shard);

--
-- Name: credit_limits credit_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credit_limits
    ADD CONSTRAINT credit_limits_pkey PRIMARY KEY (id, shard);

--
-- Name: customer_addresses customer_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_addresses
    ADD CONSTRAINT customer_addresses_pkey PRIMARY KEY (id, shard);

--
-- Name: customer_browsers customer_browsers_customer_id_browser_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_browsers
    ADD CONSTRAINT customer_browsers_customer_id_browser_key UNIQUE (customer_id, browser);

--
-- Name: customer_browsers customer_browsers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_browsers
    ADD CONSTRAINT customer_browsers_pkey PRIMARY KEY (id, shard);

--
-- Name: customer_keys customer_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_keys
    ADD CONSTRAINT customer_keys_pkey PRIMARY KEY (id, shard);

--
-- Name: customer_sessions customer_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_sessions
    ADD CONSTRAINT customer_sessions_pkey PRIMARY KEY (id, shard);

--
-- Name: customer_sessions customer_sessions_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_sessions
    ADD CONSTRAINT customer_sessions_secret_hash_key UNIQUE (secret_hash);

--
-- Name: customers customers_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_email_key_key UNIQUE (email_key);

--
-- Name: customers customers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id, shard);

--
-- Name: database_mode database_mode_is_only_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.database_mode
    ADD CONSTRAINT database_mode_is_only_key UNIQUE (is_only);

--
-- Name: database_mode database_mode_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.database_mode
    ADD CONSTRAINT database_mode_pkey PRIMARY KEY (mode);

--
-- Name: deliveries_by_day deliveries_by_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries_by_day
    ADD CONSTRAINT deliveries_by_day_pkey PRIMARY KEY (day, service, origin_country, destination_country);

--
-- Name: delivery_changes delivery_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_changes
    ADD CONSTRAINT delivery_changes_pkey PRIMARY KEY (id, shard);

--
-- Name: delivery_codes delivery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.delivery_codes
    ADD CONSTRAINT delivery_codes_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: desk_items desk_items_about_shipment; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.desk_items
    ADD CONSTRAINT desk_items_about_shipment CHECK (((shipment_id IS NOT NULL) OR ((kind)::text = ANY (ARRAY['contact'::text, 'reconciliation'::text, 'unpaid_statement'::text, 'round_not_closed'::text, 'cash_difference'::text, 'missing_container'::text])))) NOT VALID;

--
-- Name: desk_items desk_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_items
    ADD CONSTRAINT desk_items_pkey PRIMARY KEY (id, shard);

--
-- Name: directory directory_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pkey PRIMARY KEY (kind, hash);

--
-- Name: documents documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (shipment_id, file, version, shard);

--
-- Name: documents documents_shipment_id_file_facts_hash_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_shipment_id_file_facts_hash_shard_key UNIQUE (shipment_id, file, facts_hash, shard);

--
-- Name: drafts drafts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_pkey PRIMARY KEY (id, shard);

--
-- Name: erased_shipments erased_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_shipments
    ADD CONSTRAINT erased_shipments_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: event_listeners event_listeners_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_listeners
    ADD CONSTRAINT event_listeners_pkey PRIMARY KEY (customer_id, shard);

--
-- Name: event_private event_private_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_private
    ADD CONSTRAINT event_private_pkey PRIMARY KEY (shipment_id, source_id, scan_id, shard);

--
-- Name: feed_offsets feed_offsets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_offsets
    ADD CONSTRAINT feed_offsets_pkey PRIMARY KEY (shard);

--
-- Name: field_devices field_devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.field_devices
    ADD CONSTRAINT field_devices_pkey PRIMARY KEY (id);

--
-- Name: field_enrolments field_enrolments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.field_enrolments
    ADD CONSTRAINT field_enrolments_pkey PRIMARY KEY (token_hash);

--
-- Name: field_people field_people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.field_people
    ADD CONSTRAINT field_people_pkey PRIMARY KEY (id);

--
-- Name: handovers handovers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.handovers
    ADD CONSTRAINT handovers_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: hub_stays hub_stays_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hub_stays
    ADD CONSTRAINT hub_stays_pkey PRIMARY KEY (shipment_id, shard, hub_id);

--
-- Name: hubs hubs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hubs
    ADD CONSTRAINT hubs_pkey PRIMARY KEY (id);

--
-- Name: invoice_counters invoice_counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_counters
    ADD CONSTRAINT invoice_counters_pkey PRIMARY KEY (series, kind, year);

--
-- Name: invoices invoices_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_number_key UNIQUE (number);

--
-- Name: invoices invoices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (statement_id, kind, shard);

--
-- Name: label_batches label_batches_customer_id_request_key_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.label_batches
    ADD CONSTRAINT label_batches_customer_id_request_key_shard_key UNIQUE (customer_id, request_key, shard);

--
-- Name: label_batches label_batches_owner; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.label_batches
    ADD CONSTRAINT label_batches_owner CHECK ((num_nonnulls(customer_id, staff_id) = 1)) NOT VALID;

--
-- Name: label_batches label_batches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.label_batches
    ADD CONSTRAINT label_batches_pkey PRIMARY KEY (id, shard);

--
-- Name: ledger_entries ledger_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, entry_no, shard);

--
-- Name: ledger_transactions ledger_transactions_effect_key_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_effect_key_shard_key UNIQUE (effect_key, shard);

--
-- Name: ledger_transactions ledger_transactions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id, shard);

--
-- Name: list_views list_views_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_views
    ADD CONSTRAINT list_views_pkey PRIMARY KEY (id);

--
-- Name: live_shipments live_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.live_shipments
    ADD CONSTRAINT live_shipments_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: live_sums live_sums_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.live_sums
    ADD CONSTRAINT live_sums_pkey PRIMARY KEY (kind, day, hub_id, detail);

--
-- Name: mail_languages mail_languages_address_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_languages
    ADD CONSTRAINT mail_languages_address_hash_key UNIQUE (address_hash);

--
-- Name: mail_languages mail_languages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_languages
    ADD CONSTRAINT mail_languages_pkey PRIMARY KEY (address_hash, shard);

--
-- Name: mail_opt_outs mail_opt_outs_address_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_opt_outs
    ADD CONSTRAINT mail_opt_outs_address_hash_key UNIQUE (address_hash);

--
-- Name: mail_opt_outs mail_opt_outs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_opt_outs
    ADD CONSTRAINT mail_opt_outs_pkey PRIMARY KEY (address_hash, shard);

--
-- Name: mail_returns mail_returns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_returns
    ADD CONSTRAINT mail_returns_pkey PRIMARY KEY (token, shard);

--
-- Name: mailed_links mailed_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (id, shard);

--
-- Name: mailed_links mailed_links_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_secret_hash_key UNIQUE (secret_hash);

--
-- Name: manifest_shipments manifest_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.manifest_shipments
    ADD CONSTRAINT manifest_shipments_pkey PRIMARY KEY (manifest_id, place, shard);

--
-- Name: manifests manifests_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_number_key UNIQUE (number);

--
-- Name: manifests manifests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_pkey PRIMARY KEY (id, shard);

--
-- Name: newsletter_consents newsletter_consents_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_email_key_key UNIQUE (email_key);

--
-- Name: newsletter_consents newsletter_consents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_pkey PRIMARY KEY (email_key, shard);

--
-- Name: outbox_mails outbox_mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox_mails
    ADD CONSTRAINT outbox_mails_pkey PRIMARY KEY (effect_key, shard);

--
-- Name: parcel_templates parcel_templates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.parcel_templates
    ADD CONSTRAINT parcel_templates_pkey PRIMARY KEY (id, shard);

--
-- Name: party_cases party_cases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.party_cases
    ADD CONSTRAINT party_cases_pkey PRIMARY KEY (id, shard);

--
-- Name: party_link_requests party_link_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.party_link_requests
    ADD CONSTRAINT party_link_requests_pkey PRIMARY KEY (id, shard);

--
-- Name: payment_disputes payment_disputes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_disputes
    ADD CONSTRAINT payment_disputes_pkey PRIMARY KEY (id, shard);

--
-- Name: pickup_capacity pickup_capacity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_capacity
    ADD CONSTRAINT pickup_capacity_pkey PRIMARY KEY (area);

--
-- Name: pickup_cities pickup_cities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_cities
    ADD CONSTRAINT pickup_cities_pkey PRIMARY KEY (area);

--
-- Name: pickup_places pickup_places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_places
    ADD CONSTRAINT pickup_places_pkey PRIMARY KEY (area, day, pickup_window);

--
-- Name: pickup_rules pickup_rules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_rules
    ADD CONSTRAINT pickup_rules_pkey PRIMARY KEY (id, shard);

--
-- Name: pickup_shipments pickup_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_shipments
    ADD CONSTRAINT pickup_shipments_pkey PRIMARY KEY (pickup_id, shipment_id, shard);

--
-- Name: pickup_shipments pickup_shipments_shipment_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_shipments
    ADD CONSTRAINT pickup_shipments_shipment_id_key UNIQUE (shipment_id);

--
-- Name: pickups pickups_customer_id_request_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_customer_id_request_key_key UNIQUE (customer_id, request_key);

--
-- Name: pickups pickups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_pkey PRIMARY KEY (id, shard);

--
-- Name: pickups pickups_public_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_public_id_key UNIQUE (public_id);

--
-- Name: pickups pickups_rule_id_rule_day_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_rule_id_rule_day_key UNIQUE (rule_id, rule_day);

--
-- Name: place_loads place_loads_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.place_loads
    ADD CONSTRAINT place_loads_pkey PRIMARY KEY (source);

--
-- Name: place_names place_names_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.place_names
    ADD CONSTRAINT place_names_pkey PRIMARY KEY (folded, place_id) INCLUDE (country, population);

--
-- Name: places places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);

--
-- Name: plan_runs plan_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_runs
    ADD CONSTRAINT plan_runs_pkey PRIMARY KEY (id);

--
-- Name: posting_marks posting_marks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posting_marks
    ADD CONSTRAINT posting_marks_pkey PRIMARY KEY (transaction_id, shard);

--
-- Name: prepared_answers prepared_answers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.prepared_answers
    ADD CONSTRAINT prepared_answers_pkey PRIMARY KEY (id);

--
-- Name: program_batch_rows program_batch_rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_batch_rows
    ADD CONSTRAINT program_batch_rows_pkey PRIMARY KEY (batch_id, row_no, shard);

--
-- Name: program_batches program_batches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_batches
    ADD CONSTRAINT program_batches_pkey PRIMARY KEY (id, shard);

--
-- Name: program_calls program_calls_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_calls
    ADD CONSTRAINT program_calls_pkey PRIMARY KEY (day, id, shard);

--
-- Name: program_requests program_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_requests
    ADD CONSTRAINT program_requests_pkey PRIMARY KEY (customer_id, endpoint, key_hash, shard);

--
-- Name: program_shipments program_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_shipments
    ADD CONSTRAINT program_shipments_pkey PRIMARY KEY (attempt_id, shard);

--
-- Name: proof_pictures proof_pictures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.proof_pictures
    ADD CONSTRAINT proof_pictures_pkey PRIMARY KEY (id, shard);

--
-- Name: quotes quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id, shard);

--
-- Name: rate_tokens rate_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_tokens
    ADD CONSTRAINT rate_tokens_pkey PRIMARY KEY (id, shard);

--
-- Name: rate_tokens rate_tokens_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_tokens
    ADD CONSTRAINT rate_tokens_secret_hash_key UNIQUE (secret_hash);

--
-- Name: recalled_shipments recalled_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recalled_shipments
    ADD CONSTRAINT recalled_shipments_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: refunds refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id, shard);

--
-- Name: replication_heartbeat replication_heartbeat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.replication_heartbeat
    ADD CONSTRAINT replication_heartbeat_pkey PRIMARY KEY (only_row);

--
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (mark);

--
-- Name: revenue_by_customer revenue_by_customer_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_by_customer
    ADD CONSTRAINT revenue_by_customer_pkey PRIMARY KEY (ym, customer_id);

--
-- Name: revenue_by_day revenue_by_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.revenue_by_day
    ADD CONSTRAINT revenue_by_day_pkey PRIMARY KEY (day, service, origin_country, destination_country);

--
-- Name: rounds rounds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_pkey PRIMARY KEY (id);

--
-- Name: saved_cards saved_cards_method_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_cards
    ADD CONSTRAINT saved_cards_method_id_key UNIQUE (method_id);

--
-- Name: saved_cards saved_cards_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_cards
    ADD CONSTRAINT saved_cards_pkey PRIMARY KEY (id, shard);

--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id);

--
-- Name: service_days service_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service_days
    ADD CONSTRAINT service_days_pkey PRIMARY KEY (day, part);

--
-- Name: service_limits service_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service_limits
    ADD CONSTRAINT service_limits_pkey PRIMARY KEY (version);

--
-- Name: service_points service_points_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service_points
    ADD CONSTRAINT service_points_pkey PRIMARY KEY (id);

--
-- Name: settings_versions settings_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings_versions
    ADD CONSTRAINT settings_versions_pkey PRIMARY KEY (version);

--
-- Name: shard_maps shard_maps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shard_maps
    ADD CONSTRAINT shard_maps_pkey PRIMARY KEY (version);

--
-- Name: shard_moves shard_moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shard_moves
    ADD CONSTRAINT shard_moves_pkey PRIMARY KEY (id);

--
-- Name: shifts shifts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shifts
    ADD CONSTRAINT shifts_pkey PRIMARY KEY (id);

--
-- Name: shipment_changes shipment_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_changes
    ADD CONSTRAINT shipment_changes_pkey PRIMARY KEY (id);

--
-- Name: shipment_edits shipment_edits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_edits
    ADD CONSTRAINT shipment_edits_pkey PRIMARY KEY (shipment_id, revision, shard);

--
-- Name: shipment_items shipment_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_items
    ADD CONSTRAINT shipment_items_pkey PRIMARY KEY (shipment_id, item_no, shard);

--
-- Name: shipment_list shipment_list_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_list
    ADD CONSTRAINT shipment_list_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: shipment_parties shipment_parties_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_parties
    ADD CONSTRAINT shipment_parties_pkey PRIMARY KEY (shipment_id, role, shard);

--
-- Name: shipment_payers shipment_payers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_payers
    ADD CONSTRAINT shipment_payers_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: shipment_refs shipment_refs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_refs
    ADD CONSTRAINT shipment_refs_pkey PRIMARY KEY (ref, shard);

--
-- Name: shipment_search shipment_search_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_search
    ADD CONSTRAINT shipment_search_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: shipment_state shipment_state_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_state
    ADD CONSTRAINT shipment_state_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: shipment_subscriptions shipment_subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_subscriptions
    ADD CONSTRAINT shipment_subscriptions_pkey PRIMARY KEY (id, shard);

--
-- Name: shipment_subscriptions shipment_subscriptions_shipment_id_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_subscriptions
    ADD CONSTRAINT shipment_subscriptions_shipment_id_email_key_key UNIQUE (shipment_id, email_key);

--
-- Name: shipments shipments_order_reference_length; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.shipments
    ADD CONSTRAINT shipments_order_reference_length CHECK (((char_length(order_reference) >= 1) AND (char_length(order_reference) <= 64))) NOT VALID;

--
-- Name: shipments shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (id, shard);

--
-- Name: sort_plans sort_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sort_plans
    ADD CONSTRAINT sort_plans_pkey PRIMARY KEY (hub_id, version);

--
-- Name: sources sources_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_name_key UNIQUE (name);

--
-- Name: sources sources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pkey PRIMARY KEY (id);

--
-- Name: staff_invitations staff_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (id);

--
-- Name: staff_invitations staff_invitations_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_secret_hash_key UNIQUE (secret_hash);

--
-- Name: staff_mails staff_mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_mails
    ADD CONSTRAINT staff_mails_pkey PRIMARY KEY (id, party, shard);

--
-- Name: staff_members staff_members_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_members
    ADD CONSTRAINT staff_members_email_key_key UNIQUE (email_key);

--
-- Name: staff_members staff_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_members
    ADD CONSTRAINT staff_members_pkey PRIMARY KEY (id);

--
-- Name: staff_notes staff_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_notes
    ADD CONSTRAINT staff_notes_pkey PRIMARY KEY (id, shard);

--
-- Name: staff_password_links staff_password_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_password_links
    ADD CONSTRAINT staff_password_links_pkey PRIMARY KEY (id);

--
-- Name: staff_password_links staff_password_links_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_password_links
    ADD CONSTRAINT staff_password_links_secret_hash_key UNIQUE (secret_hash);

--
-- Name: staff_password_links staff_password_links_staff_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_password_links
    ADD CONSTRAINT staff_password_links_staff_id_key UNIQUE (staff_id);

--
-- Name: staff_recovery_codes staff_recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_id, code_hash);

--
-- Name: staff_sessions staff_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);

--
-- Name: staff_sessions staff_sessions_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_secret_hash_key UNIQUE (secret_hash);

--
-- Name: statement_lines statement_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_pkey PRIMARY KEY (statement_id, shipment_id, shard);

--
-- Name: statements statements_customer_id_ym_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_customer_id_ym_key UNIQUE (customer_id, ym);

--
-- Name: statements statements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_pkey PRIMARY KEY (id, shard);

--
-- Name: stop_acts stop_acts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_pkey PRIMARY KEY (round_id, act_id);

--
-- Name: stop_pieces stop_pieces_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_pieces
    ADD CONSTRAINT stop_pieces_pkey PRIMARY KEY (round_id, stop_no, ref, piece_no);

--
-- Name: stop_private stop_private_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_private
    ADD CONSTRAINT stop_private_pkey PRIMARY KEY (round_id, stop_no);

--
-- Name: stops stops_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_pkey PRIMARY KEY (round_id, stop_no);

--
-- Name: stray_objects stray_objects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stray_objects
    ADD CONSTRAINT stray_objects_pkey PRIMARY KEY (object_key);

--
-- Name: sweep_places sweep_places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sweep_places
    ADD CONSTRAINT sweep_places_pkey PRIMARY KEY (sweep);

--
-- Name: tallies_by_minute tallies_by_minute_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tallies_by_minute
    ADD CONSTRAINT tallies_by_minute_pkey PRIMARY KEY (kind, minute);

--
-- Name: tally_marks tally_marks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tally_marks
    ADD CONSTRAINT tally_marks_pkey PRIMARY KEY (id);

--
-- Name: tariff_proposals tariff_proposals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariff_proposals
    ADD CONSTRAINT tariff_proposals_pkey PRIMARY KEY (id);

--
-- Name: tariffs tariffs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariffs
    ADD CONSTRAINT tariffs_pkey PRIMARY KEY (version);

--
-- Name: test_mails test_mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_mails
    ADD CONSTRAINT test_mails_pkey PRIMARY KEY (id, shard);

--
-- Name: told_shipments told_shipments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_shipments
    ADD CONSTRAINT told_shipments_pkey PRIMARY KEY (shipment_id, shard);

--
-- Name: tracking_events tracking_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tracking_events
    ADD CONSTRAINT tracking_events_pkey PRIMARY KEY (shipment_id, source_id, scan_id, shard);

--
-- Name: trip_containers trip_containers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trip_containers
    ADD CONSTRAINT trip_containers_pkey PRIMARY KEY (trip_id, container_id);

--
-- Name: trips trips_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_pkey PRIMARY KEY (id);

--
-- Name: undeliverable_addresses undeliverable_addresses_address_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.undeliverable_addresses
    ADD CONSTRAINT undeliverable_addresses_address_hash_key UNIQUE (address_hash);

--
-- Name: undeliverable_addresses undeliverable_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.undeliverable_addresses
    ADD CONSTRAINT undeliverable_addresses_pkey PRIMARY KEY (id, shard);

--
-- Name: unmatched_scans unmatched_scans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unmatched_scans
    ADD CONSTRAINT unmatched_scans_pkey PRIMARY KEY (source_id, scan_id, shard);

--
-- Name: vehicles vehicles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);

--
-- Name: viewing_sessions viewing_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.viewing_sessions
    ADD CONSTRAINT viewing_sessions_pkey PRIMARY KEY (id, shard);

--
-- Name: webhook_attempts webhook_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id, shard);

--
-- Name: webhook_deliveries webhook_deliveries_endpoint_id_event_id_shard_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_endpoint_id_event_id_shard_key UNIQUE (endpoint_id, event_id, shard);

--
-- Name: webhook_deliveries webhook_deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id, shard);

--
-- Name: webhook_endpoints webhook_endpoints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id, shard);

--
-- Name: account_events_feed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_feed ON ONLY public.account_events USING btree (customer_id, written_by, id);

--
-- Name: account_events_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_id ON ONLY public.account_events USING btree (id);

--
-- Name: account_events_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_shipment ON ONLY public.account_events USING btree (shipment_id, written_by, id) WHERE (shipment_id IS NOT NULL);

--
-- Name: account_events_type; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_type ON ONLY public.account_events USING btree (customer_id, type, written_by, id);

--
-- Name: address_fixes_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX address_fixes_seen ON public.address_fixes USING btree (seen_on);

--
-- Name: address_points_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX address_points_updated ON public.address_points USING btree (updated_at);

--
-- Name: api_keys_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_keys_source ON public.api_keys USING btree (source_id);

--
-- Name: archived_parts_last_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX archived_parts_last_id ON public.archived_parts USING btree (last_id);

--
-- Name: attempt_limits_resets; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempt_limits_resets ON public.attempt_limits USING btree (resets_at);

--
-- Name: audit_log_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_action ON public.audit_log USING btree (action, at DESC, id DESC);

--
-- Name: audit_log_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_kind, actor_id, at DESC, id DESC);

--
-- Name: audit_log_actor_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_actor_action ON public.audit_log USING btree (actor_kind, actor_id, action, at DESC, id DESC);

--
-- Name: audit_log_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_newest ON public.audit_log USING btree (at DESC, id DESC);

--
-- Name: audit_log_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject, at);

--
-- Name: bank_files_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bank_files_created ON public.bank_files USING btree (created_at DESC, id);

--
-- Name: bank_line_payments_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bank_line_payments_shipment ON public.bank_line_payments USING btree (shipment_id);

--
-- Name: bank_lines_file; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bank_lines_file ON public.bank_lines USING btree (file_id, state, line_no);

--
-- Name: bank_lines_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bank_lines_kept ON public.bank_lines USING btree (booked_on) WHERE ((payer <> ''::text) OR (text <> ''::text));

--
-- Name: bank_lines_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bank_lines_state ON public.bank_lines USING btree (state, id);

--
-- Name: booking_attempts_awaited; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_awaited ON public.booking_attempts USING btree (updated_at) WHERE ((state = 'booked'::public.attempt_state) AND (intent_id IS NOT NULL) AND (payment_method = 'bank_transfer'::public.payment_method));

--
-- Name: booking_attempts_awaited_amount; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_awaited_amount ON public.booking_attempts USING btree (amount_cents) WHERE ((state = 'booked'::public.attempt_state) AND (intent_id IS NOT NULL) AND (payment_method = 'bank_transfer'::public.payment_method));

--
-- Name: booking_attempts_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_held ON public.booking_attempts USING btree (claimed_at) WHERE ((state = 'booked'::public.attempt_state) AND (intent_id IS NOT NULL) AND (payment_method <> 'bank_transfer'::public.payment_method));

--
-- Name: booking_attempts_intent; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX booking_attempts_intent ON public.booking_attempts USING btree (intent_id) WHERE (intent_id IS NOT NULL);

--
-- Name: booking_attempts_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_key ON public.booking_attempts USING btree (key_id, claimed_at) WHERE (key_id IS NOT NULL);

--
-- Name: booking_attempts_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX booking_attempts_one_live ON public.booking_attempts USING btree (draft_id) WHERE (state <> ALL (ARRAY['declined'::public.attempt_state, 'cancelled'::public.attempt_state, 'expired'::public.attempt_state]));

--
-- Name: booking_attempts_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_open ON public.booking_attempts USING btree (claimed_at) WHERE (state = ANY (ARRAY['claimed'::public.attempt_state, 'authorising'::public.attempt_state, 'requires_action'::public.attempt_state, 'authorised'::public.attempt_state]));

--
-- Name: booking_attempts_paid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_paid ON public.booking_attempts USING btree (claimed_at, id) WHERE ((state = ANY (ARRAY['captured'::public.attempt_state, 'disputed'::public.attempt_state])) AND (intent_id IS NOT NULL));

--
-- Name: booking_attempts_reference; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_reference ON public.booking_attempts USING btree (upper((next_action ->> 'reference'::text))) WHERE ((payment_method = 'bank_transfer'::public.payment_method) AND (next_action IS NOT NULL));

--
-- Name: booking_attempts_unposted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_attempts_unposted ON public.booking_attempts USING btree (customer_id) WHERE ((customer_id IS NOT NULL) AND ((state = ANY (ARRAY['claimed'::public.attempt_state, 'authorising'::public.attempt_state, 'requires_action'::public.attempt_state, 'authorised'::public.attempt_state, 'refund_pending'::public.attempt_state])) OR ((state = 'booked'::public.attempt_state) AND (cancel_requested_at IS NOT NULL))));

--
-- Name: bulk_rows_faulty; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bulk_rows_faulty ON public.bulk_rows USING btree (upload_id, row_no) WHERE (outcome = ANY (ARRAY['bad'::public.bulk_outcome, 'refused'::public.bulk_outcome]));

--
-- Name: bulk_rows_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX bulk_rows_shipment ON public.bulk_rows USING btree (shipment_id) WHERE (shipment_id IS NOT NULL);

--
-- Name: bulk_uploads_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bulk_uploads_created ON public.bulk_uploads USING btree (created_at DESC, id DESC);

--
-- Name: bulk_uploads_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bulk_uploads_customer ON public.bulk_uploads USING btree (customer_id, created_at DESC, id DESC) WHERE (customer_id IS NOT NULL);

--
-- Name: bulk_uploads_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bulk_uploads_kept ON public.bulk_uploads USING btree (created_at) WHERE (erased_at IS NULL);

--
-- Name: card_tries_tried; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_tries_tried ON public.card_tries USING btree (tried_at);

--
-- Name: card_tries_try; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_tries_try ON public.card_tries USING btree (try_id);

--
-- Name: case_files_case; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_files_case ON public.case_files USING btree (case_id, created_at);

--
-- Name: case_files_unstored; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_files_unstored ON public.case_files USING btree (created_at) WHERE (bytes IS NULL);

--
-- Name: case_files_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_files_waiting ON public.case_files USING btree (created_at) WHERE (held = 'waiting'::public.file_check);

--
-- Name: case_messages_case; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX case_messages_case ON public.case_messages USING btree (case_id, created_at);

--
-- Name: cash_counts_confirmed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_counts_confirmed ON public.cash_counts USING btree (confirmed_at, id) WHERE (confirmed_at IS NOT NULL);

--
-- Name: cash_counts_hub; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_counts_hub ON public.cash_counts USING btree (hub_id, declared_at) WHERE ((confirmed_at IS NULL) AND (replaced_at IS NULL));

--
-- Name: cash_counts_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_counts_person ON public.cash_counts USING btree (person_id, confirmed_at);

--
-- Name: cash_counts_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX cash_counts_waiting ON public.cash_counts USING btree (person_id) WHERE ((confirmed_at IS NULL) AND (replaced_at IS NULL));

--
-- Name: cash_deposit_lines_bank_line; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX cash_deposit_lines_bank_line ON public.cash_deposit_lines USING btree (bank_line_id) WHERE (bank_line_id IS NOT NULL);

--
-- Name: cash_deposit_lines_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_deposit_lines_open ON public.cash_deposit_lines USING btree (currency, COALESCE(received_cents, cents)) WHERE (bank_line_id IS NULL);

--
-- Name: cash_deposits_seal; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX cash_deposits_seal ON public.cash_deposits USING btree (hub_id, seal);

--
-- Name: cash_deposits_sealed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_deposits_sealed ON public.cash_deposits USING btree (sealed_at, id);

--
-- Name: cash_settlements_settled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cash_settlements_settled ON public.cash_settlements USING btree (settled_at, id);

--
-- Name: code_attempts_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX code_attempts_created ON public.code_attempts USING btree (created_at);

--
-- Name: code_attempts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX code_attempts_email ON public.code_attempts USING btree (email_hash);

--
-- Name: contact_answers_message; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_answers_message ON public.contact_answers USING btree (message_id, created_at);

--
-- Name: contact_messages_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_created ON public.contact_messages USING btree (created_at);

--
-- Name: contact_messages_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_email ON public.contact_messages USING btree (email_key);

--
-- Name: container_acts_container; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX container_acts_container ON public.container_acts USING btree (container_id, occurred_at);

--
-- Name: container_acts_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX container_acts_trip ON public.container_acts USING btree (trip_id, occurred_at);

--
-- Name: container_pieces_act; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX container_pieces_act ON public.container_pieces USING btree (act_id);

--
-- Name: container_pieces_in; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX container_pieces_in ON public.container_pieces USING btree (ref, piece_no) WHERE (out_at IS NULL);

--
-- Name: container_pieces_looked_for; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX container_pieces_looked_for ON public.container_pieces USING btree (ref) WHERE (missing_at IS NOT NULL);

--
-- Name: containers_code; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX containers_code ON public.containers USING btree (code, opened_at);

--
-- Name: containers_hub; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX containers_hub ON public.containers USING btree (hub_id, changed_at, id);

--
-- Name: containers_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX containers_live ON public.containers USING btree (code) WHERE (emptied_at IS NULL);

--
-- Name: containers_old; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX containers_old ON public.containers USING btree (changed_at);

--
-- Name: containers_standing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX containers_standing ON public.containers USING btree (hub_id, changed_at, id) WHERE (emptied_at IS NULL);

--
-- Name: containers_to; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX containers_to ON public.containers USING btree (to_hub_id, changed_at, id) WHERE (emptied_at IS NULL);

--
-- Name: courier_cash_holder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX courier_cash_holder ON public.courier_cash USING btree (holder, since);

--
-- Name: credit_limits_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX credit_limits_customer ON public.credit_limits USING btree (customer_id, set_at DESC);

--
-- Name: customer_addresses_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_addresses_customer ON public.customer_addresses USING btree (customer_id, created_at DESC);

--
-- Name: customer_addresses_default; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX customer_addresses_default ON public.customer_addresses USING btree (customer_id) WHERE is_default;

--
-- Name: customer_keys_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_keys_customer ON public.customer_keys USING btree (customer_id) WHERE (revoked_at IS NULL);

--
-- Name: customer_keys_ending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_keys_ending ON public.customer_keys USING btree (expires_at) WHERE ((revoked_at IS NULL) AND (replaced_by IS NULL) AND (expiry_notified_for IS DISTINCT FROM expires_at));

--
-- Name: customer_keys_replaced; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_keys_replaced ON public.customer_keys USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);

--
-- Name: customer_keys_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX customer_keys_secret ON public.customer_keys USING btree (secret_hash);

--
-- Name: customer_keys_to_judge; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_keys_to_judge ON public.customer_keys USING btree (judge_use_at) WHERE ((revoked_at IS NULL) AND (replaced_by IS NULL));

--
-- Name: customer_sessions_begun; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_sessions_begun ON public.customer_sessions USING btree (created_at);

--
-- Name: customer_sessions_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_sessions_customer ON public.customer_sessions USING btree (customer_id);

--
-- Name: customer_sessions_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customer_sessions_seen ON public.customer_sessions USING btree (last_seen_at);

--
-- Name: customers_deactivated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customers_deactivated ON public.customers USING btree (created_at DESC, id DESC) WHERE ((deactivated_at IS NOT NULL) AND (erased_at IS NULL));

--
-- Name: customers_found; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customers_found ON public.customers USING gin (((' '::text || lower(((((((((((((((((name || ' '::text) || company) || ' '::text) || email) || ' '::text) || phone) || ' '::text) || regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) || ' '::text) || address_line1) || ' '::text) || address_line2) || ' '::text) || postal_code) || ' '::text) || city)))) public.gin_trgm_ops) WITH (fastupdate=off) WHERE (erased_at IS NULL);

--
-- Name: customers_last_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customers_last_seen ON public.customers USING btree (COALESCE(last_login_at, '-infinity'::timestamp with time zone) DESC, id DESC) WHERE (erased_at IS NULL);

--
-- Name: customers_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customers_newest ON public.customers USING btree (created_at DESC, id DESC) WHERE (erased_at IS NULL);

--
-- Name: customers_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX customers_search ON public.customers USING gin (((' '::text || lower(((((name || ' '::text) || company) || ' '::text) || email)))) public.gin_trgm_ops) WITH (fastupdate=off) WHERE (erased_at IS NULL);

--
-- Name: delivery_codes_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX delivery_codes_updated ON public.delivery_codes USING btree (updated_at);

--
-- Name: desk_items_closed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_closed ON public.desk_items USING btree (closed_at, id) WHERE (state = 'closed'::public.case_state);

--
-- Name: desk_items_closed_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_closed_kind ON public.desk_items USING btree (kind, closed_at, id) WHERE (state = 'closed'::public.case_state);

--
-- Name: desk_items_closed_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_closed_owner ON public.desk_items USING btree (owner_id, closed_at, id) WHERE (state = 'closed'::public.case_state);

--
-- Name: desk_items_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_due ON public.desk_items USING btree (due_at, id) WHERE (state = 'open'::public.case_state);

--
-- Name: desk_items_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_kind ON public.desk_items USING btree (kind, due_at, id) WHERE (state = 'open'::public.case_state);

--
-- Name: desk_items_occurrence; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX desk_items_occurrence ON public.desk_items USING btree (shipment_id, kind, subject, occurrence) WHERE (kind <> ALL (ARRAY['case'::public.desk_kind, 'contact'::public.desk_kind]));

--
-- Name: desk_items_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_owner ON public.desk_items USING btree (owner_id, due_at, id) WHERE (state = 'open'::public.case_state);

--
-- Name: desk_items_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_shipment ON public.desk_items USING btree (shipment_id, opened_at DESC);

--
-- Name: desk_items_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_items_updated ON public.desk_items USING btree (updated_at DESC, id);

--
-- Name: drafts_quote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX drafts_quote ON public.drafts USING btree (quote_id);

--
-- Name: drafts_shipper_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX drafts_shipper_email ON public.drafts USING btree (lower((details ->> 'shipperEmail'::text))) WHERE (details IS NOT NULL);

--
-- Name: drafts_to_erase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX drafts_to_erase ON public.drafts USING btree (created_at) WHERE (recipient_email <> ''::text);

--
-- Name: erased_shipments_erased_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX erased_shipments_erased_at ON public.erased_shipments USING btree (erased_at);

--
-- Name: field_devices_previous; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX field_devices_previous ON public.field_devices USING btree (previous_hash);

--
-- Name: field_devices_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX field_devices_secret ON public.field_devices USING btree (secret_hash);

--
-- Name: field_devices_source; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX field_devices_source ON public.field_devices USING btree (source_id);

--
-- Name: field_enrolments_device; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX field_enrolments_device ON public.field_enrolments USING btree (device_id);

--
-- Name: field_enrolments_expired; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX field_enrolments_expired ON public.field_enrolments USING btree (expires_at);

--
-- Name: field_people_badge; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX field_people_badge ON public.field_people USING btree (badge_hash);

--
-- Name: field_people_hub; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX field_people_hub ON public.field_people USING btree (hub_id, id DESC);

--
-- Name: field_people_leaving; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX field_people_leaving ON public.field_people USING btree (deactivated_at) WHERE ((deactivated_at IS NOT NULL) AND (erased_at IS NULL));

--
-- Name: handovers_point; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX handovers_point ON public.handovers USING btree (service_point_id) WHERE (service_point_id IS NOT NULL);

--
-- Name: hub_stays_hub; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hub_stays_hub ON public.hub_stays USING btree (hub_id, since, shipment_id);

--
-- Name: hub_stays_since; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hub_stays_since ON public.hub_stays USING btree (since, shipment_id);

--
-- Name: hubs_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX hubs_code ON public.hubs USING btree (code);

--
-- Name: label_batches_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX label_batches_created ON public.label_batches USING btree (created_at);

--
-- Name: label_batches_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX label_batches_staff ON public.label_batches USING btree (staff_id, request_key) WHERE (staff_id IS NOT NULL);

--
-- Name: ledger_entries_cash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entries_cash ON public.ledger_entries USING btree (COALESCE(holder, ''::text), recorded_at, transaction_id, entry_no) WHERE (account = 'cash_with_courier'::public.ledger_account);

--
-- Name: ledger_entries_recorded; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entries_recorded ON public.ledger_entries USING brin (recorded_at);

--
-- Name: ledger_entries_revenue; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entries_revenue ON public.ledger_entries USING btree (recorded_at, transaction_id, entry_no) WHERE (account = ANY (ARRAY['revenue'::public.ledger_account, 'refunds'::public.ledger_account]));

--
-- Name: ledger_entries_spend; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entries_spend ON public.ledger_entries USING btree (customer_id, recorded_at) INCLUDE (amount_cents, currency) WHERE ((customer_id IS NOT NULL) AND (account = ANY (ARRAY['revenue'::public.ledger_account, 'refunds'::public.ledger_account])));

--
-- Name: ledger_transactions_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_transactions_shipment ON public.ledger_transactions USING btree (shipment_id);

--
-- Name: list_views_own; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX list_views_own ON public.list_views USING btree (staff_id);

--
-- Name: list_views_shared; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX list_views_shared ON public.list_views USING btree (list) WHERE shared;

--
-- Name: live_shipments_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX live_shipments_due ON public.live_shipments USING btree (due_on, shipment_id);

--
-- Name: live_shipments_hub; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX live_shipments_hub ON public.live_shipments USING btree (hub_id, due_on, shipment_id);

--
-- Name: live_shipments_moved; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX live_shipments_moved ON public.live_shipments USING btree (promised_on, shipment_id) WHERE ((phase <> 'stopped'::text) AND (moved_by IS NOT NULL));

--
-- Name: live_shipments_origin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX live_shipments_origin ON public.live_shipments USING btree (origin_hub_id, shipment_id);

--
-- Name: live_shipments_promised; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX live_shipments_promised ON public.live_shipments USING btree (promised_on, shipment_id) WHERE (phase <> 'stopped'::text);

--
-- Name: mail_returns_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_returns_created ON public.mail_returns USING btree (created_at);

--
-- Name: mail_returns_soft; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_returns_soft ON public.mail_returns USING btree (address_hash, soft_returned_at) WHERE (soft_returned_at IS NOT NULL);

--
-- Name: mailed_links_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailed_links_customer ON public.mailed_links USING btree (customer_id);

--
-- Name: mailed_links_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailed_links_expires ON public.mailed_links USING btree (expires_at);

--
-- Name: manifest_shipments_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX manifest_shipments_shipment ON public.manifest_shipments USING btree (shipment_id);

--
-- Name: manifests_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX manifests_created ON public.manifests USING btree (created_at);

--
-- Name: manifests_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX manifests_customer ON public.manifests USING btree (customer_id, id DESC);

--
-- Name: newsletter_consents_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX newsletter_consents_id ON public.newsletter_consents USING btree (id);

--
-- Name: newsletter_consents_left; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_consents_left ON public.newsletter_consents USING btree (left_at) WHERE (state = 'off'::public.newsletter_state);

--
-- Name: newsletter_consents_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_consents_newest ON public.newsletter_consents USING btree (state, requested_at DESC, id DESC);

--
-- Name: newsletter_consents_unhashed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX newsletter_consents_unhashed ON public.newsletter_consents USING btree (id) WHERE (email_hash IS NULL);

--
-- Name: outbox_mails_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_mails_newest ON public.outbox_mails USING btree (created_at DESC, effect_key DESC);

--
-- Name: outbox_mails_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_mails_shipment ON public.outbox_mails USING btree (shipment_id);

--
-- Name: outbox_mails_template; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_mails_template ON public.outbox_mails USING btree (template, created_at DESC, effect_key DESC);

--
-- Name: outbox_mails_unsent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_mails_unsent ON public.outbox_mails USING btree (created_at DESC, effect_key DESC) WHERE (state <> 'sent'::public.outbox_state);

--
-- Name: parcel_templates_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX parcel_templates_customer ON public.parcel_templates USING btree (customer_id, created_at DESC);

--
-- Name: party_cases_closed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_cases_closed ON public.party_cases USING btree (closed_at) WHERE (state = 'closed'::public.case_state);

--
-- Name: party_cases_desk; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_cases_desk ON public.party_cases USING btree (id) WHERE (state = 'open'::public.case_state);

--
-- Name: party_cases_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_cases_email ON public.party_cases USING btree (email_key);

--
-- Name: party_cases_erased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_cases_erased ON public.party_cases USING btree (erased_at) WHERE (erased_at IS NOT NULL);

--
-- Name: party_cases_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX party_cases_open ON public.party_cases USING btree (shipment_id, party, subject) WHERE (state = 'open'::public.case_state);

--
-- Name: party_cases_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_cases_shipment ON public.party_cases USING btree (shipment_id, party);

--
-- Name: party_link_requests_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_link_requests_created ON public.party_link_requests USING btree (created_at);

--
-- Name: party_link_requests_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX party_link_requests_email ON public.party_link_requests USING btree (email_key);

--
-- Name: payment_disputes_attempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_disputes_attempt ON public.payment_disputes USING btree (attempt_id);

--
-- Name: payment_disputes_provider; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payment_disputes_provider ON public.payment_disputes USING btree (provider_dispute_id);

--
-- Name: payment_disputes_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_disputes_state ON public.payment_disputes USING btree (state, updated_at, id) INCLUDE (amount_cents);

--
-- Name: payment_disputes_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_disputes_updated ON public.payment_disputes USING btree (updated_at, id);

--
-- Name: pickup_places_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickup_places_day ON public.pickup_places USING btree (day);

--
-- Name: pickup_rules_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickup_rules_customer ON public.pickup_rules USING btree (customer_id);

--
-- Name: pickup_rules_running; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickup_rules_running ON public.pickup_rules USING btree (id) WHERE (ended_at IS NULL);

--
-- Name: pickups_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_address ON public.pickups USING gin (((' '::text || lower(address_text))) public.gin_trgm_ops) WITH (fastupdate=off);

--
-- Name: pickups_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_customer ON public.pickups USING btree (customer_id, starts_at DESC, id DESC);

--
-- Name: pickups_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_day ON public.pickups USING btree (day, area, pickup_window, id) INCLUDE (status);

--
-- Name: pickups_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_open ON public.pickups USING btree (cut_off_at, id) WHERE (status = ANY (ARRAY['Requested'::public.pickup_status, 'Scheduled'::public.pickup_status]));

--
-- Name: pickups_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_shipment ON public.pickups USING btree (shipment_id) WHERE (shipment_id IS NOT NULL);

--
-- Name: pickups_slot; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pickups_slot ON public.pickups USING btree (area, day, pickup_window) WHERE (status = ANY (ARRAY['Requested'::public.pickup_status, 'Scheduled'::public.pickup_status]));

--
-- Name: place_names_similar; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX place_names_similar ON public.place_names USING gin (folded public.gin_trgm_ops);

--
-- Name: plan_runs_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX plan_runs_created ON public.plan_runs USING btree (created_at);

--
-- Name: plan_runs_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX plan_runs_day ON public.plan_runs USING btree (hub_id, day, id);

--
-- Name: program_batches_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_batches_created ON public.program_batches USING btree (created_at);

--
-- Name: program_batches_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_batches_customer ON public.program_batches USING btree (customer_id, id DESC);

--
-- Name: program_batches_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_batches_open ON public.program_batches USING btree (progressed_at) WHERE (finished_at IS NULL);

--
-- Name: program_calls_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_calls_newest ON ONLY public.program_calls USING btree (customer_id, status_class, id DESC);

--
-- Name: program_calls_of_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_calls_of_key ON ONLY public.program_calls USING btree (key_id, status_class, id DESC);

--
-- Name: program_calls_request; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_calls_request ON ONLY public.program_calls USING btree (request_id);

--
-- Name: program_requests_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_requests_created ON public.program_requests USING btree (created_at);

--
-- Name: program_shipments_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_shipments_customer ON public.program_shipments USING btree (customer_id);

--
-- Name: program_shipments_reference; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX program_shipments_reference ON public.program_shipments USING btree (customer_id, reference) WHERE (reference IS NOT NULL);

--
-- Name: program_shipments_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX program_shipments_unique ON public.program_shipments USING btree (customer_id, reference) WHERE (is_unique AND (reference IS NOT NULL));

--
-- Name: proof_pictures_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX proof_pictures_created ON public.proof_pictures USING btree (created_at);

--
-- Name: proof_pictures_erased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX proof_pictures_erased ON public.proof_pictures USING btree (erased_at) WHERE (erased_at IS NOT NULL);

--
-- Name: proof_pictures_ref; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX proof_pictures_ref ON public.proof_pictures USING btree (ref);

--
-- Name: proof_pictures_unstored; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX proof_pictures_unstored ON public.proof_pictures USING btree (created_at) WHERE (bytes IS NULL);

--
-- Name: quotes_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quotes_created ON public.quotes USING btree (created_at);

--
-- Name: rate_tokens_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_tokens_customer ON public.rate_tokens USING btree (customer_id, id DESC);

--
-- Name: refunds_attempt; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_attempt ON public.refunds USING btree (attempt_id) WHERE (attempt_id IS NOT NULL);

--
-- Name: refunds_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_failed ON public.refunds USING btree (updated_at) WHERE (state = 'failed'::public.refund_state);

--
-- Name: refunds_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_pending ON public.refunds USING btree (updated_at) WHERE ((state = 'pending'::public.refund_state) AND (channel = 'provider'::public.refund_channel));

--
-- Name: refunds_provider; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX refunds_provider ON public.refunds USING btree (provider_refund_id) WHERE (provider_refund_id IS NOT NULL);

--
-- Name: refunds_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_shipment ON public.refunds USING btree (shipment_id);

--
-- Name: refunds_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_state ON public.refunds USING btree (state, updated_at, id) INCLUDE (amount_cents);

--
-- Name: refunds_unposted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_unposted ON public.refunds USING btree (customer_id) WHERE ((state = 'pending'::public.refund_state) AND (customer_id IS NOT NULL));

--
-- Name: refunds_updated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refunds_updated ON public.refunds USING btree (updated_at, id);

--
-- Name: revenue_by_customer_most; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX revenue_by_customer_most ON public.revenue_by_customer USING btree (ym, cents DESC, customer_id);

--
-- Name: rounds_away; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_away ON public.rounds USING btree (day, id) WHERE (state = ANY (ARRAY['released'::text, 'loading'::text, 'out'::text, 'back'::text]));

--
-- Name: rounds_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_day ON public.rounds USING btree (hub_id, day, id);

--
-- Name: rounds_forgotten; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_forgotten ON public.rounds USING btree (day, id) WHERE (state = ANY (ARRAY['draft'::text, 'planned'::text]));

--
-- Name: rounds_old; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_old ON public.rounds USING btree (closed_at) WHERE (closed_at IS NOT NULL);

--
-- Name: rounds_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_person ON public.rounds USING btree (person_id, day) WHERE (state = ANY (ARRAY['released'::text, 'loading'::text, 'out'::text, 'back'::text]));

--
-- Name: rounds_unerased; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rounds_unerased ON public.rounds USING btree (closed_at) WHERE ((closed_at IS NOT NULL) AND (erased_at IS NULL));

--
-- Name: saved_cards_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_cards_customer ON public.saved_cards USING btree (customer_id, created_at DESC);

--
-- Name: saved_cards_one_default; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX saved_cards_one_default ON public.saved_cards USING btree (customer_id) WHERE is_default;

--
-- Name: service_points_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX service_points_open ON public.service_points USING btree (country, city, id) WHERE (closed_at IS NULL);

--
-- Name: shard_moves_one_at_a_time; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shard_moves_one_at_a_time ON public.shard_moves USING btree ((true)) WHERE (state <> ALL (ARRAY['done'::text, 'undone'::text]));

--
-- Name: shifts_old; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shifts_old ON public.shifts USING btree (began_at);

--
-- Name: shifts_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shifts_open ON public.shifts USING btree (device_id) WHERE (ended_at IS NULL);

--
-- Name: shifts_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shifts_person ON public.shifts USING btree (person_id, began_at);

--
-- Name: shifts_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shifts_source ON public.shifts USING btree (source_id, began_at);

--
-- Name: shipment_list_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_list_due ON public.shipment_list USING btree (due_on, shipment_id) INCLUDE (shard, service, status) WHERE (status <> ALL (ARRAY['Delivered'::text, 'Cancelled'::text]));

--
-- Name: shipment_list_live; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_list_live ON public.shipment_list USING btree (shipment_id, shard) WHERE (status <> ALL (ARRAY['Delivered'::text, 'Cancelled'::text]));

--
-- Name: shipment_list_own; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_list_own ON public.shipment_list USING btree (customer_id, shipment_id DESC) INCLUDE (shard, booked_at, status, service, search_text) WHERE (customer_id IS NOT NULL);

--
-- Name: shipment_list_own_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_list_own_due ON public.shipment_list USING btree (customer_id, due_on, shipment_id) WHERE ((customer_id IS NOT NULL) AND (status <> ALL (ARRAY['Delivered'::text, 'Cancelled'::text])));

--
-- Name: shipment_list_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_list_status ON public.shipment_list USING btree (status, shipment_id DESC) INCLUDE (shard, due_on);

--
-- Name: shipment_parties_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_parties_recipient ON public.shipment_parties USING btree (lower((email COLLATE "C"))) WHERE ((role = 'recipient'::public.party_role) AND (email <> ''::text));

--
-- Name: shipment_parties_shipper; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_parties_shipper ON public.shipment_parties USING btree (lower((email COLLATE "C"))) WHERE ((role = 'shipper'::public.party_role) AND (email <> ''::text));

--
-- Name: shipment_refs_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_refs_shipment ON public.shipment_refs USING btree (shipment_id);

--
-- Name: shipment_refs_unhashed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_refs_unhashed ON public.shipment_refs USING btree (ref) WHERE ((kind = 'alias'::public.ref_kind) AND (ref_hash IS NULL));

--
-- Name: shipment_search_price; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_search_price ON public.shipment_search USING btree (price_cents, shipment_id);

--
-- Name: shipment_search_recipient_only; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_search_recipient_only ON public.shipment_search USING btree (shipment_id) WHERE (parties = 1);

--
-- Name: shipment_search_service; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_search_service ON public.shipment_search USING btree (service, price_cents, shipment_id);

--
-- Name: shipment_search_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_search_text ON public.shipment_search USING gin (search_text public.gin_trgm_ops);

--
-- Name: shipment_state_attention; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_state_attention ON public.shipment_state USING btree (shipment_id) WHERE attention;

--
-- Name: shipment_subscriptions_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_subscriptions_email ON public.shipment_subscriptions USING btree (email_key);

--
-- Name: shipment_subscriptions_requested; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipment_subscriptions_requested ON public.shipment_subscriptions USING btree (requested_at);

--
-- Name: shipments_cancelled; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipments_cancelled ON public.shipments USING btree (cancelled_at DESC) WHERE (cancelled_at IS NOT NULL);

--
-- Name: shipments_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipments_customer ON public.shipments USING btree (customer_id, booked_at DESC) WHERE (customer_id IS NOT NULL);

--
-- Name: shipments_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipments_held ON public.shipments USING btree (hold, booked_at, id) WHERE (hold IS NOT NULL);

--
-- Name: shipments_quote; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shipments_quote ON public.shipments USING btree (quote_id);

--
-- Name: shipments_receipt; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX shipments_receipt ON public.shipments USING btree (receipt_id);

--
-- Name: staff_invitations_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_invitations_email ON public.staff_invitations USING btree (email_key);

--
-- Name: staff_mails_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_mails_shipment ON public.staff_mails USING btree (shipment_id);

--
-- Name: staff_notes_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_notes_customer ON public.staff_notes USING btree (customer_id, created_at DESC) WHERE (customer_id IS NOT NULL);

--
-- Name: staff_notes_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_notes_shipment ON public.staff_notes USING btree (shipment_id, created_at DESC) WHERE (shipment_id IS NOT NULL);

--
-- Name: staff_sessions_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX staff_sessions_staff ON public.staff_sessions USING btree (staff_id);

--
-- Name: statement_lines_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statement_lines_open ON public.statement_lines USING btree (statement_id) WHERE (open_cents > 0);

--
-- Name: statement_lines_shipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statement_lines_shipment ON public.statement_lines USING btree (shipment_id);

--
-- Name: statements_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statements_due ON public.statements USING btree (due_at, id) INCLUDE (open_cents) WHERE (paid_at IS NULL);

--
-- Name: statements_paid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statements_paid ON public.statements USING btree (paid_at, id) INCLUDE (charged_cents, credited_cents) WHERE (paid_at IS NOT NULL);

--
-- Name: statements_to_remind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statements_to_remind ON public.statements USING btree (remind_at) WHERE ((paid_at IS NULL) AND (remind_at IS NOT NULL));

--
-- Name: statements_unpaid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX statements_unpaid ON public.statements USING btree (id) WHERE (paid_at IS NULL);

--
-- Name: stop_pieces_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX stop_pieces_open ON public.stop_pieces USING btree (ref, piece_no, kind) WHERE open;

--
-- Name: stop_pieces_ref; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stop_pieces_ref ON public.stop_pieces USING btree (ref);

--
-- Name: stops_open_pickup; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX stops_open_pickup ON public.stops USING btree (pickup_id) WHERE (open AND (pickup_id IS NOT NULL));

--
-- Name: stops_pickup; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stops_pickup ON public.stops USING btree (pickup_id) WHERE (pickup_id IS NOT NULL);

--
-- Name: stops_unplaced; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stops_unplaced ON public.stops USING btree (round_id, stop_no) WHERE (open AND (kind = 'delivery'::text) AND ((point_source IS NULL) OR (point_source = 'city'::text)));

--
-- Name: test_mails_message; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX test_mails_message ON public.test_mails USING btree (customer_id, message_id, shard);

--
-- Name: test_mails_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_mails_newest ON public.test_mails USING btree (customer_id, id DESC);

--
-- Name: test_mails_oldest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_mails_oldest ON public.test_mails USING btree (kept_at);

--
-- Name: told_shipments_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX told_shipments_customer ON public.told_shipments USING btree (customer_id);

--
-- Name: trip_containers_container; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trip_containers_container ON public.trip_containers USING btree (container_id);

--
-- Name: trips_away; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_away ON public.trips USING btree (departed_at) WHERE ((ended_at IS NULL) AND (departed_at IS NOT NULL));

--
-- Name: trips_coming; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_coming ON public.trips USING btree (to_hub_id, created_at, id) WHERE (ended_at IS NULL);

--
-- Name: trips_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_from ON public.trips USING btree (hub_id, created_at, id);

--
-- Name: trips_leaving; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_leaving ON public.trips USING btree (hub_id, created_at, id) WHERE (ended_at IS NULL);

--
-- Name: trips_old; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_old ON public.trips USING btree (created_at);

--
-- Name: trips_to; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_to ON public.trips USING btree (to_hub_id, created_at, id);

--
-- Name: undeliverable_addresses_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX undeliverable_addresses_newest ON public.undeliverable_addresses USING btree (since DESC, id DESC);

--
-- Name: unmatched_scans_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unmatched_scans_open ON public.unmatched_scans USING btree (recorded_at, scan_id) WHERE (dismissed_as IS NULL);

--
-- Name: unmatched_scans_recorded; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unmatched_scans_recorded ON public.unmatched_scans USING btree (recorded_at);

--
-- Name: unmatched_scans_ref; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unmatched_scans_ref ON public.unmatched_scans USING btree (ref);

--
-- Name: vehicles_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX vehicles_code ON public.vehicles USING btree (hub_id, code);

--
-- Name: viewing_sessions_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX viewing_sessions_customer ON public.viewing_sessions USING btree (customer_id);

--
-- Name: viewing_sessions_secret; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX viewing_sessions_secret ON public.viewing_sessions USING btree (secret_hash);

--
-- Name: webhook_attempts_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_attempts_at ON public.webhook_attempts USING btree (at);

--
-- Name: webhook_attempts_of_delivery; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_attempts_of_delivery ON public.webhook_attempts USING btree (delivery_id, id);

--
-- Name: webhook_deliveries_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_by_state ON public.webhook_deliveries USING btree (endpoint_id, state, id DESC);

--
-- Name: webhook_deliveries_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_created ON public.webhook_deliveries USING btree (created_at);

--
-- Name: webhook_deliveries_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, next_attempt_at) WHERE (state = 'waiting'::text);

--
-- Name: webhook_deliveries_due_first; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_due_first ON public.webhook_deliveries USING btree (endpoint_id, next_attempt_at) WHERE ((state = 'waiting'::text) AND (type <> 'shipment.tracking_updated'::text));

--
-- Name: webhook_deliveries_in_flight; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_in_flight ON public.webhook_deliveries USING btree (endpoint_id) WHERE in_flight;

--
-- Name: webhook_deliveries_of_endpoint; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_of_endpoint ON public.webhook_deliveries USING btree (endpoint_id, id DESC);

--
-- Name: webhook_deliveries_of_event; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_of_event ON public.webhook_deliveries USING btree (event_id);

--
-- Name: webhook_deliveries_untried_pings; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_untried_pings ON public.webhook_deliveries USING btree (endpoint_id, next_attempt_at) WHERE ((state = 'waiting'::text) AND (type = 'endpoint.ping'::text) AND (attempts = 0));

--
-- Name: webhook_endpoints_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_endpoints_customer ON public.webhook_endpoints USING btree (customer_id, id);

--
-- Name: webhook_endpoints_failing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_endpoints_failing ON public.webhook_endpoints USING btree (failing_since) WHERE ((failing_since IS NOT NULL) AND (off_because IS NULL));

--
-- Name: booking_attempts booking_attempts_keep_refund; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER booking_attempts_keep_refund BEFORE UPDATE OF state ON public.booking_attempts FOR EACH ROW WHEN ((new.state = ANY (ARRAY['refund_pending'::public.attempt_state, 'refunded'::public.attempt_state]))) EXECUTE FUNCTION public.keep_refund_as_row();

--
-- Name: customers customers_revision; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customers_revision BEFORE UPDATE OF email, name, phone, account_type, company, vat_id, address_line1, address_line2, city, region, postal_code, country, deactivated_at, erased_at ON public.customers FOR EACH ROW EXECUTE FUNCTION public.count_customer_revision();

--
-- Name: customers customers_vat_confirmed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER customers_vat_confirmed BEFORE UPDATE OF vat_id ON public.customers FOR EACH ROW WHEN ((new.vat_id <> old.vat_id)) EXECUTE FUNCTION public.forget_vat_confirmation();

--
-- Name: ledger_entries ledger_entries_balance; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_must_balance();

--
-- Name: ledger_entries ledger_entries_belong; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entries_belong BEFORE INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION public.ledger_entry_belongs();

--
-- Name: ledger_entries ledger_entries_cash; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entries_cash AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.keep_cash();

--
-- Name: ledger_entries ledger_entries_on_account; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entries_on_account AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.keep_owed_on_account();

--
-- Name: ledger_transactions ledger_transactions_mark; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_transactions_mark AFTER INSERT ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION public.mark_posting();

--
-- Name: shipment_state shipment_list_status; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER shipment_list_status AFTER UPDATE OF status, due_on ON public.shipment_state FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.due_on IS DISTINCT FROM new.due_on))) EXECUTE FUNCTION public.list_new_status();

--
-- Name: shipment_state shipment_state_delivered_before; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER shipment_state_delivered_before AFTER INSERT ON public.shipment_state FOR EACH ROW WHEN ((new.status = 'Delivered'::text)) EXECUTE FUNCTION public.note_delivery_change();

--
-- Name: shipment_state shipment_state_delivery; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER shipment_state_delivery AFTER UPDATE OF status, outlook ON public.shipment_state FOR EACH ROW WHEN ((((old.status = 'Delivered'::text) OR (new.status = 'Delivered'::text)) AND ((old.status IS DISTINCT FROM new.status) OR (old.outlook IS DISTINCT FROM new.outlook)))) EXECUTE FUNCTION public.note_delivery_change();

--
-- Name: tariffs tariffs_stay; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tariffs_stay BEFORE UPDATE ON public.tariffs FOR EACH ROW EXECUTE FUNCTION public.keep_tariff();

--
-- Name: activation_codes activation_codes_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activation_codes
    ADD CONSTRAINT activation_codes_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: api_keys api_keys_source_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.sources(id);

--
-- Name: bank_line_payments bank_line_payments_line_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_line_payments
    ADD CONSTRAINT bank_line_payments_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.bank_lines(id);

--
-- Name: bank_lines bank_lines_file_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.bank_files(id);

--
-- Name: booking_attempts booking_attempts_draft_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_attempts
    ADD CONSTRAINT booking_attempts_draft_id_shard_fkey FOREIGN KEY (draft_id, shard) REFERENCES public.drafts(id, shard) ON DELETE CASCADE;

--
-- Name: bulk_rows bulk_rows_upload_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bulk_rows
    ADD CONSTRAINT bulk_rows_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.bulk_uploads(id);

--
-- Name: case_files case_files_case_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_files
    ADD CONSTRAINT case_files_case_id_shard_fkey FOREIGN KEY (case_id, shard) REFERENCES public.party_cases(id, shard);

--
-- Name: case_messages case_messages_case_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.case_messages
    ADD CONSTRAINT case_messages_case_id_shard_fkey FOREIGN KEY (case_id, shard) REFERENCES public.party_cases(id, shard);

--
-- Name: cash_count_lines cash_count_lines_count_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_count_lines
    ADD CONSTRAINT cash_count_lines_count_id_fkey FOREIGN KEY (count_id) REFERENCES public.cash_counts(id);

--
-- Name: cash_deposit_lines cash_deposit_lines_deposit_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cash_deposit_lines
    ADD CONSTRAINT cash_deposit_lines_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES public.cash_deposits(id);

--
-- Name: charge_lines charge_lines_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.charge_lines
    ADD CONSTRAINT charge_lines_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: contact_answers contact_answers_message_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_answers
    ADD CONSTRAINT contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

--
-- Name: container_acts container_acts_container_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_acts
    ADD CONSTRAINT container_acts_container_id_fkey FOREIGN KEY (container_id) REFERENCES public.containers(id) ON DELETE CASCADE;

--
-- Name: container_acts container_acts_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_acts
    ADD CONSTRAINT container_acts_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;

--
-- Name: container_moves container_moves_container_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_moves
    ADD CONSTRAINT container_moves_container_id_fkey FOREIGN KEY (container_id) REFERENCES public.containers(id) ON DELETE CASCADE;

--
-- Name: container_moves container_moves_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_moves
    ADD CONSTRAINT container_moves_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: container_pieces container_pieces_container_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.container_pieces
    ADD CONSTRAINT container_pieces_container_id_fkey FOREIGN KEY (container_id) REFERENCES public.containers(id) ON DELETE CASCADE;

--
-- Name: containers containers_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: containers containers_packing_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_packing_hub_id_fkey FOREIGN KEY (packing_hub_id) REFERENCES public.hubs(id);

--
-- Name: containers containers_to_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.containers
    ADD CONSTRAINT containers_to_hub_id_fkey FOREIGN KEY (to_hub_id) REFERENCES public.hubs(id);

--
-- Name: credit_accounts credit_accounts_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credit_accounts
    ADD CONSTRAINT credit_accounts_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: credit_limits credit_limits_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.credit_limits
    ADD CONSTRAINT credit_limits_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: customer_addresses customer_addresses_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_addresses
    ADD CONSTRAINT customer_addresses_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: customer_browsers customer_browsers_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_browsers
    ADD CONSTRAINT customer_browsers_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: customer_keys customer_keys_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_keys
    ADD CONSTRAINT customer_keys_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: customer_sessions customer_sessions_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.customer_sessions
    ADD CONSTRAINT customer_sessions_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: desk_items desk_items_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_items
    ADD CONSTRAINT desk_items_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: documents documents_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: drafts drafts_quote_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT drafts_quote_id_shard_fkey FOREIGN KEY (quote_id, shard) REFERENCES public.quotes(id, shard);

--
-- Name: event_listeners event_listeners_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_listeners
    ADD CONSTRAINT event_listeners_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: handovers handovers_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.handovers
    ADD CONSTRAINT handovers_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: invoices invoices_statement_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_statement_id_shard_fkey FOREIGN KEY (statement_id, shard) REFERENCES public.statements(id, shard);

--
-- Name: label_batches label_batches_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.label_batches
    ADD CONSTRAINT label_batches_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: ledger_entries ledger_entries_transaction_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_transaction_id_shard_fkey FOREIGN KEY (transaction_id, shard) REFERENCES public.ledger_transactions(id, shard);

--
-- Name: mailed_links mailed_links_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: manifest_shipments manifest_shipments_manifest_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.manifest_shipments
    ADD CONSTRAINT manifest_shipments_manifest_id_shard_fkey FOREIGN KEY (manifest_id, shard) REFERENCES public.manifests(id, shard) ON DELETE CASCADE;

--
-- Name: manifests manifests_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: parcel_templates parcel_templates_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.parcel_templates
    ADD CONSTRAINT parcel_templates_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: party_cases party_cases_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.party_cases
    ADD CONSTRAINT party_cases_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: payment_disputes payment_disputes_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_disputes
    ADD CONSTRAINT payment_disputes_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: pickup_rules pickup_rules_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_rules
    ADD CONSTRAINT pickup_rules_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: pickup_shipments pickup_shipments_pickup_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickup_shipments
    ADD CONSTRAINT pickup_shipments_pickup_id_shard_fkey FOREIGN KEY (pickup_id, shard) REFERENCES public.pickups(id, shard) ON DELETE CASCADE;

--
-- Name: pickups pickups_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: pickups pickups_rule_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pickups
    ADD CONSTRAINT pickups_rule_id_shard_fkey FOREIGN KEY (rule_id, shard) REFERENCES public.pickup_rules(id, shard);

--
-- Name: plan_runs plan_runs_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_runs
    ADD CONSTRAINT plan_runs_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: program_batch_rows program_batch_rows_batch_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_batch_rows
    ADD CONSTRAINT program_batch_rows_batch_id_shard_fkey FOREIGN KEY (batch_id, shard) REFERENCES public.program_batches(id, shard) ON DELETE CASCADE;

--
-- Name: program_batches program_batches_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_batches
    ADD CONSTRAINT program_batches_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: program_requests program_requests_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_requests
    ADD CONSTRAINT program_requests_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: program_shipments program_shipments_attempt_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_shipments
    ADD CONSTRAINT program_shipments_attempt_id_shard_fkey FOREIGN KEY (attempt_id, shard) REFERENCES public.booking_attempts(id, shard) ON DELETE CASCADE;

--
-- Name: program_shipments program_shipments_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.program_shipments
    ADD CONSTRAINT program_shipments_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: quotes quotes_tariff_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_tariff_version_fkey FOREIGN KEY (tariff_version) REFERENCES public.tariffs(version);

--
-- Name: rate_tokens rate_tokens_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_tokens
    ADD CONSTRAINT rate_tokens_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: refunds refunds_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: rounds rounds_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: rounds rounds_vehicle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES public.vehicles(id);

--
-- Name: saved_cards saved_cards_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_cards
    ADD CONSTRAINT saved_cards_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: shipment_edits shipment_edits_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_edits
    ADD CONSTRAINT shipment_edits_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_items shipment_items_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_items
    ADD CONSTRAINT shipment_items_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_list shipment_list_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_list
    ADD CONSTRAINT shipment_list_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_parties shipment_parties_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_parties
    ADD CONSTRAINT shipment_parties_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_payers shipment_payers_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_payers
    ADD CONSTRAINT shipment_payers_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_refs shipment_refs_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_refs
    ADD CONSTRAINT shipment_refs_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_search shipment_search_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_search
    ADD CONSTRAINT shipment_search_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_state shipment_state_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_state
    ADD CONSTRAINT shipment_state_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: shipment_subscriptions shipment_subscriptions_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shipment_subscriptions
    ADD CONSTRAINT shipment_subscriptions_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: staff_invitations staff_invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.staff_members(id);

--
-- Name: staff_mails staff_mails_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_mails
    ADD CONSTRAINT staff_mails_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: staff_notes staff_notes_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_notes
    ADD CONSTRAINT staff_notes_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: staff_password_links staff_password_links_staff_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_password_links
    ADD CONSTRAINT staff_password_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_members(id);

--
-- Name: staff_recovery_codes staff_recovery_codes_staff_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_recovery_codes
    ADD CONSTRAINT staff_recovery_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_members(id);

--
-- Name: staff_sessions staff_sessions_staff_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_members(id);

--
-- Name: statement_lines statement_lines_statement_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.statement_lines
    ADD CONSTRAINT statement_lines_statement_id_shard_fkey FOREIGN KEY (statement_id, shard) REFERENCES public.statements(id, shard);

--
-- Name: statements statements_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: stop_acts stop_acts_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_acts
    ADD CONSTRAINT stop_acts_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id) ON DELETE CASCADE;

--
-- Name: stop_pieces stop_pieces_round_id_stop_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_pieces
    ADD CONSTRAINT stop_pieces_round_id_stop_no_fkey FOREIGN KEY (round_id, stop_no) REFERENCES public.stops(round_id, stop_no) ON DELETE CASCADE;

--
-- Name: stop_private stop_private_round_id_stop_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stop_private
    ADD CONSTRAINT stop_private_round_id_stop_no_fkey FOREIGN KEY (round_id, stop_no) REFERENCES public.stops(round_id, stop_no) ON DELETE CASCADE;

--
-- Name: stops stops_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id) ON DELETE CASCADE;

--
-- Name: tariff_proposals tariff_proposals_based_on_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariff_proposals
    ADD CONSTRAINT tariff_proposals_based_on_fkey FOREIGN KEY (based_on) REFERENCES public.tariffs(version);

--
-- Name: tariff_proposals tariff_proposals_published_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariff_proposals
    ADD CONSTRAINT tariff_proposals_published_version_fkey FOREIGN KEY (published_version) REFERENCES public.tariffs(version);

--
-- Name: test_mails test_mails_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_mails
    ADD CONSTRAINT test_mails_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard) ON DELETE CASCADE;

--
-- Name: told_shipments told_shipments_shipment_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.told_shipments
    ADD CONSTRAINT told_shipments_shipment_id_shard_fkey FOREIGN KEY (shipment_id, shard) REFERENCES public.shipments(id, shard);

--
-- Name: trip_containers trip_containers_container_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trip_containers
    ADD CONSTRAINT trip_containers_container_id_fkey FOREIGN KEY (container_id) REFERENCES public.containers(id) ON DELETE CASCADE;

--
-- Name: trip_containers trip_containers_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trip_containers
    ADD CONSTRAINT trip_containers_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;

--
-- Name: trips trips_arrived_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_arrived_hub_id_fkey FOREIGN KEY (arrived_hub_id) REFERENCES public.hubs(id);

--
-- Name: trips trips_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: trips trips_to_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_to_hub_id_fkey FOREIGN KEY (to_hub_id) REFERENCES public.hubs(id);

--
-- Name: vehicles vehicles_hub_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES public.hubs(id);

--
-- Name: viewing_sessions viewing_sessions_staff_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.viewing_sessions
    ADD CONSTRAINT viewing_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff_members(id);

--
-- Name: webhook_endpoints webhook_endpoints_customer_id_shard_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_customer_id_shard_fkey FOREIGN KEY (customer_id, shard) REFERENCES public.customers(id, shard);

--
-- Name: account_events; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.account_events ENABLE ROW LEVEL SECURITY;

--
-- Name: booking_attempts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.booking_attempts ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_addresses bookings; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY bookings ON public.customer_addresses FOR SELECT TO waypost_worker USING (true);

--
-- Name: pickup_shipments bookings; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY bookings ON public.pickup_shipments TO waypost_api USING ((EXISTS ( SELECT 1
   FROM public.pickups p
  WHERE ((p.id = pickup_shipments.pickup_id) AND (p.shipment_id IS NOT NULL))))) WITH CHECK ((EXISTS ( SELECT 1
   FROM public.pickups p
  WHERE ((p.id = pickup_shipments.pickup_id) AND (p.shipment_id IS NOT NULL)))));

--
-- Name: pickups bookings; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY bookings ON public.pickups TO waypost_api USING ((shipment_id IS NOT NULL)) WITH CHECK ((shipment_id IS NOT NULL));

--
-- Name: bulk_rows; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.bulk_rows ENABLE ROW LEVEL SECURITY;

--
-- Name: bulk_uploads; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.bulk_uploads ENABLE ROW LEVEL SECURITY;

--
-- Name: case_files; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.case_files ENABLE ROW LEVEL SECURITY;

--
-- Name: case_messages; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.case_messages ENABLE ROW LEVEL SECURITY;

--
-- Name: credit_accounts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.credit_accounts ENABLE ROW LEVEL SECURITY;

--
-- Name: credit_limits; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.credit_limits ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_addresses; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.customer_addresses ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_browsers; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.customer_browsers ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_keys; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.customer_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_sessions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.customer_sessions ENABLE ROW LEVEL SECURITY;

--
-- Name: customers; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;

--
-- Name: event_listeners; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.event_listeners ENABLE ROW LEVEL SECURITY;

--
-- Name: invoices; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

--
-- Name: label_batches; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.label_batches ENABLE ROW LEVEL SECURITY;

--
-- Name: ledger_entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: ledger_transactions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.ledger_transactions ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_keys locks; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY locks ON public.customer_keys FOR UPDATE TO waypost_worker USING (true) WITH CHECK (true);

--
-- Name: mailed_links; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.mailed_links ENABLE ROW LEVEL SECURITY;

--
-- Name: customer_keys mails; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY mails ON public.customer_keys FOR SELECT TO waypost_worker USING (true);

--
-- Name: manifest_shipments; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.manifest_shipments ENABLE ROW LEVEL SECURITY;

--
-- Name: manifests; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.manifests ENABLE ROW LEVEL SECURITY;

--
-- Name: newsletter_consents; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.newsletter_consents ENABLE ROW LEVEL SECURITY;

--
-- Name: pickup_rules outbox_reads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY outbox_reads ON public.pickup_rules FOR SELECT TO waypost_api USING (true);

--
-- Name: pickups outbox_reads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY outbox_reads ON public.pickups FOR SELECT TO waypost_api USING (true);

--
-- Name: account_events own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.account_events TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: booking_attempts own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.booking_attempts FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: bulk_rows own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.bulk_rows FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.bulk_uploads u
  WHERE ((u.id = bulk_rows.upload_id) AND (u.customer_id = public.acting_customer())))));

--
-- Name: bulk_uploads own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.bulk_uploads FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: case_files own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.case_files FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.party_cases c
  WHERE (c.id = case_files.case_id))));

--
-- Name: case_messages own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.case_messages FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.party_cases c
  WHERE (c.id = case_messages.case_id))));

--
-- Name: credit_accounts own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.credit_accounts FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: customer_addresses own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.customer_addresses TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: customer_browsers own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.customer_browsers TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: customer_keys own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.customer_keys TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: customer_sessions own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.customer_sessions TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: customers own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.customers TO waypost_customer USING ((id = public.acting_customer())) WITH CHECK ((id = public.acting_customer()));

--
-- Name: event_listeners own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.event_listeners TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: invoices own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.invoices FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.statements s
  WHERE ((s.id = invoices.statement_id) AND (s.customer_id = public.acting_customer())))));

--
-- Name: label_batches own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.label_batches TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: ledger_entries own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.ledger_entries FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: ledger_transactions own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.ledger_transactions FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = ledger_transactions.shipment_id) AND (h.customer_id = public.acting_customer())))));

--
-- Name: mailed_links own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.mailed_links TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: manifest_shipments own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.manifest_shipments TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.manifests m
  WHERE ((m.id = manifest_shipments.manifest_id) AND (m.customer_id = public.acting_customer()))))) WITH CHECK ((EXISTS ( SELECT 1
   FROM public.manifests m
  WHERE ((m.id = manifest_shipments.manifest_id) AND (m.customer_id = public.acting_customer())))));

--
-- Name: manifests own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.manifests TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: newsletter_consents own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.newsletter_consents TO waypost_customer USING ((email_key = ( SELECT c.email_key
   FROM public.customers c
  WHERE (c.id = public.acting_customer())))) WITH CHECK ((email_key = ( SELECT c.email_key
   FROM public.customers c
  WHERE (c.id = public.acting_customer()))));

--
-- Name: parcel_templates own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.parcel_templates TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: party_cases own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.party_cases FOR SELECT TO waypost_customer USING (((email_key = ( SELECT c.email_key
   FROM public.customers c
  WHERE (c.id = public.acting_customer()))) OR ((party = 'shipper'::public.party_role) AND (EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = party_cases.shipment_id) AND (h.customer_id = public.acting_customer())))))));

--
-- Name: pickup_rules own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.pickup_rules TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: pickup_shipments own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.pickup_shipments TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.pickups p
  WHERE ((p.id = pickup_shipments.pickup_id) AND (p.customer_id = public.acting_customer()))))) WITH CHECK (((EXISTS ( SELECT 1
   FROM public.pickups p
  WHERE ((p.id = pickup_shipments.pickup_id) AND (p.customer_id = public.acting_customer())))) AND (EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = pickup_shipments.shipment_id) AND (h.customer_id = public.acting_customer()))))));

--
-- Name: pickups own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.pickups TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: program_batch_rows own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.program_batch_rows TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: program_batches own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.program_batches TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: program_calls own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.program_calls TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: program_shipments own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.program_shipments FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: rate_tokens own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.rate_tokens TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: refunds own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.refunds FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: saved_cards own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.saved_cards TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: shipment_items own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_items FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = shipment_items.shipment_id) AND (h.customer_id = public.acting_customer())))));

--
-- Name: shipment_list own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_list FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: shipment_parties own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_parties FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = shipment_parties.shipment_id) AND (h.customer_id = public.acting_customer())))));

--
-- Name: shipment_payers own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_payers TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = shipment_payers.shipment_id) AND (h.customer_id = public.acting_customer())))));

--
-- Name: shipment_state own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_state FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = shipment_state.shipment_id) AND (h.customer_id = public.acting_customer())))));

--
-- Name: shipment_subscriptions own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipment_subscriptions TO waypost_customer USING ((email_key = ( SELECT c.email_key
   FROM public.customers c
  WHERE (c.id = public.acting_customer()))));

--
-- Name: shipments own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.shipments FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: statement_lines own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.statement_lines FOR SELECT TO waypost_customer USING ((EXISTS ( SELECT 1
   FROM public.statements s
  WHERE ((s.id = statement_lines.statement_id) AND (s.customer_id = public.acting_customer())))));

--
-- Name: statements own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.statements FOR SELECT TO waypost_customer USING ((customer_id = public.acting_customer()));

--
-- Name: webhook_attempts own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.webhook_attempts TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: webhook_deliveries own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.webhook_deliveries TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: webhook_endpoints own; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own ON public.webhook_endpoints TO waypost_customer USING ((customer_id = public.acting_customer())) WITH CHECK ((customer_id = public.acting_customer()));

--
-- Name: shipment_parties own_shipper; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_shipper ON public.shipment_parties FOR UPDATE TO waypost_customer USING (((role = 'shipper'::public.party_role) AND (EXISTS ( SELECT 1
   FROM public.shipments h
  WHERE ((h.id = shipment_parties.shipment_id) AND (h.customer_id = public.acting_customer()))))));

--
-- Name: parcel_templates; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.parcel_templates ENABLE ROW LEVEL SECURITY;

--
-- Name: party_cases; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.party_cases ENABLE ROW LEVEL SECURITY;

--
-- Name: payment_disputes; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.payment_disputes ENABLE ROW LEVEL SECURITY;

--
-- Name: pickup_rules; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.pickup_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: pickup_shipments; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.pickup_shipments ENABLE ROW LEVEL SECURITY;

--
-- Name: pickups; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.pickups ENABLE ROW LEVEL SECURITY;

--
-- Name: program_batch_rows; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.program_batch_rows ENABLE ROW LEVEL SECURITY;

--
-- Name: program_batches; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.program_batches ENABLE ROW LEVEL SECURITY;

--
-- Name: program_calls; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.program_calls ENABLE ROW LEVEL SECURITY;

--
-- Name: program_requests; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.program_requests ENABLE ROW LEVEL SECURITY;

--
-- Name: program_shipments; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.program_shipments ENABLE ROW LEVEL SECURITY;

--
-- Name: rate_tokens; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.rate_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: refunds; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.refunds ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_cards; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.saved_cards ENABLE ROW LEVEL SECURITY;

--
-- Name: account_events services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.account_events TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: booking_attempts services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.booking_attempts TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: bulk_rows services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.bulk_rows TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: bulk_uploads services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.bulk_uploads TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: case_files services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.case_files TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: case_messages services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.case_messages TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: credit_accounts services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.credit_accounts TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: credit_limits services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.credit_limits TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: customer_browsers services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.customer_browsers TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: customer_keys services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.customer_keys TO waypost_api USING (true) WITH CHECK (true);

--
-- Name: customer_sessions services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.customer_sessions TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: customers services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.customers TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: event_listeners services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.event_listeners TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: invoices services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.invoices TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: label_batches services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.label_batches TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: ledger_entries services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.ledger_entries TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: ledger_transactions services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.ledger_transactions TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: mailed_links services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.mailed_links TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: manifest_shipments services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.manifest_shipments TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: manifests services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.manifests TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: newsletter_consents services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.newsletter_consents TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: party_cases services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.party_cases TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: payment_disputes services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.payment_disputes TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: pickup_rules services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.pickup_rules TO waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: pickup_shipments services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.pickup_shipments TO waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: pickups services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.pickups TO waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: program_batch_rows services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.program_batch_rows TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: program_batches services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.program_batches TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: program_calls services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.program_calls TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: program_requests services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.program_requests TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: program_shipments services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.program_shipments TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: rate_tokens services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.rate_tokens TO waypost_api, waypost_readonly USING (true) WITH CHECK (true);

--
-- Name: refunds services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.refunds TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: saved_cards services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.saved_cards TO waypost_api, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_items services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_items TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_list services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_list TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_parties services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_parties TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_payers services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_payers TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_state services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_state TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_subscriptions services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipment_subscriptions TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipments services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.shipments TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: statement_lines services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.statement_lines TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: statements services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.statements TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: told_shipments services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.told_shipments TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: webhook_attempts services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.webhook_attempts TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: webhook_deliveries services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.webhook_deliveries TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: webhook_endpoints services; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY services ON public.webhook_endpoints TO waypost_api, waypost_readonly, waypost_worker USING (true) WITH CHECK (true);

--
-- Name: shipment_items; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_items ENABLE ROW LEVEL SECURITY;

--
-- Name: shipment_list; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_list ENABLE ROW LEVEL SECURITY;

--
-- Name: shipment_parties; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_parties ENABLE ROW LEVEL SECURITY;

--
-- Name: shipment_payers; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_payers ENABLE ROW LEVEL SECURITY;

--
-- Name: shipment_state; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_state ENABLE ROW LEVEL SECURITY;

--
-- Name: shipment_subscriptions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipment_subscriptions ENABLE ROW LEVEL SECURITY;

--
-- Name: shipments; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.shipments ENABLE ROW LEVEL SECURITY;

--
-- Name: pickup_shipments staff_plans; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY staff_plans ON public.pickup_shipments FOR DELETE TO waypost_api USING ((current_setting('waypost.plans_pickups'::text, true) = 'on'::text));

--
-- Name: pickups staff_plans; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY staff_plans ON public.pickups FOR UPDATE TO waypost_api USING ((current_setting('waypost.plans_pickups'::text, true) = 'on'::text)) WITH CHECK ((current_setting('waypost.plans_pickups'::text, true) = 'on'::text));

--
-- Name: pickup_shipments staff_reads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY staff_reads ON public.pickup_shipments FOR SELECT TO waypost_api USING (true);

--
-- Name: pickups staff_reads; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY staff_reads ON public.pickups FOR SELECT TO waypost_api USING (true);

--
-- Name: statement_lines; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.statement_lines ENABLE ROW LEVEL SECURITY;

--
-- Name: statements; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.statements ENABLE ROW LEVEL SECURITY;

--
-- Name: told_shipments; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.told_shipments ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_attempts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_attempts ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_deliveries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_endpoints; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_endpoints ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO waypost_api;
GRANT USAGE ON SCHEMA public TO waypost_worker;
GRANT USAGE ON SCHEMA public TO waypost_readonly;
GRANT USAGE ON SCHEMA public TO waypost_customer;

--
-- Name: FUNCTION empty_archived_month(wanted date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.empty_archived_month(wanted date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.empty_archived_month(wanted date) TO waypost_worker;

--
-- Name: FUNCTION ensure_event_partitions(first_month date, last_month date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.ensure_event_partitions(first_month date, last_month date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ensure_event_partitions(first_month date, last_month date) TO waypost_worker;

--
-- Name: FUNCTION keep_account_event_days(first_day date, last_day date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.keep_account_event_days(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.keep_account_event_days(first_day date, last_day date) TO waypost_worker;

--
-- Name: FUNCTION keep_program_call_days(first_day date, last_day date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.keep_program_call_days(first_day date, last_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.keep_program_call_days(first_day date, last_day date) TO waypost_worker;

--
-- Name: TABLE restores; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.restores TO waypost_worker;
GRANT SELECT ON TABLE public.restores TO waypost_readonly;

--
-- Name: COLUMN restores.restored_to; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(restored_to) ON TABLE public.restores TO waypost_worker;

--
-- Name: COLUMN restores.reconciled_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reconciled_at) ON TABLE public.restores TO waypost_worker;

--
-- Name: FUNCTION noticed_restore(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.noticed_restore() FROM PUBLIC;
GRANT ALL ON FUNCTION public.noticed_restore() TO waypost_api;
GRANT ALL ON FUNCTION public.noticed_restore() TO waypost_worker;

--
-- Name: FUNCTION recount_feed(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.recount_feed() FROM PUBLIC;

--
-- Name: FUNCTION reopen_unfinished_month(wanted date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.reopen_unfinished_month(wanted date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.reopen_unfinished_month(wanted date) TO waypost_worker;

--
-- Name: TABLE shipment_parties; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.shipment_parties TO waypost_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.shipment_parties TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_parties TO waypost_readonly;
GRANT SELECT ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.email; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.phone; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(phone) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.address_text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(address_text) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.line1; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line1) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.line2; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line2) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.region; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(region) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.postal_code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postal_code) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.vat_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(vat_id) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: COLUMN shipment_parties.eori; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(eori) ON TABLE public.shipment_parties TO waypost_customer;

--
-- Name: TABLE account_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.account_events TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.account_events TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.account_events TO waypost_customer;
GRANT SELECT ON TABLE public.account_events TO waypost_readonly;

--
-- Name: TABLE activation_codes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.activation_codes TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.activation_codes TO waypost_worker;

--
-- Name: TABLE address_fixes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.address_fixes TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.address_fixes TO waypost_worker;
GRANT SELECT ON TABLE public.address_fixes TO waypost_readonly;

--
-- Name: TABLE address_points; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.address_points TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.address_points TO waypost_worker;
GRANT SELECT ON TABLE public.address_points TO waypost_readonly;

--
-- Name: TABLE api_keys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.api_keys TO waypost_api;

--
-- Name: COLUMN api_keys.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.source_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(source_id) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.scopes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(scopes) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.api_keys TO waypost_api;
GRANT SELECT(last_used_at) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.revoked_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(revoked_at) ON TABLE public.api_keys TO waypost_readonly;
GRANT UPDATE(revoked_at) ON TABLE public.api_keys TO waypost_api;

--
-- Name: COLUMN api_keys.hint; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(hint) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.created_by; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_by) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.revoked_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_by) ON TABLE public.api_keys TO waypost_api;
GRANT SELECT(revoked_by) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.revoked_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_reason) ON TABLE public.api_keys TO waypost_api;
GRANT SELECT(revoked_reason) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(expires_at) ON TABLE public.api_keys TO waypost_api;
GRANT SELECT(expires_at) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: COLUMN api_keys.replaced_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(replaced_by) ON TABLE public.api_keys TO waypost_api;
GRANT SELECT(replaced_by) ON TABLE public.api_keys TO waypost_readonly;

--
-- Name: TABLE archived_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.archived_months TO waypost_api;
GRANT SELECT ON TABLE public.archived_months TO waypost_readonly;
GRANT SELECT,INSERT ON TABLE public.archived_months TO waypost_worker;

--
-- Name: TABLE archived_parts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.archived_parts TO waypost_api;
GRANT SELECT ON TABLE public.archived_parts TO waypost_readonly;
GRANT SELECT,INSERT ON TABLE public.archived_parts TO waypost_worker;

--
-- Name: COLUMN archived_parts.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.archived_parts TO waypost_worker;

--
-- Name: TABLE assigned_hubs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.assigned_hubs TO waypost_worker;
GRANT SELECT ON TABLE public.assigned_hubs TO waypost_readonly;

--
-- Name: COLUMN assigned_hubs.digest; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(digest) ON TABLE public.assigned_hubs TO waypost_worker;

--
-- Name: TABLE attempt_limits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attempt_limits TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.attempt_limits TO waypost_worker;

--
-- Name: TABLE audit_log; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_log TO waypost_api;
GRANT INSERT ON TABLE public.audit_log TO waypost_worker;
GRANT SELECT ON TABLE public.audit_log TO waypost_readonly;

--
-- Name: TABLE bank_files; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.bank_files TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.bank_files TO waypost_worker;
GRANT SELECT ON TABLE public.bank_files TO waypost_readonly;

--
-- Name: TABLE bank_line_payments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.bank_line_payments TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.bank_line_payments TO waypost_worker;
GRANT SELECT ON TABLE public.bank_line_payments TO waypost_readonly;

--
-- Name: TABLE bank_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.bank_lines TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.bank_lines TO waypost_worker;

--
-- Name: COLUMN bank_lines.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.file_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(file_id) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.line_no; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(line_no) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.booked_on; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(booked_on) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.cents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(cents) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.currency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(currency) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.payer; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(payer) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(payer) ON TABLE public.bank_lines TO waypost_worker;

--
-- Name: COLUMN bank_lines.text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(text) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(text) ON TABLE public.bank_lines TO waypost_worker;

--
-- Name: COLUMN bank_lines.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(state) ON TABLE public.bank_lines TO waypost_worker;
GRANT SELECT(state) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.doubt; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(doubt) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(doubt) ON TABLE public.bank_lines TO waypost_worker;
GRANT SELECT(doubt) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.shipment_ids; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shipment_ids) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(shipment_ids) ON TABLE public.bank_lines TO waypost_worker;
GRANT SELECT(shipment_ids) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: COLUMN bank_lines.reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reason) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(reason) ON TABLE public.bank_lines TO waypost_worker;

--
-- Name: COLUMN bank_lines.decided_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(decided_at) ON TABLE public.bank_lines TO waypost_api;
GRANT UPDATE(decided_at) ON TABLE public.bank_lines TO waypost_worker;
GRANT SELECT(decided_at) ON TABLE public.bank_lines TO waypost_readonly;

--
-- Name: TABLE booking_attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.booking_attempts TO waypost_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.booking_attempts TO waypost_worker;

--
-- Name: COLUMN booking_attempts.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.number; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(number) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.state; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(state) ON TABLE public.booking_attempts TO waypost_customer;
GRANT SELECT(state) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.answer_status; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(answer_status) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.claimed_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(claimed_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(updated_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.booking_attempts TO waypost_customer;
GRANT SELECT(customer_id) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.payment_method; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(payment_method) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.amount_cents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(amount_cents) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.currency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(currency) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.give_up_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(give_up_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.intent_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(intent_id) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.decline_code; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(decline_code) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.card_brand; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(card_brand) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.card_last4; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(card_last4) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.cancel_requested_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(cancel_requested_at) ON TABLE public.booking_attempts TO waypost_customer;
GRANT SELECT(cancel_requested_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.received_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(received_at) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: COLUMN booking_attempts.locale; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(locale) ON TABLE public.booking_attempts TO waypost_readonly;

--
-- Name: TABLE bulk_rows; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.bulk_rows TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.bulk_rows TO waypost_worker;
GRANT SELECT ON TABLE public.bulk_rows TO waypost_readonly;
GRANT SELECT ON TABLE public.bulk_rows TO waypost_customer;

--
-- Name: COLUMN bulk_rows.outcome; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(outcome) ON TABLE public.bulk_rows TO waypost_worker;

--
-- Name: COLUMN bulk_rows.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shipment_id) ON TABLE public.bulk_rows TO waypost_worker;

--
-- Name: COLUMN bulk_rows.faults; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(faults) ON TABLE public.bulk_rows TO waypost_worker;

--
-- Name: TABLE bulk_uploads; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.bulk_uploads TO waypost_api;
GRANT SELECT ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT ON TABLE public.bulk_uploads TO waypost_customer;

--
-- Name: COLUMN bulk_uploads.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.file_name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(file_name) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(file_name) ON TABLE public.bulk_uploads TO waypost_worker;

--
-- Name: COLUMN bulk_uploads.media_type; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(media_type) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.bulk_uploads TO waypost_api;
GRANT SELECT(bytes) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.uploaded_by; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(uploaded_by) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.started_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(started_by) ON TABLE public.bulk_uploads TO waypost_api;
GRANT SELECT(started_by) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(state) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(state) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.fault; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(fault) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(fault) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.heads; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(heads) ON TABLE public.bulk_uploads TO waypost_worker;

--
-- Name: COLUMN bulk_uploads.mapping; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(mapping) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(mapping) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(mapping) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.mapping_no; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(mapping_no) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(mapping_no) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(mapping_no) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.prices_allowed; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(prices_allowed) ON TABLE public.bulk_uploads TO waypost_api;

--
-- Name: COLUMN bulk_uploads.preview; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(preview) ON TABLE public.bulk_uploads TO waypost_worker;

--
-- Name: COLUMN bulk_uploads.tariff_version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(tariff_version) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(tariff_version) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(tariff_version) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.row_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(row_count) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(row_count) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.good_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(good_count) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(good_count) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(good_count) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.bad_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bad_count) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(bad_count) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(bad_count) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.entered_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(entered_count) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(entered_count) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.refused_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(refused_count) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(refused_count) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.price_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(price_cents) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(price_cents) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(price_cents) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.started_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(started_at) ON TABLE public.bulk_uploads TO waypost_api;
GRANT SELECT(started_at) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.finished_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(finished_at) ON TABLE public.bulk_uploads TO waypost_api;
GRANT UPDATE(finished_at) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(finished_at) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(erased_at) ON TABLE public.bulk_uploads TO waypost_worker;
GRANT SELECT(erased_at) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.bulk_uploads TO waypost_readonly;

--
-- Name: COLUMN bulk_uploads.terms_version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(terms_version) ON TABLE public.bulk_uploads TO waypost_api;

--
-- Name: TABLE card_tries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.card_tries TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.card_tries TO waypost_worker;

--
-- Name: TABLE case_files; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.case_files TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.case_files TO waypost_worker;
GRANT SELECT ON TABLE public.case_files TO waypost_customer;

--
-- Name: COLUMN case_files.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.case_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(case_id) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.media_type; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(media_type) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.case_files TO waypost_api;
GRANT SELECT(bytes) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: COLUMN case_files.held; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(held) ON TABLE public.case_files TO waypost_api;
GRANT UPDATE(held) ON TABLE public.case_files TO waypost_worker;
GRANT SELECT(held) ON TABLE public.case_files TO waypost_readonly;

--
-- Name: TABLE case_messages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.case_messages TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.case_messages TO waypost_worker;
GRANT SELECT ON TABLE public.case_messages TO waypost_customer;

--
-- Name: COLUMN case_messages.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: COLUMN case_messages.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: COLUMN case_messages.case_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(case_id) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: COLUMN case_messages.author; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(author) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: COLUMN case_messages.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: COLUMN case_messages.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.case_messages TO waypost_api;
GRANT UPDATE(body) ON TABLE public.case_messages TO waypost_worker;

--
-- Name: COLUMN case_messages.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.case_messages TO waypost_readonly;

--
-- Name: TABLE cash_balances; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.cash_balances TO waypost_api;
GRANT SELECT ON TABLE public.cash_balances TO waypost_worker;
GRANT SELECT ON TABLE public.cash_balances TO waypost_readonly;

--
-- Name: COLUMN cash_balances.since; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(since) ON TABLE public.cash_balances TO waypost_api;

--
-- Name: TABLE cash_by_holder; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.cash_by_holder TO waypost_worker;
GRANT SELECT ON TABLE public.cash_by_holder TO waypost_api;
GRANT SELECT ON TABLE public.cash_by_holder TO waypost_readonly;

--
-- Name: TABLE cash_count_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cash_count_lines TO waypost_api;
GRANT SELECT ON TABLE public.cash_count_lines TO waypost_worker;
GRANT SELECT ON TABLE public.cash_count_lines TO waypost_readonly;

--
-- Name: COLUMN cash_count_lines.counted_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(counted_cents) ON TABLE public.cash_count_lines TO waypost_api;

--
-- Name: COLUMN cash_count_lines.expected_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(expected_cents) ON TABLE public.cash_count_lines TO waypost_api;

--
-- Name: TABLE cash_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cash_counts TO waypost_api;
GRANT SELECT ON TABLE public.cash_counts TO waypost_worker;
GRANT SELECT ON TABLE public.cash_counts TO waypost_readonly;

--
-- Name: COLUMN cash_counts.replaced_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(replaced_at) ON TABLE public.cash_counts TO waypost_api;

--
-- Name: COLUMN cash_counts.confirmed_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(confirmed_by) ON TABLE public.cash_counts TO waypost_api;

--
-- Name: COLUMN cash_counts.confirmed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(confirmed_at) ON TABLE public.cash_counts TO waypost_api;

--
-- Name: COLUMN cash_counts.differed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(differed_at) ON TABLE public.cash_counts TO waypost_api;

--
-- Name: TABLE cash_deposit_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cash_deposit_lines TO waypost_api;
GRANT SELECT ON TABLE public.cash_deposit_lines TO waypost_worker;
GRANT SELECT ON TABLE public.cash_deposit_lines TO waypost_readonly;

--
-- Name: COLUMN cash_deposit_lines.received_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(received_cents) ON TABLE public.cash_deposit_lines TO waypost_api;
GRANT UPDATE(received_cents) ON TABLE public.cash_deposit_lines TO waypost_worker;

--
-- Name: COLUMN cash_deposit_lines.bank_line_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bank_line_id) ON TABLE public.cash_deposit_lines TO waypost_api;
GRANT UPDATE(bank_line_id) ON TABLE public.cash_deposit_lines TO waypost_worker;

--
-- Name: TABLE cash_deposits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cash_deposits TO waypost_api;
GRANT SELECT ON TABLE public.cash_deposits TO waypost_worker;
GRANT SELECT ON TABLE public.cash_deposits TO waypost_readonly;

--
-- Name: COLUMN cash_deposits.received_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(received_by) ON TABLE public.cash_deposits TO waypost_api;
GRANT UPDATE(received_by) ON TABLE public.cash_deposits TO waypost_worker;

--
-- Name: COLUMN cash_deposits.received_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(received_at) ON TABLE public.cash_deposits TO waypost_api;
GRANT UPDATE(received_at) ON TABLE public.cash_deposits TO waypost_worker;

--
-- Name: TABLE cash_settlements; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cash_settlements TO waypost_api;

--
-- Name: COLUMN cash_settlements.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(id) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.holder; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(holder) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(holder) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.currency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(currency) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(currency) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.cents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(cents) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(cents) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.kind; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(kind) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(kind) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(staff_id) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: COLUMN cash_settlements.settled_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(settled_at) ON TABLE public.cash_settlements TO waypost_worker;
GRANT SELECT(settled_at) ON TABLE public.cash_settlements TO waypost_readonly;

--
-- Name: TABLE charge_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.charge_lines TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.charge_lines TO waypost_worker;
GRANT SELECT ON TABLE public.charge_lines TO waypost_readonly;

--
-- Name: TABLE closed_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.closed_months TO waypost_worker;
GRANT SELECT ON TABLE public.closed_months TO waypost_readonly;

--
-- Name: TABLE closed_shards; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.closed_shards TO waypost_api;
GRANT SELECT ON TABLE public.closed_shards TO waypost_worker;
GRANT SELECT ON TABLE public.closed_shards TO waypost_readonly;

--
-- Name: TABLE code_attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.code_attempts TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.code_attempts TO waypost_worker;

--
-- Name: COLUMN code_attempts.code_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(code_hash) ON TABLE public.code_attempts TO waypost_worker;

--
-- Name: TABLE contact_answers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.contact_answers TO waypost_api;
GRANT SELECT ON TABLE public.contact_answers TO waypost_worker;

--
-- Name: COLUMN contact_answers.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.contact_answers TO waypost_readonly;

--
-- Name: COLUMN contact_answers.message_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(message_id) ON TABLE public.contact_answers TO waypost_readonly;

--
-- Name: COLUMN contact_answers.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.contact_answers TO waypost_readonly;

--
-- Name: COLUMN contact_answers.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.contact_answers TO waypost_api;
GRANT UPDATE(body) ON TABLE public.contact_answers TO waypost_worker;

--
-- Name: COLUMN contact_answers.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.contact_answers TO waypost_readonly;

--
-- Name: TABLE contact_messages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.contact_messages TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.contact_messages TO waypost_worker;

--
-- Name: COLUMN contact_messages.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.contact_messages TO waypost_readonly;

--
-- Name: COLUMN contact_messages.reference; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(reference) ON TABLE public.contact_messages TO waypost_readonly;

--
-- Name: COLUMN contact_messages.topic; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(topic) ON TABLE public.contact_messages TO waypost_readonly;

--
-- Name: COLUMN contact_messages.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.contact_messages TO waypost_api;
GRANT UPDATE(name) ON TABLE public.contact_messages TO waypost_worker;

--
-- Name: COLUMN contact_messages.email; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email) ON TABLE public.contact_messages TO waypost_api;
GRANT UPDATE(email) ON TABLE public.contact_messages TO waypost_worker;

--
-- Name: COLUMN contact_messages.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email_key) ON TABLE public.contact_messages TO waypost_api;
GRANT UPDATE(email_key) ON TABLE public.contact_messages TO waypost_worker;

--
-- Name: COLUMN contact_messages.message; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(message) ON TABLE public.contact_messages TO waypost_api;
GRANT UPDATE(message) ON TABLE public.contact_messages TO waypost_worker;

--
-- Name: COLUMN contact_messages.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.contact_messages TO waypost_readonly;

--
-- Name: TABLE container_acts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.container_acts TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.container_acts TO waypost_worker;
GRANT SELECT ON TABLE public.container_acts TO waypost_readonly;

--
-- Name: TABLE container_moves; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.container_moves TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.container_moves TO waypost_worker;
GRANT SELECT ON TABLE public.container_moves TO waypost_readonly;

--
-- Name: TABLE container_pieces; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.container_pieces TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.container_pieces TO waypost_worker;
GRANT SELECT ON TABLE public.container_pieces TO waypost_readonly;

--
-- Name: TABLE containers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.containers TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.containers TO waypost_worker;
GRANT SELECT ON TABLE public.containers TO waypost_readonly;

--
-- Name: TABLE counted_deliveries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.counted_deliveries TO waypost_worker;
GRANT SELECT ON TABLE public.counted_deliveries TO waypost_readonly;

--
-- Name: TABLE courier_cash; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.courier_cash TO waypost_api;
GRANT SELECT ON TABLE public.courier_cash TO waypost_worker;
GRANT SELECT ON TABLE public.courier_cash TO waypost_readonly;

--
-- Name: COLUMN courier_cash.since; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(since) ON TABLE public.courier_cash TO waypost_api;
GRANT UPDATE(since) ON TABLE public.courier_cash TO waypost_worker;

--
-- Name: TABLE credit_accounts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.credit_accounts TO waypost_api;
GRANT SELECT ON TABLE public.credit_accounts TO waypost_worker;
GRANT SELECT ON TABLE public.credit_accounts TO waypost_readonly;
GRANT SELECT ON TABLE public.credit_accounts TO waypost_customer;

--
-- Name: COLUMN credit_accounts.limit_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(limit_cents) ON TABLE public.credit_accounts TO waypost_api;
GRANT UPDATE(limit_cents) ON TABLE public.credit_accounts TO waypost_worker;

--
-- Name: TABLE credit_limits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.credit_limits TO waypost_api;
GRANT SELECT ON TABLE public.credit_limits TO waypost_worker;

--
-- Name: COLUMN credit_limits.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: COLUMN credit_limits.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: COLUMN credit_limits.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: COLUMN credit_limits.limit_cents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(limit_cents) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: COLUMN credit_limits.reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reason) ON TABLE public.credit_limits TO waypost_api;
GRANT UPDATE(reason) ON TABLE public.credit_limits TO waypost_worker;

--
-- Name: COLUMN credit_limits.set_by; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(set_by) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: COLUMN credit_limits.set_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(set_at) ON TABLE public.credit_limits TO waypost_readonly;

--
-- Name: TABLE customer_addresses; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.customer_addresses TO waypost_customer;
GRANT SELECT ON TABLE public.customer_addresses TO waypost_worker;

--
-- Name: COLUMN customer_addresses.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.phone; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(phone) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.line1; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line1) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.line2; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line2) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.region; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(region) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.postal_code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postal_code) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.country; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(country) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.is_default; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_default) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: COLUMN customer_addresses.email; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email) ON TABLE public.customer_addresses TO waypost_customer;

--
-- Name: TABLE customer_browsers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_browsers TO waypost_api;
GRANT SELECT ON TABLE public.customer_browsers TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.customer_browsers TO waypost_customer;

--
-- Name: TABLE customer_keys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.customer_keys TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.customer_keys TO waypost_customer;

--
-- Name: COLUMN customer_keys.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.hint; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(hint) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.scopes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(scopes) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.customer_keys TO waypost_api;
GRANT SELECT(last_used_at),UPDATE(last_used_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.revoked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_at) ON TABLE public.customer_keys TO waypost_customer;
GRANT UPDATE(revoked_at) ON TABLE public.customer_keys TO waypost_api;
GRANT SELECT(revoked_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(expires_at) ON TABLE public.customer_keys TO waypost_customer;
GRANT SELECT(expires_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.replaced_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(replaced_by) ON TABLE public.customer_keys TO waypost_customer;
GRANT SELECT(replaced_by) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.mode; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(mode) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.spend_cap_cents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(spend_cap_cents) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.expiry_notified_for; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(expiry_notified_for),UPDATE(expiry_notified_for) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.unused_notified_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(unused_notified_at),UPDATE(unused_notified_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: COLUMN customer_keys.judge_use_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(judge_use_at),UPDATE(judge_use_at) ON TABLE public.customer_keys TO waypost_worker;

--
-- Name: TABLE customer_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.customer_sessions TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.customer_sessions TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.customer_sessions TO waypost_customer;

--
-- Name: TABLE customers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.customers TO waypost_api;
GRANT SELECT ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.customers TO waypost_worker;
GRANT SELECT(id) ON TABLE public.customers TO waypost_readonly;

--
-- Name: COLUMN customers.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.customers TO waypost_worker;
GRANT SELECT(shard) ON TABLE public.customers TO waypost_readonly;

--
-- Name: COLUMN customers.email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email) ON TABLE public.customers TO waypost_worker;
GRANT UPDATE(email) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_key) ON TABLE public.customers TO waypost_worker;
GRANT UPDATE(email_key) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.password_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(password_hash) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.customers TO waypost_worker;
GRANT UPDATE(name) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.phone; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(phone) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(phone) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.account_type; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_type) ON TABLE public.customers TO waypost_readonly;
GRANT UPDATE(account_type) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(account_type) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.company; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(company) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(company) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.address_line1; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(address_line1) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(address_line1) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.address_line2; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(address_line2) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(address_line2) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(city) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.region; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(region) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(region) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.postal_code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postal_code) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(postal_code) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.country; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(country) ON TABLE public.customers TO waypost_readonly;
GRANT UPDATE(country) ON TABLE public.customers TO waypost_customer;
GRANT SELECT(country) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.heard_from; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(heard_from) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.customers TO waypost_readonly;

--
-- Name: COLUMN customers.last_login_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_login_at) ON TABLE public.customers TO waypost_readonly;

--
-- Name: COLUMN customers.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(erased_at) ON TABLE public.customers TO waypost_worker;
GRANT SELECT(erased_at) ON TABLE public.customers TO waypost_readonly;
GRANT UPDATE(erased_at) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.vat_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(vat_id) ON TABLE public.customers TO waypost_worker;
GRANT UPDATE(vat_id) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.provider_customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(provider_customer_id),UPDATE(provider_customer_id) ON TABLE public.customers TO waypost_worker;

--
-- Name: COLUMN customers.deactivated_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(deactivated_at) ON TABLE public.customers TO waypost_worker;
GRANT SELECT(deactivated_at) ON TABLE public.customers TO waypost_readonly;

--
-- Name: COLUMN customers.locale; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(locale) ON TABLE public.customers TO waypost_worker;
GRANT UPDATE(locale) ON TABLE public.customers TO waypost_customer;

--
-- Name: COLUMN customers.vat_confirmed; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(vat_confirmed) ON TABLE public.customers TO waypost_worker;

--
-- Name: TABLE database_mode; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.database_mode TO waypost_api;
GRANT SELECT ON TABLE public.database_mode TO waypost_worker;
GRANT SELECT ON TABLE public.database_mode TO waypost_readonly;

--
-- Name: TABLE deliveries_by_day; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.deliveries_by_day TO waypost_worker;
GRANT SELECT ON TABLE public.deliveries_by_day TO waypost_api;
GRANT SELECT ON TABLE public.deliveries_by_day TO waypost_readonly;

--
-- Name: TABLE delivery_changes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.delivery_changes TO waypost_worker;
GRANT SELECT ON TABLE public.delivery_changes TO waypost_readonly;

--
-- Name: TABLE delivery_codes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.delivery_codes TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.delivery_codes TO waypost_worker;
GRANT SELECT ON TABLE public.delivery_codes TO waypost_readonly;

--
-- Name: TABLE desk_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.desk_items TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.desk_items TO waypost_worker;

--
-- Name: COLUMN desk_items.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.kind; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(kind) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.subject; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(subject) ON TABLE public.desk_items TO waypost_api;
GRANT SELECT(subject) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.reference; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(reference) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.party; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(party) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.occurrence; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(occurrence) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(state) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(state) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.turn; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(turn) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(turn) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(turn) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.owner_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(owner_id) ON TABLE public.desk_items TO waypost_api;
GRANT SELECT(owner_id) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.due_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(due_at) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(due_at) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(due_at) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.snoozed_until; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(snoozed_until) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(snoozed_until) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(snoozed_until) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.snooze_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(snooze_reason) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(snooze_reason) ON TABLE public.desk_items TO waypost_worker;

--
-- Name: COLUMN desk_items.opened_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(opened_at) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(updated_at) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(updated_at) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.closed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed_at) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(closed_at) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(closed_at) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: COLUMN desk_items.closed_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed_by) ON TABLE public.desk_items TO waypost_api;
GRANT UPDATE(closed_by) ON TABLE public.desk_items TO waypost_worker;
GRANT SELECT(closed_by) ON TABLE public.desk_items TO waypost_readonly;

--
-- Name: TABLE directory; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.directory TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.directory TO waypost_worker;
GRANT SELECT ON TABLE public.directory TO waypost_readonly;

--
-- Name: COLUMN directory.shard; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shard) ON TABLE public.directory TO waypost_api;
GRANT UPDATE(shard) ON TABLE public.directory TO waypost_worker;

--
-- Name: TABLE documents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.documents TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.documents TO waypost_worker;
GRANT SELECT ON TABLE public.documents TO waypost_readonly;

--
-- Name: COLUMN documents.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.documents TO waypost_api;
GRANT UPDATE(bytes) ON TABLE public.documents TO waypost_worker;

--
-- Name: COLUMN documents.job; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(job) ON TABLE public.documents TO waypost_api;

--
-- Name: COLUMN documents.pieces_done; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pieces_done) ON TABLE public.documents TO waypost_api;
GRANT UPDATE(pieces_done) ON TABLE public.documents TO waypost_worker;

--
-- Name: TABLE drafts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.drafts TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.drafts TO waypost_worker;

--
-- Name: COLUMN drafts.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.drafts TO waypost_readonly;

--
-- Name: COLUMN drafts.quote_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(quote_id) ON TABLE public.drafts TO waypost_readonly;

--
-- Name: COLUMN drafts.recipient_email; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(recipient_email) ON TABLE public.drafts TO waypost_worker;
GRANT UPDATE(recipient_email) ON TABLE public.drafts TO waypost_api;

--
-- Name: COLUMN drafts.recipient_address; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(recipient_address) ON TABLE public.drafts TO waypost_worker;
GRANT UPDATE(recipient_address) ON TABLE public.drafts TO waypost_api;

--
-- Name: COLUMN drafts.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.drafts TO waypost_readonly;

--
-- Name: COLUMN drafts.details; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(details) ON TABLE public.drafts TO waypost_api;
GRANT UPDATE(details) ON TABLE public.drafts TO waypost_worker;

--
-- Name: TABLE erased_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.erased_shipments TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.erased_shipments TO waypost_worker;
GRANT SELECT ON TABLE public.erased_shipments TO waypost_readonly;

--
-- Name: TABLE event_listeners; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.event_listeners TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.event_listeners TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.event_listeners TO waypost_customer;
GRANT SELECT ON TABLE public.event_listeners TO waypost_readonly;

--
-- Name: TABLE event_private; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.event_private TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.event_private TO waypost_worker;
GRANT SELECT ON TABLE public.event_private TO waypost_readonly;

--
-- Name: COLUMN event_private.note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(note) ON TABLE public.event_private TO waypost_api;
GRANT UPDATE(note) ON TABLE public.event_private TO waypost_worker;

--
-- Name: COLUMN event_private.proof; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(proof) ON TABLE public.event_private TO waypost_api;
GRANT UPDATE(proof) ON TABLE public.event_private TO waypost_worker;

--
-- Name: TABLE feed_offsets; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.feed_offsets TO waypost_api;
GRANT SELECT ON TABLE public.feed_offsets TO waypost_worker;
GRANT SELECT ON TABLE public.feed_offsets TO waypost_customer;
GRANT SELECT ON TABLE public.feed_offsets TO waypost_readonly;

--
-- Name: TABLE field_devices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(id) ON TABLE public.field_devices TO waypost_readonly;

--
-- Name: COLUMN field_devices.source_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(source_id) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(source_id) ON TABLE public.field_devices TO waypost_readonly;

--
-- Name: COLUMN field_devices.hub_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(hub_id) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(hub_id) ON TABLE public.field_devices TO waypost_readonly;
GRANT UPDATE(hub_id) ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.secret_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_hash) ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.secret_since; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_since) ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.previous_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(previous_hash) ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(created_at) ON TABLE public.field_devices TO waypost_readonly;

--
-- Name: COLUMN field_devices.last_seen_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_seen_at) ON TABLE public.field_devices TO waypost_api;
GRANT SELECT(last_seen_at) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(last_seen_at) ON TABLE public.field_devices TO waypost_readonly;

--
-- Name: COLUMN field_devices.revoked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_at) ON TABLE public.field_devices TO waypost_api;
GRANT SELECT(revoked_at) ON TABLE public.field_devices TO waypost_worker;
GRANT SELECT(revoked_at) ON TABLE public.field_devices TO waypost_readonly;

--
-- Name: COLUMN field_devices.revoked_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_by) ON TABLE public.field_devices TO waypost_api;

--
-- Name: COLUMN field_devices.revoked_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_reason) ON TABLE public.field_devices TO waypost_api;

--
-- Name: TABLE field_enrolments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.field_enrolments TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.field_enrolments TO waypost_worker;

--
-- Name: COLUMN field_enrolments.device_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(device_id) ON TABLE public.field_enrolments TO waypost_worker;

--
-- Name: COLUMN field_enrolments.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(expires_at) ON TABLE public.field_enrolments TO waypost_api;
GRANT SELECT(expires_at) ON TABLE public.field_enrolments TO waypost_worker;

--
-- Name: COLUMN field_enrolments.used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(used_at) ON TABLE public.field_enrolments TO waypost_api;

--
-- Name: COLUMN field_enrolments.attempt_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(attempt_id) ON TABLE public.field_enrolments TO waypost_api;

--
-- Name: TABLE field_people; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.field_people TO waypost_api;

--
-- Name: COLUMN field_people.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(id) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: COLUMN field_people.hub_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hub_id) ON TABLE public.field_people TO waypost_api;
GRANT SELECT(hub_id) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(hub_id) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: COLUMN field_people.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.field_people TO waypost_api;
GRANT UPDATE(name) ON TABLE public.field_people TO waypost_worker;

--
-- Name: COLUMN field_people.locale; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(locale) ON TABLE public.field_people TO waypost_api;

--
-- Name: COLUMN field_people.rights; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(rights) ON TABLE public.field_people TO waypost_api;
GRANT SELECT(rights) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(rights) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: COLUMN field_people.badge_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(badge_hash) ON TABLE public.field_people TO waypost_api;
GRANT UPDATE(badge_hash) ON TABLE public.field_people TO waypost_worker;

--
-- Name: COLUMN field_people.pin_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pin_hash) ON TABLE public.field_people TO waypost_api;
GRANT UPDATE(pin_hash) ON TABLE public.field_people TO waypost_worker;

--
-- Name: COLUMN field_people.pin_failures; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pin_failures) ON TABLE public.field_people TO waypost_api;

--
-- Name: COLUMN field_people.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(created_at) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: COLUMN field_people.deactivated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(deactivated_at) ON TABLE public.field_people TO waypost_api;
GRANT SELECT(deactivated_at) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(deactivated_at) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: COLUMN field_people.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(erased_at),UPDATE(erased_at) ON TABLE public.field_people TO waypost_worker;
GRANT SELECT(erased_at) ON TABLE public.field_people TO waypost_readonly;

--
-- Name: TABLE handovers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.handovers TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.handovers TO waypost_worker;

--
-- Name: COLUMN handovers.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.method; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(method) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(method) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(method) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.service_point_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(service_point_id) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(service_point_id) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(service_point_id) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.day; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(day) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(day) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(day) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.pickup_window; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pickup_window) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(pickup_window) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(pickup_window) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.instructions; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(instructions) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(instructions) ON TABLE public.handovers TO waypost_worker;

--
-- Name: COLUMN handovers.pickup_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pickup_id) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(pickup_id) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(pickup_id) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: COLUMN handovers.moved; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(moved) ON TABLE public.handovers TO waypost_api;
GRANT UPDATE(moved) ON TABLE public.handovers TO waypost_worker;
GRANT SELECT(moved) ON TABLE public.handovers TO waypost_readonly;

--
-- Name: TABLE hub_stays; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.hub_stays TO waypost_worker;
GRANT SELECT ON TABLE public.hub_stays TO waypost_api;
GRANT SELECT ON TABLE public.hub_stays TO waypost_readonly;

--
-- Name: TABLE hubs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.hubs TO waypost_api;
GRANT SELECT ON TABLE public.hubs TO waypost_worker;
GRANT SELECT ON TABLE public.hubs TO waypost_readonly;

--
-- Name: COLUMN hubs.code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(code) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.country; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(country) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.lat; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(lat) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.lon; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(lon) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.time_zone; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(time_zone) ON TABLE public.hubs TO waypost_api;

--
-- Name: COLUMN hubs.closed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed_at) ON TABLE public.hubs TO waypost_api;

--
-- Name: TABLE invoice_counters; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_counters TO waypost_worker;
GRANT SELECT ON TABLE public.invoice_counters TO waypost_readonly;

--
-- Name: TABLE invoices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.invoices TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.invoices TO waypost_worker;
GRANT SELECT ON TABLE public.invoices TO waypost_customer;

--
-- Name: COLUMN invoices.statement_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(statement_id) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.kind; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(kind) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.number; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(number) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.facts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(facts) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.buyer; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(buyer) ON TABLE public.invoices TO waypost_api;
GRANT UPDATE(buyer) ON TABLE public.invoices TO waypost_worker;

--
-- Name: COLUMN invoices.object_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(object_key) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: COLUMN invoices.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.invoices TO waypost_api;
GRANT UPDATE(bytes) ON TABLE public.invoices TO waypost_worker;
GRANT SELECT(bytes) ON TABLE public.invoices TO waypost_readonly;

--
-- Name: TABLE label_batches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.label_batches TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.label_batches TO waypost_worker;
GRANT SELECT,INSERT ON TABLE public.label_batches TO waypost_customer;
GRANT SELECT ON TABLE public.label_batches TO waypost_readonly;

--
-- Name: COLUMN label_batches.labels_done; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(labels_done) ON TABLE public.label_batches TO waypost_api;
GRANT UPDATE(labels_done) ON TABLE public.label_batches TO waypost_worker;

--
-- Name: COLUMN label_batches.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.label_batches TO waypost_api;
GRANT UPDATE(bytes) ON TABLE public.label_batches TO waypost_worker;

--
-- Name: COLUMN label_batches.job; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(job) ON TABLE public.label_batches TO waypost_api;

--
-- Name: TABLE ledger_entries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.ledger_entries TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.ledger_entries TO waypost_worker;
GRANT SELECT ON TABLE public.ledger_entries TO waypost_readonly;
GRANT SELECT ON TABLE public.ledger_entries TO waypost_customer;

--
-- Name: TABLE ledger_transactions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.ledger_transactions TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.ledger_transactions TO waypost_worker;
GRANT SELECT ON TABLE public.ledger_transactions TO waypost_customer;

--
-- Name: COLUMN ledger_transactions.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.ledger_transactions TO waypost_readonly;

--
-- Name: COLUMN ledger_transactions.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.ledger_transactions TO waypost_readonly;

--
-- Name: COLUMN ledger_transactions.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.ledger_transactions TO waypost_readonly;

--
-- Name: COLUMN ledger_transactions.recorded_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(recorded_at) ON TABLE public.ledger_transactions TO waypost_readonly;

--
-- Name: TABLE list_views; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.list_views TO waypost_api;
GRANT SELECT ON TABLE public.list_views TO waypost_readonly;

--
-- Name: COLUMN list_views.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.list_views TO waypost_api;

--
-- Name: COLUMN list_views.address; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(address) ON TABLE public.list_views TO waypost_api;

--
-- Name: COLUMN list_views.shared; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shared) ON TABLE public.list_views TO waypost_api;

--
-- Name: COLUMN list_views.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.list_views TO waypost_api;

--
-- Name: TABLE live_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.live_shipments TO waypost_worker;
GRANT SELECT ON TABLE public.live_shipments TO waypost_api;
GRANT SELECT ON TABLE public.live_shipments TO waypost_readonly;

--
-- Name: TABLE live_sums; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.live_sums TO waypost_worker;
GRANT SELECT ON TABLE public.live_sums TO waypost_api;
GRANT SELECT ON TABLE public.live_sums TO waypost_readonly;

--
-- Name: TABLE mail_languages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_languages TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.mail_languages TO waypost_worker;

--
-- Name: TABLE mail_opt_outs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.mail_opt_outs TO waypost_api;
GRANT SELECT ON TABLE public.mail_opt_outs TO waypost_worker;

--
-- Name: TABLE mail_returns; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.mail_returns TO waypost_worker;
GRANT SELECT ON TABLE public.mail_returns TO waypost_readonly;
GRANT SELECT ON TABLE public.mail_returns TO waypost_api;

--
-- Name: COLUMN mail_returns.soft_returned_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(soft_returned_at) ON TABLE public.mail_returns TO waypost_worker;
GRANT UPDATE(soft_returned_at) ON TABLE public.mail_returns TO waypost_api;

--
-- Name: TABLE mailed_links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mailed_links TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.mailed_links TO waypost_worker;
GRANT SELECT,INSERT,DELETE ON TABLE public.mailed_links TO waypost_customer;

--
-- Name: COLUMN mailed_links.shard; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shard) ON TABLE public.mailed_links TO waypost_worker;

--
-- Name: COLUMN mailed_links.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(customer_id) ON TABLE public.mailed_links TO waypost_worker;

--
-- Name: COLUMN mailed_links.secret_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_hash) ON TABLE public.mailed_links TO waypost_worker;

--
-- Name: TABLE manifest_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.manifest_shipments TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.manifest_shipments TO waypost_worker;
GRANT SELECT,INSERT,DELETE ON TABLE public.manifest_shipments TO waypost_customer;
GRANT SELECT ON TABLE public.manifest_shipments TO waypost_readonly;

--
-- Name: TABLE manifests; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.manifests TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.manifests TO waypost_worker;
GRANT SELECT,INSERT,DELETE ON TABLE public.manifests TO waypost_customer;
GRANT SELECT ON TABLE public.manifests TO waypost_readonly;

--
-- Name: COLUMN manifests.scan; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(scan) ON TABLE public.manifests TO waypost_api;

--
-- Name: TABLE newsletter_consents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_consents TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.newsletter_consents TO waypost_worker;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.newsletter_consents TO waypost_customer;

--
-- Name: COLUMN newsletter_consents.email_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email_hash) ON TABLE public.newsletter_consents TO waypost_worker;

--
-- Name: TABLE outbox_mails; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox_mails TO waypost_worker;
GRANT SELECT ON TABLE public.outbox_mails TO waypost_api;
GRANT SELECT ON TABLE public.outbox_mails TO waypost_readonly;

--
-- Name: COLUMN outbox_mails.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.outbox_mails TO waypost_api;

--
-- Name: TABLE parcel_templates; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.parcel_templates TO waypost_customer;

--
-- Name: COLUMN parcel_templates.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.parcel_templates TO waypost_customer;

--
-- Name: TABLE party_cases; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.party_cases TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.party_cases TO waypost_worker;
GRANT SELECT ON TABLE public.party_cases TO waypost_customer;

--
-- Name: COLUMN party_cases.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.party; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(party) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.subject; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(subject) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.party_cases TO waypost_api;
GRANT SELECT(state) ON TABLE public.party_cases TO waypost_readonly;
GRANT UPDATE(state) ON TABLE public.party_cases TO waypost_worker;

--
-- Name: COLUMN party_cases.assignee_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(assignee_id) ON TABLE public.party_cases TO waypost_api;
GRANT SELECT(assignee_id) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.last_author; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_author) ON TABLE public.party_cases TO waypost_api;
GRANT SELECT(last_author) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email_key) ON TABLE public.party_cases TO waypost_api;
GRANT UPDATE(email_key) ON TABLE public.party_cases TO waypost_worker;

--
-- Name: COLUMN party_cases.opened_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(opened_at) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: COLUMN party_cases.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.party_cases TO waypost_api;
GRANT SELECT(updated_at) ON TABLE public.party_cases TO waypost_readonly;
GRANT UPDATE(updated_at) ON TABLE public.party_cases TO waypost_worker;

--
-- Name: COLUMN party_cases.closed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed_at) ON TABLE public.party_cases TO waypost_api;
GRANT SELECT(closed_at) ON TABLE public.party_cases TO waypost_readonly;
GRANT UPDATE(closed_at) ON TABLE public.party_cases TO waypost_worker;

--
-- Name: COLUMN party_cases.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(erased_at) ON TABLE public.party_cases TO waypost_api;
GRANT UPDATE(erased_at) ON TABLE public.party_cases TO waypost_worker;
GRANT SELECT(erased_at) ON TABLE public.party_cases TO waypost_readonly;

--
-- Name: TABLE party_link_requests; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.party_link_requests TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.party_link_requests TO waypost_worker;

--
-- Name: TABLE payment_disputes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.payment_disputes TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.payment_disputes TO waypost_worker;
GRANT SELECT ON TABLE public.payment_disputes TO waypost_readonly;

--
-- Name: COLUMN payment_disputes.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.payment_disputes TO waypost_api;
GRANT UPDATE(state) ON TABLE public.payment_disputes TO waypost_worker;

--
-- Name: COLUMN payment_disputes.postings; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postings) ON TABLE public.payment_disputes TO waypost_api;
GRANT UPDATE(postings) ON TABLE public.payment_disputes TO waypost_worker;

--
-- Name: COLUMN payment_disputes.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.payment_disputes TO waypost_api;
GRANT UPDATE(updated_at) ON TABLE public.payment_disputes TO waypost_worker;

--
-- Name: TABLE pickup_capacity; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.pickup_capacity TO waypost_api;
GRANT SELECT ON TABLE public.pickup_capacity TO waypost_worker;
GRANT SELECT ON TABLE public.pickup_capacity TO waypost_readonly;

--
-- Name: TABLE pickup_cities; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.pickup_cities TO waypost_api;
GRANT SELECT ON TABLE public.pickup_cities TO waypost_worker;
GRANT SELECT ON TABLE public.pickup_cities TO waypost_readonly;

--
-- Name: COLUMN pickup_cities.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.pickup_cities TO waypost_api;

--
-- Name: COLUMN pickup_cities.places; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(places) ON TABLE public.pickup_cities TO waypost_api;

--
-- Name: COLUMN pickup_cities.staff_confirms; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(staff_confirms) ON TABLE public.pickup_cities TO waypost_api;

--
-- Name: COLUMN pickup_cities.revision; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revision) ON TABLE public.pickup_cities TO waypost_api;

--
-- Name: COLUMN pickup_cities.changed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(changed_at) ON TABLE public.pickup_cities TO waypost_api;

--
-- Name: TABLE pickup_places; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.pickup_places TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.pickup_places TO waypost_worker;
GRANT SELECT ON TABLE public.pickup_places TO waypost_readonly;

--
-- Name: COLUMN pickup_places.taken; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(taken) ON TABLE public.pickup_places TO waypost_api;
GRANT UPDATE(taken) ON TABLE public.pickup_places TO waypost_worker;

--
-- Name: TABLE pickup_rules; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.pickup_rules TO waypost_customer;
GRANT SELECT ON TABLE public.pickup_rules TO waypost_worker;
GRANT SELECT ON TABLE public.pickup_rules TO waypost_api;

--
-- Name: COLUMN pickup_rules.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.frequency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(frequency) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.starts_on; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(starts_on) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.pickup_window; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(pickup_window) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.country; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(country) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.area; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(area) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.time_zone; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(time_zone) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.planned_until; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(planned_until) ON TABLE public.pickup_rules TO waypost_worker;
GRANT SELECT(planned_until) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.pickup_rules TO waypost_customer;
GRANT SELECT(ended_at) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: COLUMN pickup_rules.city; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(city) ON TABLE public.pickup_rules TO waypost_readonly;

--
-- Name: TABLE pickup_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.pickup_shipments TO waypost_customer;
GRANT SELECT,INSERT,DELETE ON TABLE public.pickup_shipments TO waypost_worker;
GRANT SELECT ON TABLE public.pickup_shipments TO waypost_readonly;
GRANT SELECT,INSERT,DELETE ON TABLE public.pickup_shipments TO waypost_api;

--
-- Name: TABLE pickups; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.pickups TO waypost_customer;
GRANT SELECT,INSERT,DELETE ON TABLE public.pickups TO waypost_worker;
GRANT SELECT,INSERT,DELETE ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.public_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(public_id) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.rule_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(rule_id) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.rule_day; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(rule_day) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.day; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(day) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(day) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(day) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.pickup_window; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(pickup_window) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(pickup_window) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(pickup_window) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.starts_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(starts_at) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(starts_at) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(starts_at) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.ends_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ends_at) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(ends_at) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(ends_at) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.cut_off_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cut_off_at) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(cut_off_at) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(cut_off_at) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.country; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(country) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.area; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(area) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.time_zone; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(time_zone) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.pickups TO waypost_customer;
GRANT UPDATE(status) ON TABLE public.pickups TO waypost_worker;
GRANT SELECT(status) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(status) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.closed; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(closed) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(closed) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.revision; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revision) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(revision) ON TABLE public.pickups TO waypost_readonly;
GRANT UPDATE(revision) ON TABLE public.pickups TO waypost_api;

--
-- Name: COLUMN pickups.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.city; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(city) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.requested_day; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(requested_day) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(requested_day) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.requested_window; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(requested_window) ON TABLE public.pickups TO waypost_customer;
GRANT SELECT(requested_window) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.missed_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(missed_reason) ON TABLE public.pickups TO waypost_api;
GRANT SELECT(missed_reason) ON TABLE public.pickups TO waypost_readonly;

--
-- Name: COLUMN pickups.staff_note; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(staff_note) ON TABLE public.pickups TO waypost_api;

--
-- Name: TABLE place_loads; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.place_loads TO waypost_readonly;

--
-- Name: TABLE place_names; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.place_names TO waypost_api;
GRANT SELECT ON TABLE public.place_names TO waypost_worker;
GRANT SELECT ON TABLE public.place_names TO waypost_readonly;

--
-- Name: TABLE places; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.places TO waypost_api;
GRANT SELECT ON TABLE public.places TO waypost_worker;
GRANT SELECT ON TABLE public.places TO waypost_readonly;

--
-- Name: TABLE plan_runs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.plan_runs TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.plan_runs TO waypost_worker;
GRANT SELECT ON TABLE public.plan_runs TO waypost_readonly;

--
-- Name: COLUMN plan_runs.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.plan_runs TO waypost_worker;

--
-- Name: COLUMN plan_runs.share; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(share) ON TABLE public.plan_runs TO waypost_worker;

--
-- Name: COLUMN plan_runs.stop_asked; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(stop_asked) ON TABLE public.plan_runs TO waypost_api;

--
-- Name: COLUMN plan_runs.outcome; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(outcome) ON TABLE public.plan_runs TO waypost_worker;

--
-- Name: COLUMN plan_runs.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.plan_runs TO waypost_worker;

--
-- Name: TABLE posting_marks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.posting_marks TO waypost_worker;
GRANT SELECT ON TABLE public.posting_marks TO waypost_readonly;

--
-- Name: TABLE prepared_answers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.prepared_answers TO waypost_api;
GRANT SELECT ON TABLE public.prepared_answers TO waypost_readonly;

--
-- Name: COLUMN prepared_answers.title; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(title) ON TABLE public.prepared_answers TO waypost_api;

--
-- Name: COLUMN prepared_answers.text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(text) ON TABLE public.prepared_answers TO waypost_api;

--
-- Name: COLUMN prepared_answers.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.prepared_answers TO waypost_api;

--
-- Name: TABLE program_batch_rows; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.program_batch_rows TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.program_batch_rows TO waypost_worker;
GRANT SELECT ON TABLE public.program_batch_rows TO waypost_customer;

--
-- Name: COLUMN program_batch_rows.batch_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(batch_id) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.row_no; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(row_no) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.request; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(request) ON TABLE public.program_batch_rows TO waypost_api;

--
-- Name: COLUMN program_batch_rows.outcome; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(outcome) ON TABLE public.program_batch_rows TO waypost_api;
GRANT SELECT(outcome) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.failures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(failures) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: COLUMN program_batch_rows.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.program_batch_rows TO waypost_readonly;

--
-- Name: TABLE program_batches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.program_batches TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.program_batches TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.program_batches TO waypost_customer;
GRANT SELECT ON TABLE public.program_batches TO waypost_readonly;

--
-- Name: COLUMN program_batches.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.program_batches TO waypost_api;

--
-- Name: COLUMN program_batches.progressed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(progressed_at) ON TABLE public.program_batches TO waypost_api;

--
-- Name: COLUMN program_batches.finished_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(finished_at) ON TABLE public.program_batches TO waypost_api;

--
-- Name: TABLE program_calls; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.program_calls TO waypost_api;
GRANT SELECT ON TABLE public.program_calls TO waypost_worker;
GRANT SELECT ON TABLE public.program_calls TO waypost_customer;
GRANT SELECT ON TABLE public.program_calls TO waypost_readonly;

--
-- Name: TABLE program_requests; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.program_requests TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.program_requests TO waypost_worker;

--
-- Name: TABLE program_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.program_shipments TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.program_shipments TO waypost_worker;
GRANT SELECT ON TABLE public.program_shipments TO waypost_customer;

--
-- Name: COLUMN program_shipments.reference; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reference) ON TABLE public.program_shipments TO waypost_api;
GRANT UPDATE(reference) ON TABLE public.program_shipments TO waypost_worker;

--
-- Name: COLUMN program_shipments.is_unique; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_unique) ON TABLE public.program_shipments TO waypost_api;
GRANT UPDATE(is_unique) ON TABLE public.program_shipments TO waypost_worker;

--
-- Name: COLUMN program_shipments.metadata; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(metadata) ON TABLE public.program_shipments TO waypost_api;
GRANT UPDATE(metadata) ON TABLE public.program_shipments TO waypost_worker;

--
-- Name: TABLE proof_pictures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.proof_pictures TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.proof_pictures TO waypost_worker;

--
-- Name: COLUMN proof_pictures.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.proof_pictures TO waypost_readonly;

--
-- Name: COLUMN proof_pictures.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.proof_pictures TO waypost_readonly;

--
-- Name: COLUMN proof_pictures.source_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(source_id) ON TABLE public.proof_pictures TO waypost_readonly;

--
-- Name: COLUMN proof_pictures.bytes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(bytes) ON TABLE public.proof_pictures TO waypost_api;
GRANT SELECT(bytes) ON TABLE public.proof_pictures TO waypost_readonly;

--
-- Name: COLUMN proof_pictures.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.proof_pictures TO waypost_readonly;

--
-- Name: COLUMN proof_pictures.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(erased_at) ON TABLE public.proof_pictures TO waypost_api;
GRANT UPDATE(erased_at) ON TABLE public.proof_pictures TO waypost_worker;

--
-- Name: TABLE quotes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.quotes TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.quotes TO waypost_worker;
GRANT SELECT ON TABLE public.quotes TO waypost_readonly;

--
-- Name: TABLE rate_tokens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.rate_tokens TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.rate_tokens TO waypost_customer;

--
-- Name: COLUMN rate_tokens.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.key_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(key_id) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.shop; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shop) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.hint; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(hint) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.settings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(settings) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.rate_tokens TO waypost_api;
GRANT SELECT(last_used_at) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: COLUMN rate_tokens.revoked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revoked_at) ON TABLE public.rate_tokens TO waypost_customer;
GRANT SELECT(revoked_at) ON TABLE public.rate_tokens TO waypost_readonly;

--
-- Name: TABLE recalled_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.recalled_shipments TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.recalled_shipments TO waypost_worker;
GRANT SELECT ON TABLE public.recalled_shipments TO waypost_readonly;

--
-- Name: TABLE refunds; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.refunds TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.refunds TO waypost_worker;
GRANT SELECT ON TABLE public.refunds TO waypost_readonly;

--
-- Name: COLUMN refunds.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.refunds TO waypost_customer;

--
-- Name: COLUMN refunds.amount_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(amount_cents) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(amount_cents) ON TABLE public.refunds TO waypost_worker;

--
-- Name: COLUMN refunds.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(state) ON TABLE public.refunds TO waypost_worker;
GRANT SELECT(state) ON TABLE public.refunds TO waypost_customer;

--
-- Name: COLUMN refunds.provider_refund_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(provider_refund_id) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(provider_refund_id) ON TABLE public.refunds TO waypost_worker;

--
-- Name: COLUMN refunds.failure_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(failure_reason) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(failure_reason) ON TABLE public.refunds TO waypost_worker;

--
-- Name: COLUMN refunds.postings; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postings) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(postings) ON TABLE public.refunds TO waypost_worker;

--
-- Name: COLUMN refunds.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(updated_at) ON TABLE public.refunds TO waypost_api;
GRANT UPDATE(updated_at) ON TABLE public.refunds TO waypost_worker;

--
-- Name: TABLE replication_heartbeat; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.replication_heartbeat TO waypost_worker;
GRANT SELECT ON TABLE public.replication_heartbeat TO waypost_readonly;

--
-- Name: COLUMN replication_heartbeat.beat_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(beat_at) ON TABLE public.replication_heartbeat TO waypost_worker;

--
-- Name: TABLE revenue_by_customer; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.revenue_by_customer TO waypost_worker;
GRANT SELECT ON TABLE public.revenue_by_customer TO waypost_api;
GRANT SELECT ON TABLE public.revenue_by_customer TO waypost_readonly;

--
-- Name: TABLE revenue_by_day; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.revenue_by_day TO waypost_worker;
GRANT SELECT ON TABLE public.revenue_by_day TO waypost_api;
GRANT SELECT ON TABLE public.revenue_by_day TO waypost_readonly;

--
-- Name: TABLE rounds; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rounds TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rounds TO waypost_worker;
GRANT SELECT ON TABLE public.rounds TO waypost_readonly;

--
-- Name: TABLE saved_cards; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.saved_cards TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.saved_cards TO waypost_worker;
GRANT SELECT ON TABLE public.saved_cards TO waypost_customer;

--
-- Name: COLUMN saved_cards.state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(state) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(state) ON TABLE public.saved_cards TO waypost_worker;
GRANT UPDATE(state) ON TABLE public.saved_cards TO waypost_customer;

--
-- Name: COLUMN saved_cards.method_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(method_id) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(method_id) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.setup_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(setup_id) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(setup_id) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.second_step_url; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(second_step_url) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(second_step_url) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.brand; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(brand) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(brand) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.last4; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last4) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(last4) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.exp_month; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(exp_month) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(exp_month) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.exp_year; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(exp_year) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(exp_year) ON TABLE public.saved_cards TO waypost_worker;

--
-- Name: COLUMN saved_cards.is_default; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_default) ON TABLE public.saved_cards TO waypost_api;
GRANT UPDATE(is_default) ON TABLE public.saved_cards TO waypost_worker;
GRANT UPDATE(is_default) ON TABLE public.saved_cards TO waypost_customer;

--
-- Name: TABLE service_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.service_days TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.service_days TO waypost_worker;
GRANT SELECT ON TABLE public.service_days TO waypost_readonly;

--
-- Name: TABLE service_limits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.service_limits TO waypost_api;
GRANT SELECT ON TABLE public.service_limits TO waypost_worker;
GRANT SELECT ON TABLE public.service_limits TO waypost_readonly;

--
-- Name: TABLE service_points; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.service_points TO waypost_api;
GRANT SELECT ON TABLE public.service_points TO waypost_worker;
GRANT SELECT ON TABLE public.service_points TO waypost_readonly;

--
-- Name: COLUMN service_points.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.line1; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line1) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.line2; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(line2) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.postal_code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(postal_code) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.city; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(city) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.region; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(region) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.country; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(country) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.lat; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(lat) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.lon; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(lon) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.hours; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hours) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.directions; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(directions) ON TABLE public.service_points TO waypost_api;

--
-- Name: COLUMN service_points.closed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(closed_at) ON TABLE public.service_points TO waypost_api;

--
-- Name: TABLE settings_versions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.settings_versions TO waypost_api;
GRANT SELECT ON TABLE public.settings_versions TO waypost_worker;
GRANT SELECT ON TABLE public.settings_versions TO waypost_readonly;

--
-- Name: TABLE shard_maps; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.shard_maps TO waypost_api;
GRANT SELECT ON TABLE public.shard_maps TO waypost_worker;
GRANT SELECT ON TABLE public.shard_maps TO waypost_readonly;

--
-- Name: TABLE shard_moves; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.shard_moves TO waypost_api;
GRANT SELECT ON TABLE public.shard_moves TO waypost_worker;
GRANT SELECT ON TABLE public.shard_moves TO waypost_readonly;

--
-- Name: TABLE shifts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shifts TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.shifts TO waypost_worker;

--
-- Name: COLUMN shifts.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(id) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.device_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(device_id) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(device_id) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.source_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(source_id) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(source_id) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.person_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(person_id) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(person_id) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.hub_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(hub_id) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(hub_id) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.secret_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_hash) ON TABLE public.shifts TO waypost_api;

--
-- Name: COLUMN shifts.began_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(began_at) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(began_at) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.ends_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(ends_at) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(ends_at) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: COLUMN shifts.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.shifts TO waypost_api;
GRANT SELECT(ended_at) ON TABLE public.shifts TO waypost_worker;
GRANT SELECT(ended_at) ON TABLE public.shifts TO waypost_readonly;

--
-- Name: TABLE shipment_changes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment_changes TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.shipment_changes TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_changes TO waypost_readonly;

--
-- Name: TABLE shipment_edits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment_edits TO waypost_api;
GRANT SELECT ON TABLE public.shipment_edits TO waypost_readonly;

--
-- Name: TABLE shipment_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.shipment_items TO waypost_customer;
GRANT SELECT,INSERT ON TABLE public.shipment_items TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipment_items TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_items TO waypost_readonly;

--
-- Name: TABLE shipment_list; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment_list TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipment_list TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_list TO waypost_readonly;
GRANT SELECT ON TABLE public.shipment_list TO waypost_customer;

--
-- Name: COLUMN shipment_list.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(customer_id) ON TABLE public.shipment_list TO waypost_api;
GRANT UPDATE(customer_id) ON TABLE public.shipment_list TO waypost_worker;

--
-- Name: COLUMN shipment_list.search_text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(search_text) ON TABLE public.shipment_list TO waypost_api;
GRANT UPDATE(search_text) ON TABLE public.shipment_list TO waypost_worker;

--
-- Name: TABLE shipment_payers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.shipment_payers TO waypost_customer;
GRANT SELECT,INSERT ON TABLE public.shipment_payers TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipment_payers TO waypost_worker;

--
-- Name: COLUMN shipment_payers.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.shipment_payers TO waypost_customer;
GRANT UPDATE(name) ON TABLE public.shipment_payers TO waypost_api;
GRANT UPDATE(name) ON TABLE public.shipment_payers TO waypost_worker;

--
-- Name: COLUMN shipment_payers.vat_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(vat_id) ON TABLE public.shipment_payers TO waypost_customer;
GRANT UPDATE(vat_id) ON TABLE public.shipment_payers TO waypost_api;
GRANT UPDATE(vat_id) ON TABLE public.shipment_payers TO waypost_worker;

--
-- Name: TABLE shipment_refs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment_refs TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipment_refs TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_refs TO waypost_readonly;

--
-- Name: COLUMN shipment_refs.ref_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ref_hash) ON TABLE public.shipment_refs TO waypost_worker;

--
-- Name: TABLE shipment_search; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipment_search TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipment_search TO waypost_worker;

--
-- Name: COLUMN shipment_search.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.shipment_search TO waypost_readonly;

--
-- Name: COLUMN shipment_search.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.shipment_search TO waypost_readonly;

--
-- Name: COLUMN shipment_search.service; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(service) ON TABLE public.shipment_search TO waypost_api;
GRANT UPDATE(service) ON TABLE public.shipment_search TO waypost_worker;
GRANT SELECT(service) ON TABLE public.shipment_search TO waypost_readonly;

--
-- Name: COLUMN shipment_search.price_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(price_cents) ON TABLE public.shipment_search TO waypost_api;
GRANT UPDATE(price_cents) ON TABLE public.shipment_search TO waypost_worker;
GRANT SELECT(price_cents) ON TABLE public.shipment_search TO waypost_readonly;

--
-- Name: COLUMN shipment_search.search_text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(search_text) ON TABLE public.shipment_search TO waypost_api;
GRANT UPDATE(search_text) ON TABLE public.shipment_search TO waypost_worker;

--
-- Name: COLUMN shipment_search.parties; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(parties) ON TABLE public.shipment_search TO waypost_api;
GRANT UPDATE(parties) ON TABLE public.shipment_search TO waypost_worker;
GRANT SELECT(parties) ON TABLE public.shipment_search TO waypost_readonly;

--
-- Name: TABLE shipment_state; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.shipment_state TO waypost_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.shipment_state TO waypost_worker;
GRANT SELECT ON TABLE public.shipment_state TO waypost_readonly;
GRANT SELECT ON TABLE public.shipment_state TO waypost_customer;

--
-- Name: TABLE shipment_subscriptions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shipment_subscriptions TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.shipment_subscriptions TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.shipment_subscriptions TO waypost_customer;

--
-- Name: COLUMN shipment_subscriptions.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.state; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(state) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.requested_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(requested_at) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.confirmed_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(confirmed_at) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: COLUMN shipment_subscriptions.left_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(left_at) ON TABLE public.shipment_subscriptions TO waypost_readonly;

--
-- Name: TABLE shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.shipments TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.shipments TO waypost_worker;
GRANT SELECT ON TABLE public.shipments TO waypost_customer;

--
-- Name: COLUMN shipments.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.tracking_number; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(tracking_number) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.quote_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(quote_id) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.service_type; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(service_type) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.service; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(service) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.origin; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(origin) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(origin) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.origin_country; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(origin_country) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(origin_country) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.destination; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(destination) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(destination) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.destination_country; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(destination_country) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(destination_country) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.piece_count; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(piece_count) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.weight_grams; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(weight_grams) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.length_mm; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(length_mm) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.width_mm; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(width_mm) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.height_mm; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(height_mm) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.incoterm; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(incoterm) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(incoterm) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.eta; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(eta) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.payment_method; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(payment_method) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.insured; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(insured) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.price_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(price_cents) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(price_cents) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.currency; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(currency) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.booked_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(booked_at) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(customer_id) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(customer_id) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.hold; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hold) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(hold) ON TABLE public.shipments TO waypost_worker;
GRANT SELECT(hold) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.cancelled_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cancelled_at) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(cancelled_at) ON TABLE public.shipments TO waypost_worker;
GRANT SELECT(cancelled_at) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.revision; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(revision) ON TABLE public.shipments TO waypost_api;
GRANT SELECT(revision) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.cancelled_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cancelled_by) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(cancelled_by) ON TABLE public.shipments TO waypost_worker;
GRANT SELECT(cancelled_by) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.cancelled_by_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(cancelled_by_id) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(cancelled_by_id) ON TABLE public.shipments TO waypost_worker;
GRANT SELECT(cancelled_by_id) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.parcels; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(parcels) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.export_reason; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(export_reason) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.terms_version; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(terms_version) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.terms_accepted_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(terms_accepted_at) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: COLUMN shipments.order_reference; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(order_reference) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(order_reference) ON TABLE public.shipments TO waypost_worker;

--
-- Name: COLUMN shipments.erased_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(erased_at) ON TABLE public.shipments TO waypost_api;
GRANT UPDATE(erased_at) ON TABLE public.shipments TO waypost_worker;
GRANT SELECT(erased_at) ON TABLE public.shipments TO waypost_readonly;

--
-- Name: TABLE sort_plans; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.sort_plans TO waypost_api;
GRANT SELECT ON TABLE public.sort_plans TO waypost_worker;
GRANT SELECT ON TABLE public.sort_plans TO waypost_readonly;

--
-- Name: TABLE sources; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.sources TO waypost_api;
GRANT SELECT ON TABLE public.sources TO waypost_worker;
GRANT SELECT ON TABLE public.sources TO waypost_readonly;

--
-- Name: COLUMN sources.hub_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(hub_id) ON TABLE public.sources TO waypost_api;

--
-- Name: TABLE staff_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_invitations TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.staff_invitations TO waypost_worker;

--
-- Name: COLUMN staff_invitations.secret_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_hash) ON TABLE public.staff_invitations TO waypost_worker;

--
-- Name: TABLE staff_mails; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.staff_mails TO waypost_api;
GRANT SELECT ON TABLE public.staff_mails TO waypost_worker;

--
-- Name: COLUMN staff_mails.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: COLUMN staff_mails.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: COLUMN staff_mails.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: COLUMN staff_mails.party; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(party) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: COLUMN staff_mails.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: COLUMN staff_mails.subject; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(subject) ON TABLE public.staff_mails TO waypost_api;
GRANT UPDATE(subject) ON TABLE public.staff_mails TO waypost_worker;

--
-- Name: COLUMN staff_mails.body; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(body) ON TABLE public.staff_mails TO waypost_api;
GRANT UPDATE(body) ON TABLE public.staff_mails TO waypost_worker;

--
-- Name: COLUMN staff_mails.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.staff_mails TO waypost_readonly;

--
-- Name: TABLE staff_members; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.staff_members TO waypost_api;

--
-- Name: COLUMN staff_members.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.staff_members TO waypost_worker;
GRANT SELECT(id) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: COLUMN staff_members.email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email) ON TABLE public.staff_members TO waypost_worker;

--
-- Name: COLUMN staff_members.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_key) ON TABLE public.staff_members TO waypost_worker;

--
-- Name: COLUMN staff_members.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.staff_members TO waypost_worker;

--
-- Name: COLUMN staff_members.permission_set; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(permission_set) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: COLUMN staff_members.active; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(active) ON TABLE public.staff_members TO waypost_worker;
GRANT SELECT(active) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: COLUMN staff_members.totp_confirmed_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(totp_confirmed_at) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: COLUMN staff_members.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: COLUMN staff_members.last_login_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_login_at) ON TABLE public.staff_members TO waypost_readonly;

--
-- Name: TABLE staff_notes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.staff_notes TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.staff_notes TO waypost_worker;

--
-- Name: COLUMN staff_notes.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: COLUMN staff_notes.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: COLUMN staff_notes.shipment_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shipment_id) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: COLUMN staff_notes.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: COLUMN staff_notes.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: COLUMN staff_notes.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.staff_notes TO waypost_readonly;

--
-- Name: TABLE staff_password_links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.staff_password_links TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.staff_password_links TO waypost_worker;

--
-- Name: COLUMN staff_password_links.secret_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(secret_hash) ON TABLE public.staff_password_links TO waypost_worker;

--
-- Name: TABLE staff_recovery_codes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_recovery_codes TO waypost_api;

--
-- Name: TABLE staff_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.staff_sessions TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.staff_sessions TO waypost_worker;

--
-- Name: TABLE statement_lines; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.statement_lines TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.statement_lines TO waypost_worker;
GRANT SELECT ON TABLE public.statement_lines TO waypost_readonly;
GRANT SELECT ON TABLE public.statement_lines TO waypost_customer;

--
-- Name: TABLE statements; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.statements TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.statements TO waypost_worker;
GRANT SELECT ON TABLE public.statements TO waypost_readonly;
GRANT SELECT ON TABLE public.statements TO waypost_customer;

--
-- Name: COLUMN statements.paid_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(paid_at) ON TABLE public.statements TO waypost_worker;

--
-- Name: COLUMN statements.open_cents; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(open_cents) ON TABLE public.statements TO waypost_worker;

--
-- Name: COLUMN statements.reminders; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reminders) ON TABLE public.statements TO waypost_worker;

--
-- Name: COLUMN statements.remind_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(remind_at) ON TABLE public.statements TO waypost_worker;

--
-- Name: COLUMN statements.overdue_told_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(overdue_told_at) ON TABLE public.statements TO waypost_worker;

--
-- Name: TABLE stop_acts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.stop_acts TO waypost_api;
GRANT SELECT,DELETE ON TABLE public.stop_acts TO waypost_worker;
GRANT SELECT ON TABLE public.stop_acts TO waypost_readonly;

--
-- Name: TABLE stop_pieces; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stop_pieces TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stop_pieces TO waypost_worker;
GRANT SELECT ON TABLE public.stop_pieces TO waypost_readonly;

--
-- Name: TABLE stop_private; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stop_private TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stop_private TO waypost_worker;

--
-- Name: TABLE stops; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stops TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stops TO waypost_worker;
GRANT SELECT ON TABLE public.stops TO waypost_readonly;

--
-- Name: TABLE stray_objects; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.stray_objects TO waypost_worker;
GRANT SELECT ON TABLE public.stray_objects TO waypost_readonly;

--
-- Name: TABLE sweep_places; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,UPDATE ON TABLE public.sweep_places TO waypost_worker;

--
-- Name: TABLE tallies_by_minute; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tallies_by_minute TO waypost_worker;
GRANT SELECT ON TABLE public.tallies_by_minute TO waypost_api;
GRANT SELECT ON TABLE public.tallies_by_minute TO waypost_readonly;

--
-- Name: TABLE tally_marks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.tally_marks TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tally_marks TO waypost_worker;
GRANT SELECT ON TABLE public.tally_marks TO waypost_readonly;

--
-- Name: TABLE tariff_proposals; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.tariff_proposals TO waypost_api;
GRANT SELECT ON TABLE public.tariff_proposals TO waypost_worker;
GRANT SELECT ON TABLE public.tariff_proposals TO waypost_readonly;

--
-- Name: COLUMN tariff_proposals.preview_state; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(preview_state) ON TABLE public.tariff_proposals TO waypost_worker;

--
-- Name: COLUMN tariff_proposals.quotes_seen; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(quotes_seen) ON TABLE public.tariff_proposals TO waypost_worker;

--
-- Name: COLUMN tariff_proposals.quotes_total; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(quotes_total) ON TABLE public.tariff_proposals TO waypost_worker;

--
-- Name: COLUMN tariff_proposals.preview; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(preview) ON TABLE public.tariff_proposals TO waypost_worker;

--
-- Name: COLUMN tariff_proposals.published_version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(published_version) ON TABLE public.tariff_proposals TO waypost_api;

--
-- Name: TABLE tariffs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.tariffs TO waypost_api;
GRANT SELECT ON TABLE public.tariffs TO waypost_worker;
GRANT SELECT ON TABLE public.tariffs TO waypost_readonly;

--
-- Name: COLUMN tariffs.withdrawn_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(withdrawn_at) ON TABLE public.tariffs TO waypost_api;

--
-- Name: COLUMN tariffs.withdrawn_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(withdrawn_by) ON TABLE public.tariffs TO waypost_api;

--
-- Name: COLUMN tariffs.withdrawal_reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(withdrawal_reason) ON TABLE public.tariffs TO waypost_api;

--
-- Name: TABLE test_mails; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.test_mails TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.test_mails TO waypost_worker;

--
-- Name: TABLE told_shipments; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.told_shipments TO waypost_worker;
GRANT SELECT,DELETE ON TABLE public.told_shipments TO waypost_api;
GRANT SELECT ON TABLE public.told_shipments TO waypost_readonly;

--
-- Name: TABLE tracking_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.tracking_events TO waypost_api;
GRANT SELECT,INSERT ON TABLE public.tracking_events TO waypost_worker;
GRANT SELECT ON TABLE public.tracking_events TO waypost_readonly;

--
-- Name: TABLE trip_containers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.trip_containers TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.trip_containers TO waypost_worker;
GRANT SELECT ON TABLE public.trip_containers TO waypost_readonly;

--
-- Name: TABLE trips; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.trips TO waypost_api;
GRANT SELECT,DELETE,UPDATE ON TABLE public.trips TO waypost_worker;
GRANT SELECT ON TABLE public.trips TO waypost_readonly;

--
-- Name: TABLE undeliverable_addresses; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.undeliverable_addresses TO waypost_worker;
GRANT SELECT,INSERT,DELETE ON TABLE public.undeliverable_addresses TO waypost_api;
GRANT SELECT ON TABLE public.undeliverable_addresses TO waypost_readonly;

--
-- Name: TABLE unmatched_scans; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.unmatched_scans TO waypost_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.unmatched_scans TO waypost_worker;
GRANT SELECT ON TABLE public.unmatched_scans TO waypost_readonly;

--
-- Name: COLUMN unmatched_scans.scan; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(scan) ON TABLE public.unmatched_scans TO waypost_api;
GRANT UPDATE(scan) ON TABLE public.unmatched_scans TO waypost_worker;

--
-- Name: COLUMN unmatched_scans.dismissed_as; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(dismissed_as) ON TABLE public.unmatched_scans TO waypost_api;

--
-- Name: TABLE vehicles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.vehicles TO waypost_api;
GRANT SELECT ON TABLE public.vehicles TO waypost_worker;
GRANT SELECT ON TABLE public.vehicles TO waypost_readonly;

--
-- Name: TABLE viewing_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.viewing_sessions TO waypost_api;

--
-- Name: COLUMN viewing_sessions.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.viewing_sessions TO waypost_readonly;

--
-- Name: COLUMN viewing_sessions.staff_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(staff_id) ON TABLE public.viewing_sessions TO waypost_readonly;

--
-- Name: COLUMN viewing_sessions.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.viewing_sessions TO waypost_readonly;

--
-- Name: COLUMN viewing_sessions.reason; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(reason) ON TABLE public.viewing_sessions TO waypost_api;

--
-- Name: COLUMN viewing_sessions.started_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(started_at) ON TABLE public.viewing_sessions TO waypost_readonly;

--
-- Name: COLUMN viewing_sessions.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.viewing_sessions TO waypost_api;
GRANT SELECT(ended_at) ON TABLE public.viewing_sessions TO waypost_readonly;

--
-- Name: TABLE webhook_attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.webhook_attempts TO waypost_customer;
GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_attempts TO waypost_worker;
GRANT SELECT ON TABLE public.webhook_attempts TO waypost_readonly;

--
-- Name: TABLE webhook_deliveries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_deliveries TO waypost_customer;
GRANT SELECT,INSERT ON TABLE public.webhook_deliveries TO waypost_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_deliveries TO waypost_worker;
GRANT SELECT ON TABLE public.webhook_deliveries TO waypost_readonly;

--
-- Name: TABLE webhook_endpoints; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_endpoints TO waypost_customer;
GRANT SELECT ON TABLE public.webhook_endpoints TO waypost_api;
GRANT SELECT,UPDATE ON TABLE public.webhook_endpoints TO waypost_worker;

--
-- Name: COLUMN webhook_endpoints.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.shard; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(shard) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.customer_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(customer_id) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.url; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(url) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.description; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(description) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.types; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(types) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.off_because; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(off_because) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.failures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(failures) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.failing_since; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(failing_since) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.next_probe_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(next_probe_at) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.last_success_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_success_at) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- Name: COLUMN webhook_endpoints.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.webhook_endpoints TO waypost_readonly;

--
-- PostgreSQL database dump complete
--

\unrestrict waypost

