import { exportBooks } from '@waypost/contract/client';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import { RATE_PER_MILLE } from './taxed-accounts.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });
const monthAt = (at: Date) => clock.format(at).slice(0, 7);

/** Half up, in whole numbers: written apart from the server. */
function share(cents: number, of: number, by: number): number {
  const [a, b] = [BigInt(cents) * BigInt(of) * 2n + BigInt(by), BigInt(by) * 2n];
  return Number(a >= 0n ? a / b : -((-a + b - 1n) / b));
}

interface Shipment {
  id: string;
  price: number;
  net: number;
  tax: number;
  line: number;
  code: string;
  rate: number;
  must: string;
}

/** Charge lines, ledger, invoices and the files for accountants, counted again from bare rows. */
export async function compareTaxes(db: pg.Client, office: Call): Promise<string[]> {
  const { rows: shipments } = await db.query<Shipment>(
    `SELECT s.id, s.price_cents::float8 AS price, q.tariff_version,
       sum(c.cents) FILTER (WHERE c.kind <> 'tax')::float8 AS net, sum(c.tax_cents)::float8 AS tax,
       sum(c.cents) FILTER (WHERE c.kind = 'tax')::float8 AS line, min(c.tax_code) AS code,
       max(c.tax_rate_per_mille) AS rate,
       CASE WHEN t.data #>> '{checkout,tax,code}' = 'none' THEN 'none'
         WHEN s.destination_country = 'US' THEN 'G'
         WHEN k.vat_confirmed LIKE 'DE%' THEN 'AE' ELSE 'S' END AS must
     FROM shipments s JOIN charge_lines c ON c.shipment_id = s.id JOIN quotes q ON q.id = s.quote_id
     JOIN tariffs t ON t.version = q.tariff_version LEFT JOIN customers k ON k.id = s.customer_id
     GROUP BY s.id, s.price_cents, q.tariff_version, t.data, s.destination_country, k.vat_confirmed`,
  );
  const { rows: entries } = await db.query<Entry>(
    `SELECT t.shipment_id AS shipment, t.effect_key AS effect, t.recorded_at AS at, e.account::text AS account,
       coalesce(e.tax_code, '') AS code, e.amount_cents::float8 AS cents
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id`,
  );
  return [
    ...shipments.flatMap((shipment) => faultsOf(shipment, entries)),
    ...(await faultsOfInvoices(db, shipments, entries)),
    ...(await faultsOfBooks(office, entries)),
  ];
}

interface Entry {
  shipment: string | null;
  effect: string;
  at: Date;
  account: string;
  code: string;
  cents: number;
}

let byShipment: Map<string, Entry[]> | undefined;

function entriesOf(shipment: string, entries: readonly Entry[]): Entry[] {
  if (byShipment === undefined) {
    byShipment = new Map();
    for (const entry of entries) {
      if (entry.shipment === null) continue;
      const own = byShipment.get(entry.shipment) ?? [];
      own.push(entry);
      byShipment.set(entry.shipment, own);
    }
  }
  return byShipment.get(shipment) ?? [];
}

const sumOf = (entries: readonly Entry[], ...accounts: string[]) =>
  entries.reduce((sum, { account, cents }) => sum + (accounts.includes(account) ? cents : 0), 0);

function faultsOf(shipment: Shipment, entries: readonly Entry[]): string[] {
  const { id, price, net, tax, line, code, rate, must } = shipment;
  const own = entriesOf(id, entries);
  const left = -sumOf(own, 'revenue', 'refunds');
  const mustRate = must === 'S' ? RATE_PER_MILLE : 0;
  const facts: [string, unknown, unknown][] = [
    ['code', code, must],
    ['rate', rate, mustRate],
    ['tax', tax, share(net, mustRate, 1000)],
    ['line of tax', line, tax],
    ['price', price, net + tax],
    ['tax in the ledger', -sumOf(own, 'tax'), price === 0 ? 0 : share(tax, left, price)],
    ['tax in revenue', sumOf(own, 'tax_in_revenue'), -sumOf(own, 'tax')],
  ];
  return facts.flatMap(([what, is, ought]) =>
    is === ought ? [] : [`${id}: ${what} is ${String(is)}, must be ${String(ought)}`],
  );
}

interface Invoice {
  number: string;
  statement: string;
  kind: 'invoice' | 'credit_note';
  ym: string;
  facts: {
    totalCents: number;
    roundingCents: number;
    taxes: { code: string; ratePerMille: number; netCents: number; taxCents: number }[];
  };
  shipments: string[];
}

