import type { LabelFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { answerDocument } from '../../core/documents/index.ts';
import { readLabels } from './read-labels.ts';
import { requestLabels } from './request-labels.ts';

export function labelBatchesRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'makeLabels',
    { customer: true, key: 'bookings:write' },
    async ({ caller, headers, body }) => {
      const key = headers['idempotency-key'];
      if (key === undefined) throw new Problem('idempotency_key_missing');
      const { id, file, labelCount } = await requestLabels(ctx, caller, key, body);
      return { status: 201, body: { id, file: file as LabelFile, labels: labelCount } };
    },
  );

  mount('readLabels', { customer: true, key: 'bookings:write' }, async ({ caller, ...call }) => {
    // staff who look at the dashboard print from the console, where it is in the audit log
    if (caller.viewedBy !== undefined) throw new Problem('not_found');
    const labels = await readLabels(ctx, caller.customerId, call.params.batchId);
    return answerDocument(call.request, labels);
  });
}
