import {
  CONTAINER_KINDS,
  CONTAINER_REFUSALS,
  CONTAINER_STATES,
  TRIP_STATES,
} from '@waypost/domain/containers';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { OF_SHIFT } from './field.ts';

const endpoint = endpointsOf('field');

export const HubOfContainer = z
  .object({ id: z.uuid(), code: z.string(), name: z.string() })
  .meta({ id: 'HubOfContainer' });
export type HubOfContainer = z.infer<typeof HubOfContainer>;

const FieldContainer = z
  .object({
    code: z.string(),
    kind: z.enum(CONTAINER_KINDS),
    state: z.enum(CONTAINER_STATES),
    /** Where it was seen last. */
    hubId: z.uuid(),
    to: HubOfContainer.nullable(),
    pieces: z.int(),
    seal: z.string(),
    /** The trip that it is loaded on, until it arrives. */
    tripId: z.uuid().nullable(),
  })
  .meta({ id: 'FieldContainer' });
export type FieldContainer = z.infer<typeof FieldContainer>;

const FieldTrip = z
  .object({
    id: z.uuid(),
    from: HubOfContainer,
    to: HubOfContainer,
    vehicle: z.string(),
    seal: z.string(),
    state: z.enum(TRIP_STATES),
    departedAt: Instant.nullable(),
    arrivedAt: Instant.nullable(),
    containers: z.array(z.object({ code: z.string(), arrived: z.boolean() })),
  })
  .meta({ id: 'FieldTrip' });
export type FieldTrip = z.infer<typeof FieldTrip>;

export const readFieldContainers = endpoint('GET /api/field/containers', {
  summary:
    'The containers that stand in this hub or are on their way to it, the trips from and to it that are not finished, and the hubs that a container can be opened for.',
  answers: {
    200: z
      .object({
        containers: z.array(FieldContainer),
        trips: z.array(FieldTrip),
        hubs: z.array(HubOfContainer),
      })
      .meta({ id: 'FieldContainers' }),
  },
  problems: OF_SHIFT,
});

export const MAX_CONTAINER_ACTS = 200;

const ACT = {
  /** Chosen by the phone and kept while it repeats the call. */
  actId: z.uuid(),
  occurredAt: Instant,
  /** In which it was done: it counts at the hub of that shift. Default: the hub of the device now. */
  shiftId: z.uuid().optional(),
};
const Code = plainText(1, 40).describe('As scanned: `WPC` and nine symbols.');
const Seal = plainText(0, 40);
const Piece = plainText(1, 64).describe('The number of a piece.');

export const ContainerAct = z
  .discriminatedUnion('kind', [
    z.object({
      ...ACT,
      kind: z.literal('open'),
      code: Code,
      container: z.enum(CONTAINER_KINDS),
      toHubId: z.uuid(),
    }),
    z.object({ ...ACT, kind: z.enum(['put', 'take']), code: Code, ref: Piece }),
    z.object({ ...ACT, kind: z.literal('close'), code: Code, seal: Seal }),
    z.object({ ...ACT, kind: z.enum(['reopen', 'arrive']), code: Code }),
    /** `missing`: the pieces that were not taken out were looked for in vain. */
    z.object({ ...ACT, kind: z.literal('empty'), code: Code, missing: z.boolean().optional() }),
    z.object({ ...ACT, kind: z.literal('load'), code: Code, tripId: z.uuid() }),
    z.object({
      ...ACT,
      kind: z.literal('trip_plan'),
      tripId: z.uuid(),
      toHubId: z.uuid(),
      vehicle: plainText(1, 40),
    }),
    z.object({ ...ACT, kind: z.literal('trip_depart'), tripId: z.uuid(), seal: Seal }),
    z.object({ ...ACT, kind: z.enum(['trip_arrive', 'trip_finish']), tripId: z.uuid() }),
  ])
  .meta({ id: 'ContainerAct' });
export type ContainerAct = z.infer<typeof ContainerAct>;

const ContainerActResult = z
  .object({
    /** As it was sent; null if it cannot be read. */
    actId: z.string().nullable(),
    outcome: z.enum(['recorded', 'known', 'refused']),
    /** Of a refusal. `unreadable`: the act is not as described here. */
    reason: z.enum([...CONTAINER_REFUSALS, 'not_container', 'not_piece', 'unreadable']).optional(),
  })
  .meta({ id: 'ContainerActResult' });
export type ContainerActResult = z.infer<typeof ContainerActResult>;

export const recordContainerActs = endpoint('POST /api/field/containers/acts', {
  summary:
    'What was done with containers and trips in this hub, in the order in which it was done. Each act has an outcome of its own: recorded, known (repeated) or refused, also one that cannot be read. When a trip departs or a container arrives, each piece in it gets its scan soon afterwards.',
  /** Each act is checked separately, so that one that cannot be read does not hold up the others. */
  body: z
    .object({
      acts: z
        .array(z.unknown().meta({ $ref: '#/components/schemas/ContainerActInput' }))
        .min(1)
        .max(MAX_CONTAINER_ACTS),
      /** What the clock of the device says when it sends this call; the times are corrected by it as those of scans. */
      sentAt: Instant.optional(),
    })
    .meta({ id: 'ContainerActs' }),
  answers: {
    200: z
      .object({
        results: z.array(ContainerActResult),
      })
      .meta({ id: 'ContainerActResults' }),
  },
  problems: [...OF_SHIFT, 'cross_site_request'],
});
