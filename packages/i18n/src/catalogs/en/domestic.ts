export default {
  metaTitle: 'Domestic shipping: same-day, next-day and Saturday | Waypost',
  metaDescription:
    'Within one country in 1–3 business days. Same-day cut-off 2:00 PM, next-day cut-off 6:00 PM, Saturday delivery. Documents from $3.50, parcels from $5.90.',
  title: 'Across town or across the country',
  lead: 'Domestic shipments arrive in 1–3 business days. Hand them over before the cut-off and they leave the same day.',
  quote: 'Price a domestic parcel',

  boardTitle: 'Cut-offs',
  boardCaption: 'Domestic services with their cut-off times',
  service: 'Service',
  cutOff: 'Cut-off, local time',
  follows: 'What follows',
  'sameDay.name': 'Same-day',
  'sameDay.cutOff': '2:00 PM',
  'sameDay.follows': 'On the afternoon round, delivered the same day in the same city',
  'nextDay.name': 'Next-day',
  'nextDay.cutOff': '6:00 PM',
  'nextDay.follows': 'On the night line to the next hub, delivered the day after',
  'saturday.name': 'Saturday delivery',
  'saturday.cutOff': 'Yes',
  'saturday.follows': 'Handed over on Friday before the next-day cut-off',

  pricesTitle: 'What it costs',
  pricesText:
    'Three sample prices for orientation, in US dollars. What you pay is the price in your quote: in euro, with every charge named.',
  'documents.name': 'Documents',
  'documents.price': 'from $3.50',
  'documents.range': 'Up to 0.5 kg',
  'documents.text': 'Letters, contracts and papers in a flat envelope.',
  'parcels.name': 'Parcels',
  'parcels.price': 'from $5.90',
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
    '1–3 business days. Same-day and next-day are for shipments handed over before their cut-off; the quote shows the transit time of each service for your route.',
  'cutOff.question': 'What if I miss the cut-off?',
  'cutOff.answer':
    'The shipment leaves with the next departure: after 2:00 PM on the next-day line, after 6:00 PM on the following business day.',
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
