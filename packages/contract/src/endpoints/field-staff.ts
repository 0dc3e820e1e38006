import { LANE_KINDS, MAX_LANES, MAX_SORT_RULES } from '@waypost/domain/sort-plan';
import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { FIELD_DEVICE_KINDS, FIELD_RIGHTS } from '../field-rights.ts';
import {
  CountryCode,
  Instant,
  plainText,
  saysAtLeast,
  SecondFactor,
  WholeNumber,
} from '../fields.ts';

const endpoint = endpointsOf('field');

const OF_CHANGES = [...OF_STAFF, 'cross_site_request'] as const;
const KnownHub = z.object({ id: z.uuid(), code: z.string() }).meta({ id: 'KnownHub' });
const PAGED = {
  search: plainText(0, 80).default('').describe('Part of the name.'),
  hubId: z.uuid().optional(),
  after: z.uuid().optional().describe('`next` of the page before.'),
};

export const FieldMember = z
  .object({
    id: z.uuid(),
    /** Empty once erased. */
    name: z.string(),
    hub: KnownHub,
    rights: z.array(z.enum(FIELD_RIGHTS)),
    /** Language on the device; empty for that of the device. */
    locale: z.string(),
    active: z.boolean(),
    /** After five wrong PINs in a row. */
    locked: z.boolean(),
    createdAt: Instant,
    deactivatedAt: Instant.nullable(),
    /** The newest shift, also one that goes on. */
    lastShift: z
      .object({ beganAt: Instant, endedAt: Instant.nullable(), device: z.string() })
      .meta({ id: 'FieldMemberShift' })
      .nullable(),
  })
  .meta({ id: 'FieldMember' });
export type FieldMember = z.infer<typeof FieldMember>;

const FieldMemberFields = z
  .object({
    name: plainText(2, 80).check(saysAtLeast(2)),
    hubId: z.uuid(),
    rights: z.array(z.enum(FIELD_RIGHTS)).min(1).max(FIELD_RIGHTS.length),
    locale: z
      .string()
      .regex(/^([a-z]{2}(-[A-Z]{2})?)?$/)
      .default(''),
  })
  .meta({ id: 'FieldMemberFields' });
export type FieldMemberFields = z.infer<typeof FieldMemberFields>;

/** Six digits, shown once and not stored. */
const Pin = z.string();
const Badge = z
  .object({
    /** `WPB` and nine symbols; shown once and not stored. */
    code: z.string(),
    /** The same for hardware scanners and for cameras. */
    code128Svg: z.string(),
    qrSvg: z.string(),
  })
  .meta({ id: 'FieldBadge' });
export type FieldBadge = z.infer<typeof Badge>;

const PersonPath = z.object({ personId: z.uuid() });
const OF_PERSON = [...OF_CHANGES, 'field_person_not_found', 'field_person_inactive'] as const;

export const listFieldPeople = endpoint('GET /api/admin/field/people', {
  summary: 'People who work in hubs and vans, newest first; `next` continues the list.',
  query: z.object({ ...PAGED, state: z.enum(['active', 'inactive', 'locked']).optional() }),
  answers: {
    200: z
      .object({ people: z.array(FieldMember), next: z.uuid().nullable() })
      .meta({ id: 'FieldMembers' }),
  },
  problems: OF_STAFF,
});

export const addFieldPerson = endpoint('POST /api/admin/field/people', {
  summary:
    'Add a person, with a badge and a PIN that are shown once. Repeating the call with the same id makes new ones for the same person.',
  body: FieldMemberFields.extend({ id: z.uuid() }).meta({ id: 'NewFieldMember' }),
  answers: {
    201: z.object({ person: FieldMember, badge: Badge, pin: Pin }).meta({ id: 'AddedFieldMember' }),
  },
  problems: [...OF_CHANGES, 'hub_not_found', 'hub_closed', 'field_person_inactive'],
});

export const changeFieldPerson = endpoint('PUT /api/admin/field/people/:personId', {
  summary: 'Change a person. Rights count at once, also in a shift that goes on.',
  params: PersonPath,
  body: FieldMemberFields,
  answers: { 200: FieldMember },
  problems: [...OF_PERSON, 'hub_not_found', 'hub_closed'],
});

export const renewFieldPin = endpoint('POST /api/admin/field/people/:personId/pin', {
  summary: 'Make a new PIN, shown once. The old one is void, and the badge is unlocked.',
  params: PersonPath,
  answers: { 200: z.object({ person: FieldMember, pin: Pin }).meta({ id: 'NewFieldPin' }) },
  problems: OF_PERSON,
});

