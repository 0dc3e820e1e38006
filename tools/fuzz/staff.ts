import type { PermissionSet } from '@waypost/contract';
import { beginSecondFactor, confirmSecondFactor, staffRegister } from '@waypost/contract/client';
import { COOKIES, drawSecret, newEmail, PASSWORD } from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import { totp } from './totp.ts';

export interface Member {
  id: string;
  email: string;
  cookie: string;
}

export async function invite({ db }: FuzzSetting, set: PermissionSet, count: number) {
  const invitations = Array.from({ length: count }, () => ({
    email: newEmail(),
    ...drawSecret(15),
  }));
  await db.query(
    `INSERT INTO staff_invitations (id, email, email_key, permission_set, secret_hash, expires_at)
     SELECT gen_random_uuid(), email, email, $1, secret_hash, now() + interval '1 hour'
     FROM unnest($2::text[], $3::bytea[]) AS invitation (email, secret_hash)`,
    [set, invitations.map(({ email }) => email), invitations.map(({ hash }) => hash)],
  );
  return invitations.map(({ email, secret }) => ({ email, inviteCode: secret }));
}

export async function registerMember(setting: FuzzSetting, set: PermissionSet): Promise<Member> {
  const [invitation] = await invite(setting, set, 1);
  if (invitation === undefined) throw new Error('nobody was invited');
  const { data, response } = await staffRegister({
    ...setting.call,
    body: { name: 'Grace Staff', password: PASSWORD, ...invitation },
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id: data.admin.id, email: invitation.email, cookie };
}

/** Offers a second factor; the secret is what an authenticator app is given. */
export async function beginEnrolment({ call }: FuzzSetting, { cookie }: Member): Promise<string> {
  const headers = { ...call.headers, cookie };
  return (await beginSecondFactor({ ...call, headers })).data.secret;
}

/** Sets up the second factor as an authenticator app would. */
export async function enrol(setting: FuzzSetting, member: Member) {
  const { call } = setting;
  const secret = await beginEnrolment(setting, member);
  const headers = { ...call.headers, cookie: member.cookie };
  const code = totp(secret, new Date());
  const { data } = await confirmSecondFactor({ ...call, headers, body: { code } });
  return { secret, recoveryCodes: data.recoveryCodes };
}

/** Many sessions of one member: each request has its own, as some end the one they come with. */
export async function openStaffSessions(
  { db }: FuzzSetting,
  member: Member,
  count: number,
): Promise<Person[]> {
  const secrets = Array.from({ length: count }, () => drawSecret(32));
  await db.query(
    `INSERT INTO staff_sessions (id, staff_id, secret_hash)
     SELECT gen_random_uuid(), $1, secret_hash FROM unnest($2::bytea[]) AS secret_hash`,
    [member.id, secrets.map(({ hash }) => hash)],
  );
  return secrets.map(({ secret }) => ({
    headers: { cookie: `${COOKIES.staff}=${secret}` },
    values: { email: member.email, password: PASSWORD },
  }));
}

/** Members whom owners may change without changing who calls. */
export async function makeColleagues({ db, passwordHash }: FuzzSetting, count: number) {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO staff_members (id, email, email_key, name, password_hash, permission_set)
     SELECT gen_random_uuid(), email, email, 'Colleague', $2, 'support'
     FROM unnest($1::text[]) AS email RETURNING id`,
    [Array.from({ length: count }, newEmail), passwordHash],
  );
  return rows.map(({ id }) => id);
}
