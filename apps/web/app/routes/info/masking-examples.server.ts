import { initials, maskEmail, maskPhone, publicAddress } from '@waypost/domain/masking';

/**
 * Shortened by the same functions as on the tracking page; on the server, because reading an address knows
 * the names of all countries in all our languages.
 */
export const MASKING_EXAMPLES = [
  { id: 'name', kept: 'Hugo Almeida', shown: initials('Hugo Almeida') },
  { id: 'email', kept: 'hugo@mail.example', shown: maskEmail('hugo@mail.example') },
  { id: 'phone', kept: '+32 470 12 34 56', shown: maskPhone('+32 470 12 34 56') },
  {
    id: 'address',
    kept: 'Rue Neuve 12, 1000 Brussels, Belgium',
    shown: publicAddress('Rue Neuve 12, 1000 Brussels, Belgium'),
  },
] as const;

export type MaskingExamples = typeof MASKING_EXAMPLES;
