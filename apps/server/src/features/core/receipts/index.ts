import type { Feature } from '../../../platform/feature.ts';

export { readHandover } from './read-handover.ts';
export { readReceipt } from './read-receipt.ts';
export { findReceipt, listParties, type PartyRow } from './receipts.queries.ts';

/** What was booked, for whom and for how much, as receipts and documents show it. */
export const receipts: Feature = { name: 'receipts', personalData: 'none' };
