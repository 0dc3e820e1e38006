import {
  PIECE_STANDINGS,
  ROUND_ACTS,
  ROUND_STATES,
  STOP_KINDS,
  STOP_STATES,
} from '@waypost/domain/round-states';
import { EXCEPTION_KINDS } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Cents, CountryCode, Currency, Instant, plainText, WholeNumber } from '../fields.ts';
import { Day } from './calendars.ts';

const endpoint = endpointsOf('dispatch');

const CHANGES = [...OF_STAFF, 'cross_site_request'] as const;
const OF_ROUND = [...CHANGES, 'round_not_found', 'round_changed', 'round_not_changeable'] as const;

const Limit = z.int().min(1).max(1_000_000).nullable();

export const VehicleFields = z
  .object({
    /** What people say and paint on it: `V-12`. */
    code: plainText(1, 20),
    /** Null for no limit. */
    maxPieces: Limit,
    maxKg: Limit,
    maxLitres: Limit,
    active: z.boolean().default(true),
  })
  .meta({ id: 'VehicleFields' });
export type VehicleFields = z.infer<typeof VehicleFields>;

export const Vehicle = z
  .object({
    id: z.uuid(),
    hubId: z.uuid(),
    code: z.string(),
    maxPieces: z.int().nullable(),
    maxKg: z.int().nullable(),
    maxLitres: z.int().nullable(),
    active: z.boolean(),
    revision: z.int(),
  })
  .meta({ id: 'Vehicle' });
export type Vehicle = z.infer<typeof Vehicle>;

const VehiclePath = z.object({ vehicleId: z.uuid() });

export const listVehicles = endpoint('GET /api/admin/dispatch/vehicles', {
  summary: 'The vehicles of a hub, by code.',
  query: z.object({ hubId: z.uuid() }),
  answers: { 200: z.object({ vehicles: z.array(Vehicle) }).meta({ id: 'Vehicles' }) },
  problems: OF_STAFF,
});

export const addVehicle = endpoint('POST /api/admin/dispatch/vehicles', {
  summary: 'Add a vehicle to a hub.',
  body: VehicleFields.extend({ hubId: z.uuid() }).meta({ id: 'NewVehicle' }),
  answers: { 201: Vehicle },
  problems: [...CHANGES, 'hub_not_found', 'vehicle_code_taken'],
});

export const changeVehicle = endpoint('PUT /api/admin/dispatch/vehicles/:vehicleId', {
  summary: 'Change a vehicle, or take it out of use.',
  params: VehiclePath,
  body: VehicleFields.extend({ revision: WholeNumber }).meta({ id: 'VehicleChange' }),
  answers: { 200: Vehicle },
  problems: [...CHANGES, 'vehicle_not_found', 'vehicle_code_taken', 'settings_changed'],
});

/** How many pieces stand where. */
const PieceCounts = z
  .object(
    Object.fromEntries(PIECE_STANDINGS.map((standing) => [standing, z.int()])) as Record<
      (typeof PIECE_STANDINGS)[number],
      z.ZodInt
    >,
  )
  .meta({ id: 'PieceCounts' });
export type PieceCounts = z.infer<typeof PieceCounts>;

const StopCounts = z
  .object(
    Object.fromEntries(STOP_STATES.map((state) => [state, z.int()])) as Record<
      (typeof STOP_STATES)[number],
      z.ZodInt
    >,
  )
  .meta({ id: 'StopCounts' });
export type StopCounts = z.infer<typeof StopCounts>;

export const RoundLine = z
  .object({
    id: z.uuid(),
    hubId: z.uuid(),
    day: Day,
    name: z.string(),
    state: z.enum(ROUND_STATES),
    /** A change that names an older one is refused. */
    revision: z.int(),
    vehicle: Vehicle.pick({ id: true, code: true, maxPieces: true, maxKg: true, maxLitres: true })
      .meta({ id: 'RoundVehicle' })
      .nullable(),
    person: z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'RoundPerson' }).nullable(),
    stops: z.int(),
    pickups: z.int(),
    stopStates: StopCounts,
    pieces: PieceCounts,
    weightGrams: z.int(),
    volumeMl: z.int(),
    /** Of the last plan. */
    plan: z
      .object({
        /** Minutes on the road, with the stops. */
        minutes: z.int(),
        metres: z.int(),
        /** `address`: by postal code and street, because no points are known. */
        by: z.enum(['points', 'address']),
        /** Whose planner made it. */
        planner: z.enum(['own', 'configured']),
        at: Instant,
      })
      .meta({ id: 'RoundPlan' })
      .nullable(),
    /** When the courier told something last. */
    lastActAt: Instant.nullable(),
    releasedAt: Instant.nullable(),
    outAt: Instant.nullable(),
    backAt: Instant.nullable(),
    closedAt: Instant.nullable(),
  })
  .meta({ id: 'RoundLine' });
