import {
  PIECE_STANDINGS,
  ROUND_ACTS,
  ROUND_STATES,
  STOP_KINDS,
  STOP_STATES,
} from '@waypost/domain/round-states';
import { EVENT_DETAILS } from '@waypost/domain/tracking';
import { MISSED_REASONS } from '@waypost/domain/pickups';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Cents, Currency, Instant } from '../fields.ts';
import { Day } from './calendars.ts';
import { OF_SHIFT } from './field.ts';

const endpoint = endpointsOf('field');

export const FieldStop = z
  .object({
    /** Stays the same while the order changes. */
    stopNo: z.int(),
    sequence: z.int(),
    kind: z.enum(STOP_KINDS),
    name: z.string(),
    phone: z.string(),
    address: z.array(z.string()),
    instructions: z.string(),
    window: z.object({ from: Instant, to: Instant }).nullable(),
    /** The order of this one is settled. */
    locked: z.boolean(),
    pieces: z.array(
      z.object({
        /** As scanned: tracking number and three digits. */
        number: z.string(),
        service: z.string(),
        weightGrams: z.int(),
        /** Where it stands by its scans, whichever device has sent them. */
        standing: z.enum(PIECE_STANDINGS),
        /** It must not be handed over: it is not paid for, or a colleague stopped it. It goes back to the hub. Left out otherwise. */
        held: z.literal(true).optional(),
      }),
    ),
    /** What must be taken at the door. */
    rules: z.object({ signature: z.boolean(), photo: z.boolean(), code: z.boolean() }),
    /** To be collected at the door, once for the whole stop. */
    due: z.object({ cents: Cents, currency: Currency }).nullable(),
    /** Of the door; null while no more than the city is known. */
    point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    state: z.enum(STOP_STATES),
  })
  .meta({ id: 'FieldStop' });
export type FieldStop = z.infer<typeof FieldStop>;

export const readOwnRound = endpoint('GET /api/field/round', {
  summary:
    'The round of the person whose shift goes on at this device, with its stops in order; null while there is none.',
  answers: {
    200: z
      .object({
        round: z
          .object({
            id: z.uuid(),
            name: z.string(),
            day: Day,
            state: z.enum(ROUND_STATES),
            /** Higher after every change by dispatch. */
            revision: z.int(),
            vehicle: z.string().nullable(),
          })
          .meta({ id: 'FieldRound' })
          .nullable(),
        stops: z.array(FieldStop),
      })
      .meta({ id: 'FieldRoundState' }),
  },
  problems: OF_SHIFT,
});

export const MAX_ROUND_ACTS = 200;

/** Why a pickup failed, which pieces are missing when a round is closed, or more about an act at a door. */
export const ACT_DETAILS = [...new Set([...EVENT_DETAILS, ...MISSED_REASONS, 'missing'])] as [
  string,
  ...string[],
];

export const FieldAct = z
  .object({
    /** Chosen by the phone and kept while it repeats the call. */
    actId: z.uuid(),
    /** `door`: where the phone was when it handed over, if its courier shares that. */
    kind: z.enum([...ROUND_ACTS, 'door']),
    /** Of an act at a stop. */
    stopNo: z.int().min(1).max(32_000).optional(),
    occurredAt: Instant,
    /** Of `pickup_failed`: why. Of `close`: `missing` when what is still open was looked for in vain. */
    detail: z.enum(ACT_DETAILS).optional(),
    /** Of `door`. Kept for the address alone, without person, round or time. */
    fix: z
      .object({
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        accuracyM: z.int().min(0).max(10_000),
      })
      .optional(),
    /** Default: the round that the person has now. What is sent after a shift names it. */
    roundId: z.uuid().optional(),
  })
  .meta({ id: 'FieldAct' });
export type FieldAct = z.infer<typeof FieldAct>;

const TELLING = {
  /** Each act is checked separately, so that one that cannot be read does not hold up the others. */
  body: z
    .object({
      acts: z
        .array(z.unknown().meta({ $ref: '#/components/schemas/FieldActInput' }))
        .min(1)
        .max(MAX_ROUND_ACTS),
      /** What the clock of the device says when it sends this call; the times are corrected by it as those of scans. */
      sentAt: Instant.optional(),
    })
    .meta({ id: 'FieldActs' }),
  answers: {
    200: z
      .object({
        results: z.array(
          z.object({
            /** As it was sent; null if it cannot be read. */
            actId: z.string().nullable(),
            outcome: z.enum(['recorded', 'known', 'refused']),
            /** Of a refusal. `unreadable`: the act is not as described here. */
            reason: z.enum(['no_round', 'no_stop', 'not_possible', 'unreadable']).optional(),
          }),
        ),
        /** Of the round now; null when there is none. */
        state: z.enum(ROUND_STATES).nullable(),
      })
      .meta({ id: 'FieldActResults' }),
  },
  problems: [...OF_SHIFT, 'cross_site_request'],
} as const;

export const recordRoundActs = endpoint('POST /api/field/round/acts', {
  summary:
    'What the courier tells about a round besides scans. Each act has an outcome of its own: recorded, known (repeated) or refused, also one that cannot be read. A round that cannot be closed yet is closed as soon as its last piece is accounted for.',
  ...TELLING,
});

export const recordEarlierRoundActs = endpoint('POST /api/field/shifts/:shiftId/acts', {
  summary:
    'The same for what was done in an earlier shift of this device and not sent then, in the name of the person of that shift. Anybody whose shift goes on at the device may send it.',
  params: z.object({ shiftId: z.uuid() }),
  ...TELLING,
});

export const proveDeliveryCode = endpoint('POST /api/field/stops/:stopNo/code', {
  summary:
    'Compare the code that the recipient says with the one in the email. Five tries, then a colleague of the office helps.',
  params: z.object({ stopNo: z.coerce.number<string>().int().min(1).max(32_000) }),
  body: z.object({ code: z.string().regex(/^\d{6}$/) }).meta({ id: 'DeliveryCode' }),
  answers: {
    200: z.object({ right: z.boolean(), triesLeft: z.int() }).meta({ id: 'DeliveryCodeResult' }),
  },
  problems: [...OF_SHIFT, 'round_not_found', 'cross_site_request'],
});
