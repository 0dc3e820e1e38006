import { PERMISSIONS_OF, type StaffMember, type StaffSignedIn } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  enrolSecondFactor,
  linkMailedTo,
  newEmail,
  PASSWORD,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { newToken } from '../../../platform/random.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { makeInvitation } from './invite-staff.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function auditOf(
  subject: string,
): Promise<{ actor: string; action: string; details: object }[]> {
  const result = await sql<{ actor: string; action: string; details: object }>`
    SELECT actor_kind || ':' || actor_id AS actor, action, details FROM audit_log
    WHERE subject = ${subject} ORDER BY id`.execute(server.owner.db);
  return result.rows;
}

function login(staff: { email: string; password: string }, secondFactor?: string) {
  const browser = openBrowser(server);
  const credentials = { email: staff.email, password: staff.password };
  return browser
    .post('/api/admin/auth/login', { ...credentials, ...(secondFactor && { secondFactor }) })
    .then((answer) => ({ browser, answer }));
}

const changeStaff = (by: TestStaff, staffId: string, change: object) =>
  by.browser.patch(`/api/admin/staff/${staffId}`, change);

describe('an invitation to staff', () => {
  const accept = (email: string, inviteCode: string) =>
    openBrowser(server).post('/api/admin/auth/register', {
      name: 'Grace',
      email,
      password: PASSWORD,
      inviteCode,
    });

  it('from a colleague comes by email and makes a member with its permission set', async () => {
    const owner = await registerStaff(server);
    const email = newEmail();
    const invited = await owner.browser.post('/api/admin/invitations', {
      email,
      permissionSet: 'support',
    });
    expect(invited.statusCode).toBe(202);
    await worker.runJobs();
    const inviteCode = linkMailedTo(worker, email, '/admin/register?invite=');
    const answer = await accept(email, inviteCode);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<StaffSignedIn>()).toMatchObject({
      admin: { email, permissionSet: 'support', active: true, secondFactor: false },
      permissions: PERMISSIONS_OF.support,
    });
    const audit = await auditOf(`staff:${answer.json<StaffSignedIn>().admin.id}`);
    expect(audit).toMatchObject([{ action: 'staff.register' }]);
  });

  it('works once, also when it is used twenty times at the same moment', async () => {
    const email = newEmail();
    const code = await makeInvitation(server.owner.db, { email, permissionSet: 'finance' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(email, code)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    // also when nothing but the used invitation stands in the way
    await sql`UPDATE staff_members SET email_key = 'gone' WHERE email = ${email}`.execute(
      server.owner.db,
    );
    expect((await accept(email, code)).json()).toMatchObject({ code: 'invitation_invalid' });
  });

  it('is for the invited address only, for 72 hours, and until a newer one', async () => {
    const email = newEmail();
    const first = await makeInvitation(server.owner.db, { email, permissionSet: 'owner' });
    expect((await accept(newEmail(), first)).json()).toMatchObject({ code: 'invitation_invalid' });
    const second = await makeInvitation(server.owner.db, { email, permissionSet: 'support' });
    expect((await accept(email, first)).json()).toMatchObject({ code: 'invitation_invalid' });
    await sql`UPDATE staff_invitations SET expires_at = expires_at - interval '72 hours 1 second'
      WHERE email = ${email}`.execute(server.owner.db);
    expect((await accept(email, second)).json()).toMatchObject({ code: 'invitation_invalid' });
  });

  it('is refused without hashing a password when its token was invented', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => accept(newEmail(), newToken(0))),
    );
    const codes = new Set(answers.map((answer) => answer.json<{ code: string }>().code));
    expect([...codes]).toEqual(['invitation_invalid']);
  });

  it('of a deactivated address reactivates the same member, with a new password', async () => {
    const owner = await registerStaff(server);
    const former = await registerStaff(server, 'finance');
    await enrolSecondFactor(server, former);
    await changeStaff(owner, former.id, { active: false });
    const { email } = former;
    const invited = await owner.browser.post('/api/admin/invitations', {
      email,
      permissionSet: 'support',
    });
    expect(invited.statusCode).toBe(202);
    expect((await login(former)).answer.statusCode).toBe(401);
    await worker.runJobs();
    const inviteCode = linkMailedTo(worker, email, '/admin/register?invite=');
    const answer = await openBrowser(server).post('/api/admin/auth/register', {
      name: 'Grace Again',
      email,
      password: 'copper meadow 27',
      inviteCode,
    });
    expect(answer.json()).toMatchObject({
      admin: { id: former.id, name: 'Grace Again', permissionSet: 'support', secondFactor: false },
    });
    expect((await login(former)).answer.statusCode).toBe(401);
    expect((await login({ email, password: 'copper meadow 27' })).answer.statusCode).toBe(200);
    expect(await auditOf(`staff:${former.id}`)).toContainEqual({
      actor: `staff:${former.id}`,
      action: 'staff.register',
      details: expect.objectContaining({ permissionSet: 'support', again: true }) as object,
    });
  });

  it('of a deactivated address is void once a colleague reactivated the account', async () => {
    const owner = await registerStaff(server);
    const former = await registerStaff(server, 'support');
    await changeStaff(owner, former.id, { active: false });
    const code = await makeInvitation(server.owner.db, {
      email: former.email,
      permissionSet: 'owner',
    });
    await changeStaff(owner, former.id, { active: true });
    expect((await accept(former.email, code)).json()).toMatchObject({ code: 'invitation_invalid' });
    expect((await login(former)).answer.json()).toMatchObject({
      admin: { permissionSet: 'support' },
    });
  });

  it('of an active member is refused', async () => {
    const owner = await registerStaff(server);
    const colleague = await registerStaff(server, 'support');
    const answer = await owner.browser.post('/api/admin/invitations', {
      email: colleague.email,
      permissionSet: 'owner',
    });
    expect(answer.json()).toMatchObject({ code: 'already_staff' });
  });

  it('keeps no secret in the database, and no address in the audit log', async () => {
    const email = newEmail();
    const code = await makeInvitation(server.owner.db, { email, permissionSet: 'support' });
    const rows = await sql<{ text: string }>`
      SELECT to_jsonb(i)::text AS text FROM staff_invitations i
      UNION ALL SELECT to_jsonb(a)::text FROM audit_log a`.execute(server.owner.db);
    expect(rows.rows.filter(({ text }) => text.includes(code))).toEqual([]);
    const audit = await sql<{ text: string }>`
      SELECT to_jsonb(a)::text AS text FROM audit_log a`.execute(server.owner.db);
    expect(audit.rows.filter(({ text }) => text.includes('@example.com'))).toEqual([]);
  });
});

