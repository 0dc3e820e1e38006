/** A document people agree to: whoever changes its meaning gives it a new version in the contract. */
export default {
  metaTitle: 'Terms of carriage | Waypost',
  metaDescription:
    'Prices and quotes, booking, payment, prohibited goods, cancellations and refunds, liability, claims and customs: what applies when you ship with Waypost.',
  title: 'Terms of carriage',
  lead: 'What you and we agree on when you get a price, book a shipment or open an account. In plain words, and complete.',
  version: 'Version {version}',
  inForce: 'In force since {day}',
  contents: 'Sections',
  simulationTitle: 'Waypost is a simulation',
  simulationText:
    'Nothing is carried and nobody is bound. These terms are written as a carrier would need them, and describe what the system does. Facts of the company are placeholders and marked as such.',
  placeholder: 'placeholder',

  'parties.title': 'Who and what',
  'parties.1':
    'These terms apply to every quote, booking and account with Waypost. “We” is the carrier named below. “You” is whoever books, also for somebody else. The shipper hands the goods over; the recipient receives them.',
  'parties.2':
    'You accept the version in force when you book or open an account. A booking and an account keep which version you accepted, and when. Bookings by API key accept the version in force.',
  'parties.company': 'Company',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Registered office',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Brussels, Belgium',
  'parties.number': 'Company and VAT number',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'Email',

  'prices.title': 'Prices and quotes',
  'prices.1':
    'The tariff in force decides every price. Tariffs have versions and are not changed after they were published; each quote names its version. Prices are in euro.',
  'prices.2':
    'The price goes by the billable weight: the greater of the actual weight and the volumetric weight. The volumetric weight in kilograms is length × width × height in centimetres divided by 5000, or by 6000 for air freight, for all pallets together.',
  'prices.3': 'The shipping price is the base of these charges, which the quote lists one by one:',
  'prices.fuel': 'Fuel surcharge: 12% of the shipping price.',
  'prices.security': 'Security and handling: 1.5% of the shipping price.',
  'prices.insurance':
    'Insurance, if you choose it: 1% of the declared value, at least €1.50. It pays up to €5,000 for a shipment.',
  'prices.tax':
    'Taxes and duties: the line is 0. Duties and import taxes of the country of destination are not part of our price.',
  'prices.cod': 'Paying on delivery: 20% of the subtotal of the lines above.',
  'prices.4':
    'A quote is an offer for 30 minutes. If you confirm later, or if the price is different by then, we show the new price and ask you again. You never pay more than the amount you confirmed.',
  'prices.5':
    'Weight and size must be right. A shipment that is heavier or larger than booked may be held until you have booked it with the right measures or taken it back.',
  'prices.6': 'Sample prices on our pages are examples and no offers.',

  'booking.title': 'Booking',
  'booking.1':
    'The contract is made when you confirm and we show the tracking ID. If the confirmation is sent twice, for example after a lost connection, there is one booking and one charge.',
  'booking.2':
    'You name the shipper and the recipient, the recipient’s email and street address, and you have the right to give us these data. A price without a recognised country can be shown, but not booked.',
  'booking.3':
    'We may refuse a booking or a shipment that breaks these terms or the law. We may have others carry for us; you deal with us all the same.',

  'payment.title': 'Payment',
  'payment.1':
    'The checkout shows the ways of paying that are open for your shipment, out of card, PayPal, bank transfer and paying on delivery.',
  'payment.2':
    'Cards and PayPal: the amount is reserved when you book and charged once the shipment exists. Card numbers are entered with the payment provider and never reach us.',
  'payment.3': 'Bank transfer: the label is released when the money has arrived.',
  'payment.4':
    'Paying on delivery: the fee is 20% of the subtotal. The courier collects the total at the door, before the shipment is handed over. If the recipient does not pay, the shipment is not handed over; it comes back, and the shipper owes the price and the way back.',
  'payment.5':
    'The receipt shows the true state of the payment at any time. We may keep goods until what is due for them has been paid.',

  'prohibited.title': 'Packing and prohibited goods',
  'prohibited.1':
    'Pack so that the goods survive sorting, stacking and a fall from table height. One parcel may weigh up to 70 kg; heavier goods go as freight. We do not carry:',
  'prohibited.dangerous':
    'dangerous goods: explosives, gases, flammable, oxidising, toxic, infectious, radioactive and corrosive substances, and loose lithium batteries;',
  'prohibited.weapons': 'weapons, ammunition, their parts, and imitations of them;',
  'prohibited.drugs': 'narcotics, and medicines without the permits they need;',
  'prohibited.money':
    'cash, securities, payment cards, precious metals and stones, and unset jewellery;',
  'prohibited.living': 'live animals, human remains, and samples of bodies;',
  'prohibited.perishable': 'perishable goods that need cooling, unless agreed in writing;',
  'prohibited.forged': 'counterfeit goods, and goods that were obtained unlawfully;',
  'prohibited.law':
    'anything whose carriage, export or import is forbidden in a country on the way, sanctions included.',
  'prohibited.2':
    'Alcohol, tobacco, works of art and dangerous goods in limited quantities are carried only after we have agreed in writing.',
  'prohibited.3':
    'We may open and inspect a shipment where the law or safety requires it. A prohibited shipment is stopped, returned, handed to the authorities or destroyed. The shipper pays what this costs and answers for damage to others.',

  'carriage.title': 'Pickup, transit and delivery',
  'carriage.1':
    'Pickups are requested from the dashboard for a day and a window. Have the shipment packed and labelled; it counts as handed over with the first scan.',
  'carriage.2':
    'Transit times are estimates for the usual course, not fixed dates. Business days are Monday to Friday without public holidays. The quote names the delivery days of each service, and the receipt those of your booking.',
  'carriage.3':
    'We deliver to the address, to whoever accepts the shipment there. The scan at the door is the proof of delivery.',
  'carriage.4':
    'If nobody accepts it, if it is refused or if the address is wrong, the status becomes Exception and we ask the shipper. Without an answer within {days, plural, one {# business day} other {# business days}} the shipment goes back at the shipper’s cost.',
  'carriage.5':
    'Whoever has the tracking ID can open the tracking page. It shows places by city and contacts shortened. Pass the ID on as carefully as you want the page to be seen.',

  'customs.title': 'Customs',
  'customs.1':
    'For another country the shipper provides complete and true documents: description, value, origin and quantity of the goods, and the permits they need. You authorise us to declare the goods for you, or to have them declared.',
  'customs.2':
    'Duties and import taxes are paid by the recipient of a parcel. For freight the Incoterm named in the booking decides. If the recipient does not pay what customs asks, the shipper does.',
  'customs.3':
    'A shipment that customs holds shows as Exception. Time at customs does not count as delay. Storage and fees of the authorities are passed on at cost.',

  'cancellations.title': 'Cancellations and refunds',
  'cancellations.1':
    'Until we have picked the shipment up you can cancel it free of charge. You get everything back, fees included, by the way you paid; an amount that was only reserved is released.',
  'cancellations.2':
    'After pickup you can ask us to stop the shipment and bring it back. The price is then not refunded, and the way back has its own price.',
  'cancellations.3': 'If we cancel, or cannot begin, you get everything back.',
  'cancellations.4':
    'Consumers in the European Union may also withdraw from the contract within 14 days of booking, without a reason. If you asked us to begin before, you pay for the part that was done; once the shipment is delivered the right has ended.',
  'cancellations.5':
    'Refunds are made within 14 days. A draft that is not booked lapses after 24 hours and costs nothing.',

  'liability.title': 'Liability and insurance',
  'liability.1':
    'We answer for loss and damage from pickup to delivery, and for delay, up to the limits of the law that applies to the carriage. SDR are special drawing rights of the International Monetary Fund.',
  'liability.caption': 'Limits of liability by kind of carriage',
  'liability.kind': 'Carriage',
  'liability.law': 'Law',
  'liability.limit': 'Limit',
  'liability.road': 'Road, also within one country',
  'liability.roadLaw': 'CMR Convention',
  'liability.roadLimit': '8.33 SDR for each kilogram of gross weight',
  'liability.air': 'Air, between countries',
  'liability.airLaw': 'Montreal Convention',
  'liability.airLimit': '26 SDR for each kilogram',
  'liability.sea': 'Sea',
  'liability.seaLaw': 'Hague-Visby Rules',
  'liability.seaLimit': '2 SDR for each kilogram or 666.67 SDR for each package, whichever is more',
  'liability.2':
    'For delay by road we pay proven loss up to the price of the carriage. We do not pay for indirect loss, such as lost profit.',
  'liability.3':
    'With insurance we pay the proven value of the goods, at most the value declared when booking and €5,000 for a shipment, and the price of the shipment.',
  'liability.4':
    'We do not answer for poor packing, for the nature of the goods, for prohibited goods, for wrong data from you, for acts of authorities, or for what nobody could have prevented.',
  'liability.5':
    'Nothing here limits liability for intent or gross negligence, for injury to people, or where the law forbids a limit. Rights that consumers have by law remain.',

  'claims.title': 'Claims',
  'claims.1':
    'Write through the contact page, topic Support, with the tracking ID. Say what is missing or broken, and what it is worth. We ask for pictures and the invoice. You get a reference at once and an answer within 30 days.',
  'claims.caption': 'Time limits for claims',
  'claims.kind': 'What happened',
  'claims.until': 'Tell us',
  'claims.visible': 'Damage that can be seen',
  'claims.visibleUntil': 'At the door, to the courier',
  'claims.hidden': 'Hidden damage or missing contents',
  'claims.hiddenUntil': 'Within 7 days of delivery; 14 days by air; 3 days by sea',
  'claims.delay': 'Delay',
  'claims.delayUntil': 'Within 21 days of delivery',
  'claims.loss': 'Loss',
  'claims.lossUntil': 'When it is 30 days later than the longest transit time',
  'claims.court': 'Going to court',
  'claims.courtUntil': 'Within 1 year; 2 years for air',
  'claims.2':
    'Keep goods and packing until we have answered. Later claims are lost as far as the law allows it.',

  'accounts.title': 'Accounts',
  'accounts.1':
    'An account belongs to one person or business. The email address is proved by a code, and each sign-in asks for password and code. Keep both to yourself; tell us at once if somebody else has them.',
  'accounts.2':
    'You can delete the account in your profile at any time. Shipments under way are finished. We may close an account that is used against these terms, after a warning where that is possible.',
  'accounts.3':
    'Programs use keys. Do not try numbers that are not yours, and keep to the limits that the api announces.',

  'changes.title': 'Changes',
  'changes.1':
    'A new version has a new number and date, and applies to what is booked after it. For your earlier bookings the version of their day remains.',

  'law.title': 'Law and courts',
  'law.1':
    'Belgian law applies, with the conventions named above. The courts of Brussels decide. Consumers keep the protection of the law of the country where they live, and may sue there.',
  'law.2':
    'If a part of these terms is void, the rest remains. What we do with personal data is in the privacy notice.',
  privacyLink: 'Privacy notice',
  contactLink: 'Contact page',
} as const;
