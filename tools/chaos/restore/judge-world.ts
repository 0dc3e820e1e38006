import { globSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { MailServer } from '../../installation/mail-server.ts';
import { folderOf } from '../../services/background-services.ts';
import { auditBooks, type Books } from '../bookings/audit.ts';
import type { Told } from '../bookings/page.ts';

const OBJECT_SUFFIX = '._S3rver_object';
const LISTING_TABLES = [
  'bulk_uploads',
  'case_files',
  'documents',
  'invoices',
  'label_batches',
  'proof_pictures',
];

/** Payments of lost bookings must hold nothing; all others must be as always. */
export function judgePayments(books: Books, told: readonly Told[]): string[] {
  const wasEnded = new Set(
    books.attempts.flatMap(({ id, state, intentId }) =>
      state === 'cancelled' && intentId === null ? [id] : [],
    ),
  );
  const attempts = books.attempts.filter(({ id }) => !wasEnded.has(id));
  const here = new Set(attempts.map(({ id }) => id));
  const lost = books.intents.filter(({ metadata }) => !here.has(metadata['attempt'] ?? ''));
  const intents = books.intents.filter(({ metadata }) => here.has(metadata['attempt'] ?? ''));
  return [
    ...auditBooks({ ...books, attempts, intents }, told),
    ...lost.flatMap(({ id, captured, refunded, authorised }) => [
      ...(captured === refunded ? [] : [`${id} of a lost booking keeps ${captured - refunded}`]),
      ...(authorised === 0 ? [] : [`${id} of a lost booking still holds ${authorised}`]),
    ]),
  ];
}

/** By the files of the store itself. */
export async function judgeObjects(db: pg.Client, dataDir: string): Promise<string[]> {
  const bucket = join(folderOf(dataDir, 'objects'), 'buckets', 'waypost');
  const keys = globSync(`**/*${OBJECT_SUFFIX}`, { cwd: bucket })
    .map((file) => file.slice(0, -OBJECT_SUFFIX.length))
    .filter((key) => !key.startsWith('ledger/'));
  const rowsOf = async (tables: readonly string[], where: string) => {
    const text = tables.map((table) => `SELECT object_key FROM ${table} ${where}`).join(' UNION ');
    const { rows } = await db.query<[string]>({ text, rowMode: 'array' });
    return new Set(rows.map(([key]) => key));
  };
  const listed = await rowsOf([...LISTING_TABLES, 'stray_objects'], '');
  const stored = await rowsOf(LISTING_TABLES, 'WHERE bytes IS NOT NULL');
  return [
    ...keys.filter((key) => !listed.has(key)).map((key) => `object ${key} has no row`),
    ...[...stored.difference(new Set(keys))].map((key) => `the object of ${key} is missing`),
  ];
}

/** By Message-ID, and by what its reader sees of it. */
export function judgeMails({ received }: MailServer): string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { to, messageId, content } of received) {
    const subject = /^subject: *(.*)$/im.exec(content)?.[1]?.trim() ?? '';
    for (const identity of [messageId, subject]) {
      const key = `${to} ${identity}`;
      if (seen.has(key)) faults.push(`${to} got "${subject}" twice (${messageId})`);
      seen.add(key);
    }
  }
  return faults;
}

/** Each acknowledged scan exactly once, as an event or, when its booking is lost, as one that waits. */
export async function judgeScans(
  db: pg.Client,
  source: string,
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string; count: number }>(
    `SELECT id, count(*)::int AS count FROM (
       SELECT scan_id::text AS id, source_id FROM tracking_events
       UNION ALL SELECT scan_id::text, source_id FROM unmatched_scans) AS stored
     WHERE source_id = (SELECT id FROM sources WHERE name = $1) GROUP BY id`,
    [source],
  );
  const found = new Map(rows.map(({ id, count }) => [id, count]));
  return [...acknowledged].flatMap((id) => {
    const count = found.get(id) ?? 0;
    return count === 1 ? [] : [`scan ${id} was acknowledged and is stored ${count} times`];
  });
}
