import type { LabelFile } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { answerCsv } from '../../../platform/csv-export.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { exportSelected } from '../staff-shipments/index.ts';
import { answerDocument } from '../../core/documents/index.ts';
import { addEventToSelected, emailSelected } from './act-on-selected.ts';
import { joinResults } from './join-results.ts';
import { makeLabelsAsStaff, readLabelsAsStaff } from './labels-of-selected.ts';
import { findIds } from './selected-shipments.queries.ts';

export function selectedShipmentsRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'addEventToSelected',
    { staff: 'shipments:write' },
    async ({ caller, body }) => ({
      status: 200,
      body: await addEventToSelected(ctx, caller, body),
    }),
    joinResults,
  );

  mount(
    'emailSelected',
    { staff: 'shipments:write' },
    async ({ caller, body }) => ({ status: 200, body: await emailSelected(ctx, caller, body) }),
    joinResults,
  );

  mount('exportSelected', { staff: 'shipments:read' }, async ({ caller, body, headers, reply }) => {
    const found = await findIds(ctx.db, body.numbers);
    const ids = body.numbers.flatMap((number) => found.get(number) ?? []);
    const csv = await exportSelected(ctx, caller, ids, headers['x-second-factor']);
    return answerCsv(reply, 'selected_shipments', csv);
  });

  mount('makeLabelsAsStaff', { staff: 'shipments:read' }, async ({ caller, body }) => {
    const { id, file, labelCount } = await makeLabelsAsStaff(ctx, caller, body);
    return { status: 201, body: { id, file: file as LabelFile, labels: labelCount } };
  });

  mount('readLabelsAsStaff', { staff: 'shipments:read' }, async ({ caller, params, request }) =>
    answerDocument(request, await readLabelsAsStaff(ctx, caller, params.batchId)),
  );
}
