import { PERMISSIONS_OF } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  enrolSecondFactor,
  PASSWORD,
  registerCustomer,
  registerStaff,
} from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/viewing';

async function actsOn(customerId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
    WHERE subject = ${`customer:${customerId}`} ORDER BY id`.execute(server.owner.db);
  return rows.map(({ action }) => action);
}

describe('staff viewing a customer’s dashboard', () => {
  it('see what the customer sees, can change nothing, and have each view audited', async () => {
    const customer = await registerCustomer(server, worker);
    const { browser: staff } = await registerStaff(server, 'support');
    const begun = await staff.post(PATH, {
      customer: customer.email,
      reason: 'Called about a bill',
    });
    expect(begun.json()).toMatchObject({ customerId: customer.id });

    const me = await staff.get('/api/auth/me');
    expect(me.json()).toMatchObject({ viewing: true, user: { email: customer.email } });
    expect((await staff.get('/api/users/me/addresses')).statusCode).toBe(200);
    const refused = await staff.delete('/api/users/me', { password: PASSWORD });
    expect(refused.json()).toMatchObject({ code: 'viewing_only' });

    expect((await staff.delete(PATH)).statusCode).toBe(200);
    expect((await staff.get('/api/auth/me')).statusCode).toBe(401);
    expect(await actsOn(customer.id)).toEqual([
      'customer.viewing_started',
      'customer.viewed',
      'customer.viewed',
      'customer.viewed',
      'customer.viewing_ended',
    ]);
  });

  it('need a reason and a customer that exists', async () => {
    const { browser: staff } = await registerStaff(server, 'support');
    const nobody = { customer: 'nobody@example.com', reason: 'Called about a bill' };
    expect((await staff.post(PATH, nobody)).json()).toMatchObject({ code: 'customer_unknown' });
    expect((await staff.post(PATH, { ...nobody, reason: 'x' })).statusCode).toBe(400);
  });

  it('lose access with their own session', async () => {
    const customer = await registerCustomer(server, worker);
    const { browser: staff } = await registerStaff(server, 'support');
    await staff.post(PATH, { customer: customer.id, reason: 'Called about a bill' });
    await sql`DELETE FROM staff_sessions`.execute(server.owner.db);
    expect((await staff.get('/api/auth/me')).statusCode).toBe(401);
  });

  it('lose access at the next request when they may no longer see customers', async () => {
    const customer = await registerCustomer(server, worker);
    const { browser: staff } = await registerStaff(server, 'support');
    await staff.post(PATH, { customer: customer.id, reason: 'Called about a bill' });
    expect((await staff.get('/api/auth/me')).statusCode).toBe(200);
    const before = PERMISSIONS_OF.support;
    PERMISSIONS_OF.support = before.filter((permission) => permission !== 'customers:read');
    try {
      expect((await staff.get('/api/auth/me')).statusCode).toBe(401);
    } finally {
      PERMISSIONS_OF.support = before;
    }
  });

  it('export nothing of the customer without their second factor', async () => {
    const customer = await registerCustomer(server, worker);
    const staff = await registerStaff(server, 'support');
    const authenticator = await enrolSecondFactor(server, staff);
    await staff.browser.post(PATH, { customer: customer.id, reason: 'Called about a bill' });
    for (const url of ['/api/users/me/export', '/api/shipments/export.csv']) {
      const refused = await staff.browser.get(url);
      expect(refused.json()).toMatchObject({ code: 'second_factor_needed' });
      const headers = { 'x-second-factor': await authenticator.nextCode() };
      expect((await staff.browser.get(url, { headers })).statusCode).toBe(200);
      expect((await customer.browser.get(url)).statusCode).toBe(200);
    }
  });
});
