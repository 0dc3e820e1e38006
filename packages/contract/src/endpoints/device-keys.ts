import { z } from 'zod';
import { endpointsOf, OF_STAFF, PROVED_AGAIN } from '../endpoint.ts';
import { ChosenMoment, Instant, plainText, SecondFactor } from '../fields.ts';
import { DEVICE_KEY_SCOPES, DEVICE_KINDS, MAX_OVERLAP_HOURS } from '../device-key-scopes.ts';

const endpoint = endpointsOf('keys');

const HubId = z.uuid().nullable().default(null);
const Scopes = z.array(z.enum(DEVICE_KEY_SCOPES)).min(1).max(8);

export const DeviceKey = z
  .object({
    id: z.uuid(),
    /** Name of the source of its scans. */
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    /** The hub in which the device stands; null for one that moves, whose scans go by their place. */
    hub: z.strictObject({ id: z.uuid(), code: z.string() }).meta({ id: 'KeyHub' }).nullable(),
    /** First characters of the secret. */
    hint: z.string(),
    scopes: z.array(z.string()),
    createdAt: Instant,
    /** A member of staff; null if made on the command line. */
    createdBy: z.string().nullable(),
    lastUsedAt: Instant.nullable(),
    expiresAt: Instant.nullable(),
    live: z.boolean(),
    revocation: z
      .object({ by: z.string().nullable(), at: Instant, reason: z.string() })
      .meta({ id: 'KeyRevocation' })
      .nullable(),
  })
  .meta({ id: 'DeviceKey' });
export type DeviceKey = z.infer<typeof DeviceKey>;

const NewSecret = z
  .object({
    key: DeviceKey,
    /** Shown once and not stored. */
    secret: z.string(),
  })
  .meta({ id: 'NewDeviceKey' });

const KeyPath = z.object({ keyId: z.uuid() });

export const listDeviceKeys = endpoint('GET /api/admin/keys', {
  summary: 'Keys of devices and programs, newest first; `next` continues the list.',
  query: z.object({
    search: plainText(0, 80).default('').describe('Part of the name.'),
    state: z.enum(['live', 'ended']).optional(),
    after: z.uuid().optional().describe('`next` of the page before.'),
  }),
  answers: {
    200: z
      .object({ keys: z.array(DeviceKey), next: z.uuid().nullable() })
      .meta({ id: 'DeviceKeys' }),
  },
  problems: OF_STAFF,
});

export const makeDeviceKey = endpoint('POST /api/admin/keys', {
  summary: 'Make a key for a new source; requires the second factor again.',
  body: z
    .object({
      name: plainText(2, 80),
      kind: z.enum(DEVICE_KINDS),
      scopes: Scopes,
      /** The hub in which the device stands. */
      hubId: HubId,
      /** When the key stops working; null for never. */
      expiresAt: ChosenMoment.nullable().default(null),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'DeviceKeyRequest' }),
  answers: { 201: NewSecret },
  problems: [
    ...OF_STAFF,
    'key_name_taken',
    'key_expiry_past',
    'hub_not_found',
    ...PROVED_AGAIN,
    'cross_site_request',
  ],
});

export const rotateDeviceKey = endpoint('POST /api/admin/keys/:keyId/rotate', {
  summary:
    'Make another key for the same source, with the same scopes and expiry. The old one works until the overlap ends; requires the second factor again.',
  params: KeyPath,
  body: z
    .object({
      overlapHours: z.int().min(0).max(MAX_OVERLAP_HOURS),
      secondFactor: SecondFactor.optional(),
    })
    .meta({ id: 'DeviceKeyRotation' }),
  answers: { 201: NewSecret },
  problems: [...OF_STAFF, 'key_not_found', 'key_ended', ...PROVED_AGAIN, 'cross_site_request'],
});

export const placeDeviceKey = endpoint('PUT /api/admin/keys/:keyId/hub', {
  summary:
    'Say in which hub the device stands, or that it moves. Its earlier scans belong to the hub as well.',
  params: KeyPath,
  body: z.object({ hubId: HubId }).meta({ id: 'DeviceKeyPlace' }),
  answers: { 200: DeviceKey },
  problems: [...OF_STAFF, 'key_not_found', 'hub_not_found', 'cross_site_request'],
});

export const revokeDeviceKey = endpoint('POST /api/admin/keys/:keyId/revoke', {
  summary: 'Revoke a key at once. Repeating the call changes nothing.',
  params: KeyPath,
  body: z.object({ reason: plainText(3, 300) }).meta({ id: 'DeviceKeyRevocation' }),
  answers: { 200: DeviceKey },
  problems: [...OF_STAFF, 'key_not_found', 'cross_site_request'],
});
