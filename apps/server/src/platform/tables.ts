import type { Tables } from './table-lifetime.ts';

export const tables: Tables = {
  attemptLimits: {
    growsWith: 'key of a limit',
    lives: 'until it resets',
    sweep: { job: 'erase_expired_identity', index: 'attempt_limits_resets' },
  },
  auditLog: { growsWith: 'act or look of staff', lives: 'for good: the log' },
  mailReturns: {
    growsWith: 'email that can come back',
    lives: '30 days',
    sweep: { job: 'erase_mail_returns', index: 'mail_returns_created' },
  },
  undeliverableAddresses: {
    growsWith: 'address that mail came back from',
    lives: 'until staff lifts the mark',
  },
  outboxMails: {
    growsWith: 'email',
    lives: '24 months, about money 10 years; without text or address',
    sweep: { job: 'erase_old_mails', index: 'outbox_mails_newest' },
  },
  tallyMarks: {
    growsWith: 'batch of scans, email sent',
    lives: 'until it is added up, a minute',
    sweep: { job: 'count_network', index: 'few rows' },
  },
  talliesByMinute: {
    growsWith: 'kind and minute',
    lives: '2 days',
    sweep: { job: 'count_network', index: 'few rows' },
  },
  shardMaps: { growsWith: 'change of the shard map', lives: 'for good: versions are only added' },
  shardMoves: { growsWith: 'move of a shard', lives: 'for good, few' },
  closedShards: {
    growsWith: 'shard that left this cell',
    lives: 'until it comes back, 31 at most',
  },
  restores: { growsWith: 'restore of the database', lives: 'for good, few' },
  sweepPlaces: { growsWith: 'sweep that keeps its place', lives: 'for good, one a sweep' },
};
