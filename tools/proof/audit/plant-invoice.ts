import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export const PLANTED_MONTH = '2026-09';

const NOBODY = {
  name: '',
  company: '',
  vatId: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** An invoice of nothing, for staff to open. */
export async function plantInvoice(db: pg.Client, customerId: string): Promise<void> {
  const facts = {
    kind: 'invoice',
    number: 'WP-2026-900001',
    ym: PLANTED_MONTH,
    issuedAt: '2026-10-01T02:00:00.000Z',
    dueAt: '2026-10-31T02:00:00.000Z',
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    seller: { name: 'Waypost NV', address: 'Kaai 1', vatId: 'BE0000000000', country: 'BE' },
    taxes: [],
    totalCents: 0,
    openCents: 0,
  };
  await db.query(
    `WITH made AS (
       INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents, due_at, paid_at)
       SELECT $1, shard, id, $3, 'EUR', 0, 0, now(), now() FROM customers WHERE id = $2
       RETURNING id, shard)
     INSERT INTO invoices (statement_id, shard, kind, number, facts, buyer, object_key)
     SELECT id, shard, 'invoice', $4, $5, $6, 'planted' FROM made`,
    [
      randomUUID(),
      customerId,
      PLANTED_MONTH,
      facts.number,
      JSON.stringify(facts),
      JSON.stringify(NOBODY),
    ],
  );
}
