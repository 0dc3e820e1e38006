import { QUOTE } from '../../frame/links.ts';

/** What most people want to know, each with the page where it happens. */
export const BOARD = [
  { id: 'ship', to: '/services/express' },
  { id: 'domestic', to: '/services/domestic' },
  { id: 'international', to: QUOTE },
  { id: 'track', to: '/track' },
  { id: 'customs', to: '/services/customs' },
  { id: 'pickup', to: '/dashboard' },
] as const;

/** What people ask, in the order they meet it, and where they can act on the answer. */
export const TOPICS = [
  {
    id: 'shipping',
    questions: [
      { id: 'ship', links: [['linkExpress', '/services/express']] },
      { id: 'guest', links: [] },
      { id: 'heavy', links: [['linkFreight', '/services/freight']] },
      { id: 'volume', links: [] },
      { id: 'forbidden', links: [['linkProhibited', '/legal/terms#prohibited']] },
    ],
  },
  {
    id: 'delivery',
    questions: [
      { id: 'domestic', links: [['linkDomestic', '/services/domestic']] },
      { id: 'international', links: [] },
      { id: 'nobody', links: [['linkContact', '/contact']] },
    ],
  },
  {
    id: 'tracking',
    questions: [
      {
        id: 'track',
        links: [
          ['linkHome', '/'],
          ['linkTrack', '/track'],
        ],
      },
      { id: 'missing', links: [] },
      { id: 'statuses', links: [] },
      { id: 'masked', links: [['linkPrivacy', '/legal/privacy#tracking']] },
    ],
  },
  {
    id: 'customs',
    questions: [
      { id: 'hold', links: [['linkCustoms', '/services/customs']] },
      { id: 'duties', links: [['linkIncoterms', '/services/freight#incoterms']] },
    ],
  },
  {
    id: 'pickups',
    questions: [{ id: 'pickup', links: [['linkDashboard', '/dashboard']] }],
  },
  {
    id: 'paying',
    questions: [
      { id: 'price', links: [['linkQuote', QUOTE]] },
      { id: 'methods', links: [] },
      { id: 'onDelivery', links: [] },
      { id: 'cancel', links: [['linkCancellations', '/legal/terms#cancellations']] },
    ],
  },
  {
    id: 'account',
    questions: [
      { id: 'signIn', links: [] },
      { id: 'delete', links: [['linkPrivacy', '/legal/privacy#rights']] },
    ],
  },
] as const;
