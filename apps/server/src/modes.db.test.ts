import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomesOf, scanOf } from './testing/builders.ts';
import { ask, bookOnAccount, seatTestProgram, useTestModes } from './testing/test-modes.ts';
import { useTestServer } from './testing/test-server.ts';

const live = useTestServer();
const test = useTestModes(live);

async function countShipments({ owner }: typeof live): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM shipments`.execute(
    owner.db,
  );
  return rows[0]?.n ?? 0;
}

describe('a key of test mode', () => {
  it('acts for a copy of its account, without the address, with credit', async () => {
    const program = await seatTestProgram(live);
    const me = await ask(test, 'GET', '/api/v1/me', program.test.headers);
    expect(me).toMatchObject({
      status: 200,
      body: {
        mode: 'test',
        account: { id: program.customerId, name: 'Ada Example' },
        key: { id: program.test.keyId },
        credit: { limitCents: 1_000_000, owedCents: 0 },
      },
    });
    const { rows } = await sql`SELECT email, phone, password_hash FROM customers`.execute(
      test.owner.db,
    );
    expect(rows).toEqual([
      { email: `${program.customerId}@test.invalid`, phone: '', passwordHash: '' },
    ]);
  });

  it('books into the test database alone, under a number of its own', async () => {
    const program = await seatTestProgram(live);
    const before = await countShipments(live);
    const booked = await bookOnAccount(test, program.test.headers);
    expect(booked.trackingNumber).toMatch(/^WT[0-9A-Z]{14}$/);
    expect(await countShipments(live)).toBe(before);
    const listed = await ask(test, 'GET', '/api/shipments', program.headers);
    expect(listed.body).toMatchObject({ shipments: [] });
    const own = await ask(test, 'GET', '/api/shipments', program.test.headers);
    expect(own.body).toMatchObject({ shipments: [{ trackingNumber: booked.trackingNumber }] });
  });

  it('is refused after it was revoked, and where the account has ended', async () => {
    const program = await seatTestProgram(live);
    await sql`UPDATE customer_keys SET revoked_at = now() WHERE id = ${program.test.keyId}`.execute(
      live.owner.db,
    );
    expect(await ask(test, 'GET', '/api/v1/me', program.test.headers)).toMatchObject({
      status: 401,
    });
  });

  it('is not believed with a secret of the other mode', async () => {
    const program = await seatTestProgram(live);
    await sql`UPDATE customer_keys SET mode = 'live' WHERE id = ${program.test.keyId}`.execute(
      live.owner.db,
    );
    expect(await ask(test, 'GET', '/api/v1/me', program.test.headers)).toMatchObject({
      status: 401,
    });
  });
});

describe('a number of test mode', () => {
  it('is tracked by everyone, and by the live side never', async () => {
    const program = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, program.test.headers);
    const path = `/api/shipments/track/${trackingNumber.toLowerCase()}`;
    expect(await ask(test, 'GET', path, {})).toMatchObject({
      status: 200,
      body: { trackingNumber },
    });
    expect((await live.app.inject(path)).statusCode).toBe(404);
  });

  it('is found among others of test mode, and not among real ones', async () => {
    const program = await seatTestProgram(live);
    const first = await bookOnAccount(test, program.test.headers);
    const second = await bookOnAccount(test, program.test.headers);
    const rowsOf = async (...refs: string[]) => {
      const path = `/api/track/many?refs=${encodeURIComponent(refs.join(','))}`;
      const { rows } = (await ask(test, 'GET', path, {})).body as { rows: { tracking?: object }[] };
      return rows.map(({ tracking }) => Boolean(tracking));
    };
    expect(await rowsOf(first.trackingNumber, second.trackingNumber)).toEqual([true, true]);
    expect(await rowsOf(first.trackingNumber, 'WP00DEM00000004H')).toEqual([false, true]);
  });

  it('is refused by the scanners of the network', async () => {
    const program = await seatTestProgram(live);
    const { trackingNumber } = await bookOnAccount(test, program.test.headers);
    expect(
      await outcomesOf(live, [scanOf(trackingNumber), scanOf(`${trackingNumber}001`)]),
    ).toEqual(['invalid', 'invalid']);
  });
});
