import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainLines, plainText, Token } from '../fields.ts';
import { Day } from './calendars.ts';
import { FreeWindow } from './pickups.ts';
import { ServicePoint } from './service-points.ts';
import { PickupWindowText } from './settings.ts';
import { TypedReference } from './tracking.ts';

const endpoint = endpointsOf('handing over', 'bookings');

/** A courier comes to the shipper's address, or the shipper brings it to a service point. */
export const HandoverChoice = z
  .discriminatedUnion('method', [
    z.object({
      method: z.literal('pickup'),
      date: Day,
      window: PickupWindowText,
      /** For the courier. */
      instructions: plainLines(0, 500).default(''),
    }),
    z.object({ method: z.literal('drop_off'), servicePointId: z.uuid() }),
  ])
  .meta({ id: 'HandoverChoice' });
export type HandoverChoice = z.infer<typeof HandoverChoice>;

export const HANDOVER_STATES = [
  /** A place in the window is taken once the booking is paid or activated. */
  'waiting',
  'planned',
  /** No window was free: another one, or a service point, has to be chosen. */
  'no_place',
  /** The courier came and could not collect it, or nobody came. */
  'missed',
  /** The pickup was cancelled, or the service point has closed. */
  'ended',
  /** We have it. */
  'done',
] as const;

/** How the parcel is handed over. */
export const Handover = z
  .object({
    state: z.enum(HANDOVER_STATES),
    /** Null for drop-off. */
    pickup: z
      .object({
        date: Day,
        window: z.string(),
        timeZone: z.string(),
        /** True if the window asked for was gone, and this is the next free one. */
        moved: z.boolean(),
        /** Until then it can be changed; null while it waits for the payment. */
        cutOffAt: Instant.nullable(),
      })
      .meta({ id: 'HandoverPickup' })
      .nullable(),
    /** Null for a pickup. */
    point: ServicePoint.nullable(),
    /** True if the shipper can choose again. */
    changeable: z.boolean(),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof Handover>;

export const OfferedPoint = ServicePoint.extend({ distanceKm: z.number() }).meta({
  id: 'OfferedPoint',
});
export type OfferedPoint = z.infer<typeof OfferedPoint>;

export const HandoverOffer = z
  .object({
    timeZone: z.string(),
    /** Pickup windows with a free place, the next one first. */
    windows: z.array(FreeWindow),
    /** Service points that take it, the nearest one first. */
    points: z.array(OfferedPoint),
  })
  .meta({ id: 'HandoverOffer' });
export type HandoverOffer = z.infer<typeof HandoverOffer>;

export const readDraftHandovers = endpoint('GET /api/drafts/:draftId/handovers', {
  summary: 'Pickup windows and service points near the place a draft is sent from.',
  params: z.object({ draftId: Token }),
  /** City of the shipper, if it is not the one of the quote. */
  query: z.object({ city: plainText(0, 80).optional() }),
  answers: { 200: HandoverOffer },
  problems: ['draft_not_found'],
});

const NO_SHIPPER = [
  'reference_too_short',
  'reference_mistyped',
  'tracking_unknown',
  'shipper_only',
  'handover_not_changeable',
] as const;

export const readHandovers = endpoint('GET /api/track/party/:ref/handovers', {
  summary: 'How a shipment is handed over, and what else its shipper can choose.',
  params: z.object({ ref: TypedReference }),
  answers: {
    200: z
      .object({ chosen: Handover.nullable(), offer: HandoverOffer })
      .meta({ id: 'OwnHandovers' }),
  },
  problems: NO_SHIPPER,
});

export const HANDOVER_PROBLEMS = [
  'pickup_day_unavailable',
  'pickup_cut_off_passed',
  'pickup_window_full',
  'pickup_window_gone',
  'pickup_places_used',
  'drop_off_unavailable',
] as const;

export const chooseHandover = endpoint('PUT /api/track/party/:ref/handover', {
  summary:
    'Choose how a shipment is handed over, as its shipper: the account that booked it, one of its keys, or the link emailed to the shipper.',
  params: z.object({ ref: TypedReference }),
  body: HandoverChoice,
  answers: { 200: Handover },
  problems: [...NO_SHIPPER, ...HANDOVER_PROBLEMS, 'cross_site_request'],
});
