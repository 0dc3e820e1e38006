import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipments: { growsWith: 'booking', lives: 'for good' },
  shipmentRefs: {
    growsWith: 'number or alias of a shipment',
    lives: 'with its shipment, for good',
  },
  shipmentItems: { growsWith: 'line of contents', lives: 'with its shipment, for good' },
  shipmentList: { growsWith: 'shipment', lives: 'with its shipment, for good' },
  shipmentSearch: { growsWith: 'shipment', lives: 'with its shipment, for good' },
  chargeLines: { growsWith: 'charge of a shipment', lives: 'with its shipment, for good' },
  shipmentParties: {
    growsWith: 'shipment, two rows',
    lives: 'with its shipment, for good; blanked with the person',
  },
  shipmentPayers: {
    growsWith: 'shipment with a payer of its own',
    lives: 'with its shipment, for good; blanked with the person',
  },
  shipmentState: { growsWith: 'shipment', lives: 'with its shipment, for good' },
};
