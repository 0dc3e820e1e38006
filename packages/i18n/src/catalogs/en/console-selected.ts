/** Acts on several shipments of the console's list. English in every language of the menu. */
export default {
  select: 'Select',
  selectOf: 'Select {number}',
  selectAll: 'Select all on this page',
  bar: 'Selected shipments',
  selected: '{count, plural, one {# selected} other {# selected}}',
  event: 'Add an event',
  email: 'Send an email',
  export: 'Export CSV',
  labels: 'Print labels',
  clear: 'Select none',
  more: 'Show 200 rows',
  fewer: 'Show 50 rows',

  meta: '{title} | Waypost console',
  eventTitle: 'Add an event to {count, plural, one {# shipment} other {# shipments}}',
  emailTitle: 'Email about {count, plural, one {# shipment} other {# shipments}}',
  exportTitle: 'Export {count, plural, one {# shipment} other {# shipments}}',
  labelsTitle: 'Labels of {count, plural, one {# shipment} other {# shipments}}',
  numbers: 'Which ones',
  nothing: 'No shipments are selected.',
  nothingText: 'Tick some in the list first.',
  toList: 'All shipments',
  leave: 'Leave it as it is',
  now: 'It is recorded as happening now.',
  emailHelp:
    'May hold {open}name{close}, {open}number{close} and {open}me{close}, which are filled in for each.',
  sending: 'Sending…',
  failed: 'It may have been done for some of them. Send it again: nothing is done twice.',
  exportText:
    'A file with names and email addresses, in the order of the list. The export is recorded with your name.',

  labelsText:
    'One file in the order of the list, 4 × 6 inches a label. It is kept for 7 days, and recorded with your name.',
  labelsPdf: 'Labels (PDF)',
  labelsZpl: 'Labels (ZPL)',
  labelsFailed: 'No labels were made. Please try again.',
  labelsGone:
    'These labels are gone: files of labels are kept for 7 days. Select the shipments again.',
  backToList: 'Back to the shipments',
  unprintable: '{number}: {because}',
  'because.not_found': 'there is no such shipment',
  'because.cancelled': 'cancelled',
  'because.awaiting_activation': 'waits for the code that was emailed to the shipper',
  'because.awaiting_payment': 'waits for its payment',
  'because.payment_failed': 'its payment failed',

  results: '{done, plural, one {Done for # shipment} other {Done for # shipments}}',
  refusedCount: '{count, plural, one {Refused for # shipment} other {Refused for # shipments}}',
  number: 'Tracking',
  result: 'Result',
  done: 'Done',
} as const;