export const renewFieldBadge = endpoint('POST /api/admin/field/people/:personId/badge', {
  summary: 'Make a new badge, shown once. The old card is void.',
  params: PersonPath,
  answers: { 200: z.object({ person: FieldMember, badge: Badge }).meta({ id: 'NewFieldBadge' }) },
  problems: OF_PERSON,
});

export const unlockFieldPerson = endpoint('POST /api/admin/field/people/:personId/unlock', {
  summary: 'Let a person try their PIN again.',
  params: PersonPath,
  answers: { 200: FieldMember },
  problems: OF_PERSON,
});

export const deactivateFieldPerson = endpoint('POST /api/admin/field/people/:personId/deactivate', {
  summary:
    'End the rights of a person who has left, and their shift, at once and for good. Their name is erased 90 days later.',
  params: PersonPath,
  answers: { 200: FieldMember },
  problems: [...OF_CHANGES, 'field_person_not_found'],
});

const FIELD_DEVICE_STATES = ['waiting', 'live', 'revoked'] as const;

export const StaffFieldDevice = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(FIELD_DEVICE_KINDS),
    hub: KnownHub,
    /** `waiting`: no browser was enrolled as it yet. */
    state: z.enum(FIELD_DEVICE_STATES),
    createdAt: Instant,
    /** A member of staff. */
    createdBy: z.string().nullable(),
    lastSeenAt: Instant.nullable(),
    /** Who works with it now. */
    shift: z
      .object({ person: z.string(), beganAt: Instant })
      .meta({ id: 'FieldDeviceShift' })
      .nullable(),
    revocation: z
      .object({ by: z.string().nullable(), at: Instant, reason: z.string() })
      .meta({ id: 'FieldDeviceRevocation' })
      .nullable(),
  })
  .meta({ id: 'StaffFieldDevice' });
export type StaffFieldDevice = z.infer<typeof StaffFieldDevice>;

const DevicePath = z.object({ deviceId: z.uuid() });
const NewEnrolment = z
  .object({
    device: StaffFieldDevice,
    /** Shown once; the token is in its fragment. */
    url: z.string(),
    /** The same as a QR code. */
    qrSvg: z.string(),
    expiresAt: Instant,
  })
  .meta({ id: 'NewFieldEnrolment' });

export const listFieldDevices = endpoint('GET /api/admin/field/devices', {
  summary: 'Devices of the field, newest first; `next` continues the list.',
  query: z.object({ ...PAGED, state: z.enum(FIELD_DEVICE_STATES).optional() }),
  answers: {
    200: z
      .object({ devices: z.array(StaffFieldDevice), next: z.uuid().nullable() })
      .meta({ id: 'StaffFieldDevices' }),
  },
  problems: OF_STAFF,
});

export const addFieldDevice = endpoint('POST /api/admin/field/devices', {
  summary:
    'Add a device and make the code that enrols it; requires the second factor again. Repeating the call with the same id makes a new code.',
  body: z
    .object({
      id: z.uuid(),
      name: plainText(2, 80).check(saysAtLeast(2)),
      kind: z.enum(FIELD_DEVICE_KINDS),
      hubId: z.uuid(),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'NewStaffFieldDevice' }),
  answers: { 201: NewEnrolment },
  problems: [
    ...OF_CHANGES,
    ...PROVED_AGAIN,
    'hub_not_found',
    'hub_closed',
    'key_name_taken',
    'field_device_revoked',
  ],
});

export const renewFieldEnrolment = endpoint('POST /api/admin/field/devices/:deviceId/enrolment', {
  summary:
    'Make another code for a device, whose browser has lost its cookie or was replaced; requires the second factor again. Codes made before end.',
  params: DevicePath,
  body: z.object({ secondFactor: SecondFactor.optional() }).meta({ id: 'FieldEnrolmentRequest' }),
  answers: { 201: NewEnrolment },
  problems: [...OF_CHANGES, ...PROVED_AGAIN, 'field_device_not_found', 'field_device_revoked'],
});

export const moveFieldDevice = endpoint('PUT /api/admin/field/devices/:deviceId/hub', {
  summary:
    'Move a device to another hub. The shift on it ends; what it has not sent yet still arrives.',
  params: DevicePath,
  body: z.object({ hubId: z.uuid() }).meta({ id: 'FieldDeviceMove' }),
  answers: { 200: StaffFieldDevice },
  problems: [
    ...OF_CHANGES,
    'field_device_not_found',
    'field_device_revoked',
    'hub_not_found',
    'hub_closed',
  ],
});

