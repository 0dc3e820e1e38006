import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  drafts: {
    growsWith: 'checkout that is begun',
    lives: '24 hours, or with its booking, emptied',
    sweep: { job: 'erase_drafts', index: 'drafts_to_erase' },
  },
  booking_attempts: { growsWith: 'try to book a draft', lives: 'with its draft' },
  refunds: { growsWith: 'refund', lives: 'for good: the books' },
  payment_disputes: { growsWith: 'dispute', lives: 'for good: the books' },
  activation_codes: { growsWith: 'booking by a guest', lives: 'with its shipment' },
};
