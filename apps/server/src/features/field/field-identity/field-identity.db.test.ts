import { randomBytes, randomUUID } from 'node:crypto';
import type { FieldBadge, FieldMember, FieldRight, StaffFieldDevice } from '@waypost/contract';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { COOKIES } from '../../../platform/http/cookies.ts';
import { scanOf } from '../../../testing/builders.ts';
import { insertHub } from '../../../testing/field.ts';
import {
  type Authenticator,
  enrolSecondFactor,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { endShift } from './end-shift.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PEOPLE = '/api/admin/field/people';
const DEVICES = '/api/admin/field/devices';

type Made = { person: FieldMember; badge: string; pin: string };
type Answered = Omit<Made, 'badge'> & { badge: FieldBadge };
type Enrolment = { device: StaffFieldDevice; url: string; expiresAt: string };
type Started = {
  shift: { id: string };
  person: { name: string };
  key: string;
  device: { id: string; hub: { id: string; name: string } };
};

let owner: TestStaff;
let authenticator: Authenticator;
let hubId: string;
beforeAll(async () => {
  owner = await registerStaff(server, 'owner');
  authenticator = await enrolSecondFactor(server, owner);
  hubId = await insertHub(server);
});

async function addPerson(change: object = {}): Promise<Made> {
  const body = { id: randomUUID(), name: 'Fiona Field', hubId, rights: ['hub'], ...change };
  const answer = await owner.browser.post(PEOPLE, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const made = answer.json<Answered>();
  return { ...made, badge: made.badge.code };
}

async function addDevice(change: object = {}): Promise<Enrolment> {
  const id = randomUUID();
  const answer = await owner.browser.post(DEVICES, {
    id,
    name: `Phone ${id}`,
    kind: 'hub',
    hubId,
    secondFactor: await authenticator.nextCode(),
    ...change,
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Enrolment>();
}

const tokenOf = ({ url }: Enrolment) => new URL(url).hash.slice(1);
const enrol = (browser: TestBrowser, token: string, attemptId?: string) =>
  browser.post('/api/field/enrolments', { token, ...(attemptId && { attemptId }) });

async function enrolled(change: object = {}) {
  const made = await addDevice(change);
  const phone = openBrowser(server);
  const answer = await enrol(phone, tokenOf(made));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { phone, device: made.device };
}

const signIn = (phone: TestBrowser, { badge, pin }: { badge: string; pin: string }) =>
  phone.post('/api/field/shifts', { badge, pin });
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;
const wrong = (pin: string) => (pin === '000000' ? '000001' : '000000');
const stateOf = (phone: TestBrowser) => phone.get('/api/field/device');
const UNKNOWN = makeTrackingNumber(0, randomBytes(8));
const scan = (phone: TestBrowser) => phone.post('/api/scans', { scans: [scanOf(UNKNOWN)] });
const actsOn = async (subject: string) => {
  const { rows } = await sql<{ action: string; actorKind: string }>`SELECT action, actor_kind
    FROM audit_log WHERE subject = ${subject} ORDER BY id`.execute(server.owner.db);
  return rows.map(({ action, actorKind }) => `${actorKind} ${action}`);
};

describe('the code that enrols a device', () => {
  it('is made after the second factor, is only in the fragment, and makes a browser the device', async () => {
    const refused = await owner.browser.post(DEVICES, {
      id: randomUUID(),
      name: 'Phone',
      kind: 'hub',
      hubId,
    });
    expect(codeOf(refused)).toBe('second_factor_needed');
    const made = await addDevice();
    expect(made.device).toMatchObject({ state: 'waiting', shift: null });
    expect(new URL(made.url)).toMatchObject({ pathname: '/field/enrol', search: '' });
    const phone = openBrowser(server);
    const answer = await enrol(phone, tokenOf(made));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      device: { id: made.device.id, kind: 'hub', hub: { id: hubId, place: { country: 'BE' } } },
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /__Host-waypost-device=\w+; Max-Age=15552000; Path=\/; HttpOnly; Secure/,
    );
    expect((await stateOf(phone)).json()).toMatchObject({ shift: null });
    expect(await actsOn(`field_device:${made.device.id}`)).toEqual([
      'staff field_device.add',
      'staff field_device.new_code',
      'field field_device.enrol',
    ]);
  });

  it('works once, also when two browsers use it at the same time', async () => {
    const token = tokenOf(await addDevice());
    const phones = Array.from({ length: 4 }, () => openBrowser(server));
    const answers = await Promise.all(phones.map((phone) => enrol(phone, token, randomUUID())));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => codeOf(answer))).toEqual(Array(3).fill('enrolment_unknown'));
    expect(codeOf(await enrol(openBrowser(server), token))).toBe('enrolment_unknown');
  });

  it('is answered again to the browser whose answer was lost, until it expires', async () => {
    const made = await addDevice();
    const attemptId = randomUUID();
    const phone = openBrowser(server);
    await enrol(openBrowser(server), tokenOf(made), attemptId);
    expect((await enrol(phone, tokenOf(made), attemptId)).statusCode).toBe(201);
    expect((await stateOf(phone)).statusCode).toBe(200);
    await sql`UPDATE field_enrolments SET expires_at = now()
      WHERE device_id = ${made.device.id}`.execute(server.owner.db);
    expect(codeOf(await enrol(phone, tokenOf(made), attemptId))).toBe('enrolment_unknown');
  });

  it('expires, ends with a newer one of its device, and is deleted', async () => {
    const first = await addDevice();
    const next = await owner.browser.post(`${DEVICES}/${first.device.id}/enrolment`, {
      secondFactor: await authenticator.nextCode(),
    });
    expect(codeOf(await enrol(openBrowser(server), tokenOf(first)))).toBe('enrolment_unknown');
    await sql`UPDATE field_enrolments SET expires_at = now()
      WHERE device_id = ${first.device.id}`.execute(server.owner.db);
    const late = await enrol(openBrowser(server), tokenOf(next.json<Enrolment>()));
    expect(codeOf(late)).toBe('enrolment_unknown');
    await worker.runJob('delete_field_enrolments', {});
    const { rows } = await sql`SELECT 1 FROM field_enrolments
      WHERE device_id = ${first.device.id}`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });

  it('makes another browser the device, under the same source, and ends the one before', async () => {
    const { phone, device } = await enrolled();
    const again = await owner.browser.post(`${DEVICES}/${device.id}/enrolment`, {
      secondFactor: await authenticator.nextCode(),
    });
    const other = openBrowser(server);
    await enrol(other, tokenOf(again.json<Enrolment>()));
    expect((await stateOf(phone)).statusCode).toBe(401);
    expect((await stateOf(other)).json()).toMatchObject({ device: { id: device.id } });
  });

  it('cannot be guessed without end from one connection', async () => {
    const thief = openBrowser(server);
    let answer = await enrol(thief, 'X');
    for (let tries = 0; tries < 31; tries += 1) answer = await enrol(thief, `0${tries}`);
    expect(codeOf(answer)).toBe('too_many_requests');
  });

  it('is made once for a form that is sent twice, and not under a name that is taken', async () => {
    const id = randomUUID();
    const [first, second] = [await addDevice({ id }), await addDevice({ id })];
    expect(second.device.id).toBe(first.device.id);
    expect(codeOf(await enrol(openBrowser(server), tokenOf(first)))).toBe('enrolment_unknown');
    const taken = await owner.browser.post(DEVICES, {
      id: randomUUID(),
      name: first.device.name,
      kind: 'driver',
      hubId,
      secondFactor: await authenticator.nextCode(),
    });
    expect(codeOf(taken)).toBe('key_name_taken');
  });
});

describe('a shift', () => {
  it('begins by badge and PIN, and the same person gets the same shift and key again', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson({ rights: ['hub', 'cash'], locale: 'de' });
    const answer = await signIn(phone, fiona);
    expect(answer.statusCode).toBe(201);
    const started = answer.json<Started>();
    expect(Buffer.from(started.key, 'base64')).toHaveLength(32);
    expect(started.person).toMatchObject({
      name: 'Fiona Field',
      rights: ['hub', 'cash'],
      locale: 'de',
    });
    expect((await stateOf(phone)).json()).toMatchObject({ shift: { id: started.shift.id } });
    const spoken = `${fiona.badge.slice(0, 6)} ${fiona.badge.slice(6)}`.toLowerCase();
    const again = (await signIn(phone, { ...fiona, badge: spoken })).json<Started>();
    expect([again.shift.id, again.key]).toEqual([started.shift.id, started.key]);
    const [other] = [(await signIn((await enrolled()).phone, fiona)).json<Started>()];
    expect(other.key).not.toBe(started.key);
  });

  it('ends, with its cookie; what is unsent can still be sent', async () => {
    const { phone } = await enrolled();
    const started = (await signIn(phone, await addPerson())).json<Started>();
    const shiftCookie = phone.cookies.get(COOKIES.shift) ?? '';
    const ended = await phone.post('/api/field/shifts/current/end');
    expect(ended.statusCode).toBe(200);
    expect(phone.cookies.has(COOKIES.shift)).toBe(false);
    phone.cookies.set(COOKIES.shift, shiftCookie);
    expect(codeOf(await phone.post('/api/field/shifts/current/end'))).toBe('shift_needed');
    expect((await scan(phone)).statusCode).toBe(200);
    expect(await actsOn(`shift:${started.shift.id}`)).toEqual([
      'field shift.begin',
      'field shift.end',
    ]);
  });

  it('of one person ends when another one signs in on the device', async () => {
    const { phone } = await enrolled();
    const first = (await signIn(phone, await addPerson())).json<Started>();
    const cookie = phone.cookies.get(COOKIES.shift) ?? '';
    const second = (await signIn(phone, await addPerson({ name: 'Gus Field' }))).json<Started>();
    expect(second.shift.id).not.toBe(first.shift.id);
    expect((await stateOf(phone)).json()).toMatchObject({
      shift: { person: { name: 'Gus Field' } },
    });
    phone.cookies.set(COOKIES.shift, cookie);
    expect((await stateOf(phone)).json()).toMatchObject({ shift: null });
    const { rows } = await sql`SELECT ended_at IS NULL AS open FROM shifts WHERE id = ANY
      (ARRAY[${first.shift.id}, ${second.shift.id}]::uuid[]) ORDER BY began_at`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([{ open: false }, { open: true }]);
  });

  it('of somebody else is not ended by a call that began before it', async () => {
    const { phone, device } = await enrolled();
    const fiona = await addPerson();
    const first = (await signIn(phone, fiona)).json<Started>();
    const second = (await signIn(phone, await addPerson({ name: 'Gus Field' }))).json<Started>();
    const late = {
      deviceId: device.id,
      shift: { id: first.shift.id, personId: fiona.person.id },
    };
    await expect(endShift(server.ctx, late as unknown as ShiftCaller)).rejects.toThrow(
      expect.objectContaining({ code: 'shift_needed' }),
    );
    expect((await stateOf(phone)).json()).toMatchObject({ shift: { id: second.shift.id } });
  });

  it('is one, when the same person signs in twice at the same time', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    const answers = await Promise.all([signIn(phone, fiona), signIn(phone, fiona)]);
    const ids = answers.map((answer) => answer.json<Started>().shift.id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is over after 14 hours; the same person then begins another one', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    const first = (await signIn(phone, fiona)).json<Started>();
    await sql`UPDATE shifts SET began_at = now() - interval '15 hours', ends_at = now() - interval '1 hour'
      WHERE id = ${first.shift.id}`.execute(server.owner.db);
    expect((await stateOf(phone)).json()).toMatchObject({ shift: null });
    const next = (await signIn(phone, fiona)).json<Started>();
    expect(next.shift.id).not.toBe(first.shift.id);
    const { rows } = await sql`SELECT ended_at = ends_at AS ended_then FROM shifts
      WHERE id = ${first.shift.id}`.execute(server.owner.db);
    expect(rows).toEqual([{ endedThen: true }]);
  });

  it('gives the keys of earlier shifts of its own device, however old, and of no other one', async () => {
    const { phone } = await enrolled();
    const earlier = (await signIn(phone, await addPerson())).json<Started>();
    const old = (await signIn(phone, await addPerson())).json<Started>();
    await signIn(phone, await addPerson());
    const elsewhere = (await signIn((await enrolled()).phone, await addPerson())).json<Started>();
    await sql`UPDATE shifts SET ended_at = now() - interval '300 days'
      WHERE id = ${old.shift.id}`.execute(server.owner.db);
    const answer = await phone.post('/api/field/keys', {
      shiftIds: [earlier.shift.id, old.shift.id, elsewhere.shift.id, randomUUID()],
    });
    const { keys } = answer.json<{ keys: { shiftId: string; key: string }[] }>();
    expect(new Map(keys.map(({ shiftId, key }) => [shiftId, key]))).toEqual(
      new Map([earlier, old].map(({ shift, key }) => [shift.id, key])),
    );
  });

  it('replaces the secret of its device each week, and a lost answer locks nobody out', async () => {
    const { phone, device } = await enrolled();
    const before = phone.cookies.get(COOKIES.device) ?? '';
    const fiona = await addPerson();
    await signIn(phone, fiona);
    expect(phone.cookies.get(COOKIES.device)).toBe(before);
    await sql`UPDATE field_devices SET secret_since = now() - interval '8 days'
      WHERE id = ${device.id}`.execute(server.owner.db);
    await signIn(phone, fiona);
    const after = phone.cookies.get(COOKIES.device) ?? '';
    expect(after).not.toBe(before);
    phone.cookies.set(COOKIES.device, before);
    expect((await stateOf(phone)).statusCode).toBe(200);
    const useBoth = async () => {
      const statuses: number[] = [];
      for (const secret of [after, before]) {
        phone.cookies.set(COOKIES.device, secret);
        statuses.push((await stateOf(phone)).statusCode);
      }
      return statuses;
    };
    // a browser that is killed has the cookies of half a minute before
    expect(await useBoth()).toEqual([200, 200]);
    await sql`UPDATE field_devices SET secret_since = now() - interval '61 minutes'
      WHERE id = ${device.id}`.execute(server.owner.db);
    expect(await useBoth()).toEqual([200, 401]);
  });
});

