import type pg from 'pg';

/**
 * What is no business of anybody: counts that are made of it, limits, and which PDFs the object store holds.
 * The audit row of a look at a document is committed before the document is made.
 */
const BOOKKEEPING = [
  'attempt_limits',
  'cash_by_holder',
  'counted_deliveries',
  'deliveries_by_day',
  'delivery_changes',
  'documents',
  'posting_marks',
  'proof_changes',
  'revenue_by_customer',
  'revenue_by_day',
  'schema_migrations',
  'tallies_by_minute',
  'tally_marks',
  'shipment_changes',
  'live_shipments',
  'hub_stays',
  'live_sums',
];
/** That somebody was here, and which code of the authenticator was used last. */
const PASSING_COLUMNS = ['last_seen_at', 'last_used_at', 'totp_last_step'];

export interface Transaction {
  xid: string;
  /** Tables that it changed, but for the audit log. */
  changed: string[];
  /** Its rows in the audit log, as text. */
  audited: string[];
}

/**
 * Has the database itself note every row that is written, with its transaction: whatever statement
 * writes it, by whatever path, a trigger sees it. Tables of later migrations are watched from their
 * first day.
 */
export async function watchChanges(db: pg.Client): Promise<void> {
  await db.query(`CREATE TABLE proof_changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, xid text, name text, audited text)`);
  await db.query(`CREATE FUNCTION proof_note() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - TG_ARGV::text[] = to_jsonb(NEW) - TG_ARGV::text[] THEN
        RETURN NULL;
      END IF;
      INSERT INTO proof_changes (xid, name, audited) VALUES (pg_current_xact_id()::text, TG_TABLE_NAME,
        CASE TG_TABLE_NAME WHEN 'audit_log' THEN to_jsonb(NEW)::text END);
      RETURN NULL;
    END $$`);
  const { rows } = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
       AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> ALL ($1)`,
    [BOOKKEEPING],
  );
  const passing = PASSING_COLUMNS.map((column) => `'${column}'`).join(', ');
  for (const { name } of rows) {
    await db.query(`CREATE TRIGGER proof_note AFTER INSERT OR UPDATE OR DELETE ON ${name}
      FOR EACH ROW EXECUTE FUNCTION proof_note(${passing})`);
  }
}

/** What was written since the last time it was asked. */
export async function takeTransactions(db: pg.Client): Promise<Transaction[]> {
  const { rows } = await db.query<Transaction>(
    `WITH taken AS (DELETE FROM proof_changes RETURNING xid, name, audited)
     SELECT xid, coalesce(array_agg(DISTINCT name) FILTER (WHERE audited IS NULL), '{}') AS changed,
       coalesce(array_agg(audited) FILTER (WHERE audited IS NOT NULL), '{}') AS audited
     FROM taken GROUP BY xid`,
  );
  return rows;
}
