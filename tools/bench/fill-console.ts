import { AUDIT_ACTIONS } from '@waypost/contract/audit-actions';
import type pg from 'pg';
import { say } from '../driver/define-tool.ts';

/** One in so many shipments is on the desk, or was. */
const SHIPMENTS_PER_DESK_ITEM = 10;

/**
 * The lists beside that of shipments, for as many shipments: a mail and an entry of the audit log for
 * each, a customer with a pickup for ten (2,000 on a day in 300 cities), an item of the desk for ten (one in fifty of
 * them open), a scan without a shipment for fifty.
 */
export async function fillConsole(db: pg.Client, shipments: number): Promise<void> {
  const { rowCount } = await db.query(
    `SELECT 1 FROM outbox_mails WHERE effect_key = 'mail:code:bench3'`,
  );
  if (rowCount !== 0) return;
  const few = Math.round(shipments / SHIPMENTS_PER_DESK_ITEM);
  say(`filling the lists of mails and audit with ${shipments} rows, of users and desk with ${few}`);
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone, account_type,
       company, address_line1, address_line2, city, region, postal_code, country, terms_version,
       terms_accepted_at, created_at, last_login_at, deactivated_at)
     SELECT gen_random_uuid(), n % 32, md5(n::text) || '@bench.example', 'bench ' || n, '',
       left(md5('a' || n), 8) || ' ' || left(md5('b' || n), 8), '', 'individual',
       left(md5('c' || n), 6), '', '', '', '', '', 'Belgium', '', now(),
       now() - n * interval '1 minute', now() - n * interval '7 seconds',
       CASE WHEN n % 100 = 0 THEN now() END
     FROM generate_series(1, $1::integer) n`,
    [few],
  );
  await db.query(
    `INSERT INTO pickups (id, shard, public_id, customer_id, day, pickup_window, starts_at, ends_at,
       cut_off_at, address_text, country, area, city, time_zone, instructions, status)
     SELECT gen_random_uuid(), shard, 'P-BNCH-' || substr(lpad(n::text, 8, '0'), 1, 4) || '-'
         || substr(lpad(n::text, 8, '0'), 5), id, current_date + 5 - n % 50,
       (ARRAY['09:00-13:00', '13:00-17:00'])[1 + n % 2], now(), now(), now(),
       left(md5('d' || n), 9) || ' street ' || n % 200 || ', ' || (10000 + n % 80000) || ' '
         || left(md5('e' || n % 300), 7), 'BE', 'BE:bench' || n % 301, 'Bench ' || n % 301,
       'Europe/Brussels', '', (CASE WHEN n % 50 < 5 THEN 'Scheduled' ELSE 'Collected' END)::pickup_status
     FROM (SELECT id, shard, (row_number() OVER ())::int AS n FROM customers) AS made`,
  );
  await db.query(
    `INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
     SELECT (SELECT min(id) FROM sources), gen_random_uuid(), 0, 'LOST' || n / 3,
       '{"code": "ARRIVED", "occurredAt": "2026-01-01T00:00:00Z"}', n, now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer / 5) n`,
    [few],
  );
  await db.query(
    `INSERT INTO outbox_mails (effect_key, shard, shipment_id, party, template, state, created_at)
     SELECT 'mail:' || template || CASE template WHEN 'code' THEN ':bench' || n
         WHEN 'handover' THEN ':' || id || ':booked' ELSE ':' || md5(n::text)::uuid END, shard,
       CASE template WHEN 'handover' THEN id END,
       CASE template WHEN 'handover' THEN 'recipient'::party_role END, template,
       (CASE WHEN n % 500 = 0 THEN 'failed' ELSE 'sent' END)::outbox_state,
       now() - n * interval '10 seconds'
     FROM (SELECT id, shard, (row_number() OVER ())::int AS n FROM shipments) AS made
     CROSS JOIN LATERAL (
       SELECT (ARRAY['code', 'handover', 'statement'])[1 + n % 3] AS template) AS kinds`,
  );
  await db.query(
    `INSERT INTO newsletter_consents (email_key, shard, state, terms_version, requested_at)
     SELECT 'bench ' || n, n % 32, (ARRAY['on', 'off', 'pending'])[1 + n % 3]::newsletter_state, '',
       now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer) n`,
    [few],
  );
  await db.query(
    `INSERT INTO desk_items (id, shard, kind, shipment_id, reference, due_at, state, closed_at)
     SELECT gen_random_uuid(), shard, 'silence', shipment_id, shipment_id::text, at,
       (CASE WHEN is_open THEN 'open' ELSE 'closed' END)::case_state,
       CASE WHEN is_open THEN NULL ELSE at END
     FROM (SELECT shipment_id, shard, n % 50 = 0 AS is_open, now() + (n - 1000) * interval '1 minute' AS at
       FROM (SELECT shipment_id, shard, row_number() OVER () AS n FROM shipment_list LIMIT $1) AS listed) AS made`,
    [few],
  );
  await db.query(
    `INSERT INTO audit_log (id, at, actor_kind, actor_id, action, subject)
     SELECT gen_random_uuid(), now() - n * interval '10 seconds', 'staff',
       '00000000-0000-4000-8000-' || lpad((n % 40)::text, 12, '0'), ($2::text[])[n * 7 % $3 + 1],
       'shipment:' || md5((n % 90000)::text)::uuid
     FROM generate_series(1, $1::integer) n`,
    [shipments, [...AUDIT_ACTIONS], AUDIT_ACTIONS.length],
  );
  await db.query('COMMIT');
}
