/** What an edit can change, by the name used in a conflict. */
export const EDITABLE_FIELDS = [
  'status',
  'lastLocation',
  'eta',
  'from',
  'to',
  'incoterm',
  'price',
  'recipient.name',
  'recipient.email',
  'recipient.phone',
  'recipient.line1',
  'recipient.line2',
  'recipient.city',
  'recipient.region',
  'recipient.postalCode',
] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];
