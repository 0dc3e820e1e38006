import { z } from 'zod';
import { CUSTOMER_KEY_SCOPES } from '../customer-key-scopes.ts';
import { endpoint } from '../endpoint.ts';
import { Instant, plainText } from '../fields.ts';
import { Done } from './auth.ts';

const Scopes = z.array(z.enum(CUSTOMER_KEY_SCOPES)).min(1).max(CUSTOMER_KEY_SCOPES.length);

export const CustomerKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** How the secret begins. */
    hint: z.string(),
    scopes: z.array(z.enum(CUSTOMER_KEY_SCOPES)),
    createdAt: Instant,
    /** To the minute; null when it has never been used. */
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'CustomerKey' });
export type CustomerKey = z.infer<typeof CustomerKey>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/users/me/keys',
  summary: 'The keys of own programs, newest first.',
  tag: 'keys',
  loadClass: 'rest',
  answers: { 200: z.object({ keys: z.array(CustomerKey) }).meta({ id: 'CustomerKeys' }) },
  problems: ['unauthenticated'],
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/users/me/keys',
  summary: 'A new key. Its secret is in this answer and nowhere else.',
  tag: 'keys',
  loadClass: 'rest',
  body: z.object({ name: plainText(1, 60), scopes: Scopes }).meta({ id: 'NewCustomerKey' }),
  answers: {
    201: z.object({ key: CustomerKey, secret: z.string() }).meta({ id: 'CreatedCustomerKey' }),
  },
  problems: ['unauthenticated', 'too_many_keys', 'cross_site_request'],
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/users/me/keys/:keyId',
  summary: 'End a key. Programs that use it are refused from then on.',
  tag: 'keys',
  loadClass: 'rest',
  params: z.object({ keyId: z.uuid() }),
  answers: { 200: Done },
  problems: ['unauthenticated', 'not_found', 'cross_site_request'],
});
