import { randomUUID } from 'node:crypto';
import type { DeviceKey } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanOf } from '../../../testing/builders.ts';
import {
  type Authenticator,
  enrolSecondFactor,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/keys';
type Made = { key: DeviceKey; secret: string };

let owner: TestStaff;
let authenticator: Authenticator;
beforeAll(async () => {
  owner = await registerStaff(server, 'owner');
  authenticator = await enrolSecondFactor(server, owner);
});

const newName = () => `Hub ${randomUUID()}`;

async function make(change: object = {}): Promise<Made> {
  const body = { name: newName(), kind: 'hub', scopes: ['scans:write'] };
  const secondFactor = await authenticator.nextCode();
  const answer = await owner.browser.post(PATH, { ...body, secondFactor, ...change });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Made>();
}

async function scanWith(secret: string): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/scans',
    payload: { scans: [scanOf('WP00000000000000')] },
    headers: { authorization: `Bearer ${secret}` },
  });
  return answer.statusCode;
}

const listed = async (name: string) =>
  (await owner.browser.get(`${PATH}?search=${encodeURIComponent(name)}`)).json<{
    keys: DeviceKey[];
  }>().keys;

const rotate = async (keyId: string) =>
  owner.browser.post(`${PATH}/${keyId}/rotate`, {
    overlapHours: 24,
    secondFactor: await authenticator.nextCode(),
  });