describe('a PIN', () => {
  it('is locked by the fifth wrong try, also for the right one, until staff unlocks it', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    const guess = { ...fiona, pin: wrong(fiona.pin) };
    for (const code of [...Array<string>(4).fill('badge_or_pin_wrong'), 'pin_locked']) {
      expect(codeOf(await signIn(phone, guess))).toBe(code);
    }
    expect(codeOf(await signIn(phone, fiona))).toBe('pin_locked');
    const other = (await enrolled()).phone;
    expect(codeOf(await signIn(other, fiona))).toBe('pin_locked');
    const operations = await registerStaff(server, 'operations');
    const unlocked = await operations.browser.post(`${PEOPLE}/${fiona.person.id}/unlock`);
    expect(unlocked.json()).toMatchObject({ locked: false });
    expect((await signIn(phone, fiona)).statusCode).toBe(201);
  });

  it('gets five tries however many are made at the same time', async () => {
    const phones = [await enrolled(), await enrolled(), await enrolled()];
    const fiona = await addPerson();
    const guess = { ...fiona, pin: wrong(fiona.pin) };
    const answers = await Promise.all(
      phones.flatMap(({ phone }) => Array.from({ length: 4 }, () => signIn(phone, guess))),
    );
    const codes = answers.map((answer) => codeOf(answer));
    expect(codes.filter((code) => code === 'badge_or_pin_wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(8);
  });

  it('clears the count of wrong ones when it is right', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        await signIn(phone, { ...fiona, pin: wrong(fiona.pin) });
      }
      expect((await signIn(phone, fiona)).statusCode).toBe(201);
    }
  });

  it('cannot be guessed for badge after badge on one device', async () => {
    const { phone } = await enrolled();
    let answer = await signIn(phone, { badge: 'WPB00000000', pin: '000000' });
    for (let tries = 0; tries < 20; tries += 1) {
      answer = await signIn(phone, { badge: `WPB0000000${tries}`, pin: '000000' });
    }
    expect(codeOf(answer)).toBe('too_many_requests');
    expect(codeOf(await signIn(phone, await addPerson()))).toBe('too_many_requests');
  });

  it('replaces the old one and unlocks the badge when it is renewed, and is stored as a hash', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(phone, { ...fiona, pin: wrong(fiona.pin) });
    }
    const renewed = await owner.browser.post(`${PEOPLE}/${fiona.person.id}/pin`);
    const { pin } = renewed.json<{ pin: string }>();
    expect((await signIn(phone, { ...fiona, pin })).statusCode).toBe(201);
    expect(codeOf(await signIn(phone, fiona))).toBe('badge_or_pin_wrong');
    const { rows } = await sql<{ row: string }>`SELECT field_people::text AS row FROM field_people
      WHERE id = ${fiona.person.id}`.execute(server.owner.db);
    expect(rows[0]?.row).not.toContain(fiona.badge);
    expect(rows[0]?.row).toContain('$argon2id$');
  });
});

