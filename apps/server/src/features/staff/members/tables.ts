import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  staffMembers: { growsWith: 'member of staff', lives: 'for good: the log names it' },
  staffInvitations: {
    growsWith: 'invitation',
    lives: '30 days after it expired',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
  staffPasswordLinks: {
    growsWith: 'link to set a password',
    lives: 'until it expires',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
  staffRecoveryCodes: {
    growsWith: 'recovery code, ten a member',
    lives: 'until it is used or replaced',
  },
  staffSessions: {
    growsWith: 'sign-in of staff',
    lives: 'until it expires',
    sweep: { job: 'erase_expired_staff', index: 'few rows' },
  },
};