describe('a member of staff', () => {
  it('signs in and out, and both are in the audit log', async () => {
    const staff = await registerStaff(server, 'operations');
    const { browser, answer } = await login(staff);
    expect(answer.statusCode).toBe(200);
    expect(browser.cookies.get('__Host-waypost-staff')).toMatch(/^[0-9A-Z]{53}$/);
    expect((await browser.get('/api/admin/auth/me')).json()).toMatchObject({
      admin: { id: staff.id, permissionSet: 'operations' },
      enrolmentRequired: false,
    });
    await browser.post('/api/admin/auth/logout');
    expect((await browser.get('/api/admin/auth/me')).statusCode).toBe(401);
    const actions = (await auditOf(`staff:${staff.id}`)).map((row) => row.action);
    expect(actions).toEqual(['staff.register', 'staff.sign_in', 'staff.sign_out']);
  });

  it('gets the same refusal with a wrong password, when unknown and when deactivated', async () => {
    const owner = await registerStaff(server);
    const staff = await registerStaff(server, 'support');
    await changeStaff(owner, staff.id, { active: false });
    const texts = await Promise.all(
      [
        { email: staff.email, password: PASSWORD },
        { email: owner.email, password: 'wrong password' },
        { email: newEmail(), password: PASSWORD },
      ].map(async (credentials) => {
        const { answer } = await login(credentials);
        return answer.body.replaceAll(String(answer.headers['x-request-id']), '');
      }),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('sign_in_refused');
  });

  it('can sign in while a stranger guesses the password from another connection', async () => {
    const staff = await registerStaff(server);
    const stranger = openBrowser(server);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const guess = { email: staff.email, password: 'not the password' };
      statuses.push((await stranger.post('/api/admin/auth/login', guess)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await login(staff)).answer.statusCode).toBe(200);
  });

  it('is locked out for an hour after fifty wrong passwords from many connections', async () => {
    const staff = await registerStaff(server);
    for (let time = 0; time < 50; time += 1) {
      const { answer } = await login({ email: staff.email, password: 'not the password' });
      expect(answer.statusCode).toBe(401);
    }
    const { answer } = await login(staff);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(45 * 60);
  });

  it.each([
    ['after 15 minutes without a request', "last_seen_at = now() - interval '15 minutes 1 second'"],
    ['after 8 hours', "created_at = now() - interval '8 hours 1 second'"],
  ])('is signed out %s', async (_when, change) => {
    const staff = await registerStaff(server);
    await sql`UPDATE staff_sessions SET ${sql.raw(change)} WHERE staff_id = ${staff.id}`.execute(
      server.owner.db,
    );
    expect((await staff.browser.get('/api/admin/auth/me')).statusCode).toBe(401);
  });

  it('is signed out at once when deactivated', async () => {
    const owner = await registerStaff(server);
    const staff = await registerStaff(server, 'support');
    expect((await staff.browser.get('/api/admin/auth/me')).statusCode).toBe(200);
    const answer = await changeStaff(owner, staff.id, { active: false });
    expect(answer.json()).toMatchObject({ active: false });
    expect((await staff.browser.get('/api/admin/auth/me')).statusCode).toBe(401);
  });

  it('has new rights with the next request, and the change is in the audit log', async () => {
    const owner = await registerStaff(server);
    const staff = await registerStaff(server, 'support');
    expect((await staff.browser.get('/api/admin/staff')).statusCode).toBe(403);
    await changeStaff(owner, staff.id, { permissionSet: 'owner' });
    expect((await staff.browser.get('/api/admin/staff')).statusCode).toBe(200);
    expect(await auditOf(`staff:${staff.id}`)).toContainEqual({
      actor: `staff:${owner.id}`,
      action: 'staff.change',
      details: {
        from: { permissionSet: 'support', active: true },
        to: { permissionSet: 'owner', active: true },
      },
    });
  });

  it('has each view of the staff list audited with the ids that were shown', async () => {
    const owner = await registerStaff(server);
    const answer = await owner.browser.get('/api/admin/staff');
    const ids = answer.json<{ staff: StaffMember[] }>().staff.map((member) => member.id);
    expect(ids).toContain(owner.id);
    const audit = await auditOf('staff');
    expect(audit.at(-1)).toEqual({
      actor: `staff:${owner.id}`,
      action: 'staff.list',
      details: { ids },
    });
  });

  it('cannot use a customer session, nor a customer a staff session', async () => {
    const staff = await registerStaff(server);
    const secret = staff.browser.cookies.get('__Host-waypost-staff') ?? '';
    const swapped = openBrowser(server);
    swapped.cookies.set('__Host-waypost-session', secret);
    expect((await swapped.get('/api/auth/me')).statusCode).toBe(401);
    expect((await swapped.get('/api/admin/auth/me')).statusCode).toBe(401);
    expect((await staff.browser.get('/api/auth/me')).statusCode).toBe(401);
  });
});

describe('one owner always remains', () => {
  async function onlyOwners(count: number): Promise<TestStaff[]> {
    await sql`UPDATE staff_members SET active = false`.execute(server.owner.db);
    return Promise.all(Array.from({ length: count }, () => registerStaff(server)));
  }
  const countOwners = async () => {
    const result = await sql`SELECT 1 FROM staff_members
      WHERE active AND permission_set = 'owner'`.execute(server.owner.db);
    return result.rows.length;
  };

  it('when the last one is demoted or deactivated', async () => {
    const [owner] = await onlyOwners(1);
    if (owner === undefined) throw new Error('no owner');
    for (const change of [{ permissionSet: 'support' }, { active: false }]) {
      const answer = await changeStaff(owner, owner.id, change);
      expect(answer.json()).toMatchObject({ code: 'last_owner' });
    }
  });

  it('when two owners demote each other, or themselves, at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [ann, ben] = await onlyOwners(2);
      if (ann === undefined || ben === undefined) throw new Error('no owners');
      const change = { permissionSet: 'support' };
      const targets = round % 2 === 0 ? [ben, ann] : [ann, ben];
      const answers = await Promise.all(
        [ann, ben].map((by, index) => changeStaff(by, targets[index]?.id ?? '', change)),
      );
      const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([403, 409]).toContain(statuses[1]);
      expect(await countOwners()).toBe(1);
    }
  });
});

