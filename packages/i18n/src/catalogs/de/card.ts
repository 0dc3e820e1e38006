import type { Catalog } from '../../messages.ts';

export default {
  frame: 'Kartendaten, Eingabe bei unserem Zahlungsdienstleister',
  loading: 'Das Kartenformular wird geladen.',
  failed:
    'Das Kartenformular konnte nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  privacy:
    'Die Karte wird bei unserem Zahlungsdienstleister eingegeben. Ihre Daten erreichen unsere Seiten und Server nie.',
  refused: 'Die Karte wurde nicht akzeptiert. Prüfen Sie die Kartendaten.',
  number: '{brand} mit Endziffern {last4}',
  expires: 'Gültig bis {date}',
  expired: 'Abgelaufen {date}',
  default: 'Standard',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Karte',
} satisfies Catalog<'card'>;
