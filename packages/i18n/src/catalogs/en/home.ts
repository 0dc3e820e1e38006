export default {
  metaTitle: 'Waypost: track, price and book shipments',
  metaDescription:
    'Track a shipment by its number, see the full price of a parcel or of freight, and book it online. 220+ destinations by air, sea and road.',
  title: 'Where is your shipment?',
  lead: 'Every scan is on the page seconds after it happens, with its place and time.',
  quoteTitle: 'What will it cost?',
  quoteFrom: 'From',
  quoteTo: 'To',
  quotePlaceExample: 'City, country',
  quoteSubmit: 'See prices',
  factDestinations: '220+',
  factDestinationsLabel: 'destinations',
  factSupport: '24/7',
  factSupportLabel: 'booking and tracking',
  factOnTime: '98.7%',
  factOnTimeLabel: 'on-time rate',

  servicesTitle: 'Six services, one network',
  servicesText:
    'Parcels of up to {limit} a piece travel at three speeds. Everything heavier goes on pallets, by air, by sea or by road. The price you see is the whole price.',
  pagesTitle: 'More about what we do',
  'page.express': 'Express',
  'pageText.express':
    'Parcels and documents, picked up the same day and priced before you type an address.',
  'page.freight': 'Freight and cargo',
  'pageText.freight': 'Pallets by air, sea and road, on the Incoterm you agreed with your buyer.',
  'page.ecommerce': 'E-commerce',
  'pageText.ecommerce':
    'Connect your shop platform, offer cash on delivery, and let returns come back the same way.',
  'page.customs': 'Customs and clearance',
  'pageText.customs':
    'What the papers must say, how clearance runs, and what to do when a shipment is held.',
  'page.domestic': 'Domestic shipping',
  'pageText.domestic': 'Within one country at the lower domestic rate, with delivery on Saturdays.',
  'page.warehousing': 'Warehousing and fulfilment',
  'pageText.warehousing':
    'We receive, store, pick, pack and send your stock, and put returns back on the shelf.',
  stripPause: 'Pause',
  stripPlay: 'Play',

  locationsTitle: '220+ destinations on three lines',
  locationsText:
    'Air, sea and road meet in our hubs, and parcels ride on all three. Name any city with its country to see what a shipment costs.',
  mapLabel: 'A schematic map: the air, sea and road lines connect six regions.',
  regionNorthAmerica: 'North America',
  regionSouthAmerica: 'South America',
  regionEurope: 'Europe',
  regionAfrica: 'Africa',
  regionMiddleEast: 'Middle East',
  regionAsiaPacific: 'Asia Pacific',
  lineAir: 'Air',
  lineSea: 'Sea',
  lineRoad: 'Road',
  departuresTitle: 'Departures',
  departure: '{mode}, {eta}',
  lane: '{from} to {to}',
  locationsPoints: 'See all service points',
  locationsMore:
    'These are some of them. A city that is not on the list is priced the same way: write its name and its country.',

  stepsTitle: 'Three stops from desk to door',
  step1Title: 'Price it',
  step1Text:
    'Enter the two places, the weight and the size. You see each service with every charge named.',
  step2Title: 'Book it',
  step2Text:
    'Confirm once. You get a tracking ID and a receipt, and the price cannot change afterwards.',
  step3Title: 'Follow it',
  step3Text:
    'Share the tracking link. The page updates by itself with each scan until the delivery.',

  ratesTitle: 'What it costs',
  ratesText:
    'Examples at the tariff in force now, paid by card. Surcharges, fuel, security and handling are in the amount. Choose a line to open the same shipment in the quote.',
  ratesAway:
    'Prices are not available at this moment. Try the quote in a minute; tracking works as always.',
  ratesShipment: 'Shipment',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} of {weight}, {size}',
  ratesNote:
    'Paying on delivery adds {codFee}. Insurance is your choice and costs {insurance} of the declared value, at least {insuranceMinimum}.',
  ratesLink: 'Price your shipment',

  voicesTitle: 'What our customers might say',
  voicesNote:
    'These testimonials are samples. Waypost is a simulation, so nobody has said these things; we wrote down what we would like to earn.',
  voiceSample: 'Sample',
  voice1:
    'The amount on the first screen was the amount on the receipt. I no longer keep a list of surcharges.',
  voice1By: 'A ceramics workshop in Ghent',
  voice2:
    'Customs held a pallet. The page said so before anyone called, and named the paper that was missing.',
  voice2By: 'A spare parts exporter in Rotterdam',
  voice3: 'I send the tracking link with the order. People have stopped asking me where it is.',
  voice3By: 'An online shop in Lisbon',

  supportTitle: 'Support',
  supportText:
    'Tracking, prices, booking and our inbox are open day and night. When a person has to look, we answer in office hours.',
  supportAlways: 'Site and inbox',
  supportAlwaysHours: '24/7',
  supportPeople: 'People, Brussels time',
  supportPeopleHours: 'Mon–Fri 9:00–18:00',
  supportContact: 'Write to us',
  supportFaq: 'All questions and answers',
} as const;
