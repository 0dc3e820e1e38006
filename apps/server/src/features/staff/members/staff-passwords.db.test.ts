import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newToken } from '../../../platform/random.ts';
import {
  enrolSecondFactor,
  linkMailedTo,
  PASSWORD,
  registerStaff,
  type TestStaff,
} from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { makePasswordLink } from './reset-staff-password.ts';

const server = useTestServer();
const worker = useTestWorker(server);

const NEW_PASSWORD = 'copper meadow 27';

async function auditOf(staffId: string) {
  const result = await sql<{ actor: string; action: string }>`
    SELECT actor_kind || ':' || actor_id AS actor, action FROM audit_log
    WHERE subject = ${`staff:${staffId}`} ORDER BY id`.execute(server.owner.db);
  return result.rows;
}

async function signIn(email: string, password: string, secondFactor?: string) {
  const browser = openBrowser(server);
  const credentials = { email, password, ...(secondFactor && { secondFactor }) };
  const answer = await browser.post('/api/admin/auth/login', credentials);
  return { browser, status: answer.statusCode };
}

const isSignedIn = async (browser: TestStaff['browser']) =>
  (await browser.get('/api/admin/auth/me')).statusCode === 200;

const subjectsTo = (email: string) =>
  worker.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('changing the own password as a member of staff', () => {
  const change = (by: TestStaff, body: object) =>
    by.browser.post('/api/admin/auth/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      ...body,
    });

  it('needs the current one and the second factor, and ends every other session', async () => {
    const staff = await registerStaff(server, 'support');
    const authenticator = await enrolSecondFactor(server, staff);
    const other = await signIn(staff.email, PASSWORD, await authenticator.nextCode());
    expect(await isSignedIn(other.browser)).toBe(true);

    expect((await change(staff, {})).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await change(staff, { secondFactor: '000000' })).json()).toMatchObject({
      code: 'second_factor_invalid',
    });
    const secondFactor = await authenticator.nextCode();
    expect((await change(staff, { secondFactor, currentPassword: 'wrong' })).json()).toMatchObject({
      code: 'password_wrong',
    });
    expect((await change(staff, { secondFactor })).statusCode).toBe(200);

    expect(await isSignedIn(staff.browser)).toBe(true);
    expect(await isSignedIn(other.browser)).toBe(false);
    expect((await signIn(staff.email, PASSWORD)).status).toBe(401);
    expect((await signIn(staff.email, NEW_PASSWORD)).status).toBe(202);
    expect(await auditOf(staff.id)).toContainEqual({
      actor: `staff:${staff.id}`,
      action: 'staff.change_password',
    });
    await worker.runJobs();
    expect(subjectsTo(staff.email)).toContain('Your console password was changed');
  });

  it('is refused for a weak one', async () => {
    const staff = await registerStaff(server, 'support');
    for (const [newPassword, code] of [
      ['short', 'password_too_short'],
      ['password1', 'password_too_common'],
      ['waypost1', 'password_too_predictable'],
      ['Grace Staff1', 'password_too_predictable'],
    ] as const) {
      expect((await change(staff, { newPassword })).json()).toMatchObject({ code });
    }
  });

  it('allows ten wrong tries in 15 minutes within a session', async () => {
    const staff = await registerStaff(server, 'support');
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await change(staff, { currentPassword: 'wrong' })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('happens once when it is requested nine times at the same moment', async () => {
    const staff = await registerStaff(server, 'support');
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_value, index) =>
        change(staff, { newPassword: `${NEW_PASSWORD} ${index}` }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });
});

