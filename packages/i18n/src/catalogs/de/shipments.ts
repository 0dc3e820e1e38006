import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Sendungen | Waypost',
  title: 'Sendungsübersicht',
  newShipment: 'Neue Sendung',
  exportCsv: 'CSV exportieren',

  filters: 'Sendungen filtern',
  search: 'Suche',
  searchHelp: 'Nummer, Empfänger oder Ziel',
  service: 'Service',
  status: 'Status',
  all: 'Alle',
  from: 'Von',
  to: 'Bis',
  apply: 'Anwenden',
  clear: 'Filter zurücksetzen',

  date: 'Datum',
  tracking: 'Nummer',
  recipient: 'An',
  pieces: 'Packstücke',
  weight: 'Gewicht',
  cost: 'Kosten',
  freight: 'Fracht',

  reprint: 'Erneut drucken',
  reprintOf: '{number} erneut drucken',
  duplicate: 'Duplizieren',
  duplicateOf: '{number} duplizieren',
  track: 'Verfolgen',
  trackOf: '{number} verfolgen',
  receipt: 'Beleg',
  receiptOf: 'Beleg zu {number}',
  cancel: 'Stornieren',
  cancelOf: '{number} stornieren',
  'hold.awaiting_activation': 'Wartet auf den Code aus der E-Mail',
  'hold.awaiting_payment': 'Wartet auf die Überweisung',
  'hold.payment_failed': 'Zahlung fehlgeschlagen',

  listed: '{count, plural, one {# Sendung} other {# Sendungen}}',
  emptyFiltered: 'Keine Sendung entspricht Ihren Filtern.',
  emptyTitle: 'Noch nichts versendet.',
  emptyText: 'Was Sie angemeldet buchen, steht hier, mit Versandetikett und Beleg.',
  newest: 'Zurück zu den neuesten',
  failed: 'Ihre Sendungen konnten nicht geladen werden.',
  failedText: 'Es ist nichts verloren. Bitte versuchen Sie es erneut.',

  claimTitle:
    '{count, plural, one {Mit Ihrer Adresse gibt es eine Buchung als Gast.} other {Mit Ihrer Adresse gibt es # Buchungen als Gast.}}',
  claimText:
    '{count, plural, one {Übernehmen Sie diese Buchung in Ihr Konto, um sie in dieser Liste zu sehen.} other {Übernehmen Sie diese Buchungen in Ihr Konto, um sie in dieser Liste zu sehen.}}',
  claim: 'In mein Konto übernehmen',
  claimed: '{count, plural, one {Eine Sendung übernommen.} other {# Sendungen übernommen.}}',
  claimFailed: 'Die Übernahme ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
} satisfies Catalog<'shipments'>;