export type RoundLine = z.infer<typeof RoundLine>;

const OfDay = z.object({
  hubId: z.uuid().optional().describe('Default: the first hub in use.'),
  day: Day.optional().describe('Default: today at the hub.'),
});

export const readDispatchBoard = endpoint('GET /api/admin/dispatch/board', {
  summary:
    'The rounds of a hub on a day with how far they are, read from the states of their pieces. No names of recipients.',
  query: OfDay,
  answers: {
    200: z
      .object({
        hub: z.object({ id: z.uuid(), code: z.string(), name: z.string() }).nullable(),
        day: Day,
        today: Day,
        rounds: z.array(RoundLine),
        pool: z.object({ deliveries: z.int(), pickups: z.int() }),
      })
      .meta({ id: 'DispatchBoard' }),
  },
  problems: OF_STAFF,
});

export const PoolDelivery = z
  .object({
    ref: z.string(),
    shipmentId: z.uuid(),
    service: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: CountryCode,
    pieces: z.int(),
    weightGrams: z.int(),
    dueOn: Day.nullable(),
    /** False while some of it is still on its way to the hub. */
    arrived: z.boolean(),
    /** To be collected at the door. */
    due: z.object({ cents: Cents, currency: Currency }).nullable(),
  })
  .meta({ id: 'PoolDelivery' });
export type PoolDelivery = z.infer<typeof PoolDelivery>;

export const BlockedDelivery = PoolDelivery.extend({
  /** The most serious open exception, or that it is on its way back to the shipper. */
  obstacle: z.enum([...EXCEPTION_KINDS, 'returning']),
}).meta({ id: 'BlockedDelivery' });
export type BlockedDelivery = z.infer<typeof BlockedDelivery>;

export const PoolPickup = z
  .object({
    pickupId: z.string(),
    city: z.string(),
    country: CountryCode,
    status: z.string(),
    window: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    pieces: z.int(),
    createdAt: Instant,
    /** False where no hub is found for its city: every hub of the country has it, or every hub where the country has none. */
    hubKnown: z.boolean(),
  })
  .meta({ id: 'PoolPickup' });
export type PoolPickup = z.infer<typeof PoolPickup>;

export const MAX_POOL = 1000;

export const readPool = endpoint('GET /api/admin/dispatch/pool', {
  summary: `What no open round has yet: shipments that the hub delivers, the most urgent first, and pickups of the day in its area, or in a city for which no hub is found. At most ${MAX_POOL} of each.`,
  query: OfDay,
  answers: {
    200: z
      .object({
        deliveries: z.array(PoolDelivery),
        /** At the hub too, and refused by every round until somebody solves what is wrong. */
        blocked: z.array(BlockedDelivery),
        pickups: z.array(PoolPickup),
        more: z.boolean(),
      })
      .meta({ id: 'DispatchPool' }),
  },
  problems: OF_STAFF,
});

export const MAX_STOPS = 500;

/** A delivery by the number of its shipment, or a pickup by its reference. */
const NewStops = z
  .object({
    refs: z.array(plainText(1, 64)).max(MAX_STOPS).default([]),
    pickups: z.array(plainText(1, 40)).max(MAX_STOPS).default([]),
  })
  .meta({ id: 'NewStops' });
export type NewStops = z.infer<typeof NewStops>;

const RoundPath = z.object({ roundId: z.uuid() });
const Revision = z.object({ revision: WholeNumber });
const STOPS_REFUSED = ['stop_taken', 'stop_not_possible'] as const;

