import type { LabelFile } from '@waypost/contract';
import type { Batch, BatchRow as V1Row } from '@waypost/contract/v1';
import type { FastifyRequest } from 'fastify';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { ProgramCaller } from '../../../platform/http/callers.ts';
import { answerPage, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { programProblem } from '../../../platform/http/program-problem.ts';
import { answerDocument } from '../../core/documents/index.ts';
import { partsOf, readBatchLabels } from './batch-labels.ts';
import {
  type BatchRow,
  countRows,
  findBatch,
  type ListedRow,
  selectBooked,
  selectRows,
} from './batches.queries.ts';
import { cancelBatch } from './cancel-batch.ts';
import { createBatch } from './create-batch.ts';

/** `booking` is a moment of waiting. */
const OUTCOMES_OF: Record<string, readonly string[]> = { waiting: ['waiting', 'booking'] };

export function programBatchesRoutes({ mount }: Api, ctx: ApiCtx): void {
  async function ownBatch({ customerId }: ProgramCaller, batchId: string): Promise<BatchRow> {
    const batch = await asCustomer(ctx.db, customerId, (own) =>
      findBatch(own, customerId, batchId),
    );
    if (batch === undefined) throw new Problem('not_found');
    return batch;
  }

  async function present(caller: ProgramCaller, batchId: string): Promise<Batch> {
    const batch = await ownBatch(caller, batchId);
    const key = { batchId, shard: batch.shard };
    const counts = await countRows(ctx.db, key);
    const sizeQuery = batch.labelSize === 'a6' ? '?size=a6' : '';
    const url = (file: LabelFile) =>
      new URL(`/api/v1/batches/${batchId}/${file}${sizeQuery}`, ctx.config.PUBLIC_ORIGIN).href;
    return {
      object: 'batch',
      id: batchId,
      mode: ctx.mode,
      createdAt: batch.createdAt.toISOString(),
      finishedAt: batch.finishedAt?.toISOString() ?? null,
      status: batch.state as Batch['status'],
      counts,
      labels:
        batch.finishedAt === null
          ? null
          : {
              parts: partsOf(await selectBooked(ctx.db, key)).length,
              pdfUrl: url('labels.pdf'),
              zplUrl: url('labels.zpl'),
            },
    };
  }

  mount('v1CreateBatch', { program: 'shipments:write' }, async ({ caller, body, headers }) => {
    const idempotencyKey = headers['idempotency-key'];
    const { batchId, isReplayed } = await createBatch(ctx, { caller, idempotencyKey, body });
    return {
      status: 202,
      body: await present(caller, batchId),
      headers: {
        location: `/api/v1/batches/${batchId}`,
        ...(isReplayed && { 'idempotency-replayed': 'true' }),
      },
    };
  });

  mount('v1ReadBatch', { program: 'shipments:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await present(caller, params.batchId),
  }));

  mount('v1ListBatchRows', { program: 'shipments:read' }, async ({ caller, ...call }) => {
    const { limit, cursor, outcome } = call.query;
    const [after = '-1'] = readCursor(cursor, [/^\d{1,4}$/]) ?? [];
    const { id: batchId, shard } = await ownBatch(caller, call.params.batchId);
    const outcomes = outcome && (OUTCOMES_OF[outcome] ?? [outcome]);
    const rows = await asCustomer(ctx.db, caller.customerId, (own) =>
      selectRows(own, { batchId, shard }, { outcomes, after: Number(after), limit: limit + 1 }),
    );
    return answerPage(call.request, rows, {
      limit,
      present: (row) => presentRow(call.request, row),
      cursorOf: ({ rowNo }) => writeCursor(String(rowNo)),
    });
  });

  mount('v1CancelBatch', { program: 'shipments:write' }, async ({ caller, params }) => {
    await cancelBatch(ctx, await ownBatch(caller, params.batchId));
    return { status: 200, body: await present(caller, params.batchId) };
  });

  mount('v1ReadBatchLabelsPdf', { program: 'labels:read' }, async ({ caller, ...call }) => {
    const batch = await ownBatch(caller, call.params.batchId);
    const { part, size = '4x6' } = call.query;
    const wanted = { file: 'labels.pdf', size, part } as const;
    return answerDocument(call.request, await readBatchLabels(ctx, batch, wanted));
  });

  mount('v1ReadBatchLabelsZpl', { program: 'labels:read' }, async ({ caller, ...call }) => {
    const batch = await ownBatch(caller, call.params.batchId);
    const { part, size = '4x6' } = call.query;
    const wanted = { file: 'labels.zpl', size, part } as const;
    return answerDocument(call.request, await readBatchLabels(ctx, batch, wanted));
  });
}

function presentRow(request: FastifyRequest, row: ListedRow): V1Row {
  const { rowNo, reference, outcome, shipmentId, trackingNumber, problem } = row;
  return {
    object: 'batch_row',
    index: rowNo,
    reference,
    outcome: outcome === 'booking' ? 'waiting' : (outcome as V1Row['outcome']),
    shipmentId,
    trackingNumber,
    problem: problem && withoutRequest(request, new Problem(problem.code, problem)),
  };
}

/** Of the request that booked it, not of the one that reads it. */
function withoutRequest(request: FastifyRequest, problem: Problem): V1Row['problem'] {
  const { requestId: _, ...rest } = programProblem(request, problem);
  return rest;
}
