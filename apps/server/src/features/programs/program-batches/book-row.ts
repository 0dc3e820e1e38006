import type { ProblemCode } from '@waypost/contract/problems';
import type { Ctx } from '../../../platform/context.ts';
import { type FieldFault, Problem } from '../../../platform/http/problem.ts';
import { errorFields } from '../../../platform/log.ts';
import { bookForProgram, isClaimedBy } from '../program-shipments/index.ts';
import type { BatchOwner } from './batch-owner.ts';
import { type ClaimedRow, countFailure, markRow } from './batches.queries.ts';

/** A refusal as it is kept: its sentence is written in the reader's language. */
export type RowProblem = {
  code: ProblemCode;
  details?: Record<string, unknown>;
  errors?: FieldFault[];
};

/** Its attempt is claimed and being settled, or something that we need is away for a moment. */
const PASSING: ReadonlySet<ProblemCode> = new Set([
  'attempt_running',
  'temporarily_unavailable',
  'overloaded',
]);
/** What becomes of a claimed attempt that comes to nothing. */
const SETTLED: ReadonlySet<ProblemCode> = new Set([
  'payment_declined',
  'payer_needed',
  'payment_not_completed',
  'credit_exhausted',
]);
const MAX_FAILURES = 5;
const ENDPOINT = 'batch-rows';

function keyOf({ batchId }: BatchOwner, rowNo: number): string {
  return `${batchId}/${rowNo}`;
}

/** It may be booked even if we fail from here on, so it is never refused. */
async function isClaimed(ctx: Ctx, batch: BatchOwner, rowNo: number): Promise<boolean> {
  const { customerId } = batch.caller;
  const idempotencyKey = keyOf(batch, rowNo);
  return isClaimedBy(ctx, { customerId, endpoint: ENDPOINT, idempotencyKey });
}

/**
 * Books one row as `POST /v1/shipments` does, under a key of batch and row: however often it runs, there is
 * one shipment. False when the row has no result yet.
 */
export async function bookRow(
  ctx: Ctx,
  batch: BatchOwner,
  { rowNo, request }: ClaimedRow,
): Promise<boolean> {
  const { caller } = batch;
  const body = { ...request, label: { format: 'pdf', inline: false } } as const;
  try {
    if (batch.hasKeyEnded && !(await isClaimed(ctx, batch, rowNo)))
      throw new Problem('key_unknown');
    const { shipmentId } = await bookForProgram(ctx, {
      caller,
      // limits of an account count by its id
      clientAddress: '',
      endpoint: ENDPOINT,
      idempotencyKey: keyOf(batch, rowNo),
      readOwn: (read) => read(ctx.db),
      asked: body,
      readBody: () => ({ body }),
      isTriedOnce: true,
    });
    await markRow(ctx.db, batch, rowNo, { outcome: 'booked', shipmentId });
    return true;
  } catch (error) {
    const refusal = await refusalOf(ctx, batch, rowNo, error);
    if (refusal === null) return false;
    await markRow(ctx.db, batch, rowNo, { outcome: 'refused', problem: JSON.stringify(refusal) });
    return true;
  }
}

/** Null when it is to be tried again later; throws when the job is. */
async function refusalOf(
  ctx: Ctx,
  batch: BatchOwner,
  rowNo: number,
  error: unknown,
): Promise<RowProblem | null> {
  if (error instanceof Problem) {
    const { code, errors, retryAfterSeconds } = error;
    const details =
      retryAfterSeconds === undefined ? error.details : { ...error.details, retryAfterSeconds };
    if (PASSING.has(code)) return null;
    // another job of this row has claimed it in the meantime
    if (!SETTLED.has(code) && (await isClaimed(ctx, batch, rowNo))) return null;
    return { code, ...(details && { details }), ...(errors && { errors: [...errors] }) };
  }
  const failures = await countFailure(ctx.db, batch, rowNo);
  if (failures < MAX_FAILURES || (await isClaimed(ctx, batch, rowNo))) throw error;
  ctx.log.error({ batchId: batch.batchId, rowNo, ...errorFields(error) }, 'a row cannot be booked');
  return { code: 'internal' };
}