export const makeRound = endpoint('POST /api/admin/dispatch/rounds', {
  summary: 'Make a round from what was chosen in the pool. All of it, or nothing.',
  body: z
    .object({
      /** Chosen by the client: sent twice, it makes one round. */
      id: z.uuid(),
      hubId: z.uuid(),
      day: Day,
      name: plainText(1, 60),
      vehicleId: z.uuid().nullable().default(null),
      personId: z.uuid().nullable().default(null),
      stops: NewStops,
    })
    .meta({ id: 'NewRound' }),
  answers: { 201: RoundLine },
  problems: [
    ...CHANGES,
    ...STOPS_REFUSED,
    'hub_not_found',
    'vehicle_not_found',
    'field_person_not_found',
    'form_already_sent',
  ],
});

export const addStops = endpoint('POST /api/admin/dispatch/rounds/:roundId/stops', {
  summary: 'Add stops from the pool to a round. All of them, or none.',
  params: RoundPath,
  body: Revision.extend({ stops: NewStops }).meta({ id: 'AddedStops' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, ...STOPS_REFUSED],
});

export const changeRound = endpoint('PUT /api/admin/dispatch/rounds/:roundId', {
  summary:
    'Name a round, and give it a vehicle and a person. What is left of a round on the road goes to the other person.',
  params: RoundPath,
  body: Revision.extend({
    name: plainText(1, 60),
    vehicleId: z.uuid().nullable(),
    personId: z.uuid().nullable(),
  }).meta({ id: 'RoundChange' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'vehicle_not_found', 'field_person_not_found'],
});

export const orderStops = endpoint('PUT /api/admin/dispatch/rounds/:roundId/order', {
  summary: 'Put the stops of a round in this order. Each has to be named once.',
  params: RoundPath,
  body: Revision.extend({
    stopNos: z.array(z.int().min(1).max(32_000)).max(MAX_STOPS),
  }).meta({ id: 'StopOrder' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'stop_not_possible'],
});

export const lockStop = endpoint('PUT /api/admin/dispatch/rounds/:roundId/stops/:stopNo/locked', {
  summary: 'Keep a stop where it is when rounds are planned, or let it move again.',
  params: RoundPath.extend({ stopNo: z.coerce.number<string>().int().min(1).max(32_000) }),
  body: Revision.extend({ locked: z.boolean() }).meta({ id: 'StopLock' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'stop_not_possible'],
});

export const moveStops = endpoint('POST /api/admin/dispatch/moves', {
  summary:
    'Move stops to another round, or back to the pool. Both revisions are checked, and both change or neither.',
  body: z
    .object({
      from: Revision.extend({
        roundId: z.uuid(),
        stopNos: z.array(z.int().min(1).max(32_000)).min(1).max(MAX_STOPS),
      }),
      /** Null for the pool. */
      to: Revision.extend({ roundId: z.uuid() }).nullable(),
    })
    .meta({ id: 'StopMove' }),
  answers: { 200: z.object({ rounds: z.array(RoundLine) }).meta({ id: 'MovedRounds' }) },
  problems: [...OF_ROUND, ...STOPS_REFUSED, 'round_pieces_open'],
});

export const releaseRound = endpoint('POST /api/admin/dispatch/rounds/:roundId/release', {
  summary: 'Give a round to its person, who can read it on a phone from now on.',
  params: RoundPath,
  body: Revision.meta({ id: 'RoundRelease' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'round_incomplete'],
});

export const cancelRound = endpoint('POST /api/admin/dispatch/rounds/:roundId/cancel', {
  summary:
    'Cancel a round before it is out. Its stops are in the pool again. Pieces that are in the van have to be scanned in first.',
  params: RoundPath,
  body: Revision.meta({ id: 'RoundCancellation' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'round_pieces_open'],
});

export const returnRound = endpoint('POST /api/admin/dispatch/rounds/:roundId/return', {
  summary:
    'Mark a round as back when its courier cannot: the phone is lost, or the person has left. It can be closed then. Acts that the phone sends later are still answered, and its scans count.',
  params: RoundPath,
  body: Revision.meta({ id: 'RoundReturn' }),
  answers: { 200: RoundLine },
  problems: OF_ROUND,
});

export const closeRound = endpoint('POST /api/admin/dispatch/rounds/:roundId/close', {
  summary:
    'Close a round that is back. Pieces that are neither handed over nor scanned in go on the desk as missing, if `missing` says so.',
  params: RoundPath,
  body: Revision.extend({ missing: z.boolean().default(false) }).meta({ id: 'RoundClosing' }),
  answers: { 200: RoundLine },
  problems: [...OF_ROUND, 'round_pieces_open'],
});

export const RoundStop = z
  .object({
    stopNo: z.int(),
    sequence: z.int(),
    kind: z.enum(STOP_KINDS),
    state: z.enum(STOP_STATES),
    locked: z.boolean(),
    pickupId: z.string().nullable(),
    city: z.string(),
    postalCode: z.string(),
    country: CountryCode,
    /** Null before the round is released, a day after it was closed, and a week after its day. */
    to: z
      .object({
        name: z.string(),
        phone: z.string(),
        address: z.array(z.string()),
        instructions: z.string(),
      })
      .nullable(),
    window: z.object({ from: Instant, to: Instant }).nullable(),
    point: z.object({ lat: z.number(), lon: z.number(), source: z.string() }).nullable(),
    pieces: z.array(
      z.object({
        number: z.string(),
        ref: z.string(),
        shipmentId: z.uuid().nullable(),
        service: z.string(),
        weightGrams: z.int(),
        standing: z.enum(PIECE_STANDINGS),
        missing: z.boolean(),
      }),
    ),
    due: z.object({ cents: Cents, currency: Currency }).nullable(),
  })
  .meta({ id: 'RoundStop' });
export type RoundStop = z.infer<typeof RoundStop>;

const MapHub = z
  .object({ id: z.uuid(), code: z.string(), lat: z.number(), lon: z.number() })
  .meta({ id: 'MapHub' });

export const readRoundsMap = endpoint('GET /api/admin/dispatch/map', {
  summary:
    'Where the stops of the rounds of a hub and day are, without names and addresses. Stops of which nothing is known are left out. The look is audited.',
  query: OfDay,
  answers: {
    200: z
      .object({
        hub: MapHub.nullable(),
        day: Day,
        today: Day,
        rounds: z.array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            /** In their order. */
            stops: z.array(
              z.object({
                sequence: z.int(),
                state: z.enum(STOP_STATES),
                lat: z.number(),
                lon: z.number(),
              }),
            ),
          }),
        ),
      })
      .meta({ id: 'RoundsMap' }),
  },
  problems: OF_STAFF,
});

export const readRound = endpoint('GET /api/admin/dispatch/rounds/:roundId', {
  summary:
    'A round with its stops, their addresses and what its courier told. The look is audited.',
  params: RoundPath,
  answers: {
    200: z
      .object({
        round: RoundLine,
        hub: MapHub.extend({ timeZone: z.string() }).meta({ id: 'RoundHub' }),
        stops: z.array(RoundStop),
        /** Newest first. */
        acts: z.array(
          z.object({
            kind: z.enum(ROUND_ACTS),
            stopNo: z.int().nullable(),
            detail: z.string().nullable(),
            occurredAt: Instant,
            recordedAt: Instant,
          }),
        ),
      })
      .meta({ id: 'RoundInFull' }),
  },
  problems: [...OF_STAFF, 'round_not_found'],
});

export const listRoundPeople = endpoint('GET /api/admin/dispatch/people', {
  summary: 'Who of a hub may drive a round.',
  query: z.object({ hubId: z.uuid() }),
  answers: {
    200: z
      .object({ people: z.array(z.object({ id: z.uuid(), name: z.string() })) })
      .meta({ id: 'RoundPeople' }),
  },
  problems: OF_STAFF,
});

export const PlanOutcome = z
  .object({
    /** `address`: by postal code and street, because no points are known. */
    by: z.enum(['points', 'address']),
    planner: z.enum(['own', 'configured']),
    stops: z.int(),
    /** Those that fit in no round; they stay where they were, at the end. */
    unplanned: z.int(),
    late: z.int(),
    /** Of all rounds together. */
    minutes: z.int(),
    /** Why nothing was written: somebody has changed a round meanwhile. */
    refused: z.literal('round_changed').nullable(),
  })
  .meta({ id: 'PlanOutcome' });
export type PlanOutcome = z.infer<typeof PlanOutcome>;

const PlanRun = z
  .object({
    id: z.uuid(),
    roundIds: z.array(z.uuid()),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    /** Of its time, 0 to 1. */
    share: z.number(),
    stopAsked: z.boolean(),
    outcome: PlanOutcome.nullable(),
  })
  .meta({ id: 'PlanRun' });
export type PlanRun = z.infer<typeof PlanRun>;

const PlanPath = z.object({ planId: z.uuid() });
export const MAX_PLANNED_ROUNDS = 60;

export const startPlan = endpoint('POST /api/admin/dispatch/plans', {
  summary:
    'Plan rounds of a hub and day: their stops are distributed among them and put in order. Locked and done stops stay. A round on the road is planned alone, from where its courier is; its next three stops stay, too.',
  body: z
    .object({
      rounds: z
        .array(Revision.extend({ roundId: z.uuid() }))
        .min(1)
        .max(MAX_PLANNED_ROUNDS),
      /** How long to look for a better plan. */
      seconds: z.int().min(1).max(60).default(10),
    })
    .meta({ id: 'PlanRequest' }),
  answers: { 202: z.object({ planId: z.uuid() }).meta({ id: 'PlanStarted' }) },
  problems: OF_ROUND,
});

export const RoundProposal = z
  .object({
    hubId: z.uuid(),
    day: Day,
    /** One a vehicle that is there. Rounds that get no stop are not made. */
    rounds: z
      .array(
        z.object({
          /** Chosen by the client: sent twice, it makes one round. */
          id: z.uuid(),
          name: plainText(1, 60),
          vehicleId: z.uuid().nullable().default(null),
          personId: z.uuid().nullable().default(null),
        }),
      )
      .min(1)
      .max(MAX_PLANNED_ROUNDS)
      .refine(haveOwnIds, 'Two rounds have the same id.'),
    /** About as many stops has a round at most; a plan by points may add a tenth. */
    maxStops: z.int().min(1).max(MAX_STOPS).default(120),
    /** Also the pickups of the day. */
    pickups: z.boolean().default(true),
    /** How long to look for a better plan. */
    seconds: z.int().min(1).max(60).default(10),
  })
  .meta({ id: 'RoundProposal' });
export type RoundProposal = z.infer<typeof RoundProposal>;

function haveOwnIds(rounds: readonly { id: string }[]): boolean {
  return new Set(rounds.map(({ id }) => id)).size === rounds.length;
}

export const proposeRounds = endpoint('POST /api/admin/dispatch/proposals', {
  summary:
    'Make rounds for these vehicles from what waits at the hub, within their limits, and plan them. What fits in none stays in the pool.',
  body: RoundProposal,
  answers: {
    202: z
      .object({
        planId: z.uuid(),
        rounds: z.int(),
        stops: z.int(),
        /** Stops for which there is no room. */
        left: z.int(),
      })
      .meta({ id: 'RoundsProposed' }),
  },
  problems: [
    ...CHANGES,
    ...STOPS_REFUSED,
    'hub_not_found',
    'vehicle_not_found',
    'field_person_not_found',
    'form_already_sent',
  ],
});

export const readLastPlan = endpoint('GET /api/admin/dispatch/plans', {
  summary: 'The last plan of a hub and day, if there was one.',
  query: z.object({ hubId: z.uuid(), day: Day }),
  answers: { 200: z.object({ plan: PlanRun.nullable() }).meta({ id: 'LastPlan' }) },
  problems: OF_STAFF,
});

export const readPlan = endpoint('GET /api/admin/dispatch/plans/:planId', {
  summary: 'How far a plan is, and what came of it.',
  params: PlanPath,
  answers: { 200: PlanRun },
  problems: [...OF_STAFF, 'round_not_found'],
});

export const stopPlan = endpoint('POST /api/admin/dispatch/plans/:planId/stop', {
  summary: 'Take the best plan that was found so far.',
  params: PlanPath,
  answers: { 200: PlanRun },
  problems: [...CHANGES, 'round_not_found'],
});
