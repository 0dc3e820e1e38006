import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipments: { growsWith: 'booking', lives: 'for good' },
  shipment_refs: {
    growsWith: 'number or alias of a shipment',
    lives: 'with its shipment, for good',
  },
  shipment_items: { growsWith: 'line of contents', lives: 'with its shipment, for good' },
  shipment_list: { growsWith: 'shipment', lives: 'with its shipment, for good' },
  shipment_search: { growsWith: 'shipment', lives: 'with its shipment, for good' },
  charge_lines: { growsWith: 'charge of a shipment', lives: 'with its shipment, for good' },
  shipment_parties: {
    growsWith: 'shipment, two rows',
    lives: 'with its shipment, for good; blanked with the person',
  },
  shipment_payers: {
    growsWith: 'shipment with a payer of its own',
    lives: 'with its shipment, for good; blanked with the person',
  },
  shipment_state: { growsWith: 'shipment', lives: 'with its shipment, for good' },
};
