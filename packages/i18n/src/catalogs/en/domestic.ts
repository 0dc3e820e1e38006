export default {
  metaTitle: 'Domestic shipping with Saturday delivery | Waypost',
  metaDescription:
    'Within one country: collected the same day when booked before the cut-off, delivered on Saturdays too. Documents from {documents}, parcels from {parcels}.',
  title: 'Across town or across the country',
  lead: 'Book before the cut-off and we collect the same day. Express and Priority also deliver on Saturdays.',
  quote: 'Price a domestic parcel',

  boardTitle: 'Cut-offs',
  boardCaption: 'Domestic services with their cut-off times',
  service: 'Service',
  cutOff: 'Cut-off, local time',
  follows: 'What follows',
  levelFollows: 'Collected the same day, delivered in {eta}',
  'saturday.name': 'Saturday delivery',
  'saturday.cutOff': 'Yes',
  'saturday.follows': 'With Express and Priority',

  pricesTitle: 'What it costs',
  pricesText:
    'The lowest prices within one country, paid by card, with every charge included. The quote names each of them.',
  fromPrice: 'from {price}',
  'documents.name': 'Documents',
  'documents.range': 'Up to 0.5 kg',
  'documents.text': 'Letters, contracts and papers in a flat envelope.',
  'parcels.name': 'Parcels',
  'parcels.range': '0.5–20 kg',
  'parcels.text': 'Boxes of any kind. Heavier ones go too, up to {maxPiece} a piece.',
  'b2b.name': 'B2B',
  'b2b.price': 'Custom',
  'b2b.range': 'Agreed with you',
  'b2b.text': 'Fixed rounds, daily pickups and one statement a month.',
  priceDocuments: 'Price a document',
  priceParcels: 'Price a parcel',
  priceB2b: 'Talk to sales',

  sampleTitle: 'See what your customers see',
  sampleText:
    'This is a sample shipment. Its page is the real one: the five stations, every scan with place and time, and names shortened for strangers.',
  sampleLabel: 'Sample tracking ID',
  sampleLink: 'Track this sample',

  faqTitle: 'Questions about domestic shipping',
  'time.question': 'How long does domestic delivery take?',
  'time.answer':
    '{standardEta} with Standard, {expressEta} with Express, {priorityEta} with Priority. The quote shows the delivery days for your route.',
  'cutOff.question': 'What if I miss the cut-off?',
  'cutOff.answer': 'The shipment is collected on the next business day.',
  'saturday.question': 'Do you deliver on Saturdays?',
  'saturday.answer': 'Yes. There is no delivery on Sundays and public holidays.',
  'pickup.question': 'Do I have to bring the parcel to you?',
  'pickup.answer':
    'No. Request a pickup from your dashboard, once or repeating daily, weekly or every two weeks. The windows are 09:00–13:00, 13:00–17:00 and 17:00–20:00.',
  'heavy.question': 'What if it weighs more than 20 kg?',
  'heavy.answer':
    'The sample price covers parcels of 0.5–20 kg. The quote prices any parcel up to {maxPiece}; beyond that it goes on a pallet as road freight.',
  'same.question': 'What counts as domestic?',
  'same.answer':
    'Both places in the same country. The quote sees it by itself and uses the lower domestic rate; nothing passes customs.',
  'cod.question': 'Can the recipient pay at the door?',
  'cod.answer':
    'Yes. Paying on delivery adds {codFee} of the subtotal, and the quote shows both totals.',
  dashboardLink: 'Request a pickup',
  freightLink: 'Road freight',
} as const;
