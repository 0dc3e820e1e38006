import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../installation/installation.ts';
import { ownValue } from './booking-script.ts';
import { runPgbench } from './pgbench.ts';

/** Booking numbers of one run; clients have 100,000 each. */
const NUMBERS_OF_A_RUN = 10_000_000;

export interface BareBookings {
  /** One pgbench transaction is one booking, with all its statements. */
  script: string;
  /** The attempt that was recorded, and its draft. */
  attemptId: string;
  draftId: string;
}

/** Bookings per second of the recorded statements, each for a draft of its own. */
export async function runBareBookings(
  installation: Installation,
  { script, attemptId, draftId }: BareBookings,
  load: { run: number; clients: number; bookings: number },
): Promise<number> {
  const perClient = Math.ceil(load.bookings / load.clients);
  const base = load.run * NUMBERS_OF_A_RUN;
  const db = await installation.connect('owner');
  const numbers = `SELECT $1::bigint + client * 100000 + k AS n
    FROM generate_series(0, $2::int - 1) client, generate_series(1, $3::int) k`;
  const ownDraft = ownValue(draftId, 'n');
  await db.query(
    `INSERT INTO drafts (id, shard, quote_id, recipient_email, recipient_address)
     SELECT ${ownDraft}, shard, quote_id, recipient_email, recipient_address
     FROM drafts CROSS JOIN (${numbers}) numbers WHERE id = $4`,
    [base, load.clients, perClient, draftId],
  );
  await db.query(
    `INSERT INTO booking_attempts (id, shard, draft_id, number)
     SELECT ${ownValue(attemptId, 'n')}, shard, ${ownDraft}, 1
     FROM booking_attempts CROSS JOIN (${numbers}) numbers WHERE id = $4`,
    [base, load.clients, perClient, attemptId],
  );
  await db.end();

  const file = join(installation.dataDir, 'booking.sql');
  writeFileSync(file, script);
  return runPgbench(installation, file, load.clients, [
    `--transactions=${perClient}`,
    '--define=k=0',
    `--define=base=${base}`,
  ]);
}
