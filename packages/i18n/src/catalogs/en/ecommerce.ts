export default {
  metaTitle: 'E-commerce shipping: integrations, cash on delivery, returns | Waypost',
  metaDescription:
    'Connect your store to prices, booking and live tracking. Cash on delivery, returns, insurance, and the same API that our own site runs on.',
  title: 'From basket to doorstep',
  lead: 'Your store asks us for the price, books when the order is paid, and shows your customer a page that is live until the door.',
  docs: 'Read the API reference',
  talk: 'Talk to sales',

  connectTitle: 'Platform integrations',
  connectText:
    'Any platform that can call a web address can ship with us: a hosted shop through an extension, your own shop directly. Three steps carry an order.',
  'connect.1': 'Price',
  'connect.1Text':
    'At checkout your store sends both places, the weight and the size, and gets every charge and the transit time. The price holds for 30 minutes.',
  'connect.2': 'Book',
  'connect.2Text':
    'When the order is paid, your store books. Each booking carries a key: sending it twice, after a timeout for example, books once.',
  'connect.3': 'Follow',
  'connect.3Text':
    'The tracking ID goes into your order email. The page it opens updates with each scan; your store can read the same data, or follow it live.',

  codTitle: 'Cash on delivery',
  codText:
    'Your customer pays for the shipment at the door, and the courier records what was collected. It costs {codFee} of the subtotal. Both totals are in the first price you see.',
  codExample: 'A parcel of {weight} from {from} to {to}, standard',
  byCard: 'Paid by card',
  onDelivery: 'Paid on delivery',

  returnsTitle: 'Returns',
  returnsText:
    'A return is a shipment the other way: book it from your customer’s address to yours and send them the label. It has its own tracking ID, and the same price as the way out.',
  returnsFailed:
    'What cannot be delivered comes back by itself. The timeline then reads “On the way back to the sender”, so your customer service knows before your customer asks.',

  insuranceTitle: 'Insurance options',
  insuranceText: 'You choose for each shipment, at checkout or in the booking call.',
  insuranceCaption: 'Shipping with and without insurance',
  insuranceCorner: 'Question',
  without: 'Without',
  with: 'Insured',
  'insurance.cost': 'Costs',
  'insurance.costWithout': 'Nothing',
  'insurance.costWith': '{insurance} of the declared value, at least {insuranceMinimum}',
  'insurance.covers': 'Pays for loss and damage',
  'insurance.coversWithout': 'Up to the limits in the terms, which go by weight',
  'insurance.coversWith':
    'The proven value of the goods, up to the value declared and {insuranceLimit} at most, and the price of the shipment',
  'insurance.for': 'Right for',
  'insurance.forWithout': 'What costs less than its postage to replace',
  'insurance.forWith': 'Everything else',
  liabilityLink: 'Liability in the terms',

  apiTitle: 'The API',
  apiText:
    'Our own site runs on it. It is described in OpenAPI, refusals have stable codes, amounts are whole cents, and every endpoint says who may call it.',
  apiRequest: 'Ask for a price',
  apiAnswer: 'The answer, shortened',
  openapi: 'OpenAPI document',

  endTitle: 'Start with one parcel',
  endText: 'Price and book by hand today, and connect the store when it is worth it.',
  quote: 'Get a price',
} as const;
