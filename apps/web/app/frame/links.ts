/** Addresses that more than one page links to. */
export const QUOTE = '/services/express?type=parcel#quote';
export const FREIGHT_QUOTE = '/services/express?type=freight#quote';

/** A placeholder: the domain is reserved and delivers nowhere. */
export const SUPPORT_EMAIL = 'support@waypost.example';

export const NAVIGATION = [
  { key: 'navTrack', to: '/track' },
  { key: 'navCreate', to: '/services/express' },
  { key: 'navRates', to: QUOTE },
  { key: 'navLocations', to: '/#locations' },
  { key: 'navSupport', to: '/faq' },
] as const;

export const FOOTER_COLUMNS = [
  {
    key: 'footerServices',
    links: [
      { key: 'footerExpress', to: '/services/express' },
      { key: 'footerFreight', to: '/services/freight' },
      { key: 'footerEcommerce', to: '/services/ecommerce' },
      { key: 'footerCustoms', to: '/services/customs' },
      { key: 'footerDomestic', to: '/services/domestic' },
      { key: 'footerWarehousing', to: '/services/warehousing' },
    ],
  },
  {
    key: 'footerShipments',
    links: [
      { key: 'footerTrack', to: '/track' },
      { key: 'footerRates', to: QUOTE },
      { key: 'footerLocations', to: '/#locations' },
    ],
  },
  {
    key: 'footerCompany',
    links: [
      { key: 'footerAbout', to: '/about' },
      { key: 'footerContact', to: '/contact' },
      { key: 'footerFaq', to: '/faq' },
      { key: 'footerStatus', to: '/status' },
      { key: 'footerDevelopers', to: '/developers' },
    ],
  },
  {
    key: 'footerLegal',
    links: [
      { key: 'footerTerms', to: '/legal/terms' },
      { key: 'footerPrivacy', to: '/legal/privacy' },
    ],
  },
] as const;