/** Tax once for each code on the net sum; the cents to the shipments are the rounding, and in the ledger. */
async function faultsOfInvoices(
  db: pg.Client,
  shipments: readonly Shipment[],
  entries: readonly Entry[],
): Promise<string[]> {
  const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const { rows: invoices } = await db.query<Invoice>(
    `SELECT i.number, i.statement_id AS statement, i.kind::text AS kind, s.ym, i.facts,
       ARRAY(SELECT l.shipment_id FROM statement_lines l
         WHERE l.statement_id = i.statement_id AND l.paper = i.kind) AS shipments
     FROM invoices i JOIN statements s ON s.id = i.statement_id`,
  );
  const rounded = new Map<string, number>();
  for (const { effect, account, cents } of entries) {
    if (account === 'tax_rounding') {
      const key = effect.split(':').slice(1, 3).join(' ');
      rounded.set(key, (rounded.get(key) ?? 0) + cents);
    }
  }
  return invoices.flatMap(({ number, statement, kind, ym, facts, shipments: ids }) => {
    const sign = kind === 'invoice' ? 1 : -1;
    const sums = new Map<string, { gross: number; tax: number; rate: number }>();
    for (const id of ids) {
      const own = entriesOf(id, entries).filter(({ at }) => monthAt(at) === ym);
      const code = known.get(id)?.code ?? '';
      const sum = sums.get(code) ?? { gross: 0, tax: 0, rate: known.get(id)?.rate ?? 0 };
      sum.gross -= sign * sumOf(own, 'revenue', 'refunds');
      sum.tax -= sign * sumOf(own, 'tax');
      sums.set(code, sum);
    }
    const taxes = [...sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, { gross, tax, rate: ratePerMille }]) => {
        const netCents = gross - tax;
        return { code, netCents, ratePerMille, taxCents: share(netCents, ratePerMille, 1000) };
      });
    const gross = [...sums.values()].reduce((sum, each) => sum + each.gross, 0);
    const rounding = gross - taxes.reduce((sum, each) => sum + each.netCents + each.taxCents, 0);
    const textOf = (list: Invoice['facts']['taxes']) =>
      list
        .map((tax) => `${tax.code} ${tax.ratePerMille} ${tax.netCents} ${tax.taxCents}`)
        .toSorted()
        .join(', ');
    const said = [facts.totalCents, facts.roundingCents, textOf(facts.taxes)].join('; ');
    const must = [gross, rounding, textOf(taxes)].join('; ');
    // what an invoice rounds up is less tax than its shipments have
    const posted = rounded.get(`${statement} ${kind}`) ?? 0;
    return [
      ...(said === must ? [] : [`${number} says ${said}, must be ${must}`]),
      ...(posted + sign * rounding === 0
        ? []
        : [`${number}: ${posted} is posted as rounding, must be ${-sign * rounding}`]),
    ];
  });
}

/** Every month's file balances, and has the sums of the rows by account and tax code. */
async function faultsOfBooks(office: Call, entries: readonly Entry[]): Promise<string[]> {
  const months = new Map<string, Map<string, [number, number]>>();
  for (const { at, account, code, cents } of entries) {
    const sums = months.get(monthAt(at)) ?? new Map<string, [number, number]>();
    months.set(monthAt(at), sums);
    for (const key of [`${account} ${code}`, 'total ']) {
      const [debit, credit] = sums.get(key) ?? [0, 0];
      sums.set(key, cents > 0 ? [debit + cents, credit] : [debit, credit - cents]);
    }
  }
  const faults: string[] = [];
  for (const [ym, sums] of months) {
    const { data } = await exportBooks({ ...office, query: { ym, file: 'sums' } });
    const lines = String(data).trim().split('\n').slice(1);
    const said = lines.map((line) => {
      const [, account, code, , debit = '', credit = ''] = line.split(',');
      return `${account} ${code} ${centsOf(debit)} ${centsOf(credit)}`;
    });
    const must = [...sums].map(([key, [debit, credit]]) => `${key} ${debit} ${credit}`);
    const [debit, credit] = sums.get('total ') ?? [0, 0];
    if (debit !== credit) faults.push(`${ym} does not balance: ${debit} and ${credit}`);
    if (said.toSorted().join('\n') !== must.toSorted().join('\n')) {
      faults.push(`the books of ${ym} say ${said.join('; ')}, must be ${must.join('; ')}`);
    }
  }
  return faults;
}

function centsOf(text: string): number {
  return Math.round(Number(text) * 100);
}
