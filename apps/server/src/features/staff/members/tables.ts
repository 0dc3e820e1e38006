import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  staff_members: { growsWith: 'member of staff', lives: 'for good: the log names it' },
  staff_invitations: {
    growsWith: 'invitation',
    lives: '30 days after it expired',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
  staff_password_links: {
    growsWith: 'link to set a password',
    lives: 'until it expires',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
  staff_recovery_codes: {
    growsWith: 'recovery code, ten a member',
    lives: 'until it is used or replaced',
  },
  staff_sessions: {
    growsWith: 'sign-in of staff',
    lives: 'until it expires',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
};
