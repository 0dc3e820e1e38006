/** The columns of an uploaded file, in the order of the template. */
export const BULK_COLUMNS = [
  'reference',
  'orderReference',
  'service',
  'from',
  'fromCountry',
  'to',
  'toCountry',
  'weight',
  'length',
  'width',
  'height',
  'pieces',
  'incoterm',
  'contents',
  'declaredValue',
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'recipientAddress',
  'shipperName',
  'shipperEmail',
  'shipperPhone',
  'customer',
  'payment',
  'price',
  'priceReason',
] as const;
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** Required in every row. */
export const REQUIRED_BULK_COLUMNS = [
  'service',
  'from',
  'to',
  'weight',
  'recipientName',
  'recipientEmail',
  'recipientAddress',
] as const satisfies BulkColumn[];

/** The column of each heading of a file, or null; no column twice. */
export type BulkMapping = (BulkColumn | null)[];

/**
 * Synonyms of headings. A unit is part of the name, so that "Weight (g)" is not taken for kilograms: it
 * is left to a person.
 */
const SYNONYMS: Record<BulkColumn, readonly string[]> = {
  reference: [
    'your reference',
    'ref',
    'customer reference',
    'order number',
    'order no',
    'order id',
    'order',
    'tracking number',
    'alias',
  ],
  orderReference: ['customer order', 'customer order number', 'purchase order', 'po number'],
  service: ['service type', 'service level', 'level', 'mode', 'product', 'shipping method'],
  from: [
    'from city',
    'origin',
    'origin city',
    'sender city',
    'shipper city',
    'pickup city',
    'from place',
  ],
  fromCountry: [
    'origin country',
    'sender country',
    'shipper country',
    'pickup country',
    'from country code',
  ],
  to: [
    'to city',
    'destination',
    'destination city',
    'recipient city',
    'receiver city',
    'consignee city',
    'city',
    'to place',
  ],
  toCountry: [
    'destination country',
    'recipient country',
    'receiver country',
    'consignee country',
    'country',
    'country code',
    'to country code',
  ],
  weight: ['weight kg', 'weight in kg', 'weight kgs', 'kg', 'gross weight', 'gross weight kg'],
  length: ['length cm', 'length in cm', 'l cm'],
  width: ['width cm', 'width in cm', 'w cm'],
  height: ['height cm', 'height in cm', 'h cm'],
  pieces: ['piece', 'pallets', 'number of pieces', 'number of pallets', 'quantity', 'qty', 'pcs'],
  contents: ['content', 'goods', 'description', 'description of goods', 'goods description'],
  declaredValue: ['value', 'value eur', 'declared value eur', 'value of goods', 'goods value'],
  incoterm: ['incoterms', 'terms of delivery', 'delivery terms'],
  recipientName: [
    'recipient',
    'receiver',
    'receiver name',
    'consignee',
    'consignee name',
    'name',
    'ship to',
    'ship to name',
  ],
  recipientEmail: [
    'receiver email',
    'consignee email',
    'email',
    'email address',
    'recipient mail',
    'recipient email address',
  ],
  recipientPhone: [
    'receiver phone',
    'consignee phone',
    'phone',
    'telephone',
    'phone number',
    'mobile',
    'recipient telephone',
  ],
  recipientAddress: [
    'address',
    'receiver address',
    'consignee address',
    'delivery address',
    'ship to address',
    'street',
    'street address',
  ],
  shipperName: ['shipper', 'sender', 'sender name', 'from name', 'consignor'],
  shipperEmail: ['sender email', 'from email', 'consignor email'],
  shipperPhone: ['sender phone', 'from phone', 'consignor phone', 'shipper telephone'],
  customer: ['customer email', 'customer id', 'account', 'account id', 'account email', 'user id'],
  payment: ['payment method', 'paid by', 'terms of payment'],
  price: ['price eur', 'price in eur', 'agreed price', 'agreed price eur'],
  priceReason: ['reason', 'reason for price', 'reason for the price'],
};

/** Letters and digits only, in one case: `Recipient_E-mail ` and `recipient email` are one. */
function foldHead(head: string): string {
  return head
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

let columnByName: ReadonlyMap<string, BulkColumn> | undefined;

function buildNames(): ReadonlyMap<string, BulkColumn> {
  const names = new Map<string, BulkColumn>();
  for (const column of BULK_COLUMNS) {
    for (const name of [column, ...SYNONYMS[column]]) names.set(foldHead(name), column);
  }
  return names;
}

/** In any order and case, and by common synonyms. Of two headings for one column the first is used. */
export function recogniseColumns(heads: readonly string[]): BulkMapping {
  columnByName ??= buildNames();
  const names = columnByName;
  const taken = new Set<BulkColumn>();
  return heads.map((head) => {
    const column = names.get(foldHead(head));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Columns for staff only, and references that anybody can use for tracking. */
const NOT_OF_CUSTOMERS: ReadonlySet<BulkColumn> = new Set([
  'reference',
  'customer',
  'payment',
  'price',
  'priceReason',
]);

/** The columns of a customer's own file, in the order of the template. */
export const OWN_COLUMNS = BULK_COLUMNS.filter((column) => !NOT_OF_CUSTOMERS.has(column));

/** In a customer's file, "Order no" is an order number. */
export function recogniseOwnColumns(heads: readonly string[]): BulkMapping {
  const found = recogniseColumns(heads);
  const hasOrders = found.includes('orderReference');
  return found.map((column) => {
    if (column === 'reference' && !hasOrders) return 'orderReference';
    return column !== null && NOT_OF_CUSTOMERS.has(column) ? null : column;
  });
}

export function missingColumns(mapping: readonly (BulkColumn | null)[]): BulkColumn[] {
  return REQUIRED_BULK_COLUMNS.filter((column) => !mapping.includes(column));
}
