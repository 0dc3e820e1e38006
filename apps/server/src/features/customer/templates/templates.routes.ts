import type { ParcelTemplate } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { saying } from '../../../platform/http/language.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { saveTemplate } from './save-template.ts';
import {
  deleteTemplate,
  selectTemplates,
  type TemplateRow,
  updateName,
} from './templates.queries.ts';

export function templatesRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listTemplates', { customer: true }, async ({ caller: { customerId } }) => {
    const rows = await asCustomer(ctx.db, customerId, (own) => selectTemplates(own, customerId));
    return { status: 200, body: { templates: rows.map(presentTemplate) } };
  });

  mount('saveTemplate', { customer: true }, async ({ caller, params, body }) => ({
    status: 200,
    body: presentTemplate(await saveTemplate(ctx, caller.customerId, params.templateId, body)),
  }));

  mount('renameTemplate', { customer: true }, async ({ caller, params, body }) => {
    const { customerId } = caller;
    const row = await asCustomer(ctx.db, customerId, (own) =>
      updateName(own, customerId, params.templateId, body.name),
    );
    if (row === undefined) throw new Problem('template_not_found');
    return { status: 200, body: presentTemplate(row) };
  });

  mount('removeTemplate', { customer: true }, async ({ caller, params, request }) => {
    const { customerId } = caller;
    const removed = await asCustomer(ctx.db, customerId, (own) =>
      deleteTemplate(own, customerId, params.templateId),
    );
    if (!removed) throw new Problem('template_not_found');
    return { status: 200, body: { message: saying(request, 'templateRemoved') } };
  });
}

export function presentTemplate(row: TemplateRow): ParcelTemplate {
  return {
    ...row,
    serviceLevel: row.serviceLevel as ParcelTemplate['serviceLevel'],
    valueCents: Number(row.valueCents),
    createdAt: row.createdAt.toISOString(),
  };
}
