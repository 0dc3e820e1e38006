import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  documents: { growsWith: 'file made of a shipment', lives: 'until its customer is erased' },
};
