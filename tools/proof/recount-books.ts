import type pg from 'pg';

/** What an account's billing must say, counted by hand from rows of the ledger. */
export interface Recount {
  totalCents: number;
  byMonth: Map<string, number>;
  delivered: number;
  inTransit: number;
  exceptions: number;
  statements: Map<string, RecountedStatement>;
}

interface RecountedStatement {
  amountCents: number;
  openCents: number;
  onAccountCents: number;
  hasInvoice: boolean;
  hasCreditNote: boolean;
}

interface Posting {
  shipment: string;
  customer: string | null;
  at: Date;
  account: string;
  cents: number;
  method: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
const monthAt = (at: Date) => clock.format(at).slice(0, 7);

/**
 * Reads bare rows and adds them up in plain loops. Whom a shipment is billed to is read from the attempt
 * that booked it, and the time from the transaction: neither is what the api looks at.
 */
export async function recountBooks(db: pg.Client): Promise<Map<string, Recount>> {
  const { rows: postings } = await db.query<Posting>(
    `SELECT t.shipment_id AS shipment, a.customer_id AS customer, t.recorded_at AS at,
       e.account::text AS account, e.amount_cents::float8 AS cents, a.payment_method::text AS method
     FROM ledger_entries e, ledger_transactions t, booking_attempts a
     WHERE t.id = e.transaction_id AND a.shipment_id = t.shipment_id AND e.currency = 'EUR'`,
  );
  const { rows: standings } = await db.query<{ customer: string; status: string }>(
    `SELECT a.customer_id AS customer, s.status FROM shipment_state s, booking_attempts a
     WHERE a.shipment_id = s.shipment_id`,
  );
  const accounts = new Map<string, Recount>();
  const owed = new Map<string, number>();
  for (const posting of postings) {
    if (posting.account !== 'receivable') continue;
    owed.set(posting.shipment, (owed.get(posting.shipment) ?? 0) + posting.cents);
  }
  for (const { customer, at, account, cents } of postings) {
    if (customer === null || (account !== 'revenue' && account !== 'refunds')) continue;
    const recount = find(accounts, customer);
    const ym = monthAt(at);
    recount.totalCents -= cents;
    recount.byMonth.set(ym, (recount.byMonth.get(ym) ?? 0) - cents);
  }
  for (const { customer, status } of standings) {
    if (customer === null) continue;
    const recount = find(accounts, customer);
    if (status === 'Delivered') recount.delivered += 1;
    if (status === 'Exception') recount.exceptions += 1;
    if (['Picked Up', 'In Transit', 'Out for Delivery'].includes(status)) recount.inTransit += 1;
  }
  recountStatements(accounts, postings, owed);
  return accounts;
}

/** A shipment is charged in one month; what is given back in another stands on a credit note. */
function recountStatements(
  accounts: Map<string, Recount>,
  postings: readonly Posting[],
  owed: ReadonlyMap<string, number>,
): void {
  const chargedIn = new Map<string, string>();
  for (const { shipment, account, cents, at } of postings) {
    if (account === 'revenue' && cents < 0) chargedIn.set(shipment, monthAt(at));
  }
  for (const { shipment, customer, account, cents, at, method } of postings) {
    if (customer === null || (account !== 'revenue' && account !== 'refunds')) continue;
    const ym = monthAt(at);
    const { statements } = find(accounts, customer);
    const statement = statements.get(ym) ?? {
      amountCents: 0,
      openCents: 0,
      onAccountCents: 0,
      hasInvoice: false,
      hasCreditNote: false,
    };
    statements.set(ym, statement);
    statement.amountCents -= cents;
    if (chargedIn.get(shipment) !== ym) statement.hasCreditNote = true;
    else if (account === 'revenue' && cents < 0) {
      statement.hasInvoice = true;
      const open = Math.max(0, owed.get(shipment) ?? 0);
      statement.openCents += open;
      if (method === 'on_account') statement.onAccountCents += open;
    }
  }
}

function find(accounts: Map<string, Recount>, customer: string): Recount {
  const known = accounts.get(customer);
  if (known !== undefined) return known;
  const fresh: Recount = {
    totalCents: 0,
    byMonth: new Map(),
    delivered: 0,
    inTransit: 0,
    exceptions: 0,
    statements: new Map(),
  };
  accounts.set(customer, fresh);
  return fresh;
}
