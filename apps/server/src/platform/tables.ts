import type { Tables } from './table-lifetime.ts';

export const tables: Tables = {
  attempt_limits: {
    growsWith: 'key of a limit',
    lives: 'until it resets',
    sweep: { job: 'erase_expired_identity', index: 'attempt_limits_resets' },
  },
  audit_log: { growsWith: 'act or look of staff', lives: 'for good: the log' },
  outbox_mails: {
    growsWith: 'email',
    lives: 'for good: an email is sent once; without text or address',
  },
  tally_marks: {
    growsWith: 'batch of scans, email sent',
    lives: 'until it is added up, a minute',
    sweep: { job: 'count_network', index: 'few rows' },
  },
  tallies_by_minute: {
    growsWith: 'kind and minute',
    lives: '2 days',
    sweep: { job: 'count_network', index: 'few rows' },
  },
  sweep_places: { growsWith: 'sweep that keeps its place', lives: 'for good, one a sweep' },
};
