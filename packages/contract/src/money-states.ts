import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';

export const SOLD_SERVICES = [...PARCEL_LEVELS, ...FREIGHT_MODES] as const;
export type SoldService = (typeof SOLD_SERVICES)[number];
export const STATEMENT_STATES = ['open', 'paid', 'overdue'] as const;
/** Days since an open statement was due. */
export const STATEMENT_AGES = ['not_due', '0-30', '31-60', '61-90', 'over-90'] as const;
export type StatementAge = (typeof STATEMENT_AGES)[number];
export const REFUND_STATES = ['pending', 'failed', 'succeeded', 'cancelled'] as const;
export const DISPUTE_STATES = ['open', 'lost', 'won'] as const;
export const BANK_LINE_STATES = ['new', 'matched', 'doubtful', 'unknown', 'aside'] as const;
export const BANK_LINE_DOUBTS = [
  'currency',
  'nothing_owed',
  'amount_differs',
  'amount_only',
] as const;

/** How a difference of cash is settled: through the bank, or as a loss or gain of the carrier. */
export const CASH_SETTLEMENTS = ['repaid', 'written_off'] as const;
