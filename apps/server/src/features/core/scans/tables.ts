import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  trackingEvents: {
    growsWith: 'scan',
    lives: 'with its shipment, for good, in partitions by month',
  },
  eventPrivate: {
    growsWith: 'scan with a note or proof',
    lives: 'with its event; blanked with the person',
  },
  unmatchedScans: {
    growsWith: 'scan of an unknown number',
    lives: 'until the number appears, 30 days at most',
    sweep: { job: 'erase_unmatched_scans', index: 'unmatched_scans_recorded' },
  },
};
