export default {
  metaTitle: 'About | Waypost',
  metaDescription:
    'Who Waypost is, how a shipment travels from scan to screen, what we promise, and whose data our maps and places are.',
  title: 'A carrier you can read like a timetable',
  lead: 'Waypost moves parcels and freight for people and businesses: by air, sea and road, to 220+ destinations. We tell you the price before you book, the place after every scan, and the problem as soon as we know it.',

  'claim.destinations': '220+',
  'claim.destinationsLabel': 'destinations',
  'claim.support': '24/7',
  'claim.supportLabel': 'booking, tracking and messages; people Mon–Fri 9:00–18:00',
  'claim.onTime': '98.7%',
  'claim.onTimeLabel': 'on time',

  whoTitle: 'Who we are',
  who1: 'One carrier with one system. The page you book on, the console our staff works in and the scanners in the hubs speak to the same records, so nobody has to look up what somebody else already knows.',
  who2: 'Individuals send a single parcel without an account. Businesses get a dashboard with shipments, charges and pickups. Shops connect through the API, and can keep their stock in our warehouses.',
  servicesLink: 'Price a shipment',
  contactLink: 'Contact us',

  howTitle: 'How it works',
  'how.1': 'A price',
  'how.1Text':
    'You name two places, a weight and a size. The quote shows each service with every charge, and keeps the price for 30 minutes.',
  'how.2': 'A booking',
  'how.2Text':
    'You confirm once. The shipment gets a tracking ID that ends with a check symbol, so that a typing error is found before anybody searches.',
  'how.3': 'Scans',
  'how.3Text':
    'At pickup, in every hub, at customs and at the door somebody scans it. The order of the scans decides the status, not the order in which they reach us.',
  'how.4': 'A page',
  'how.4Text':
    'The tracking page shows each scan seconds later. Whoever has the ID can open it; names and addresses are shortened for strangers.',
  'how.5': 'A delivery',
  'how.5Text':
    'The last scan closes the line. If something stops the shipment before that, the page says Exception and what happened.',

  promiseTitle: 'What we hold to',
  'promise.price': 'The whole price first',
  'promise.priceText': 'Every charge is named before you book. None is added later.',
  'promise.status': 'No invented status',
  'promise.statusText': 'What the page says comes from a scan or from a named act of our staff.',
  'promise.news': 'Bad news first, and whole',
  'promise.newsText': 'What happened, what happens next, and what you can do.',
  'promise.data': 'Little data, and for little time',
  'promise.dataText':
    'No third party watches you here. What we keep, why and for how long is in the privacy notice.',
  privacyLink: 'Privacy notice',

  simulationTitle: 'This is a simulation',
  simulation1:
    'Waypost is not a company. The site shows how a carrier’s own system can work, from the price to the last scan. Shipments booked here are real records, but nobody comes to collect them.',
  simulation2:
    'Contacts are placeholders: {email} and the facts of the company in the terms lead nowhere. Delivery times are simulated, and prices are made for the example.',

  creditsTitle: 'Credits',
  creditsText: 'What others made and let us use.',
  'credit.geonames': 'Place names and coordinates',
  'credit.geonamesText': 'GeoNames, licensed under Creative Commons Attribution 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Coasts and borders of our maps',
  'credit.naturalEarthText': 'Natural Earth, in the public domain',
  'credit.fonts': 'Typefaces',
  'credit.fontsText': 'Archivo and IBM Plex, under the SIL Open Font License',
} as const;
