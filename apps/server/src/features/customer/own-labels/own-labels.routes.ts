import type { LabelFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { asCustomer } from '../../../platform/acting-customer.ts';
import { answerDocument } from '../../core/documents/index.ts';
import { findBatch, readLabels } from '../../core/label-batches/index.ts';
import { requestLabels } from './request-labels.ts';

export function ownLabelsRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'makeLabels',
    { customer: true, key: 'shipments:write' },
    async ({ caller, headers, body }) => {
      const key = headers['idempotency-key'];
      if (key === undefined) throw new Problem('idempotency_key_missing');
      const { id, file, labelCount } = await requestLabels(ctx, caller, key, body);
      return { status: 201, body: { id, file: file as LabelFile, labels: labelCount } };
    },
  );

  mount('readLabels', { customer: true, key: 'shipments:write' }, async ({ caller, ...call }) => {
    // staff who look at the dashboard print from the console, where it is in the audit log
    if (caller.viewedBy !== undefined) throw new Problem('not_found');
    const { customerId } = caller;
    const batch = await asCustomer(ctx.db, customerId, (own) =>
      findBatch(own, { customerId, staffId: null }, call.params.batchId),
    );
    if (batch === undefined) throw new Problem('not_found');
    return answerDocument(call.request, await readLabels(ctx, batch));
  });
}
