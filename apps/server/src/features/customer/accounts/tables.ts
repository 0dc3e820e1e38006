import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  customers: { growsWith: 'account', lives: 'for good; blanked when it is erased' },
  customerBrowsers: { growsWith: 'browser that signed in', lives: 'until its account is erased' },
  customerSessions: {
    growsWith: 'sign-in',
    lives: '24 hours unused, 30 days at most',
    sweep: { job: 'erase_expired_identity', index: 'customer_sessions_seen' },
  },
  codeAttempts: {
    growsWith: 'mailed code',
    lives: 'a day',
    sweep: { job: 'erase_expired_identity', index: 'code_attempts_created' },
  },
  mailedLinks: {
    growsWith: 'mailed link',
    lives: 'until it expires',
    sweep: { job: 'erase_expired_identity', index: 'mailed_links_expires' },
  },
};
