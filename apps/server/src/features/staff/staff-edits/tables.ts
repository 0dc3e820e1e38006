import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipment_edits: { growsWith: 'edit of staff', lives: 'with its shipment, for good' },
  staff_mails: {
    growsWith: 'email that staff writes to a party',
    lives: 'with its shipment; blanked with the person',
  },
};
