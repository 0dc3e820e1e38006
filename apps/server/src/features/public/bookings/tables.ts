import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  drafts: {
    growsWith: 'checkout that is begun',
    lives: '24 hours, or with its booking, emptied',
    sweep: { job: 'erase_drafts', index: 'drafts_to_erase' },
  },
  bookingAttempts: { growsWith: 'try to book a draft', lives: 'with its draft' },
  refunds: { growsWith: 'refund', lives: 'for good: the books' },
  paymentDisputes: { growsWith: 'dispute', lives: 'for good: the books' },
  activationCodes: { growsWith: 'booking by a guest', lives: 'with its shipment' },
};
