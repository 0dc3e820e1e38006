import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  newsletterConsents: {
    growsWith: 'sign-up',
    lives: '30 days unconfirmed, 24 months after leaving',
    sweep: { job: 'erase_stale_consents', index: 'newsletter_consents_left' },
  },
};
