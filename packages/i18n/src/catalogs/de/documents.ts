import type { Catalog } from '../../messages.ts';

export default {
  title: 'Dokumente',
  failed: 'Das Dokument konnte gerade nicht erstellt werden.',
  failedText: 'Es ist nichts verloren. Versuchen Sie es in einer Minute erneut.',
  making: 'Ihr Dokument wird erstellt',
  makingLabels: 'Etiketten werden erstellt: {done} von {total}',
  makingText:
    'Das dauert einige Sekunden. Der Download startet von selbst, sobald die Datei fertig ist.',
  ready: 'Ihr Dokument ist fertig',
  readyText: 'Der Download startet von selbst. Falls nicht, nutzen Sie diesen Link:',
  back: 'Zurück zu den Dokumenten',
  backToShipments: 'Zurück zu Ihren Sendungen',
  'file.labels.pdf': 'Versandetiketten (PDF)',
  'file.labels.zpl': 'Versandetiketten (ZPL)',
  'file.label.pdf': 'Versandetikett (PDF)',
  'file.label.zpl': 'Versandetikett (ZPL)',
  'file.receipt.pdf': 'Beleg (PDF)',
  'file.bill-of-lading.pdf': 'Frachtbrief (PDF)',
  'file.cn22.pdf': 'Zollinhaltserklärung CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Handelsrechnung (PDF)',
  'use.label.pdf':
    '{pages, plural, one {Ein Etikett, 4 × 6 Zoll (10 × 15 cm), für jeden Drucker.} other {# Etiketten, 4 × 6 Zoll (10 × 15 cm), für jeden Drucker.}}',
  'use.label.zpl':
    '{pages, plural, one {Dasselbe Etikett für einen Etikettendrucker mit 203 dpi.} other {Dieselben # Etiketten für einen Etikettendrucker mit 203 dpi.}}',
  'use.receipt.pdf': 'A4, für Ihre Buchhaltung.',
  'use.bill-of-lading.pdf': 'A4. Dreimal drucken und bei der Übergabe der Ware unterschreiben.',
  'use.cn22.pdf':
    'A6. Den Grund der Sendung ankreuzen, unterschreiben und neben dem Versandetikett anbringen.',
  'use.commercial-invoice.pdf':
    'A4. Dreimal drucken, jedes Exemplar unterschreiben und außen anbringen.',
  'withheld.awaiting_activation':
    'Zurückgehalten, bis der Code, den wir dem Absender gesendet haben, auf dieser Seite eingegeben ist.',
  'withheld.awaiting_payment': 'Zurückgehalten, bis die Zahlung eingegangen ist.',
  'withheld.payment_failed': 'Zurückgehalten, bis die Zahlung geklärt ist.',
  'withheld.cancelled': 'Nicht mehr verfügbar: Die Sendung wurde storniert.',
} satisfies Catalog<'documents'>;
