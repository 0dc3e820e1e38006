import { z } from 'zod';
import { CUSTOMER_KEY_SCOPES, KEY_MODES } from '../customer-key-scopes.ts';
import { MAX_OVERLAP_HOURS } from '../device-key-scopes.ts';
import { endpointsOf } from '../endpoint.ts';
import { Cents, ChosenMoment, Instant, plainText } from '../fields.ts';
import { Done, Password } from './auth.ts';

const endpoint = endpointsOf('keys');

const Scopes = z.array(z.enum(CUSTOMER_KEY_SCOPES)).min(1).max(CUSTOMER_KEY_SCOPES.length);

const MAX_NETWORKS = 20;
const Network = z.union([z.cidrv4(), z.cidrv6()]);

export const CustomerKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** First characters of the secret. */
    hint: z.string(),
    mode: z.enum(KEY_MODES),
    scopes: z.array(z.enum(CUSTOMER_KEY_SCOPES)),
    /** Where the key may be used, in CIDR notation; empty for everywhere. */
    allowedNetworks: z.array(z.string()),
    /** The most that may be booked with the key in a day (UTC), in cents of the tariff's currency; null for no limit. */
    spendCapCents: Cents.nullable(),
    createdAt: Instant,
    /** Accurate to the minute; null if never used. */
    lastUsedAt: Instant.nullable(),
    /** When the key stops working; null for never. */
    expiresAt: Instant.nullable(),
    /** False once revoked or expired. */
    live: z.boolean(),
    revokedAt: Instant.nullable(),
    /** The key that replaces this one, which works until `expiresAt`. */
    replacedBy: z.uuid().nullable(),
  })
  .meta({ id: 'CustomerKey' });
export type CustomerKey = z.infer<typeof CustomerKey>;

const CreatedKey = z
  .object({ key: CustomerKey, secret: z.string() })
  .meta({ id: 'CreatedCustomerKey' });
const KeyPath = z.object({ keyId: z.uuid() });

export const listKeys = endpoint('GET /api/users/me/keys', {
  summary: 'API keys, newest first: the active ones, and the last 20 that ended.',
  answers: { 200: z.object({ keys: z.array(CustomerKey) }).meta({ id: 'CustomerKeys' }) },
});

export const createKey = endpoint('POST /api/users/me/keys', {
  summary:
    'Make an API key; requires the password. Its secret is only in this response, and the account is notified by email.',
  body: z
    .object({
      name: plainText(1, 60),
      mode: z.enum(KEY_MODES).default('live'),
      scopes: Scopes,
      /** Where the key may be used, in CIDR notation such as `192.0.2.0/24`; empty for everywhere. */
      allowedNetworks: z.array(Network).max(MAX_NETWORKS).default([]),
      /** The most that may be booked with the key in a day (UTC), in cents of the tariff's currency; null for no limit. */
      spendCapCents: Cents.min(1).nullable().default(null),
      /** When the key stops working; null for never. */
      expiresAt: ChosenMoment.nullable().default(null),
      password: Password,
    })
    .meta({ id: 'NewCustomerKey' }),
  answers: { 201: CreatedKey },
  problems: [
    'password_wrong',
    'key_expiry_past',
    'too_many_keys',
    'test_mode_unavailable',
    'cross_site_request',
  ],
});

export const rotateKey = endpoint('POST /api/users/me/keys/:keyId/rotate', {
  summary:
    'Replace an API key by a new one with the same name, rights and expiry; requires the password. The old key works until the overlap ends.',
  params: KeyPath,
  body: z
    .object({ overlapHours: z.int().min(0).max(MAX_OVERLAP_HOURS), password: Password })
    .meta({ id: 'CustomerKeyRotation' }),
  answers: { 201: CreatedKey },
  problems: ['not_found', 'password_wrong', 'key_ended', 'too_many_keys', 'cross_site_request'],
});

export const revokeKey = endpoint('DELETE /api/users/me/keys/:keyId', {
  summary: 'Revoke an API key. Programs that use it are refused from then on.',
  params: KeyPath,
  answers: { 200: Done },
  problems: ['not_found', 'cross_site_request'],
});
