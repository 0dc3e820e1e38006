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
  { key: 'navSupport', to: '/#support' },
] as const;
