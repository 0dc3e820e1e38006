import type { Feature } from '../../../platform/feature.ts';
import { deleteNotesOfCustomer, deleteNotesOfShipments } from './notes.queries.ts';
import { notesRoutes } from './notes.routes.ts';

export { readNotes } from './notes.queries.ts';

export const notes: Feature = {
  name: 'notes',
  routes: notesRoutes,
  erase: {
    person: (_ctx, tx, { customerId }) => deleteNotesOfCustomer(tx, customerId),
    shipments: (_ctx, tx, { ids }) => deleteNotesOfShipments(tx, ids),
  },
  exportData: { notExported: 'written by staff about their work' },
  tables: {
    staffNotes: {
      growsWith: 'note of staff',
      lives: 'with its shipment or account; deleted with the person',
    },
  },
};
