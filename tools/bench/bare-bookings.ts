import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from '../installation/installation.ts';
import { runProgram } from '../installation/run-program.ts';
import { findPostgresProgram } from '../services/programs.ts';
import { ownValue } from './booking-script.ts';

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
  const printed = await runProgram(
    findPostgresProgram('pgbench'),
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${load.clients}`,
      '--jobs=2',
      `--transactions=${perClient}`,
      '--define=k=0',
      `--define=base=${base}`,
      `--file=${file}`,
      '--host=127.0.0.1',
      `--port=${installation.postgresPort}`,
      '--username=waypost_api',
      'waypost',
    ],
    { ...process.env, PGPASSWORD: new URL(installation.env['DATABASE_API_URL'] ?? '').password },
  );
  const perSecond = /^tps = ([\d.]+) \(without initial connection time\)$/m.exec(printed)?.[1];
  const failed = /^number of failed transactions: (\d+)/m.exec(printed)?.[1];
  if (perSecond === undefined || failed !== '0') throw new Error(`pgbench said:\n${printed}`);
  return Number(perSecond);
}
