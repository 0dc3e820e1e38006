export default {
  metaTitle: 'Questions and answers | Waypost',
  metaDescription:
    'How to ship, how long delivery takes, how tracking and customs work, how to ask for a pickup and what it costs to pay on delivery.',
  title: 'Questions and answers',
  lead: 'Short answers first. Each one links to the page where you can act on it.',
  contents: 'Topics',
  stillTitle: 'Not answered here?',
  stillText:
    'Write to us and name the tracking ID if there is one. People answer Mon–Fri 9:00–18:00, Brussels time.',
  stillLink: 'Contact support',

  boardTitle: 'Short answers',
  'board.ship': 'To ship something',
  'board.shipAnswer': 'Use the express service page',
  'board.domestic': 'Domestic delivery',
  'board.domesticAnswer': '{standardEta}, or {priorityEta} with Priority',
  'board.international': 'International express to the UK and the EU',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Tracking',
  'board.trackAnswer': 'By ID, on the home page or the track page',
  'board.customs': 'A problem at customs',
  'board.customsAnswer': 'Shows as the status Exception',
  'board.pickup': 'Pickups',
  'board.pickupAnswer': 'Requested from your dashboard',

  'topic.shipping': 'Shipping',
  'topic.delivery': 'Delivery times',
  'topic.tracking': 'Tracking',
  'topic.customs': 'Customs',
  'topic.pickups': 'Pickups',
  'topic.paying': 'Prices and paying',
  'topic.account': 'Account and privacy',

  'ship.question': 'How do I ship something?',
  'ship.answer':
    'On the express service page. Enter where the shipment starts and ends, its weight and its size, and you see every service with its full price. Add the recipient’s email and street address, continue to booking, check the charges and confirm. You get a tracking ID and a receipt at once.',
  'guest.question': 'Do I need an account to ship?',
  'guest.answer':
    'No. Anyone can get a price, book and track. An account adds a dashboard with all your shipments, what they cost, and your pickups.',
  'heavy.question': 'How heavy can a parcel be?',
  'heavy.answer':
    'One parcel can weigh up to {maxPiece}. Anything heavier goes as freight on pallets, by air, sea or road.',
  'volume.question': 'Why does the size change the price?',
  'volume.answer':
    'A large, light box takes the place of a heavy one. We compare the weight with the volume (length × width × height in centimetres, divided by {parcelDivisor}, or by {airDivisor} for air freight) and bill the greater of the two. The quote shows both numbers.',
  'forbidden.question': 'What can I not send?',
  'forbidden.answer':
    'Dangerous goods, weapons, drugs, live animals, cash and a few other things. The terms have the complete list. A shipment that holds one of them is stopped, and the sender pays for what follows.',

  'domestic.question': 'How long does domestic delivery take?',
  'domestic.answer':
    '{standardEta} with Standard, {expressEta} with Express, {priorityEta} with Priority. A parcel booked before the cut-off is collected the same day; the domestic page has the cut-off times.',
  'international.question': 'How long does international express to the UK or the EU take?',
  'international.answer':
    '{expressEta}. Clearance at the border is part of it. When customs asks a question, the clock stops until it is answered.',
  'nobody.question': 'What happens when nobody is at the door?',
  'nobody.answer':
    'The courier records the attempt on the spot, and the tracking page shows it as an Exception with its time. Write to support with the tracking ID to agree another day or another address.',

  'track.question': 'How do I track a shipment?',
  'track.answer':
    'By its tracking ID, on the home page or on the track page. The ID is on the label, on the receipt and in our emails. Capitals, spaces and dashes do not matter, and the page updates by itself with each scan.',
  'missing.question': 'Why is my tracking ID not found?',
  'missing.answer':
    'Our IDs end with a check symbol, so the page can tell a typing error from an ID that does not exist. Compare it with the label, four characters at a time. A new label can take a few minutes to appear.',
  'statuses.question': 'What do the statuses mean?',
  'statuses.answer':
    'Created: booked, and waiting for its first scan. Picked up: we have it. In transit: between our hubs, or clearing customs. Out for delivery: with a courier on today’s round. Delivered: handed over. Exception: something stopped it, and the timeline says what. Cancelled: it will not travel.',
  'masked.question': 'Why are names and addresses shortened on the tracking page?',
  'masked.answer':
    'A tracking link is often forwarded. So the page shows everyone the initials, a masked email and phone number, and only the last two parts of the destination. Whoever is not a party to the shipment never gets more, because the rest does not leave our server.',

  'hold.question': 'What happens when there is a problem at customs?',
  'hold.answer':
    'The status changes to Exception, and the timeline reads “Held by customs”. Usually a document or a clearer description of the goods is missing. Once customs is satisfied, the entry “Released by customs” follows and the shipment moves on.',
  'duties.question': 'Who pays duties and taxes?',
  'duties.answer':
    'They are set by the country of destination and are not part of our price. For parcels the recipient pays them. For freight the Incoterm you choose decides; under DAP it is the recipient as well.',

  'pickup.question': 'How do I request a pickup?',
  'pickup.answer':
    'From your dashboard. Sign in, open Pickups and choose Request Pickup. Give the date, one of the windows 09:00–13:00, 13:00–17:00 or 17:00–20:00, and the address. A pickup can repeat daily, weekly or every two weeks.',

  'price.question': 'What is in the price?',
  'price.answer':
    'The shipping price for the billable weight, the route and the service, a fuel surcharge of {fuel}, and security and handling of {security}. Insurance is your choice and costs {insurance} of the declared value, at least {insuranceMinimum}. The quote names every line before you book, and keeps the price for 30 minutes.',
  'methods.question': 'How can I pay?',
  'methods.answer':
    'By card, PayPal, bank transfer or on delivery. The checkout shows which of them are open for your shipment.',
  'onDelivery.question': 'What does it cost to pay on delivery?',
  'onDelivery.answer':
    '{codFee} of the subtotal. The quote shows the total by card and the total on delivery side by side. The courier collects the amount at the door.',
  'cancel.question': 'Can I cancel a shipment?',
  'cancel.answer':
    'Yes, free of charge until we have picked it up: cancel it on its receipt. After that it can be turned around; the terms say what you get back.',

  'signIn.question': 'Why do I get a code when I sign in?',
  'signIn.answer':
    'The password alone is not enough. After it we email a 6-digit code to your address; it works once, for 10 minutes. We never ask for it by phone or by email.',
  'delete.question': 'How do I see or delete my data?',
  'delete.answer':
    'In your profile you can export everything we hold about you, and delete the account. Bookkeeping entries stay, as the law requires, and then refer to nobody.',

  linkExpress: 'Express service page',
  linkFreight: 'Freight',
  linkProhibited: 'Prohibited goods',
  linkDomestic: 'Domestic shipping',
  linkHome: 'Home page',
  linkTrack: 'Track page',
  linkCustoms: 'Customs and clearance',
  linkIncoterms: 'Incoterms explained',
  linkDashboard: 'Dashboard',
  linkQuote: 'Get a price',
  linkCancellations: 'Cancellations and refunds',
  linkPrivacy: 'Privacy notice',
  linkContact: 'Contact support',
} as const;
