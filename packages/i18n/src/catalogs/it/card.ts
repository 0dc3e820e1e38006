import type { Catalog } from '../../messages.ts';

export default {
  frame: 'Dati della carta, inseriti presso il nostro fornitore di pagamento',
  loading: 'Caricamento del modulo della carta.',
  failed: 'Il modulo della carta non è stato caricato. Ricarichi la pagina per riprovare.',
  privacy:
    'I dati della carta si inseriscono presso il nostro fornitore di pagamento. Non passano mai dalle nostre pagine né dai nostri server.',
  refused: 'La carta non è stata accettata. Ne controlli i dati.',
  number: '{brand} che termina con {last4}',
  expires: 'Scadenza {date}',
  expired: 'Scaduta: {date}',
  default: 'Predefinita',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Carta',
} satisfies Catalog<'card'>;