describe('a person in the field', () => {
  it('who was deactivated is out at once, and gets the answer of a wrong PIN', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    await signIn(phone, fiona);
    const left = await owner.browser.post(`${PEOPLE}/${fiona.person.id}/deactivate`);
    expect(left.json()).toMatchObject({
      active: false,
      lastShift: { endedAt: expect.any(String) },
    });
    expect(codeOf(await phone.post('/api/field/keys', { shiftIds: [randomUUID()] }))).toBe(
      'shift_needed',
    );
    expect(codeOf(await signIn(phone, fiona))).toBe('badge_or_pin_wrong');
    for (const act of ['pin', 'badge', 'unlock']) {
      const refused = await owner.browser.post(`${PEOPLE}/${fiona.person.id}/${act}`);
      expect(codeOf(refused)).toBe('field_person_inactive');
    }
    await owner.browser.post(`${PEOPLE}/${fiona.person.id}/deactivate`);
    expect(await actsOn(`field_person:${fiona.person.id}`)).toEqual([
      'staff field_person.add',
      'staff field_person.deactivate',
    ]);
  });

  it('is added once by a form that is sent twice, with the secrets that were seen last', async () => {
    const id = randomUUID();
    const [lost, seen] = [await addPerson({ id }), await addPerson({ id })];
    const { phone } = await enrolled();
    expect(codeOf(await signIn(phone, lost))).toBe('badge_or_pin_wrong');
    expect((await signIn(phone, seen)).statusCode).toBe(201);
  });

  it('gets a new card, which voids the old one', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson();
    const answer = await owner.browser.post(`${PEOPLE}/${fiona.person.id}/badge`);
    const { badge: card } = answer.json<{ badge: FieldBadge }>();
    expect(card.code128Svg).toMatch(/^<svg /);
    expect(codeOf(await signIn(phone, fiona))).toBe('badge_or_pin_wrong');
    expect((await signIn(phone, { ...fiona, badge: card.code })).statusCode).toBe(201);
  });

  it('loses a right in the middle of a shift', async () => {
    const { phone } = await enrolled();
    const fiona = await addPerson({ rights: ['hub', 'drive'] });
    await signIn(phone, fiona);
    expect((await phone.get('/api/field/expected')).statusCode).toBe(200);
    const rights: FieldRight[] = ['drive'];
    const changed = await owner.browser.put(`${PEOPLE}/${fiona.person.id}`, {
      name: 'Fiona Fields',
      hubId,
      rights,
    });
    expect(changed.json()).toMatchObject({ name: 'Fiona Fields', rights });
    expect((await phone.get('/api/field/expected')).statusCode).toBe(403);
  });

  it('cannot be added to a hub that is closed or unknown, and goes on working in one that closes', async () => {
    const closing = await insertHub(server);
    const { phone } = await enrolled({ hubId: closing });
    const fiona = await addPerson({ hubId: closing });
    await sql`UPDATE hubs SET closed_at = now() WHERE id = ${closing}`.execute(server.owner.db);
    expect((await signIn(phone, fiona)).statusCode).toBe(201);
    expect((await scan(phone)).statusCode).toBe(200);
    const body = { id: randomUUID(), name: 'Gus', rights: ['hub'] };
    const closed = await owner.browser.post(PEOPLE, { ...body, hubId: closing });
    expect(codeOf(closed)).toBe('hub_closed');
    const unknown = await owner.browser.post(PEOPLE, { ...body, hubId: randomUUID() });
    expect(codeOf(unknown)).toBe('hub_not_found');
  });

  it('is listed by hub, name and state, with the view in the audit log', async () => {
    const own = await insertHub(server);
    const people = [await addPerson({ hubId: own }), await addPerson({ hubId: own, name: 'Zoë' })];
    const list = async (query: string) =>
      (await owner.browser.get(`${PEOPLE}?hubId=${own}&${query}`))
        .json<{ people: FieldMember[] }>()
        .people.map(({ name }) => name);
    expect(await list('')).toEqual(expect.arrayContaining(['Zoë', 'Fiona Field']));
    expect(await list('search=zo')).toEqual(['Zoë']);
    await owner.browser.post(`${PEOPLE}/${people[0]?.person.id}/deactivate`);
    expect(await list('state=active')).toEqual(['Zoë']);
    expect(await list('state=inactive')).toEqual(['Fiona Field']);
    const { rows } = await sql<{ details: { ids: string[] } }>`SELECT details FROM audit_log
      WHERE action = 'field_person.list' ORDER BY id DESC LIMIT 1`.execute(server.owner.db);
    expect(rows[0]?.details.ids).toEqual([people[0]?.person.id]);
  });
});

