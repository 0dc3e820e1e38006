import { EVENT_CODES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { UNMATCHED_REASONS } from '../unmatched-reasons.ts';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, Instant, plainText, TimedCursor } from '../fields.ts';

const endpoint = endpointsOf('unmatched scans');

export const UnmatchedScan = z
  .strictObject({
    /** The scan's own id and that of its device. */
    id: z.string(),
    /** The number that was scanned. */
    ref: z.string(),
    code: z.enum(EVENT_CODES),
    /** Of the device or program. */
    source: z.string(),
    /** City and country; null where the scan does not say. */
    place: z.string().nullable(),
    occurredAt: Instant,
    recordedAt: Instant,
  })
  .meta({ id: 'UnmatchedScan' });
export type UnmatchedScan = z.infer<typeof UnmatchedScan>;

const Ref = plainText(1, 64);

export const listUnmatchedScans = endpoint('GET /api/admin/unmatched-scans', {
  summary: 'Scans of numbers that nobody booked, oldest first; `next` continues the list.',
  query: z.object({
    ref: plainText(0, 64).default('').describe('Only those of this number.'),
    after: TimedCursor.optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({ scans: z.array(UnmatchedScan), next: z.string().nullable(), ...CELLS_MISSING })
      .meta({ id: 'UnmatchedScans' }),
  },
  problems: OF_STAFF,
});

export const assignUnmatchedScans = endpoint('POST /api/admin/unmatched-scans/assign', {
  summary: 'Record all scans of a number with the shipment that was meant.',
  body: z
    .object({
      ref: Ref,
      /** Tracking number or reference of the shipment. */
      trackingNumber: plainText(1, 64),
    })
    .meta({ id: 'UnmatchedAssignment' }),
  answers: {
    200: z
      .object({
        shipmentId: z.uuid(),
        assigned: z.int(),
        /** Of pieces that the shipment does not have. */
        refused: z.int(),
      })
      .meta({ id: 'UnmatchedAssigned' }),
  },
  problems: [...OF_STAFF, 'scan_not_found', 'shipment_not_found', 'cross_site_request'],
});

export const dismissUnmatchedScans = endpoint('POST /api/admin/unmatched-scans/dismiss', {
  summary:
    'Take the scans of a number off the list. They are applied should it be booked after all.',
  body: z
    .object({ ref: Ref, reason: z.enum(UNMATCHED_REASONS) })
    .meta({ id: 'UnmatchedDismissal' }),
  answers: { 200: z.object({ dismissed: z.int() }).meta({ id: 'UnmatchedDismissed' }) },
  problems: [...OF_STAFF, 'scan_not_found', 'cross_site_request'],
});
