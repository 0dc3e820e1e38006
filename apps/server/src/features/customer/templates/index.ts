import type { Feature } from '../../../platform/feature.ts';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import { deleteTemplates, selectTemplates } from './templates.queries.ts';
import { presentTemplate, templatesRoutes } from './templates.routes.ts';

/** Parcels that a customer sends again and again. */
export const templates: Feature = {
  name: 'templates',
  routes: templatesRoutes,
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteTemplates(own, customerId)),
  },
  async exportData(ctx, { customerId }) {
    const rows = await asCustomer(ctx.db, customerId, (own) => selectTemplates(own, customerId));
    return { templates: rows.map(presentTemplate) };
  },
  tables: {
    parcelTemplates: {
      growsWith: 'saved parcel, at most 50 for each customer',
      lives: 'until the customer removes it or is erased',
    },
  },
};
