import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import {
  CANARY_FIELDS,
  type CanaryField,
  canaryWord,
  type FoundCanary,
  findCanaries,
} from './canary.ts';
import type { CanarySite } from './open-canary-site.ts';

/** What may never hold a personal value, because it is copied, kept or cannot be erased. */
const BARE_TABLES = [
  'tracking_events',
  'audit_log',
  'pgboss.job',
  'shipment_state',
  'shipment_refs',
  'outbox_mails',
  'ledger_transactions',
  'ledger_entries',
  'documents',
  'attempt_limits',
  'desk_items',
  'told_shipments',
] as const;

/** Of rounds, phones and cash: each must have rows to be searched. */
const FIELD_TABLES = [
  'rounds',
  'stops',
  'stop_pieces',
  'stop_acts',
  'shifts',
  'field_devices',
  'cash_counts',
] as const;

/** What programs are told, and what is noted of them: each must have rows to be searched. */
const PROGRAM_TABLES = [
  'account_events',
  'webhook_deliveries',
  'webhook_attempts',
  'program_calls',
  'program_requests',
  'program_batches',
] as const;

/**
 * What the owner called a shipment is in its events, for the owner alone (decision 136), and so in what an endpoint that
 * repeats them answers. A stop has its postal code until a day after its round was closed. That these are found there shows
 * that the search can find the rest.
 */
const KNOWN: Readonly<Record<string, CanaryField>> = {
  'live account_events': 'programReference',
  'live webhook_attempts': 'programReference',
  'test account_events': 'programReference',
  'test webhook_attempts': 'programReference',
  'live stops': 'recipientPostalCode',
};

/** Where personal values belong: what is planted must be found there, or the search is worth nothing. */
const PRIVATE_TABLES = [
  'customers',
  'contact_messages',
  'drafts',
  'quotes',
  'shipment_parties',
  'shipment_payers',
  'shipment_items',
  'event_private',
  'program_shipments',
  'webhook_endpoints',
  'field_people',
  'stop_private',
] as const;

/** What programs plant in both databases. */
const OF_PROGRAMS = CANARY_FIELDS.filter((field) =>
  /^(?:shipper|recipient(?!Street)|item|instructions|program|endpoint)/.test(field),
);
/** Typed into a field, or kept as a hash. */
const NOWHERE: readonly string[] = ['typedReference', 'idempotencyKey'];

const ROWS = 20_000;
const TYPED = new RegExp(`/api/shipments/track/${canaryWord('typedReference')}`, 'gi');

type Found = FoundCanary & { way: string };

export interface InnerPlaces {
  /** Characters searched, by place. */
  searched: Record<string, number>;
  found: Found[];
  faults: string[];
}

/** Logs, addresses, Redis and the tables of both databases. */
export async function searchInnerPlaces(
  { installation, db, testDb, trafficFile }: CanarySite,
  redis: string,
): Promise<InnerPlaces> {
  const places: InnerPlaces = { searched: {}, found: [], faults: [] };
  const search = (way: string, text: string) => {
    places.searched[way] = (places.searched[way] ?? 0) + text.length;
    places.found.push(...findCanaries(text).map((found) => ({ ...found, way })));
  };

  const { dataDir, mailServer } = installation;
  for (const log of globSync('*.log', { cwd: dataDir })) {
    search(`log of ${log.replace(/[-.].*/, '')}`, readFileSync(join(dataDir, log), 'utf8'));
  }
  search('redis', redis);
  // what a person typed into the field of the page goes to the api with it
  const traffic = readFileSync(trafficFile, 'latin1').replaceAll(TYPED, '');
  search('traffic of web and api', traffic);
  const letters = mailServer.received.map(({ content }) => content).join('\n');
  search('addresses in mails', (letters.match(/https?:\/\/[^\s"<>]+/g) ?? []).join('\n'));
  await searchTables(db, 'live', CANARY_FIELDS);
  // what the field does is never in test mode
  for (const table of FIELD_TABLES) {
    for await (const text of rowsOf(db, table)) search(`live ${table}`, text);
    if (places.searched[`live ${table}`] === undefined) places.faults.push(`${table} is empty`);
  }
  await searchTables(testDb, 'test', OF_PROGRAMS);
  for (const [table, field] of Object.entries(KNOWN)) {
    const others = places.found.filter((found) => found.way !== table || found.field !== field);
    if (others.length === places.found.length) {
      places.faults.push(`${field} was not found in ${table}, where it belongs`);
    }
    places.found = others;
  }
  return places;

  async function searchTables(of: pg.Client, mode: string, planted: readonly CanaryField[]) {
    for (const table of [...BARE_TABLES, ...PROGRAM_TABLES]) {
      for await (const text of rowsOf(of, table)) search(`${mode} ${table}`, text);
    }
    places.faults.push(
      ...PROGRAM_TABLES.map((table) => `${mode} ${table}`)
        .filter((table) => places.searched[table] === undefined)
        .map((table) => `${table} is empty`),
      ...(await findNotPlanted(of, planted)).map(
        (field) => `${mode}: ${field} was planted nowhere`,
      ),
    );
  }
}

async function findNotPlanted(
  db: pg.Client,
  fields: readonly CanaryField[],
): Promise<CanaryField[]> {
  const planted = new Set<string>(NOWHERE);
  for (const table of PRIVATE_TABLES) {
    for await (const text of rowsOf(db, table)) {
      for (const { field } of findCanaries(text)) planted.add(field);
    }
  }
  // every phone has the same sign
  if (planted.has('phone')) planted.add('shipperPhone').add('recipientPhone');
  return fields.filter((field) => !planted.has(field));
}

/** A table as text, some rows at a time. */
async function* rowsOf(db: pg.Client, table: string): AsyncGenerator<string> {
  await db.query('BEGIN');
  await db.query(`DECLARE every_row NO SCROLL CURSOR FOR SELECT one::text FROM ${table} one`);
  for (;;) {
    const { rows } = await db.query<[string]>({
      text: `FETCH ${ROWS} FROM every_row`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows.map(([text]) => text).join('\n');
  }
  await db.query('COMMIT');
}