export const revokeFieldDevice = endpoint('POST /api/admin/field/devices/:deviceId/revoke', {
  summary:
    'Revoke a device at once and for good, and end the shift on it. Repeating the call changes nothing.',
  params: DevicePath,
  body: z.object({ reason: plainText(3, 300) }).meta({ id: 'FieldDeviceRevocationRequest' }),
  answers: { 200: StaffFieldDevice },
  problems: [...OF_CHANGES, 'field_device_not_found'],
});

const LaneCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/);

const SortLane = z
  .object({
    /** Printed above the belt: `B12`. */
    code: LaneCode,
    name: plainText(1, 60),
    kind: z.enum(LANE_KINDS),
    /** For `hub`: where it leads. */
    toHubId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'SortLane' });

const SortRule = z
  .object({
    /** Every condition that is empty or null fits everything. */
    country: z
      .string()
      .regex(/^([A-Z]{2})?$/)
      .default(''),
    postalPrefix: plainText(0, 12).default(''),
    city: plainText(0, 80).default(''),
    service: z.enum(['', 'standard', 'express', 'priority', 'freight']).default(''),
    /** The hub that delivers there. */
    deliveredBy: z.uuid().nullable().default(null),
    /** The code of a lane of the plan. */
    lane: LaneCode,
  })
  .meta({ id: 'SortRule' });

/** The first rule that fits gives the lane; nothing fits: the office. */
export const SortPlanDocument = z
  .object({
    lanes: z.array(SortLane).min(1).max(MAX_LANES),
    rules: z.array(SortRule).max(MAX_SORT_RULES),
  })
  .refine(({ lanes }) => new Set(lanes.map(({ code }) => code)).size === lanes.length, {
    message: 'two lanes have the same code',
    path: ['lanes'],
  })
  .refine(({ lanes }) => lanes.some(({ kind }) => kind === 'office'), {
    message: 'no lane leads to the office',
    path: ['lanes'],
  })
  .refine(
    ({ lanes, rules }) => rules.every(({ lane }) => lanes.some(({ code }) => code === lane)),
    { message: 'a rule names a lane that the plan has not', path: ['rules'] },
  )
  .meta({ id: 'SortPlanDocument' });
export type SortPlanDocument = z.infer<typeof SortPlanDocument>;

const SortPlanVersion = z
  .object({
    version: z.int(),
    plan: SortPlanDocument,
    publishedBy: z.string().nullable(),
    publishedAt: Instant,
    reason: z.string(),
  })
  .meta({ id: 'SortPlanVersion' });
export type SortPlanVersion = z.infer<typeof SortPlanVersion>;

const HubPath = z.object({ hubId: z.uuid() });

export const readSortPlan = endpoint('GET /api/admin/hubs/:hubId/sort-plan', {
  summary: 'How a hub sorts, and the newest published versions, newest first.',
  params: HubPath,
  query: z.object({
    before: z.coerce.number().pipe(WholeNumber).optional().describe('Older versions.'),
  }),
  answers: {
    200: z
      .object({
        /** 0: nobody has published a plan, so the hub sorts by the hub that delivers. */
        version: z.int(),
        plan: SortPlanDocument,
        versions: z.array(SortPlanVersion),
        next: z.int().nullable(),
      })
      .meta({ id: 'HubSortPlan' }),
  },
  problems: [...OF_STAFF, 'hub_not_found'],
});

export const publishSortPlan = endpoint('POST /api/admin/hubs/:hubId/sort-plan', {
  summary: 'Publish a version. Devices of the hub sort by it when they next ask, within minutes.',
  params: HubPath,
  body: z
    .object({
      /** The one it was made from. */
      version: WholeNumber,
      plan: SortPlanDocument,
      reason: plainText(3, 300),
    })
    .meta({ id: 'SortPlanPublication' }),
  answers: { 200: SortPlanVersion },
  problems: [...OF_CHANGES, 'hub_not_found', 'sort_plan_changed'],
  bodyLimitBytes: 500_000,
});

export const previewSortPlan = endpoint('POST /api/admin/hubs/:hubId/sort-plan/preview', {
  summary:
    'The lane that a destination gets, by the plan in force or by one that is being written.',
  params: HubPath,
  body: z
    .object({
      plan: SortPlanDocument.optional(),
      country: CountryCode,
      postalCode: plainText(0, 20).default(''),
      city: plainText(0, 80).default(''),
      service: z.enum(['standard', 'express', 'priority', 'freight']).default('standard'),
    })
    .meta({ id: 'SortPlanQuestion' }),
  answers: {
    200: z
      .object({ lane: SortLane, deliveredBy: KnownHub.nullable() })
      .meta({ id: 'SortPlanAnswer' }),
  },
  problems: [...OF_CHANGES, 'hub_not_found'],
  bodyLimitBytes: 500_000,
});