describe('an enrolled device', () => {
  it('scans by its cookie as a source of its own, with or without a shift', async () => {
    const { phone, device } = await enrolled();
    expect((await scan(phone)).json()).toMatchObject({ results: [{ outcome: 'unmatched' }] });
    const { rows } = await sql`SELECT s.name, s.kind, s.hub_id FROM unmatched_scans u
      JOIN sources s ON s.id = u.source_id WHERE s.name = ${device.name}`.execute(server.owner.db);
    expect(rows).toEqual([{ name: device.name, kind: 'hub', hubId }]);
    const evil = await phone.post(
      '/api/scans',
      { scans: [scanOf(UNKNOWN)] },
      { origin: 'https://evil.example' },
    );
    expect(codeOf(evil)).toBe('cross_site_request');
  });

  it('collects cash and has no hub when a driver carries it', async () => {
    const cash = async (kind: string) => {
      const { phone, device } = await enrolled({ kind });
      const collected = { cents: 100, currency: 'EUR' };
      const answer = await phone.post('/api/scans', {
        scans: [{ ...scanOf(UNKNOWN, { code: 'DELIVERED' }), collected }],
      });
      const { rows } = await sql<{ hubId: string | null }>`SELECT hub_id FROM sources
        WHERE name = ${device.name}`.execute(server.owner.db);
      return [answer.json<{ results: { cash?: string }[] }>().results[0]?.cash, rows[0]?.hubId];
    };
    expect(await cash('hub')).toEqual(['desk', hubId]);
    expect(await cash('driver')).toEqual([undefined, null]);
  });

  it('ends its shift when it moves to another hub, and its scans are of that hub then', async () => {
    const { phone, device } = await enrolled();
    const fiona = await addPerson();
    await signIn(phone, fiona);
    const other = await insertHub(server);
    const moved = await owner.browser.put(`${DEVICES}/${device.id}/hub`, { hubId: other });
    expect(moved.json()).toMatchObject({ hub: { id: other }, shift: null, state: 'live' });
    const state = (await stateOf(phone)).json<{ device: { hub: { id: string } }; shift: null }>();
    expect(state).toMatchObject({ device: { hub: { id: other } }, shift: null });
    expect((await scan(phone)).statusCode).toBe(200);
    const { rows } = await sql<{ hubId: string }>`SELECT hub_id FROM sources
      WHERE name = ${device.name}`.execute(server.owner.db);
    expect(rows).toEqual([{ hubId: other }]);
    expect((await signIn(phone, fiona)).json<Started>().device).toMatchObject({
      id: device.id,
      hub: { id: other },
    });
    const audited = await sql`SELECT 1 FROM audit_log WHERE action = 'field_device.move'
      AND subject = ${`field_device:${device.id}`}`.execute(server.owner.db);
    expect(audited.rows).toHaveLength(1);

    const unknown = await owner.browser.put(`${DEVICES}/${device.id}/hub`, { hubId: randomUUID() });
    expect(codeOf(unknown)).toBe('hub_not_found');
    await owner.browser.post(`${DEVICES}/${device.id}/revoke`, { reason: 'Broken' });
    const late = await owner.browser.put(`${DEVICES}/${device.id}/hub`, { hubId });
    expect(codeOf(late)).toBe('field_device_revoked');
  });

  it('can do nothing any more once it is revoked, even in the middle of a shift', async () => {
    const { phone, device } = await enrolled();
    const fiona = await addPerson();
    const started = (await signIn(phone, fiona)).json<Started>();
    const revoked = await owner.browser.post(`${DEVICES}/${device.id}/revoke`, {
      reason: 'Stolen from the van',
    });
    expect(revoked.json()).toMatchObject({
      state: 'revoked',
      shift: null,
      revocation: { by: 'Grace Staff', reason: 'Stolen from the van' },
    });
    const answers = await Promise.all([
      stateOf(phone),
      scan(phone),
      signIn(phone, fiona),
      phone.post('/api/field/keys', { shiftIds: [started.shift.id] }),
      phone.get('/api/field/expected'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    const again = await owner.browser.post(`${DEVICES}/${device.id}/enrolment`, {
      secondFactor: await authenticator.nextCode(),
    });
    expect(codeOf(again)).toBe('field_device_revoked');
  });

  it('cannot be enrolled by its code once it was revoked', async () => {
    const made = await addDevice();
    await owner.browser.post(`${DEVICES}/${made.device.id}/revoke`, { reason: 'Never sent' });
    expect(codeOf(await enrol(openBrowser(server), tokenOf(made)))).toBe('enrolment_unknown');
  });

  it('is listed with its state and who works with it', async () => {
    const { phone, device } = await enrolled();
    const waiting = await addDevice();
    await signIn(phone, await addPerson({ name: 'Hana Hub' }));
    const list = async (query: string) =>
      (await owner.browser.get(`${DEVICES}?${query}`)).json<{ devices: StaffFieldDevice[] }>()
        .devices;
    const search = `search=${encodeURIComponent(device.name)}`;
    expect(await list(`${search}&state=live`)).toMatchObject([
      { id: device.id, shift: { person: 'Hana Hub' }, createdBy: 'Grace Staff' },
    ]);
    expect((await list('state=waiting')).map(({ id }) => id)).toContain(waiting.device.id);
    expect(await list(`${search}&state=revoked`)).toEqual([]);
  });
});

describe('what is left of somebody who has gone', () => {
  it('is without name, badge and PIN after 90 days, and their shifts after 24 months', async () => {
    const { phone } = await enrolled();
    const [gone, recent] = [await addPerson({ name: 'Gone Long' }), await addPerson()];
    const shift = (await signIn(phone, gone)).json<Started>().shift.id;
    for (const { person } of [gone, recent]) {
      await owner.browser.post(`${PEOPLE}/${person.id}/deactivate`);
    }
    await sql`UPDATE field_people SET deactivated_at = now() - interval '91 days'
      WHERE id = ${gone.person.id}`.execute(server.owner.db);
    await worker.runJob('erase_field_people', {});
    const { rows } = await sql<{ row: string }>`SELECT field_people::text AS row FROM field_people
      WHERE id = ${gone.person.id}`.execute(server.owner.db);
    expect(rows[0]?.row).not.toMatch(/Gone|argon2/);
    const listed = await owner.browser.get(`${PEOPLE}?state=inactive`);
    const people = listed.json<{ people: FieldMember[] }>().people;
    expect(people.find(({ id }) => id === recent.person.id)?.name).toBe('Fiona Field');
    expect(people.find(({ id }) => id === gone.person.id)?.name).toBe('');

    const isThere = async () =>
      (await sql`SELECT 1 FROM shifts WHERE id = ${shift}`.execute(server.owner.db)).rows.length;
    await worker.runJob('delete_old_shifts', {});
    expect(await isThere()).toBe(1);
    await sql`UPDATE shifts SET began_at = now() - interval '25 months'
      WHERE id = ${shift}`.execute(server.owner.db);
    await worker.runJob('delete_old_shifts', {});
    expect(await isThere()).toBe(0);
  });
});
