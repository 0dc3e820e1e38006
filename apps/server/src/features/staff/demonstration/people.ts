import type { PermissionSet } from '@waypost/contract';

/** Invented, at addresses that reach no one. They have no password: a demonstration signs them in. */
export const DEMONSTRATION_CUSTOMER = {
  name: 'Clara Vermeulen',
  email: 'clara@atelier-noord.example',
  phone: '+32 470 12 34 56',
  company: 'Atelier Noord',
  vatId: 'BE 0123.456.749',
  line1: 'Oude Houtlei 12',
  city: 'Ghent',
  postalCode: '9000',
  country: 'BE',
} as const;

export const DEMONSTRATION_STAFF: Record<PermissionSet, { name: string; email: string }> = {
  support: { name: 'Samir Haddad', email: 'support@demonstration.example' },
  operations: { name: 'Ines Castro', email: 'operations@demonstration.example' },
  finance: { name: 'Jonas Weber', email: 'finance@demonstration.example' },
  owner: { name: 'Aoife Bakker', email: 'owner@demonstration.example' },
};
