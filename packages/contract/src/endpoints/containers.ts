import { CONTAINER_KINDS, CONTAINER_STATES, TRIP_STATES } from '@waypost/domain/containers';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { ChosenMoment, Instant, plainText, TimedCursor } from '../fields.ts';
import { HubOfContainer } from './field-containers.ts';

const endpoint = endpointsOf('dispatch');

const CHANGES = [...OF_STAFF, 'cross_site_request'] as const;

const ContainerLine = z
  .object({
    id: z.uuid(),
    code: z.string(),
    kind: z.enum(CONTAINER_KINDS),
    state: z.enum(CONTAINER_STATES),
    /** Where it was seen last. */
    hub: HubOfContainer,
    /** Null while nobody has said what it was opened for. */
    to: HubOfContainer.nullable(),
    pieces: z.int(),
    seal: z.string(),
    openedAt: Instant,
    /** When it came to its present state. */
    stateAt: Instant,
  })
  .meta({ id: 'ContainerLine' });
export type ContainerLine = z.infer<typeof ContainerLine>;

export const MAX_CONTAINERS_SHOWN = 100;

export const listContainers = endpoint('GET /api/admin/dispatch/containers', {
  summary:
    'Containers that were seen last in a hub, or are on their way to it; the latest change first.',
  query: z.object({
    hubId: z.uuid(),
    /** Default: all that are not empty. */
    state: z.enum(CONTAINER_STATES).optional(),
    /** Its code, in whichever hub. */
    code: plainText(0, 40).optional(),
    after: TimedCursor.optional(),
  }),
  answers: {
    200: z
      .object({ containers: z.array(ContainerLine), next: z.string().nullable() })
      .meta({ id: 'ContainerPage' }),
  },
  problems: OF_STAFF,
});

export const PIECES_SHOWN = 100;

export const readContainer = endpoint('GET /api/admin/dispatch/containers/:containerId', {
  summary:
    'A container with its pieces, in the order in which they were put in, and what was told of it.',
  params: z.object({ containerId: z.uuid() }),
  query: z.object({
    /** The `seq` of the last piece that was shown. */
    after: z.coerce.number<string>().int().min(0).max(2_147_483_647).default(0),
  }),
  answers: {
    200: z
      .object({
        container: ContainerLine,
        contents: z.array(
          z
            .object({
              seq: z.int(),
              number: z.string(),
              putAt: Instant,
              outAt: Instant.nullable(),
              missing: z.boolean(),
            })
            .meta({ id: 'ContainerPiece' }),
        ),
        next: z.int().nullable(),
        acts: z.array(
          z
            .object({
              kind: z.string(),
              hub: z.string(),
              seal: z.string(),
              occurredAt: Instant,
              recordedAt: Instant,
            })
            .meta({ id: 'ContainerHistory' }),
        ),
      })
      .meta({ id: 'ContainerWithPieces' }),
  },
  problems: [...OF_STAFF, 'container_not_found'],
});

const TripLine = z
  .object({
    id: z.uuid(),
    from: HubOfContainer,
    to: HubOfContainer,
    vehicle: z.string(),
    seal: z.string(),
    state: z.enum(TRIP_STATES),
    plannedAt: Instant.nullable(),
    departedAt: Instant.nullable(),
    arrivedAt: Instant.nullable(),
    /** Where it arrived, if that was another hub. */
    arrivedAtOther: HubOfContainer.nullable(),
    containers: z.int(),
    arrived: z.int(),
    missing: z.int(),
  })
  .meta({ id: 'TripLine' });
export type TripLine = z.infer<typeof TripLine>;

export const listTrips = endpoint('GET /api/admin/dispatch/trips', {
  summary: 'The newest hundred trips from and to a hub.',
  query: z.object({ hubId: z.uuid() }),
  answers: { 200: z.object({ trips: z.array(TripLine) }).meta({ id: 'Trips' }) },
  problems: OF_STAFF,
});

const TripPath = z.object({ tripId: z.uuid() });

export const readTrip = endpoint('GET /api/admin/dispatch/trips/:tripId', {
  summary: 'A trip with its containers.',
  params: TripPath,
  answers: {
    200: z
      .object({
        trip: TripLine,
        containers: z.array(
          ContainerLine.extend({ arrivedAt: Instant.nullable(), missing: z.boolean() }).meta({
            id: 'TripContainer',
          }),
        ),
      })
      .meta({ id: 'TripWithContainers' }),
  },
  problems: [...OF_STAFF, 'trip_not_found'],
});

export const planTrip = endpoint('POST /api/admin/dispatch/trips', {
  summary: 'Plan a trip from one hub to another. Phones in the hub can load containers then.',
  body: z
    .object({
      /** Drawn with the form: sent twice, it is planned once. */
      id: z.uuid(),
      hubId: z.uuid(),
      toHubId: z.uuid(),
      /** Its plate, or what people call it. */
      vehicle: plainText(1, 40),
      plannedAt: ChosenMoment.optional(),
    })
    .meta({ id: 'NewTrip' }),
  answers: { 201: TripLine },
  problems: [...CHANGES, 'hub_not_found', 'trip_not_changeable'],
});

export const cancelTrip = endpoint('POST /api/admin/dispatch/trips/:tripId/cancel', {
  summary: 'Cancel a trip that has not departed. Its containers stay where they are.',
  params: TripPath,
  answers: { 200: TripLine },
  problems: [...CHANGES, 'trip_not_found', 'trip_not_changeable'],
});

export const MAX_CONTAINER_LABELS = 48;

export const drawContainerLabels = endpoint('GET /api/admin/dispatch/container-labels', {
  summary:
    'New codes for bags, cages and pallets, to be printed and put on them. Nothing is stored until one is scanned.',
  query: z.object({
    count: z.coerce.number<string>().int().min(1).max(MAX_CONTAINER_LABELS).default(12),
  }),
  answers: {
    200: z
      .object({
        labels: z.array(
          z
            .object({ code: z.string(), code128Svg: z.string(), qrSvg: z.string() })
            .meta({ id: 'ContainerLabel' }),
        ),
      })
      .meta({ id: 'ContainerLabels' }),
  },
  problems: OF_STAFF,
});
