import {
  EVENT_DETAILS,
  EXCEPTION_REASONS,
  HANDOVER_KINDS,
  SCAN_CODES,
} from '@waypost/domain/tracking';
import { z } from 'zod';
import { binary, endpointsOf } from '../endpoint.ts';
import { Cents, Currency, Instant, plainLines, plainText } from '../fields.ts';

const endpoint = endpointsOf('scans', 'scans');

export const MAX_SCANS_PER_CALL = 500;

export const Scan = z
  .object({
    /** Chosen by the device and kept when a call is repeated: each (device, scanId) is recorded once. */
    scanId: z.uuid(),
    /** A tracking or piece number, an alias, or the number of a manifest: PICKED_UP of it is that of each of its pieces. */
    ref: plainText(1, 64),
    code: z.enum(SCAN_CODES),
    occurredAt: Instant,
    place: z.object({ city: plainText(1, 80), country: z.string().regex(/^[A-Z]{2}$/) }).optional(),
    /** Reason of an EXCEPTION. */
    reason: z.enum(EXCEPTION_REASONS).optional(),
    /** Who took what was DELIVERED, or where it was left. */
    handover: z.enum(HANDOVER_KINDS).optional(),
    /** More about an EXCEPTION at the door. `out_of_time`: ARRIVED again, because the day was too short. */
    detail: z.enum(EVENT_DETAILS).optional(),
    note: plainLines(0, 1000).optional(),
    proof: z
      .object({
        signedBy: plainText(1, 120).optional(),
        /** A photo or signature of the same source, sent before or after the scan. */
        pictureId: z.uuid().optional(),
      })
      .optional(),
    /**
     * Cash collected at the door, on one scan of the shipment whatever its number of pieces. Posted if the key has `cash:write`, up to the amount owed and in its currency; staff decides about anything else.
     */
    collected: z.object({ cents: Cents, currency: Currency }).optional(),
  })
  .meta({ id: 'Scan' });
export type Scan = z.infer<typeof Scan>;

export const SCAN_OUTCOMES = ['recorded', 'known', 'conflict', 'unmatched', 'invalid'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

export const ScanAnswer = z
  .object({
    scanId: z.string().nullable(),
    /** `unavailable`: not stored yet; send this scan again later, under the same id. */
    outcome: z.enum([...SCAN_OUTCOMES, 'unavailable']),
    /** For `invalid`: what is wrong. */
    reason: z.string().optional(),
    /** `desk`: the scan is recorded, but the key may not collect cash, so staff decides about it. */
    cash: z.literal('desk').optional(),
  })
  .meta({ id: 'ScanAnswer' });
export type ScanAnswer = z.infer<typeof ScanAnswer>;

export const recordScans = endpoint('POST /api/scans', {
  summary:
    'Record up to 500 scans. Each gets its own outcome, in order: recorded, known (repeated), conflict (same id, different content), unmatched (stored until the number exists), invalid, or unavailable (not stored, to be sent again). One invalid scan never fails its batch.',
  /** Each scan is checked separately, so that an invalid one does not fail the others. */
  body: z
    .object({
      scans: z
        .array(z.unknown().meta({ $ref: '#/components/schemas/ScanInput' }))
        .min(1)
        .max(MAX_SCANS_PER_CALL),
      /**
       * What the clock of the device says when it sends this call. If that is more than a minute away from ours, the times of the scans are corrected by the difference.
       */
      sentAt: Instant.optional(),
    })
    .meta({ id: 'ScanBatch' }),
  answers: {
    200: z
      .object({
        results: z.array(ScanAnswer),
        /**
         * The database was restored to an earlier moment. Send again every scan that was acknowledged since, once for each value; those that are still known change nothing.
         */
        resendSince: Instant.optional(),
      })
      .meta({ id: 'ScanBatchAnswer' }),
  },
  problems: ['payload_too_large', 'temporarily_unavailable'],
  bodyLimitBytes: 1_000_000,
});

export const MAX_PROOF_BYTES = 2 * 1024 * 1024;

const ProofPicture = z.object({ pictureId: z.uuid() }).meta({ id: 'ProofPicture' });

const PICTURE = {
  query: z.object({ ref: plainText(1, 64).describe('What was handed over.') }),
  body: binary(),
  consumes: ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'],
  bodyLimitBytes: MAX_PROOF_BYTES,
} as const;
const PICTURE_PROBLEMS = [
  'reference_too_short',
  'reference_mistyped',
  'picture_not_accepted',
] as const;

export const addProofPicture = endpoint('POST /api/scans/proofs', {
  summary:
    'Upload a photo or signature (JPEG, PNG or WebP, up to 2 MB) for a scan that names it in `proof.pictureId`. Camera metadata is removed.',
  ...PICTURE,
  answers: { 201: ProofPicture },
  problems: [...PICTURE_PROBLEMS],
});

export const putProofPicture = endpoint('PUT /api/scans/proofs/:pictureId', {
  summary:
    'The same under an id that the device has chosen, so that a scan can name a picture that is sent later. Repeating it changes nothing: the first picture stays.',
  params: z.object({ pictureId: z.uuid() }),
  ...PICTURE,
  answers: { 200: ProofPicture },
  problems: [...PICTURE_PROBLEMS, 'picture_taken'],
});
