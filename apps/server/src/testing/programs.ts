import { randomUUID } from 'node:crypto';
import { CUSTOMER_KEY_SCOPES, type CustomerKeyScope, type KeyMode } from '@waypost/contract';
import type { BookedShipment } from '@waypost/contract/v1';
import { sql } from 'kysely';
import { hashSecret } from '../platform/random.ts';
import { answered, post } from './builders.ts';
import { giveCredit } from './credit.ts';
import { seatCustomer } from './people.ts';
import type { TestServer } from './test-server.ts';

/** A customer with a live key of these scopes; by default with all of them. */
export async function seatProgram(
  server: TestServer,
  scopes: readonly CustomerKeyScope[] = CUSTOMER_KEY_SCOPES,
) {
  const customer = await seatCustomer(server);
  const key = await giveKey(server, customer.id, scopes);
  return { ...customer, customerId: customer.id, ...key };
}

export type TestProgram = Awaited<ReturnType<typeof seatProgram>>;

/** The program of a customer who may book on account. */
export async function seatShop(server: TestServer, limitCents = 10_000_000): Promise<TestProgram> {
  const program = await seatProgram(server);
  await giveCredit(server, program.customerId, limitCents);
  return program;
}

export async function giveKey(
  { owner }: TestServer,
  customerId: string,
  scopes: readonly CustomerKeyScope[] = CUSTOMER_KEY_SCOPES,
  mode: KeyMode = 'live',
) {
  const keyId = randomUUID();
  const secret = `wpc_${mode}_${randomUUID().replaceAll('-', '')}`;
  await sql`INSERT INTO customer_keys (id, shard, customer_id, name, mode, hint, secret_hash, scopes)
    SELECT ${keyId}, shard, id, 'Shop', ${mode}, ${secret.slice(0, 13)}, ${hashSecret(secret)}, ${[...scopes]}
    FROM customers WHERE id = ${customerId}`.execute(owner.db);
  return { keyId, secret, headers: { authorization: `Bearer ${secret}` } };
}

export const PARCEL = { weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 };

/** Berlin to Paris, on account. */
export function newShipment(change: object = {}) {
  return {
    service: 'standard',
    from: {
      name: 'Sam Shipper',
      line1: 'Torstraße 12',
      postalCode: '10119',
      city: 'Berlin',
      country: 'DE',
    },
    to: {
      name: 'Rosa Recipient',
      email: 'rosa.recipient@example.org',
      line1: '5 Rue de Rivoli',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
    },
    parcels: [PARCEL],
    payment: { kind: 'account' },
    ...change,
  };
}

export async function bookAsProgram(
  server: TestServer,
  { headers }: Pick<TestProgram, 'headers'>,
  change: object = {},
): Promise<BookedShipment> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const answer = await post(server, '/api/v1/shipments', newShipment(change), keyed);
  return answered(answer, 201).json<BookedShipment>();
}