describe('a second factor of staff', () => {
  it('is offered as a secret and a QR code, and is active once a code was confirmed', async () => {
    const staff = await registerStaff(server);
    const offer = await staff.browser.post('/api/admin/auth/second-factor');
    const { secret, otpauthUrl, qrSvg } = offer.json<Record<string, string>>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\/Waypost:/);
    expect(qrSvg).toMatch(/^<svg /);
    const stored = await sql<{ text: string }>`SELECT encode(totp_secret, 'escape') AS text
      FROM staff_members WHERE id = ${staff.id}`.execute(server.owner.db);
    expect(stored.rows[0]?.text).not.toContain(secret);
    const wrong = await staff.browser.post('/api/admin/auth/second-factor/confirm', {
      code: '000000',
    });
    expect(wrong.json()).toMatchObject({ code: 'second_factor_invalid' });
    expect((await login(staff)).answer.statusCode).toBe(200);
  });

  it('is then required at sign-in, and each code works once', async () => {
    const staff = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, staff);
    const asked = await login(staff);
    expect(asked.answer.statusCode).toBe(202);
    expect(asked.answer.json()).toEqual({ secondFactorRequired: true });
    expect(asked.browser.cookies.size).toBe(0);

    const code = await authenticator.nextCode();
    const answers = await Promise.all([login(staff, code), login(staff, code), login(staff, code)]);
    const statuses = answers.map(({ answer }) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const replay = await login(staff, code);
    expect(replay.answer.json()).toMatchObject({ code: 'second_factor_invalid' });
  });

  it('cannot be replaced with the session alone', async () => {
    const staff = await registerStaff(server);
    await enrolSecondFactor(server, staff);
    const again = await staff.browser.post('/api/admin/auth/second-factor');
    expect(again.json()).toMatchObject({ code: 'second_factor_enrolled' });
    const confirm = await staff.browser.post('/api/admin/auth/second-factor/confirm', {
      code: '000000',
    });
    expect(confirm.json()).toMatchObject({ code: 'second_factor_enrolled' });
  });

  it('ends the sessions that were opened without it', async () => {
    const staff = await registerStaff(server);
    const other = await login(staff);
    await enrolSecondFactor(server, staff);
    expect((await other.browser.get('/api/admin/auth/me')).statusCode).toBe(401);
    expect((await staff.browser.get('/api/admin/auth/me')).json()).toMatchObject({
      admin: { secondFactor: true },
    });
  });

  it('has ten recovery codes that work once each', async () => {
    const staff = await registerStaff(server);
    const { recoveryCodes } = await enrolSecondFactor(server, staff);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all([login(staff, code), login(staff, code), login(staff, code)]);
    const statuses = answers.map(({ answer }) => answer.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await login(staff, code)).answer.statusCode).toBe(422);
    expect((await login(staff, recoveryCodes[1])).answer.statusCode).toBe(200);
  });

  it('allows ten wrong codes an hour', async () => {
    const staff = await registerStaff(server);
    await enrolSecondFactor(server, staff);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await login(staff, '000000')).answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it('is required again before an invitation', async () => {
    const owner = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, owner);
    const invite = (secondFactor?: string) =>
      owner.browser.post('/api/admin/invitations', {
        email: newEmail(),
        permissionSet: 'support',
        ...(secondFactor && { secondFactor }),
      });
    expect((await invite()).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await invite('000000')).json()).toMatchObject({ code: 'second_factor_invalid' });
    const code = await authenticator.nextCode();
    expect((await invite(code)).statusCode).toBe(202);
    expect((await invite(code)).json()).toMatchObject({ code: 'second_factor_invalid' });
  });

  it('is required again before a change that adds rights, and not before one that removes them', async () => {
    const owner = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, owner);
    const colleague = await registerStaff(server, 'support');
    const change = (body: object) => changeStaff(owner, colleague.id, body);
    for (const permissionSet of ['owner', 'operations', 'finance']) {
      expect((await change({ permissionSet })).json()).toMatchObject({
        code: 'second_factor_needed',
      });
    }
    expect((await change({ permissionSet: 'owner', secondFactor: '000000' })).json()).toMatchObject(
      { code: 'second_factor_invalid' },
    );
    const secondFactor = await authenticator.nextCode();
    const raised = await change({ permissionSet: 'owner', secondFactor });
    expect(raised.json()).toMatchObject({ permissionSet: 'owner' });
    expect((await change({ permissionSet: 'finance' })).statusCode).toBe(200);
    expect((await change({ permissionSet: 'finance' })).statusCode).toBe(200);
    expect((await change({ active: false })).statusCode).toBe(200);
    expect((await change({ active: true })).json()).toMatchObject({ code: 'second_factor_needed' });
    const again = { active: true, secondFactor: await authenticator.nextCode() };
    expect((await change(again)).json()).toMatchObject({ active: true });
  });

  it('can be reset when lost by a second person, never by its owner', async () => {
    const owner = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, owner);
    const colleague = await registerStaff(server, 'finance');
    await enrolSecondFactor(server, colleague);
    const reset = (staffId: string, body: object) =>
      owner.browser.post(`/api/admin/staff/${staffId}/second-factor-reset`, body);

    const own = await reset(owner.id, { secondFactor: await authenticator.nextCode() });
    expect(own.json()).toMatchObject({ code: 'forbidden' });
    expect((await reset(colleague.id, {})).json()).toMatchObject({ code: 'second_factor_needed' });
    const done = await reset(colleague.id, { secondFactor: await authenticator.nextCode() });
    expect(done.statusCode).toBe(200);
    expect((await colleague.browser.get('/api/admin/auth/me')).statusCode).toBe(401);
    expect((await login(colleague)).answer.json()).toMatchObject({
      admin: { secondFactor: false },
    });
    expect(await auditOf(`staff:${colleague.id}`)).toContainEqual({
      actor: `staff:${owner.id}`,
      action: 'second_factor.reset',
      details: {},
    });
  });
});
