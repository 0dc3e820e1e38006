import type { Catalog } from '../../messages.ts';

export default {
  frame: 'Données de la carte, saisies chez notre prestataire de paiement',
  loading: 'Le formulaire de carte se charge.',
  failed: 'Le formulaire de carte n’a pas pu être chargé. Rechargez la page pour réessayer.',
  privacy:
    'La carte est saisie chez notre prestataire de paiement. Elle ne transite jamais par nos pages ni nos serveurs.',
  refused: 'La carte n’a pas été acceptée. Vérifiez les données saisies.',
  number: '{brand} se terminant par {last4}',
  expires: 'Expire : {date}',
  expired: 'Expirée : {date}',
  default: 'Par défaut',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Carte',
} satisfies Catalog<'card'>;
