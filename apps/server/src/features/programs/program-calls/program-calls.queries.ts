import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

const DAYS_KEPT = 30;
const DAYS_AHEAD = 3;

/** Makes the partitions of the next days, and drops those that are older than calls live. */
export async function keepCallDays(db: Db): Promise<void> {
  await sql`SELECT keep_program_call_days(
    (now() AT TIME ZONE 'UTC')::date - ${DAYS_KEPT}::int,
    (now() AT TIME ZONE 'UTC')::date + ${DAYS_AHEAD}::int)`.execute(db);
}

export type NewCall = {
  id: string;
  shard: number;
  customerId: string;
  keyId: string;
  at: Date;
  method: string;
  route: string;
  status: number;
  code: string | null;
  ms: number;
  requestId: string;
};

export async function insertCalls(db: Db, calls: readonly NewCall[]): Promise<void> {
  const of = <T>(read: (call: NewCall) => T) => calls.map(read);
  await sql`
    INSERT INTO program_calls
      (day, id, shard, customer_id, key_id, at, method, route, status, status_class, code, ms, request_id)
    SELECT (at AT TIME ZONE 'UTC')::date, id, shard, customer_id, key_id, at, method, route, status,
      status / 100, code, ms, request_id
    FROM unnest(${of(({ id }) => id)}::uuid[], ${of(({ shard }) => shard)}::smallint[],
      ${of(({ customerId }) => customerId)}::uuid[], ${of(({ keyId }) => keyId)}::uuid[],
      ${of(({ at }) => at)}::timestamptz[], ${of(({ method }) => method)}::text[],
      ${of(({ route }) => route)}::text[], ${of(({ status }) => status)}::smallint[],
      ${of(({ code }) => code)}::text[], ${of(({ ms }) => ms)}::int[],
      ${of(({ requestId }) => requestId)}::text[])
      AS c (id, shard, customer_id, key_id, at, method, route, status, code, ms, request_id)`.execute(
    db,
  );
}

type CallFilter = {
  keyId?: string | undefined;
  statusClass?: number | undefined;
  requestId?: string | undefined;
  before?: string | undefined;
  limit: number;
};

export type CallRow = Omit<NewCall, 'shard' | 'customerId'>;

const EVERY_CLASS = [1, 2, 3, 4, 5];

/** Newest first. Each class is read by its index and the newest of them are merged: a rare one costs no scan. */
export async function selectCalls(
  own: Db,
  customerId: string,
  { keyId, statusClass, requestId, before, limit }: CallFilter,
): Promise<CallRow[]> {
  const classes = statusClass === undefined ? EVERY_CLASS : [statusClass];
  const { rows } = await sql<CallRow>`
    SELECT calls.* FROM unnest(${classes}::smallint[]) AS wanted (class)
    CROSS JOIN LATERAL (
      SELECT id, key_id, at, method, route, status, code, ms, request_id FROM program_calls
      WHERE customer_id = ${customerId} AND status_class = wanted.class
        ${keyId === undefined ? sql`` : sql`AND key_id = ${keyId}`}
        ${requestId === undefined ? sql`` : sql`AND request_id = ${requestId}`}
        ${before === undefined ? sql`` : sql`AND id < ${before}`}
      ORDER BY id DESC LIMIT ${limit}) AS calls
    ORDER BY calls.id DESC LIMIT ${limit}`.execute(own);
  return rows;
}
