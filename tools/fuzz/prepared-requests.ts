import type { EndpointName } from '@waypost/contract';
import { register, subscribeNewsletter } from '@waypost/contract/client';
import { bookingRequest, draftParcel } from '../installation/book-parcel.ts';
import {
  drawSecret,
  makeAccounts,
  newEmail,
  openSessions,
  PASSWORD,
  registration,
} from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import { beginEnrolment, enrol, invite, makeColleagues, registerMember } from './staff.ts';

export type PreparedRequests = Partial<Record<EndpointName, Person[]>>;

/** The worker has thousands of other mails to send. */
const MAIL_PATIENCE_MS = 120_000;

/**
 * Requests that succeed only with values that belong together and work once. Each lends them to one
 * valid request of its endpoint, whose other fields are still invented.
 */
export async function prepareRequests(
  setting: FuzzSetting,
  count: number,
): Promise<PreparedRequests> {
  const each = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
  const [newsletters, codes, drafts] = await Promise.all([
    each(() => prepareNewsletter(setting)),
    each(() => prepareCode(setting)),
    each(() => draftParcel(setting.call)),
  ]);
  return {
    register: await each(async () => lend(registration(newEmail()))),
    verifyOtp: codes,
    bookShipment: drafts.map((draft) => {
      const { draftId, paymentMethod, acceptedTerms, expected } = bookingRequest(draft, 'cod');
      return {
        ...lend({ draftId, paymentMethod, insured: false, acceptedTerms, expected }),
        values: { 'idempotency-key': draft.attemptId },
      };
    }),
    resetPassword: await prepareLinks(setting, 'reset_password', count),
    confirmEmail: await prepareLinks(setting, 'confirm_email', count),
    changePassword: await each(async () =>
      lend({ currentPassword: PASSWORD, newPassword: `${PASSWORD} too` }),
    ),
    confirmNewsletter: newsletters.map(({ confirming }) => confirming),
    leaveNewsletter: newsletters.map(({ leaving }) => leaving),
    staffRegister: await prepareInvitations(setting, count),
    staffLogin: await prepareStaffLogins(setting),
  };
}

function lend(body: Record<string, unknown>, headers: Record<string, string> = {}): Person {
  return { headers, values: {}, body };
}

/** A registration as far as its code, which comes by mail. */
async function prepareCode(setting: FuzzSetting): Promise<Person> {
  const email = newEmail();
  const { response } = await register({ ...setting.call, body: registration(email) });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const otp = await readInMail(setting, email, /^subject: *(\d{6}) /im);
  return lend({ email, otp }, { cookie });
}

/** The links of the newsletter are in the mail and nowhere else: one in, one out. */
async function prepareNewsletter(setting: FuzzSetting) {
  const email = newEmail();
  await subscribeNewsletter({ ...setting.call, body: { email, consent: true } });
  const confirming = await readInMail(setting, email, /confirm\?token=([0-9A-Z]+)/);
  const leaving = await readInMail(setting, email, /unsubscribe\?token=([0-9A-Z]+)/);
  return {
    confirming: lend({ token: confirming }),
    leaving: { ...lend({}), values: { token: leaving } },
  };
}

export async function readInMail(
  { installation }: FuzzSetting,
  address: string,
  pattern: RegExp,
): Promise<string> {
  const mail = await installation.mailServer.waitFor(
    ({ to, content }) => to === address && pattern.test(content),
    MAIL_PATIENCE_MS,
  );
  const found = pattern.exec(mail?.content ?? '')?.[1];
  if (found === undefined) throw new Error(`no mail to ${address} has ${pattern}`);
  return found;
}

async function prepareLinks(
  { db, passwordHash }: FuzzSetting,
  purpose: 'reset_password' | 'confirm_email',
  count: number,
): Promise<Person[]> {
  const accounts = await makeAccounts(db, count, passwordHash);
  const secrets = accounts.map(() => drawSecret(15));
  await db.query(
    `INSERT INTO mailed_links (id, shard, purpose, customer_id, secret_hash, email, expires_at)
     SELECT gen_random_uuid(), 0, $1, customer_id, secret_hash, email, now() + interval '1 hour'
     FROM unnest($2::uuid[], $3::bytea[], $4::text[]) AS link (customer_id, secret_hash, email)`,
    [
      purpose,
      accounts.map(({ id }) => id),
      secrets.map(({ hash }) => hash),
      accounts.map(({ email }) => (purpose === 'confirm_email' ? newEmail() : email)),
    ],
  );
  if (purpose === 'reset_password') {
    return secrets.map(({ secret }) => lend({ token: secret, password: PASSWORD }));
  }
  // confirmed in the account that asked for it
  const sessions = await openSessions(db, accounts);
  return secrets.map(({ secret }, at) =>
    lend({ token: secret }, { cookie: sessions[at]?.cookie ?? '' }),
  );
}

async function prepareInvitations(setting: FuzzSetting, count: number): Promise<Person[]> {
  const invitations = await invite(setting, 'support', count);
  return invitations.map((invitation) => lend({ ...invitation, password: PASSWORD }));
}

/** One with a second factor, and one without. */
async function prepareStaffLogins(setting: FuzzSetting): Promise<Person[]> {
  const enrolled = await registerMember(setting, 'support');
  await enrol(setting, enrolled);
  const bare = await registerMember(setting, 'support');
  return [enrolled, bare].map(({ email }) => lend({ email, password: PASSWORD }));
}

export async function prepareEnrolment(setting: FuzzSetting): Promise<PreparedRequests> {
  const member = await registerMember(setting, 'support');
  const totpSecret = await beginEnrolment(setting, member);
  return { confirmSecondFactor: [{ ...lend({}, { cookie: member.cookie }), totpSecret }] };
}

/** The recovery codes of an owner pay for what asks for the second factor again; there are ten. */
export async function prepareOwnersRequests(setting: FuzzSetting): Promise<PreparedRequests> {
  const owner = await registerMember(setting, 'owner');
  const { recoveryCodes } = await enrol(setting, owner);
  const headers = { cookie: owner.cookie };
  const half = recoveryCodes.length / 2;
  const colleagues = await makeColleagues(setting, half);
  return {
    inviteStaff: recoveryCodes
      .slice(0, half)
      .map((secondFactor) => lend({ email: newEmail(), secondFactor }, headers)),
    resetSecondFactor: recoveryCodes.slice(half).map((secondFactor, at) => ({
      ...lend({ secondFactor }, headers),
      values: { staffId: colleagues[at] },
    })),
  };
}
