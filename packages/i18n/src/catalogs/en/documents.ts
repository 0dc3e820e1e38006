import type { DocumentFile, WithheldBecause } from '@waypost/contract';

/** How the receipt page offers the papers of a shipment. */
export default {
  title: 'Documents',
  failed: 'The document could not be made just now.',
  failedText: 'Nothing is lost. Try again in a minute.',
  making: 'Your document is being made',
  makingLabels: 'Making labels: {done} of {total}',
  makingText: 'This takes a few seconds. The download starts by itself when the file is ready.',
  ready: 'Your document is ready',
  readyText: 'The download starts by itself. If it does not, use this link:',
  back: 'Back to the documents',
  backToShipments: 'Back to your shipments',
  'file.labels.pdf': 'Labels (PDF)',
  'file.labels.zpl': 'Labels (ZPL)',
  'file.label.pdf': 'Label (PDF)',
  'file.label.zpl': 'Label (ZPL)',
  'file.receipt.pdf': 'Receipt (PDF)',
  'file.bill-of-lading.pdf': 'Bill of lading (PDF)',
  'file.cn22.pdf': 'Customs declaration CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Commercial invoice (PDF)',
  'use.label.pdf':
    '{pages, plural, one {One label, 4 × 6 inches, for any printer.} other {# labels, 4 × 6 inches, for any printer.}}',
  'use.label.zpl':
    '{pages, plural, one {The same label for a label printer with 203 dots an inch.} other {The same # labels for a label printer with 203 dots an inch.}}',
  'use.receipt.pdf': 'A4, for your books.',
  'use.bill-of-lading.pdf': 'A4. Print three and sign them when the goods are handed over.',
  'use.cn22.pdf': 'A6. Tick the reason for sending, sign it and attach it beside the label.',
  'use.commercial-invoice.pdf': 'A4. Print three, sign each and fix them to the outside.',
  'withheld.awaiting_activation':
    'Withheld until the code that we emailed to the shipper is entered on this page.',
  'withheld.awaiting_payment': 'Withheld until the payment has arrived.',
  'withheld.payment_failed': 'Withheld until the payment is settled.',
  'withheld.cancelled': 'Not available: the shipment was cancelled.',
} as const satisfies Record<`withheld.${WithheldBecause}`, string> &
  Record<`${'file' | 'use'}.${DocumentFile}`, string> &
  Record<string, string>;
