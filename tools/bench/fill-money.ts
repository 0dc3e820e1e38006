import type pg from 'pg';
import { say } from '../driver/define-tool.ts';
import { readValue } from '../installation/read-value.ts';

/** Months of statements for each customer who gets any. */
const MONTHS = 12;

/**
 * Books for as many shipments: a posting of two entries for each over a year, what was given back of one in
 * fifty, a statement with its invoice for twenty shipments, transfers for as many, refunds and disputes; and
 * the sums that the worker would have kept. Triggers are off, because a million of them take half an hour.
 */
export async function fillMoney(superuser: pg.Client, shipments: number): Promise<void> {
  if ((await readValue<number>(superuser, 'SELECT count(*)::int FROM bank_files')) !== 0) return;
  const statements = Math.round(shipments / 20);
  say(`filling the books: ${shipments} postings, ${statements} statements and transfers`);
  const run = (sql: string, ...values: unknown[]) => superuser.query(sql, values);
  await run('BEGIN');
  await run('SET LOCAL session_replication_role = replica');
  await run(`CREATE TEMP TABLE payers ON COMMIT DROP AS
    SELECT id, shard, row_number() OVER (ORDER BY id)::int AS no FROM customers`);
  await run('CREATE UNIQUE INDEX ON payers (no)');
  const payers = await readValue<number>(superuser, 'SELECT count(*)::int FROM payers');
  await run(
    `CREATE TEMP TABLE sold ON COMMIT DROP AS
     SELECT s.*, p.id AS customer_id, now() - (s.no % 31536) * interval '1000 seconds' AS at
     FROM (SELECT id, shard, price_cents, service, origin_country, destination_country,
       row_number() OVER (ORDER BY id)::int AS no FROM shipments) AS s
     JOIN payers p ON p.no = 1 + s.no % $1::int`,
    payers,
  );
  await run(`INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id, recorded_at)
    SELECT gen_random_uuid(), shard, 'booking:' || id, id, at FROM sold
    UNION ALL SELECT gen_random_uuid(), shard, 'refund:' || id, id, at + interval '1 day' FROM sold
      WHERE no % 50 = 0`);
  await run(`INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency,
      customer_id, recorded_at, holder)
    SELECT t.id, t.shard, n, CASE WHEN n = 1 AND is_refund THEN 'provider' WHEN n = 1 AND s.no % 40 = 7
        THEN 'cash_with_courier' WHEN n = 1 THEN 'receivable' WHEN is_refund THEN 'refunds' ELSE 'revenue'
        END::ledger_account,
      (CASE WHEN (n = 1) <> is_refund THEN 1 ELSE -1 END) * s.price_cents, 'EUR', s.customer_id,
      t.recorded_at, CASE WHEN n = 1 AND s.no % 40 = 7 THEN 'source:' || 1 + s.no % 90 END
    FROM ledger_transactions t JOIN sold s ON s.id = t.shipment_id
    CROSS JOIN LATERAL (SELECT t.effect_key LIKE 'refund:%' AS is_refund) AS kind
    CROSS JOIN generate_series(1, 2) AS n`);
  await fillStatements(run, statements);
  await fillTransfers(run, statements);
  await run(`INSERT INTO refunds (id, shard, shipment_id, customer_id, channel, amount_cents, currency, state,
      created_at, updated_at)
    SELECT gen_random_uuid(), shard, id, customer_id, 'by_hand', price_cents, 'EUR', (CASE WHEN no % 5000 = 0
      THEN 'pending' WHEN no % 5000 = 50 THEN 'failed' ELSE 'succeeded' END)::refund_state, at, at
    FROM sold WHERE no % 50 = 0`);
  await run(`INSERT INTO payment_disputes (id, shard, shipment_id, attempt_id, provider_dispute_id,
      amount_cents, currency, state, created_at, updated_at)
    SELECT gen_random_uuid(), shard, id, 'bench', 'dp_bench_' || no, price_cents, 'EUR',
      (CASE WHEN no % 2700 = 0 THEN 'open' ELSE (ARRAY['won', 'lost'])[1 + no % 2] END)::dispute_state, at, at
    FROM sold WHERE no % 90 = 0`);
  await fillSums(run);
  await run('COMMIT');
}

type Run = (sql: string, ...values: unknown[]) => Promise<unknown>;

