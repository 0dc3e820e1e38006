import type { NewTemplate } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAddress } from '../addresses/index.ts';
import { insertTemplate, selectTemplates, type TemplateRow } from './templates.queries.ts';

/** The list is not paginated, so it has a maximum. */
const MAX_TEMPLATES = 50;

export async function saveTemplate(
  ctx: Ctx,
  customerId: string,
  id: string,
  template: NewTemplate,
): Promise<TemplateRow> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const isSaved = (row: TemplateRow) => row.id === id;
    const before = await selectTemplates(own, customerId);
    const known = before.find(isSaved);
    if (known !== undefined) return known;
    if (before.length >= MAX_TEMPLATES) throw new Problem('too_many_templates');
    const { addressId } = template;
    if (addressId !== null && (await findAddress(own, customerId, addressId)) === undefined) {
      throw new Problem('address_not_found');
    }
    await insertTemplate(own, customerId, id, template);
    // an id that another customer has drawn is not ours to use
    const saved = (await selectTemplates(own, customerId)).find(isSaved);
    if (saved === undefined) throw new Problem('template_not_found');
    return saved;
  });
}