describe('a password reset of a member of staff', () => {
  const set = (token: string, password = NEW_PASSWORD) =>
    openBrowser(server).post('/api/admin/auth/reset', { token, password });

  it('by a second person voids the password, ends all sessions, and mails a link that works once', async () => {
    const owner = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, owner);
    const colleague = await registerStaff(server, 'finance');
    const theirs = await enrolSecondFactor(server, colleague);
    const reset = (staffId: string, body: object) =>
      owner.browser.post(`/api/admin/staff/${staffId}/password-reset`, body);

    const own = await reset(owner.id, { secondFactor: await authenticator.nextCode() });
    expect(own.json()).toMatchObject({ code: 'forbidden' });
    expect((await reset(colleague.id, {})).json()).toMatchObject({ code: 'second_factor_needed' });
    expect(await isSignedIn(colleague.browser)).toBe(true);
    const secondFactor = await authenticator.nextCode();
    expect((await reset(colleague.id, { secondFactor })).statusCode).toBe(202);
    expect(await isSignedIn(colleague.browser)).toBe(false);
    expect((await signIn(colleague.email, PASSWORD)).status).toBe(401);

    await worker.runJobs();
    const token = linkMailedTo(worker, colleague.email, '/admin/password?token=');
    expect((await set(token, 'grace staff1')).json()).toMatchObject({
      code: 'password_too_predictable',
    });
    expect((await set(token)).statusCode).toBe(200);
    expect((await set(token, 'amber lantern 51')).json()).toMatchObject({ code: 'link_invalid' });
    // the link does not stand for the second factor
    expect((await signIn(colleague.email, NEW_PASSWORD)).status).toBe(202);
    const code = await theirs.nextCode();
    expect((await signIn(colleague.email, NEW_PASSWORD, code)).status).toBe(200);
    const audit = await auditOf(colleague.id);
    expect(audit).toContainEqual({ actor: `staff:${owner.id}`, action: 'staff.reset_password' });
    expect(audit).toContainEqual({ actor: `staff:${colleague.id}`, action: 'staff.set_password' });
    await worker.runJobs();
    expect(subjectsTo(colleague.email)).toContain('Your console password was changed');
  });

  it('from the command line prints a link, and only the newest one works', async () => {
    const staff = await registerStaff(server);
    const older = (await makePasswordLink(server.owner.db, staff.email)) ?? '';
    const newer = (await makePasswordLink(server.owner.db, staff.email)) ?? '';
    expect((await signIn(staff.email, PASSWORD)).status).toBe(401);
    expect((await set(older)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await set(newer)).statusCode).toBe(200);
    expect((await signIn(staff.email, NEW_PASSWORD)).status).toBe(200);
    expect(await auditOf(staff.id)).toContainEqual({
      actor: 'command-line:command-line',
      action: 'staff.reset_password',
    });
    expect(await makePasswordLink(server.owner.db, 'nobody@staff.example')).toBeUndefined();
  });

  it('is void after 24 hours, and when the account is deactivated', async () => {
    const owner = await registerStaff(server);
    const staff = await registerStaff(server, 'support');
    const late = (await makePasswordLink(server.owner.db, staff.email)) ?? '';
    await sql`UPDATE staff_password_links SET expires_at = expires_at - interval '24 hours 1 second'
      WHERE staff_id = ${staff.id}`.execute(server.owner.db);
    expect((await set(late)).json()).toMatchObject({ code: 'link_invalid' });

    const link = (await makePasswordLink(server.owner.db, staff.email)) ?? '';
    await owner.browser.patch(`/api/admin/staff/${staff.id}`, { active: false });
    await owner.browser.patch(`/api/admin/staff/${staff.id}`, { active: true });
    expect((await set(link)).json()).toMatchObject({ code: 'link_invalid' });
    const off = await registerStaff(server, 'support');
    await owner.browser.patch(`/api/admin/staff/${off.id}`, { active: false });
    const answer = await owner.browser.post(`/api/admin/staff/${off.id}/password-reset`, {});
    expect(answer.json()).toMatchObject({ code: 'staff_not_found' });
  });

  it('sets one password when one link is used twenty times at the same moment', async () => {
    const staff = await registerStaff(server);
    const token = (await makePasswordLink(server.owner.db, staff.email)) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_value, index) => set(token, `${NEW_PASSWORD} ${index}`)),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('answers eighty invented links at once without keeping the password hashing busy', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => set(newToken(0))));
    const codes = new Set(answers.map((answer) => answer.json<{ code: string }>().code));
    expect([...codes]).toEqual(['link_invalid']);
  });

  it('allows thirty invented links per connection in 15 minutes', async () => {
    const browser = openBrowser(server);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      const body = { token: newToken(0), password: NEW_PASSWORD };
      statuses.push((await browser.post('/api/admin/auth/reset', body)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });
});

describe('new recovery codes of a member of staff', () => {
  const renew = (by: TestStaff, secondFactor: string) =>
    by.browser.post('/api/admin/auth/recovery-codes', { secondFactor });

  it('require the second factor, and void the old ones', async () => {
    const staff = await registerStaff(server, 'operations');
    const authenticator = await enrolSecondFactor(server, staff);
    const [used = '', old = ''] = authenticator.recoveryCodes;
    expect((await renew(staff, '000000')).json()).toMatchObject({ code: 'second_factor_invalid' });
    const renewed = await renew(staff, used);
    const { recoveryCodes } = renewed.json<{ recoveryCodes: string[] }>();
    expect(new Set([...recoveryCodes, ...authenticator.recoveryCodes]).size).toBe(20);
    expect((await signIn(staff.email, PASSWORD, old)).status).toBe(422);
    expect((await signIn(staff.email, PASSWORD, recoveryCodes[0])).status).toBe(200);
    expect(await auditOf(staff.id)).toContainEqual({
      actor: `staff:${staff.id}`,
      action: 'second_factor.renew_codes',
    });
    await worker.runJobs();
    expect(subjectsTo(staff.email)).toContain('New recovery codes for your console account');
  });

  it('are refused without a second factor', async () => {
    const staff = await registerStaff(server, 'operations');
    expect((await renew(staff, '000000')).statusCode).toBe(422);
  });
});
