/** What was done, as the address of the page says it after a post. */
export const DONE = ['added', 'changed', 'removed', 'default'] as const;

export const ADDRESS_FIELDS = [
  'name',
  'email',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
