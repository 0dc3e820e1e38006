/** The lists of the console that views can be saved of, with the parts of their address that a view keeps. */
export const VIEW_PARTS = {
  shipments: ['service', 'status', 'late', 'from', 'to', 'sort', 'columns'],
  customers: ['role', 'state', 'sort'],
  statements: ['state', 'age'],
} as const;

export type ViewList = keyof typeof VIEW_PARTS;
export const VIEW_LISTS = Object.keys(VIEW_PARTS) as ViewList[];

/** The columns of the list of shipments, in their order. Its number is always there. */
export const SHIPMENT_COLUMNS = [
  'date',
  'status',
  'due',
  'recipient',
  'email',
  'orderReference',
  'origin',
  'destination',
  'service',
  'pieces',
  'weight',
  'cost',
] as const;
export type ShipmentColumn = (typeof SHIPMENT_COLUMNS)[number];
