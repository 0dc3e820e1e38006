import type pg from 'pg';
import type { Installation } from '../../installation/installation.ts';
import { readValue } from '../../installation/read-value.ts';
import type { Traffic } from './traffic.ts';

/** Every acknowledged scan and booking in the cell of its shard, once, and nowhere else; every mail once. */
export async function verifyCells(
  cells: Readonly<Record<'a' | 'b', Installation>>,
  traffic: Traffic,
): Promise<{ faults: string[]; mails: number; mailsTwice: string[] }> {
  const dbs = { a: await cells.a.connect('superuser'), b: await cells.b.connect('superuser') };
  const map =
    (await readValue<string[]>(
      dbs.a,
      `SELECT document -> 'shards' FROM shard_maps ORDER BY version DESC LIMIT 1`,
    )) ?? [];
  const faults: string[] = [];
  for (const name of ['a', 'b'] as const) {
    const db = dbs[name];
    const scans = await countBy(db, 'SELECT scan_id::text AS key, shard FROM tracking_events');
    const numbers = await countBy(db, 'SELECT tracking_number AS key, shard FROM shipments');
    const isHere = (shard: number) => map[shard] === name;
    for (const [scanId, shard] of traffic.scans) {
      const found = scans.get(scanId) ?? 0;
      if (found !== (isHere(shard) ? 1 : 0))
        faults.push(`scan ${scanId} of shard ${shard} is ${found} times in ${name}`);
    }
    for (const [number, { shard }] of traffic.bookings) {
      const found = numbers.get(number) ?? 0;
      if (found !== (isHere(shard) ? 1 : 0))
        faults.push(`booking ${number} of shard ${shard} is ${found} times in ${name}`);
    }
    for (const [what, sql] of Object.entries(ZERO)) {
      const found = await readValue<number>(db, sql);
      if (found !== 0) faults.push(`${name}: ${found} ${what}`);
    }
    const closed = await db.query<{ shard: number }>('SELECT shard FROM closed_shards');
    for (const { shard } of closed.rows) {
      if (isHere(shard)) faults.push(`shard ${shard} is closed in ${name}, which has it`);
    }
  }
  const received = [cells.a, cells.b].flatMap(({ mailServer }) => mailServer.received);
  const perAddress = Map.groupBy(received, ({ to }) => to);
  const mailsTwice: string[] = [];
  for (const { email } of traffic.bookings.values()) {
    const count = perAddress.get(email)?.length ?? 0;
    if (count === 0) faults.push('a booking has got no email');
    if (count > 1) mailsTwice.push(email);
  }
  return { faults, mails: received.length, mailsTwice };
}

async function countBy(db: pg.Client, sql: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ key: string }>(sql);
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What must not be there, in either cell. */
const ZERO: Record<string, string> = {
  'rows too many or too few about a recipient': `
    SELECT (abs((SELECT count(*) FROM mail_languages) - 1)
      + abs((SELECT count(*) FROM undeliverable_addresses) - 1))::int`,
  'files to be deleted that rows list': `
    SELECT count(*)::int FROM stray_objects JOIN documents USING (object_key)`,
  'scans wait for a shipment': 'SELECT count(*)::int FROM unmatched_scans',
  'rows of shards of the other cell': `
    SELECT count(*)::int FROM shipment_state s JOIN closed_shards c ON c.shard = s.shard`,
  'jobs of shards of the other cell': `
    SELECT count(*)::int FROM pgboss.job j JOIN closed_shards c ON c.shard::text = j.data ->> 'shard'`,
  'replications left': `SELECT (SELECT count(*) FROM pg_publication WHERE pubname LIKE 'waypost_move%')::int
    + (SELECT count(*) FROM pg_subscription s JOIN pg_database d ON d.oid = s.subdbid
       WHERE s.subname LIKE 'waypost_move%' AND d.datname = current_database())::int
    + (SELECT count(*) FROM pg_replication_slots WHERE slot_name LIKE 'waypost_move%')::int`,
  'sums of shipments on their way that differ from a recount': `
    SELECT count(*)::int FROM (
      SELECT day, sum(shipments) AS kept FROM live_sums WHERE kind = 'due' GROUP BY day) AS kept
    FULL JOIN (SELECT due_on AS day, count(*) AS counted FROM live_shipments
      WHERE phase <> 'stopped' AND due_on IS NOT NULL GROUP BY due_on) AS counted USING (day)
    WHERE kept.kept IS DISTINCT FROM counted.counted`,
  'days of revenue that differ from a recount': `
    SELECT count(*)::int FROM (
      SELECT day, sum(charged_cents) AS kept FROM revenue_by_day GROUP BY day HAVING sum(charged_cents) <> 0) AS kept
    FULL JOIN (
      SELECT (e.recorded_at AT TIME ZONE 'Europe/Brussels')::date AS day, sum(-e.amount_cents) AS counted
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
      JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
      WHERE e.account = 'revenue' AND e.amount_cents < 0 AND e.currency = 'EUR'
        AND NOT EXISTS (SELECT FROM posting_marks m WHERE m.transaction_id = t.id AND m.shard = t.shard)
      GROUP BY 1) AS counted USING (day)
    WHERE kept.kept IS DISTINCT FROM counted.counted`,
};
