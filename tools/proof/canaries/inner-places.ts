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
] as const;

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
] as const;

const ROWS = 20_000;
const TYPED = new RegExp(`/api/shipments/track/${canaryWord('typedReference')}`, 'gi');

export interface InnerPlaces {
  /** Characters searched, by place. */
  searched: Record<string, number>;
  found: (FoundCanary & { way: string })[];
  /** Fields that are found nowhere at all. */
  notPlanted: CanaryField[];
}

/** Logs, addresses, Redis and tables. */
export async function searchInnerPlaces(
  { installation, db, trafficFile }: CanarySite,
  redis: string,
): Promise<InnerPlaces> {
  const places: InnerPlaces = { searched: {}, found: [], notPlanted: [] };
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
  for (const table of BARE_TABLES) {
    for await (const text of rowsOf(db, table)) search(table, text);
  }
  places.notPlanted = await findNotPlanted(db);
  return places;
}

async function findNotPlanted(db: pg.Client): Promise<CanaryField[]> {
  const planted = new Set<string>(['typedReference']);
  for (const table of PRIVATE_TABLES) {
    for await (const text of rowsOf(db, table)) {
      for (const { field } of findCanaries(text)) planted.add(field);
    }
  }
  // every phone has the same sign
  if (planted.has('phone')) planted.add('shipperPhone').add('recipientPhone');
  return CANARY_FIELDS.filter((field) => !planted.has(field));
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
