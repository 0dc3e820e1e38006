import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import type { BankLineState } from '../../../../db/tables.ts';

export async function insertFile(tx: Db, file: NewRow<'bankFiles'>): Promise<void> {
  await tx.insertInto('bankFiles').values(file).execute();
}

export async function findFile(db: Db, id: string) {
  return db
    .selectFrom('bankFiles')
    .select(['id', 'contentHash', 'uploadedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type NewLine = {
  id: string;
  lineNo: number;
  lineKey: string;
  bookedOn: string;
  cents: number;
  currency: string;
  payer: string;
  text: string;
  bankReference: string;
};

/** Those that no earlier file had; a file on its way at the same time is waited for. */
export async function insertLines(
  tx: Db,
  fileId: string,
  lines: readonly NewLine[],
): Promise<{ id: string; cents: number; currency: string }[]> {
  const { rows } = await sql<{ id: string; cents: number; currency: string }>`
    INSERT INTO bank_lines (id, file_id, line_no, line_key, booked_on, cents, currency, payer, text,
      bank_reference)
    SELECT id, ${fileId}::uuid, "lineNo", decode("lineKey", 'hex'), "bookedOn", cents, currency, payer, text,
      "bankReference"
    FROM json_to_recordset(${JSON.stringify(lines)}) AS line (id uuid, "lineNo" integer, "lineKey" text,
      "bookedOn" date, cents bigint, currency text, payer text, text text, "bankReference" text)
    -- two files with the same lines wait for each other in one order
    ORDER BY "lineKey"
    ON CONFLICT (line_key) DO NOTHING
    RETURNING id, cents, currency`.execute(tx);
  return rows;
}

const LINE = [
  'id',
  'fileId',
  'lineNo',
  'cents',
  'currency',
  'payer',
  'text',
  'bankReference',
  'state',
] as const;

export async function listNewLines(db: Db, fileId: string, after: number, limit: number) {
  return db
    .selectFrom('bankLines')
    .select(LINE)
    .where('fileId', '=', fileId)
    .where('lineNo', '>', after)
    .where('state', '=', 'new')
    .orderBy('lineNo')
    .limit(limit)
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof listNewLines>>[number];

/** Locked until the caller's transaction ends when it is about to change. */
export async function findLine(db: Db, id: string, lock = false): Promise<LineRow | undefined> {
  return db
    .selectFrom('bankLines')
    .select(LINE)
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function storeLine(
  db: Db,
  id: string,
  change: {
    state: BankLineState;
    doubt?: string | null;
    shipmentIds?: readonly string[];
    reason?: string;
  },
): Promise<void> {
  const { shipmentIds, ...rest } = change;
  await db
    .updateTable('bankLines')
    .set({
      ...rest,
      ...(shipmentIds !== undefined && { shipmentIds: [...shipmentIds] }),
      decidedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function readPaidCents(db: Db, lineId: string): Promise<number> {
  const row = await db
    .selectFrom('bankLinePayments')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('cents'), sql<string>`0`).as('cents'))
    .where('lineId', '=', lineId)
    .executeTakeFirstOrThrow();
  return Number(row.cents);
}

export async function insertPayment(
  tx: Db,
  payment: { lineId: string; shipmentId: string; cents: number },
): Promise<void> {
  await sql`INSERT INTO bank_line_payments (line_id, shipment_id, shard, cents)
    SELECT ${payment.lineId}::uuid, id, shard, ${payment.cents} FROM shipments
    WHERE id = ${payment.shipmentId}`.execute(tx);
}

/** Names and words of payers, of lines that paid for these shipments. */
export async function blankLinesOf(tx: Db, shipmentIds: readonly string[]): Promise<void> {
  await sql`UPDATE bank_lines SET payer = '', text = '' WHERE id = ANY (ARRAY(
    SELECT line_id FROM bank_line_payments WHERE shipment_id = ANY (${shipmentIds}::uuid[])))`.execute(
    tx,
  );
}

const KEPT_MONTHS = 24;

export async function blankOldLines(db: Db, limit: number): Promise<number> {
  const isDue = sql`(payer <> '' OR text <> '')
    AND booked_on < (now() - make_interval(months => ${KEPT_MONTHS}::integer))::date`;
  const blanked = await sql`UPDATE bank_lines SET payer = '', text = '' WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM bank_lines WHERE ${isDue} LIMIT ${limit})) AND ${isDue}`.execute(db);
  return Number(blanked.numAffectedRows);
}
