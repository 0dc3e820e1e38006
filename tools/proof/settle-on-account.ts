import { randomUUID } from 'node:crypto';
import { addBankFile } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../installation/book-parcel.ts';
import { waitForJobs } from '../installation/wait-for.ts';
import { camtOf, type TrueLine } from './bank-file-truth.ts';

const PATIENCE_MS = 300_000;

/** What each invoice asks for by transfer, counted from rows. */
async function readAsked(db: pg.Client): Promise<{ number: string; cents: number }[]> {
  const { rows } = await db.query<{ number: string; shipment: string; cents: number }>(
    `SELECT i.number, l.shipment_id AS shipment, e.amount_cents::float8 AS cents
     FROM invoices i, statement_lines l, booking_attempts a, ledger_transactions t, ledger_entries e
     WHERE i.kind = 'invoice' AND l.statement_id = i.statement_id AND l.open_cents > 0
       AND a.shipment_id = l.shipment_id AND a.payment_method IN ('bank_transfer', 'on_account')
       AND t.shipment_id = l.shipment_id AND e.transaction_id = t.id AND e.account = 'receivable'`,
  );
  const owed = new Map<string, Map<string, number>>();
  for (const { number, shipment, cents } of rows) {
    const shipments = owed.get(number) ?? new Map<string, number>();
    owed.set(number, shipments.set(shipment, (shipments.get(shipment) ?? 0) + cents));
  }
  return [...owed]
    .map(([number, shipments]) => ({
      number,
      cents: [...shipments.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0),
    }))
    .filter(({ cents }) => cents > 0);
}

/** A file of the bank pays half of the invoices, and some of them a cent short. Returns what is wrong. */
export async function payInvoices(
  call: Call,
  db: pg.Client,
  random: SeededRandom,
): Promise<{ paid: number; faults: string[] }> {
  const asked = (await readAsked(db)).filter(() => random.below(3) > 0);
  const lines = asked.map(({ number, cents }): TrueLine => {
    const isShort = cents > 1 && random.below(4) === 0;
    return {
      text: `Invoice ${number}`,
      cents: isShort ? cents - 1 : cents,
      currency: 'EUR',
      is: isShort ? 'doubtful:amount_differs' : 'matched',
    };
  });
  if (lines.length === 0) return { paid: 0, faults: ['no invoice asks for a transfer'] };
  const { data } = await addBankFile({
    ...call,
    path: { fileId: randomUUID() },
    body: camtOf(lines),
  });
  await waitForJobs(db, PATIENCE_MS, `name = 'match_bank_lines'`);
  return { paid: lines.length, faults: await wronglyJudged(db, data.id, lines) };
}

export async function wronglyJudged(
  db: pg.Client,
  fileId: string,
  truth: readonly TrueLine[],
): Promise<string[]> {
  const { rows } = await db.query<{ no: number; is: string }>(
    `SELECT line_no AS no, concat_ws(':', state, doubt) AS is FROM bank_lines WHERE file_id = $1`,
    [fileId],
  );
  const judged = new Map(rows.map(({ no, is }) => [no, is]));
  return truth.flatMap(({ is, text }, at) => {
    const found = judged.get(at + 1) ?? 'not stored';
    return found === is ? [] : [`line ${at + 1} ("${text}") is ${found}, must be ${is}`];
  });
}

/** Every statement is overdue now, and the daily job runs twice. */
export async function remindTwice(db: pg.Client): Promise<void> {
  await db.query(`UPDATE statements SET remind_at = now() - interval '1 day'
    WHERE remind_at IS NOT NULL`);
  for (let run = 0; run < 2; run += 1) {
    await db.query(`INSERT INTO pgboss.job (name, data) VALUES ('remind_overdue', '{}')`);
    await waitForJobs(
      db,
      PATIENCE_MS,
      `name IN ('remind_overdue', 'statement_reminder_mail') AND start_after < now() + interval '5 seconds'`,
    );
  }
}

/** One reminder for each statement that has something open on account, and none for the others. */
export async function compareReminders(
  db: pg.Client,
  openOnAccount: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await db.query<{ key: string; reminders: number; mails: number }>(
    `SELECT customer_id || ' ' || ym AS key, reminders, (
       SELECT count(*)::int FROM outbox_mails m
       WHERE m.effect_key LIKE 'mail:statement_reminder:' || s.id || ':%') AS mails FROM statements s`,
  );
  return rows.flatMap(({ key, reminders, mails }) => {
    const must = (openOnAccount.get(key) ?? 0) > 0 ? 1 : 0;
    return reminders === must && mails === must
      ? []
      : [`${key} was reminded of ${reminders} times by ${mails} emails, must be ${must}`];
  });
}

/** What each account owes on account, kept beside the ledger, held to the attempts that booked it. */
export async function compareCredit(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ customer: string; kept: number; counted: number }>(
    `SELECT c.customer_id AS customer, c.owed_cents::float8 AS kept, coalesce((
       SELECT sum(e.amount_cents) FROM booking_attempts a, ledger_transactions t, ledger_entries e
       WHERE a.customer_id = c.customer_id AND a.payment_method = 'on_account'
         AND t.shipment_id = a.shipment_id AND e.transaction_id = t.id AND e.account = 'receivable'
     ), 0)::float8 AS counted FROM credit_accounts c`,
  );
  return rows.flatMap(({ customer, kept, counted }) =>
    kept === counted ? [] : [`${customer} owes ${kept} on account, must be ${counted}`],
  );
}
