export default {
  metaTitle: 'Smart warehousing and fulfilment | Waypost',
  metaDescription:
    'Inbound, pick, pack and ship, returns and stock control in 20+ sites, with a portal, an API and real-time tracking. Pick accuracy 99.8%+.',
  header: 'Warehousing',
  back: 'Back',
  homeLabel: 'Waypost, home page',

  title: 'Smart warehousing and fulfilment',
  lead: 'Your stock in our warehouses, next to the line it leaves on. We receive, store, pick, pack and ship it, take it back when it returns, and show you every movement as it happens.',
  'claim.accuracy': '99.8%+',
  'claim.accuracyLabel': 'pick accuracy',
  'claim.sites': '20+',
  'claim.sitesLabel': 'sites',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'same-day cut-off with Priority',

  capabilitiesTitle: 'What we do in the warehouse',
  'inbound.name': 'Inbound receiving',
  'inbound.text':
    'Announced deliveries get a dock and a time. Each is counted and checked against its notice, and differences are reported to you before the goods are put away.',
  'pick.name': 'Pick, pack and ship',
  'pick.text':
    'Single orders, batches and waves. Each item is scanned when it is picked and again when it is packed, so the wrong one does not leave.',
  'special.name': 'Special handling',
  'special.text':
    'Kits and bundles, labels and inserts, fragile goods, serial numbers, batches with a best-before date.',
  'returns.name': 'Returns processing',
  'returns.text':
    'Opened, inspected and graded by your rules: back to stock, to repair, or out. Your store gets the result, so that refunds do not wait.',
  'inventory.name': 'Inventory control',
  'inventory.text':
    'Cycle counts all year instead of one long stocktake. Every change has a reason, a time and a name.',
  'security.name': 'Security',
  'security.text':
    'Access by badge, cameras on docks and aisles, a locked area for what is small and valuable, and visitors never alone.',

  storageTitle: 'Storage types',
  storageText: 'You pay for the place that the goods need, not for the largest one.',
  'bins.name': 'Bin and shelf',
  'bins.text': 'Small things, many kinds, picked one by one.',
  'racking.name': 'Pallet racking',
  'racking.text': 'Standard pallets of 1.2 × 1.0 m, for reserve stock and whole pallets.',
  'climate.name': 'Climate-controlled zones',
  'climate.text': 'For food, cosmetics and electronics. Temperatures and sizes vary by site.',

  networkTitle: 'Network and tracking',
  'network.nodes': 'Many nodes, one stock',
  'network.nodesText':
    'Spread your stock over several sites and each order leaves from the one nearest to its door. You see one number for each article, and where it lies.',
  'network.portal': 'Portal and API',
  'network.portalText':
    'Orders, stock and returns in a portal for people and an API for systems. What one can do, the other can.',
  'network.tracking': 'Real-time tracking',
  'network.trackingText':
    'A parcel has its tracking ID before it leaves the packing table. From there on its page is live, scan by scan.',
  trackLink: 'Open the tracking page',
  apiLink: 'API reference',

  onboardingTitle: 'From first call to first parcel',
  'step.1': 'Plan',
  'step.1Text': 'SKU analysis, slotting model and SLA alignment.',
  'step.2': 'Integrate',
  'step.2Text': 'Your store or warehouse system is connected by API or EDI.',
  'step.3': 'Receive',
  'step.3Text': 'Inbound ASN, quality check and putaway.',
  'step.4': 'Go live',
  'step.4Text': 'Pick, pack and ship with continuous KPIs.',

  slaTitle: 'Service levels',
  slaCaption: 'Service levels, standard and priority',
  slaCorner: 'Measure',
  standard: 'Standard',
  priority: 'Priority',
  'sla.accuracy': 'Pick accuracy',
  'sla.accuracyStandard': '99.5%',
  'sla.accuracyPriority': '99.8%+',
  'sla.cutOff': 'Same-day cut-off',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': 'Dock to stock',
  'sla.dockStandard': 'Under 24h',
  'sla.dockPriority': 'Under 12h',
  'sla.returns': 'Return processing',
  'sla.returnsStandard': '48h',
  'sla.returnsPriority': '24h',
  slaNote:
    'SLAs vary by site and seasonality and are confirmed during onboarding. Cut-offs are in the local time of the site.',

  galleryTitle: 'Inside',
  galleryText: 'Six drawings of the places your goods pass through.',
  'gallery.dock': 'The dock: announced deliveries have their own door',
  'gallery.racking': 'Pallet racking: reserve stock on 1.2 × 1.0 m pallets',
  'gallery.bins': 'Bin and shelf: each bin has one article and one label',
  'gallery.packing': 'The packing table: weighed, labelled, and only then closed',
  'gallery.climate': 'A climate-controlled zone with its own air and door',
  'gallery.returns': 'Returns: opened, graded, and back on the shelf',

  endTitle: 'Get a price from our warehouse to your customer',
  endText: 'Storage is agreed with you. What a parcel costs from there on, you can see now.',
  rates: 'Get Shipping Rates',
  contact: 'Talk to us about storage',
} as const;