/** One in ten is still open; they are due from long ago to next month. */
async function fillStatements(run: Run, count: number): Promise<void> {
  await run(
    `CREATE TEMP TABLE issued ON COMMIT DROP AS
     SELECT gen_random_uuid() AS id, p.shard, p.id AS customer_id, n, n % 10 = 0 AS is_open,
       to_char(now() - (1 + n % $2::int) * interval '1 month', 'YYYY-MM') AS ym,
       now() - (n * 131 % 200 - 20) * interval '1 day' AS due_at
     FROM generate_series(0, $1::int - 1) AS n JOIN payers p ON p.no = 1 + n / $2::int`,
    count,
    MONTHS,
  );
  await run(`INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents,
      issued_at, due_at, paid_at, open_cents)
    SELECT id, shard, customer_id, ym, 'EUR', 2500, 0, due_at - interval '30 days', due_at,
      CASE WHEN NOT is_open THEN due_at - interval '5 days' END, CASE WHEN is_open THEN 2500 ELSE 0 END
    FROM issued`);
  await run(`INSERT INTO invoices (statement_id, shard, kind, number, facts, buyer, object_key)
    SELECT id, shard, 'invoice', 'WB-2026-' || lpad(n::text, 7, '0'), '{}', '{}', 'bench/' || id
    FROM issued`);
  await run(`INSERT INTO statement_lines (statement_id, shard, shipment_id, paper, tracking_number, service,
      booked_at, charged_cents, credited_cents, open_cents)
    SELECT i.id, i.shard, s.id, 'invoice', '', s.service, s.at, s.price_cents, 0,
      CASE WHEN i.is_open THEN s.price_cents ELSE 0 END
    FROM issued i JOIN sold s ON s.no = i.n + 1`);
  // every third mail is about a statement (fill-console.ts): the newest ones are about these
  await run(`UPDATE outbox_mails m SET effect_key = 'mail:statement:' || i.id FROM issued i
    WHERE m.effect_key = 'mail:statement:' || md5((3 * i.n + 2)::text)::uuid`);
}

async function fillTransfers(run: Run, count: number): Promise<void> {
  await run(`INSERT INTO bank_files (id, file_name, content_hash, uploaded_by, created_at, lines, other_entries)
    SELECT gen_random_uuid(), 'bench ' || n, decode(md5(n::text), 'hex'), gen_random_uuid(),
      now() - n * interval '1 day', 1, 0
    FROM generate_series(1, 250) AS n`);
  await run(
    `INSERT INTO bank_lines (id, file_id, line_no, line_key, booked_on, cents, currency, payer, text,
       bank_reference, state, doubt, shipment_ids, decided_at)
     SELECT gen_random_uuid(), f.id, n, decode(md5('line' || n), 'hex'), current_date - n % 250, 1000 + n,
       'EUR', 'Payer ' || n, 'Invoice ' || n, 'REF' || n, (CASE WHEN n % 20 = 0 THEN 'doubtful'
         WHEN n % 20 = 1 THEN 'unknown' WHEN n % 20 = 2 THEN 'aside' ELSE 'matched' END)::bank_line_state,
       CASE WHEN n % 20 = 0 THEN 'amount_differs' END, ARRAY[s.id], CASE WHEN n % 20 > 1 THEN now() END
     FROM generate_series(1, $1::int) AS n JOIN sold s ON s.no = n
     JOIN (SELECT id, row_number() OVER ()::int AS no FROM bank_files) AS f ON f.no = 1 + n % 250`,
    count,
  );
  await run(`INSERT INTO bank_line_payments (line_id, shard, shipment_id, cents)
    SELECT l.id, s.shard, s.id, l.cents FROM bank_lines l JOIN sold s ON s.id = l.shipment_ids[1]
    WHERE l.state = 'matched'`);
}

/** As the worker adds them up; a year before has the same. */
async function fillSums(run: Run): Promise<void> {
  await run(`INSERT INTO revenue_by_day (day, service, origin_country, destination_country, bookings,
      charged_cents, credited_cents)
    SELECT (at - years * interval '1 year')::date, service, origin_country, destination_country, count(*),
      sum(price_cents), coalesce(sum(price_cents) FILTER (WHERE no % 50 = 0), 0)
    FROM sold CROSS JOIN generate_series(0, 1) AS years GROUP BY 1, 2, 3, 4 ORDER BY 1`);
  await run(`INSERT INTO revenue_by_customer (ym, customer_id, cents)
    SELECT to_char(at, 'YYYY-MM'), customer_id, sum(price_cents) FROM sold GROUP BY 1, 2`);
  await run(`INSERT INTO cash_by_holder (holder, currency, cents)
    SELECT holder, 'EUR', sum(amount_cents) FROM ledger_entries WHERE account = 'cash_with_courier' GROUP BY 1`);
}
