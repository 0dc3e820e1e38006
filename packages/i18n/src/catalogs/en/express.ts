export default {
  metaTitle: 'Express shipping: price and book | Waypost',
  metaDescription:
    'Instant prices for parcels and freight, with every charge named before you book. Standard, Express and Priority parcels; air, sea and road freight.',
  title: 'Price and book a shipment',
  lead: 'All services side by side, with every charge that will be due. Nothing is added later.',

  servicesTitle: 'Compare the services',
  servicesText: 'Choose one, and the quote above is set to it. What you have typed stays.',

  stepsTitle: 'How it works',
  step1Title: 'Describe it',
  step1Text:
    'Both places with their country, the weight, the three sides. Prices for every service appear while you type.',
  step2Title: 'Choose and continue',
  step2Text:
    'Pick the service, add the recipient and continue to booking. From there we keep the price for 30 minutes.',
  step3Title: 'Confirm once',
  step3Text:
    'Check the charges and choose how to pay. You get the receipt and the tracking ID at once, also by email.',
  step4Title: 'Hand it over, follow it',
  step4Text:
    'A courier comes in the window you choose, or you bring it to a service point. From the first scan on, the tracking page shows every stop.',

  benefitsTitle: 'What you can rely on',
  priceTitle: 'The first price is the last',
  priceText:
    'Rate, surcharge, {fuel} for fuel and {security} for security and handling are in the amount from the first screen to the receipt.',
  payTitle: 'Pay now or at the door',
  payText:
    'Cash on delivery costs {codFee} more. The quote shows both totals side by side before you decide.',
  insuranceTitle: 'Insured when you ask for it',
  insuranceText:
    '{insurance} of the declared value, at least {insuranceMinimum}, covers loss and damage. The box at checkout is never ticked for you.',
  onceTitle: 'Booked once',
  onceText:
    'A second click, a lost connection or another tab never makes a second booking or a second charge.',
  liveTitle: 'Live to the last scan',
  liveText:
    'Arrivals, departures, customs, the delivery: each is on the page within seconds, in local time, for everyone who has the link.',
  privateTitle: 'Private by default',
  privateText:
    'The public tracking page shows initials and a city. Names, addresses and phone numbers are for the two parties.',

  commitmentsTitle: 'Service commitments',
  commitmentsText:
    'Transit is counted from pickup to delivery, for sea freight from the port. We bill the greater of the weight and the volume, and the quote shows which one it was. Clearance at a border can add to the time of any service.',

  questionsTitle: 'Before you ship',
  questionsText: 'What people ask while they price a shipment.',
  questionsLink: 'All questions and answers',
} as const;