describe('a device key', () => {
  it('is made after the second factor, shown once, and works', async () => {
    const { key, secret } = await make();
    expect(key).toMatchObject({ createdBy: 'Grace Staff', live: true, lastUsedAt: null });
    expect(await scanWith(secret)).toBe(200);
    const [seen] = await listed(key.name);
    expect(seen?.lastUsedAt).not.toBeNull();
    const all = await owner.browser.get(PATH);
    expect(all.body).not.toContain(secret.slice(key.hint.length));
    const refused = await owner.browser.post(PATH, {
      name: newName(),
      kind: 'hub',
      scopes: ['scans:write'],
    });
    expect(refused.json()).toMatchObject({ code: 'second_factor_needed' });
  });

  it('has a unique name, and none reserved by us', async () => {
    const { key } = await make();
    for (const name of [key.name, 'Staff', 'Waypost']) {
      const answer = await owner.browser.post(PATH, {
        name,
        kind: 'staff',
        scopes: ['scans:write'],
        secondFactor: await authenticator.nextCode(),
      });
      expect(answer.json()).toMatchObject({ code: 'key_name_taken' });
    }
  });

  it('can be rotated: both keys work during the overlap, then only the new one', async () => {
    const old = await make();
    const answer = await owner.browser.post(`${PATH}/${old.key.id}/rotate`, {
      overlapHours: 24,
      secondFactor: await authenticator.nextCode(),
    });
    const successor = answer.json<Made>();
    expect(successor.key).toMatchObject({ name: old.key.name, expiresAt: null });
    expect([await scanWith(old.secret), await scanWith(successor.secret)]).toEqual([200, 200]);
    await sql`UPDATE api_keys SET expires_at = now() WHERE id = ${old.key.id}`.execute(
      server.owner.db,
    );
    expect([await scanWith(old.secret), await scanWith(successor.secret)]).toEqual([401, 200]);
    const keys = await listed(old.key.name);
    expect(keys.map(({ live }) => live)).toEqual([true, false]);
    const ended = await owner.browser.get(`${PATH}?state=ended&search=${old.key.name}`);
    expect(ended.json<{ keys: DeviceKey[] }>().keys.map(({ id }) => id)).toEqual([old.key.id]);
  });

  it('does not expire later by being rotated', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { key } = await make({ expiresAt });
    await owner.browser.post(`${PATH}/${key.id}/rotate`, {
      overlapHours: 720,
      secondFactor: await authenticator.nextCode(),
    });
    const old = (await listed(key.name)).find(({ id }) => id === key.id);
    expect(old?.expiresAt).toBe(expiresAt);
  });

  it('passes its expiry on to its successor', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { key } = await make({ expiresAt });
    const successor = await rotate(key.id);
    expect(successor.json<Made>().key.expiresAt).toBe(expiresAt);
  });

  it('cannot be rotated once it was revoked, has expired or was replaced', async () => {
    const revoked = await make();
    await owner.browser.post(`${PATH}/${revoked.key.id}/revoke`, { reason: 'Stolen device' });
    const expired = await make();
    await sql`UPDATE api_keys SET expires_at = now() WHERE id = ${expired.key.id}`.execute(
      server.owner.db,
    );
    const replaced = await make();
    expect((await rotate(replaced.key.id)).statusCode).toBe(201);
    for (const { key } of [revoked, expired, replaced]) {
      const answer = await rotate(key.id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'key_ended' });
    }
    expect((await listed(revoked.key.name)).map(({ live }) => live)).toEqual([false]);
  });

  it('is revoked once, with a reason and immediate effect', async () => {
    const { key, secret } = await make();
    const revoke = () =>
      owner.browser.post(`${PATH}/${key.id}/revoke`, { reason: 'Lost on the quay' });
    expect((await revoke()).json()).toMatchObject({
      live: false,
      revocation: { by: 'Grace Staff', reason: 'Lost on the quay' },
    });
    expect(await scanWith(secret)).toBe(401);
    await revoke();
    const { rows } = await sql`SELECT action FROM audit_log
      WHERE subject = ${`key:${key.id}`} ORDER BY id`.execute(server.owner.db);
    expect(rows).toEqual([{ action: 'key.create' }, { action: 'key.revoke' }]);
    const nobody = await owner.browser.post(`${PATH}/${randomUUID()}/revoke`, { reason: 'None' });
    expect(nobody.statusCode).toBe(404);
  });

  it('records its use once a minute at most', async () => {
    const { key, secret } = await make();
    await scanWith(secret);
    const uses = async () => {
      const { rows } = await sql<{ xmin: string }>`SELECT xmin::text FROM api_keys
        WHERE id = ${key.id}`.execute(server.owner.db);
      return rows[0]?.xmin;
    };
    const first = await uses();
    await scanWith(secret);
    expect(await uses()).toBe(first);
    await sql`UPDATE api_keys SET last_used_at = now() - interval '2 minutes'
      WHERE id = ${key.id}`.execute(server.owner.db);
    const aged = await uses();
    await scanWith(secret);
    expect(await uses()).not.toBe(aged);
  });

  it('stands in a hub from the beginning or later, with an audit row, and in none that is unknown', async () => {
    const hub = { id: randomUUID(), code: 'KEY' };
    await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
      VALUES (${hub.id}, 'KEY', 'Keys', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`.execute(
      server.owner.db,
    );
    const { key } = await make({ hubId: hub.id });
    expect(key.hub).toEqual(hub);
    const place = (hubId: string | null) => owner.browser.put(`${PATH}/${key.id}/hub`, { hubId });
    expect((await place(null)).json()).toMatchObject({ hub: null });
    await place(null);
    expect((await place(randomUUID())).json()).toMatchObject({ code: 'hub_not_found' });
    expect((await place(hub.id)).json()).toMatchObject({ hub });
    const { rows } = await sql`SELECT details FROM audit_log
      WHERE subject = ${`key:${key.id}`} AND action = 'key.place' ORDER BY id`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ details: { hubId: null } }, { details: { hubId: hub.id } }]);
  });

  it('is listed page by page, newest first, and each view is audited with what was shown', async () => {
    await sql`INSERT INTO api_keys (id, source_id, secret_hash, scopes)
      SELECT gen_random_uuid(), (SELECT min(id) FROM sources WHERE kind = 'hub'),
        sha256(n::text::bytea), '{scans:write}' FROM generate_series(1, 60) n`.execute(
      server.owner.db,
    );
    const first = (await owner.browser.get(PATH)).json<{ keys: DeviceKey[]; next: string }>();
    expect(first.keys).toHaveLength(50);
    const second = (await owner.browser.get(`${PATH}?after=${first.next}`)).json<{
      keys: DeviceKey[];
    }>();
    const ids = [...first.keys, ...second.keys].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const { rows } = await sql<{ details: { keyIds: string[] } }>`SELECT details FROM audit_log
      WHERE action = 'key.list' ORDER BY id DESC LIMIT 1`.execute(server.owner.db);
    expect(rows[0]?.details.keyIds).toEqual(second.keys.map(({ id }) => id));
  });
});
