import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipmentEdits: { growsWith: 'edit of staff', lives: 'with its shipment, for good' },
  staffMails: {
    growsWith: 'email that staff writes to a party',
    lives: 'with its shipment; blanked with the person',
  },
};
