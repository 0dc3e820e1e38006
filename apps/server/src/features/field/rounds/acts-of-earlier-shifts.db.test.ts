import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '../../../platform/http/cookies.ts';
import { hashSecret, newSessionSecret } from '../../../platform/random.ts';
import { insertFieldDevice } from '../../../testing/field.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

type Device = Awaited<ReturnType<typeof insertFieldDevice>>;

/** A courier's phone on which a colleague of the hub has begun a shift since. */
async function handedOn() {
  const device = await insertFieldDevice(server, { kind: 'driver', rights: ['drive'] });
  const colleague = await insertFieldDevice(server, { rights: ['hub'] });
  const secret = newSessionSecret(0);
  await sql`UPDATE shifts SET ended_at = now() WHERE id = ${device.shiftId}`.execute(
    server.owner.db,
  );
  await sql`INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, ends_at)
    VALUES (${randomUUID()}, ${device.deviceId}, ${device.sourceId}, ${colleague.personId},
      ${device.hubId}, ${hashSecret(secret)}, now() + interval '14 hours')`.execute(
    server.owner.db,
  );
  const [ofDevice] = device.headers.cookie.split('; ');
  return { ...device, headers: { cookie: `${ofDevice}; ${COOKIES.shift}=${secret}` } };
}

async function roundOf({ personId, hubId }: Device): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO rounds (id, hub_id, day, name, state, person_id)
    VALUES (${id}, ${hubId}, now()::date, 'North', 'out', ${personId})`.execute(server.owner.db);
  return id;
}

async function tell(device: Device, shiftId: string, roundId: string) {
  const act = { actId: randomUUID(), kind: 'return', occurredAt: new Date().toISOString() };
  return server.app.inject({
    method: 'POST',
    url: `/api/field/shifts/${shiftId}/acts`,
    headers: { ...device.headers, 'sec-fetch-site': 'same-origin' },
    payload: { acts: [{ ...act, roundId }] },
  });
}

async function recorded(roundId: string) {
  const { rows } = await sql<object>`SELECT kind, person_id, source_id FROM stop_acts
    WHERE round_id = ${roundId}`.execute(server.owner.db);
  return rows;
}

describe('what a phone still has of an earlier shift', () => {
  it('is recorded in the name of whoever had that shift, whoever works with the phone now', async () => {
    const device = await handedOn();
    const id = await roundOf(device);
    expect((await tell(device, device.shiftId, id)).json()).toMatchObject({
      results: [{ outcome: 'recorded' }],
      state: 'back',
    });
    const { personId, sourceId } = device;
    expect(await recorded(id)).toEqual([{ kind: 'return', personId, sourceId }]);
  });

  it('is refused without a shift, and for a shift of another phone', async () => {
    const [device, other] = [await handedOn(), await handedOn()];
    const id = await roundOf(other);
    expect((await tell(device, other.shiftId, id)).json()).toMatchObject({ code: 'forbidden' });
    const idle = { ...other, headers: { cookie: other.headers.cookie.split('; ')[0] ?? '' } };
    expect((await tell(idle, other.shiftId, id)).json()).toMatchObject({ code: 'shift_needed' });
    expect(await recorded(id)).toEqual([]);
  });

  it('changes no round of somebody else', async () => {
    const device = await handedOn();
    const id = await roundOf(await handedOn());
    expect((await tell(device, device.shiftId, id)).json()).toMatchObject({
      results: [{ outcome: 'refused', reason: 'no_round' }],
    });
    expect(await recorded(id)).toEqual([]);
  });
});
