export default {
  metaTitle: 'Customs and clearance | Waypost',
  metaDescription:
    'How a shipment passes customs, step by step, which documents it needs, what tracking shows, and what to do when it is held.',
  title: 'Customs and clearance',
  lead: 'A shipment to another country is declared, checked and released before it is delivered. What holds one up is usually a missing document, or an unclear word for what is in the box.',

  stepsTitle: 'Five stations to the other side',
  'step.1': 'Describe the goods',
  'step.1Text':
    'Write an invoice that says what each thing is, what it is made of, what it is for, its value and where it was made. “Men’s shirts, cotton, woven” passes. “Samples” does not.',
  'step.2': 'Declare',
  'step.2Text':
    'We lodge the export and the import declaration from your invoice. The customs tariff number of the goods decides the rate of duty, so name it if you know it.',
  'step.3': 'Arrive at customs',
  'step.3Text':
    'The timeline reads “In customs clearance”, and the status stays In transit. Customs reads the declaration; some shipments are opened or X-rayed.',
  'step.4': 'Pay what is due',
  'step.4Text':
    'The country of destination sets duty and import tax. Whoever owes them is asked before the delivery. They are not part of our price.',
  'step.5': 'Released',
  'step.5Text':
    'The timeline reads “Released by customs”, and the shipment goes on to the recipient.',

  trackingTitle: 'What tracking shows',
  trackingText:
    'Customs problems show as the status Exception. It stays until customs lets the shipment go, and the progress line keeps its place meanwhile.',
  trackingCaption: 'Entries of the timeline about customs, with status and meaning',
  entry: 'Timeline',
  status: 'Status',
  meaning: 'What it means for you',
  'meaning.CUSTOMS': 'Being checked. Nothing to do.',
  'meaning.CUSTOMS_HOLD':
    'Customs has a question or wants a document. Answer support the same day; until then the shipment does not move.',
  'meaning.CUSTOMS_RELEASED': 'Settled. It travels on.',
  'meaning.RETURN_STARTED': 'It was not admitted, or nobody answered, and is coming back.',
  sampleLink: 'See a sample that customs holds',
  trackLink: 'Track a shipment',

  documentsTitle: 'Documents',
  documentsText: 'Which ones are needed depends on the goods and on both countries.',
  documentsCaption: 'Documents for customs, when they are needed and who makes them',
  document: 'Document',
  when: 'When',
  who: 'Made by',
  'doc.invoice': 'Commercial invoice',
  'doc.invoiceWhen': 'Always, when goods are sold',
  'doc.invoiceWho': 'Seller',
  'doc.proforma': 'Pro forma invoice',
  'doc.proformaWhen': 'Gifts, samples, repairs: goods without a sale',
  'doc.proformaWho': 'Shipper',
  'doc.packing': 'Packing list',
  'doc.packingWhen': 'Freight, and parcels with many different things',
  'doc.packingWho': 'Shipper',
  'doc.origin': 'Certificate of origin',
  'doc.originWhen': 'To claim a lower rate under a trade agreement',
  'doc.originWho': 'Chamber of commerce, or the exporter',
  'doc.eori': 'EORI number',
  'doc.eoriWhen': 'Businesses that import to or export from the EU or the UK',
  'doc.eoriWho': 'Customs authority, once',
  'doc.licence': 'Licence or certificate',
  'doc.licenceWhen': 'Food, plants, medicines, cosmetics, works of art, goods with military use',
  'doc.licenceWho': 'The authority in charge',

  faqTitle: 'Questions about customs',
  'hold.question': 'My shipment is on Exception. What now?',
  'hold.answer':
    'Open its tracking page. If the last entry is “Held by customs”, write to support with the tracking ID. The answer says what customs asks for and where to send it. Do it the same day: nothing moves until it is there.',
  'who.question': 'Who pays duty and import tax?',
  'who.answer':
    'For parcels the recipient. For freight the Incoterm decides: the buyer under EXW, FOB, CIF, CIP and DAP, the seller under DDP.',
  'long.question': 'How long does clearance take?',
  'long.answer':
    'It is part of the transit time of your service. A held shipment waits for as long as the question stays open.',
  'gift.question': 'Are gifts free of duty?',
  'gift.answer':
    'Often, up to a value that each country sets, when a private person sends them to another. They still need a description and an honest value. Writing “gift” on a sale is a false declaration.',
  'value.question': 'May I declare a lower value?',
  'value.answer':
    'No. The value is the price that was paid. A wrong one can cost a fine and the goods, and what we pay after a loss is limited to what was declared.',
  'within.question': 'Is there customs within the European Union?',
  'within.answer':
    'No. Goods in free circulation move between EU countries without a declaration. The United Kingdom, Switzerland and Norway are outside, and so are some territories, such as the Canary Islands.',
  'refuse.question': 'What if the recipient refuses to pay?',
  'refuse.answer':
    'The shipment is held, then returned to the shipper, who pays for the way back. Goods that may not return are destroyed under the eyes of customs.',

  endTitle: 'Ready to send something across a border?',
  quote: 'Get a price',
  contact: 'Ask about a held shipment',
  incoterms: 'Incoterms explained',
} as const;
