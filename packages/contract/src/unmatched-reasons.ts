/** Why scans of a number that nobody booked need no more work. */
export const UNMATCHED_REASONS = ['not_booked', 'foreign', 'test'] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];
