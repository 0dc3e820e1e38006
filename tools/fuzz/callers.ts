import type { PermissionSet } from '@waypost/contract';
import { drawSecret, signInCustomer } from '../installation/people.ts';
import { makeCustomers, makePrograms, makeViewers } from './customers.ts';
import { makeShops, prepareProgramRequests } from './programs.ts';
import { makeFieldPeople } from './field.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import { makeParties } from './parties.ts';
import type { Person } from './person.ts';
import {
  prepareEnrolment,
  prepareOwnersRequests,
  type PreparedRequests,
} from './prepared-requests.ts';
import { enrol, openStaffSessions, registerMember } from './staff.ts';

/** Security schemes of the OpenAPI document. */
type Scheme =
  | 'customerSession'
  | 'customerKey'
  | 'partyLinks'
  | 'staffSession'
  | 'apiKey'
  | 'fieldDevice';

export interface Caller {
  name: string;
  /** The credentials that the caller has. Everywhere else only refusals are allowed. */
  holds: Scheme | null;
  /** Whose document it tries: the site's three, or the contract for programs. */
  document?: 'v1';
  /** In the long form: first every edge of every parameter, which takes some 15,000 requests. */
  takesEdges?: true;
  makePeople(setting: FuzzSetting, count: number): Promise<Person[]>;
  /** Beside what is prepared for everybody. */
  prepare?(setting: FuzzSetting): Promise<PreparedRequests>;
}

export const CALLERS: readonly Caller[] = [
  {
    name: 'visitor',
    holds: null,
    takesEdges: true,
    makePeople: async () => [{ headers: {}, values: {} }],
  },
  { name: 'customer', holds: 'customerSession', takesEdges: true, makePeople: makeCustomers },
  { name: 'other customer', holds: 'customerSession', makePeople: makeOtherCustomers },
  { name: 'program', holds: 'customerKey', makePeople: makePrograms },
  {
    name: 'program of v1',
    holds: 'customerKey',
    document: 'v1',
    takesEdges: true,
    makePeople: makeShops,
    prepare: prepareProgramRequests,
  },
  { name: 'viewing as', holds: 'customerSession', makePeople: makeViewers },
  { name: 'party', holds: 'partyLinks', makePeople: makeParties },
  { name: 'expired session', holds: null, makePeople: makeExpired },
  { name: 'ended session', holds: null, makePeople: makeEnded },
  {
    name: 'device',
    holds: 'apiKey',
    makePeople: async ({ deviceKey }) => [
      { headers: { authorization: `Bearer ${deviceKey}` }, values: {} },
    ],
  },
  { name: 'field', holds: 'fieldDevice', makePeople: makeFieldPeople },
  ...(['support', 'operations', 'finance', 'owner'] as const).map(staffOf),
  {
    name: 'staff not enrolled',
    holds: 'staffSession',
    async makePeople(setting, count) {
      return openStaffSessions(setting, await registerMember(setting, 'owner'), count);
    },
    prepare: prepareEnrolment,
  },
];

function staffOf(set: PermissionSet): Caller {
  return {
    name: set,
    holds: 'staffSession',
    async makePeople(setting, count) {
      const member = await registerMember(setting, set);
      await enrol(setting, member);
      return openStaffSessions(setting, member, count);
    },
    ...(set === 'owner' && { takesEdges: true, prepare: prepareOwnersRequests }),
  };
}

/** They name what belongs to somebody else. */
async function makeOtherCustomers(setting: FuzzSetting, count: number): Promise<Person[]> {
  const owners = await makeCustomers(setting, count);
  const others = await makeCustomers(setting, count);
  return others.map(({ headers, values }, at) => ({
    headers,
    values: {
      ...values,
      sessionId: owners[at]?.values['sessionId'],
      addressId: owners[at]?.values['addressId'],
    },
  }));
}

/** A customer and a member of staff whose sessions have expired, in one browser. */
async function makeExpired(setting: FuzzSetting): Promise<Person[]> {
  const customer = await signInCustomer(setting.db, setting.passwordHash);
  const member = await registerMember(setting, 'owner');
  const [staff] = await openStaffSessions(setting, member, 1);
  await setting.db.query(
    `UPDATE customer_sessions SET last_seen_at = now() - interval '25 hours' WHERE customer_id = $1`,
    [customer.id],
  );
  await setting.db.query(
    `UPDATE staff_sessions SET last_seen_at = now() - interval '16 minutes' WHERE staff_id = $1`,
    [member.id],
  );
  return [{ headers: { cookie: `${customer.cookie}; ${staff?.headers['cookie']}` }, values: {} }];
}

/** Sessions that were ended, with a key of a device that never was one. */
async function makeEnded(setting: FuzzSetting): Promise<Person[]> {
  const customer = await signInCustomer(setting.db, setting.passwordHash);
  const member = await registerMember(setting, 'owner');
  await setting.db.query(`DELETE FROM customer_sessions WHERE customer_id = $1`, [customer.id]);
  await setting.db.query(`DELETE FROM staff_sessions WHERE staff_id = $1`, [member.id]);
  return [
    {
      headers: {
        cookie: `${customer.cookie}; ${member.cookie}`,
        authorization: `Bearer wpk_${drawSecret(20).secret}`,
      },
      values: {},
    },
  ];
}
