import { randomUUID } from 'node:crypto';
import {
  CUSTOMER_KEY_SCOPES,
  type CustomerKeyScope,
  FIELD_RIGHTS,
  type FieldRight,
  PERMISSION_SETS,
  PERMISSIONS_OF,
  type PermissionSet,
} from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { createKey } from '../features/staff/device-keys/index.ts';
import { partyLinkToken } from '../features/public/parties/index.ts';
import type { Access } from '../platform/http/callers.ts';
import { COOKIES } from '../platform/http/cookies.ts';
import { hashSecret, newSessionSecret } from '../platform/random.ts';
import { insertFieldDevice, insertHub } from './field.ts';
import type { TestServer } from './test-server.ts';

/** `in`, or the refusal. */
type Expected =
  | 'in'
  | 'unauthenticated'
  | 'key_unknown'
  | 'key_expired'
  | 'forbidden'
  | 'viewing_only'
  | 'shift_needed'
  | 'second_factor_enrolment_needed';
type TestCaller = {
  /** Fresh credentials for each call: some endpoints end the session they are called with. */
  credentials(): Promise<Record<string, string>>;
  expected(access: Access, method: string): Expected;
};

/** A caller who is not a party gets "not found", which is neither of the refusals. */
const everyone = (access: Access): Expected => {
  if ('program' in access) return 'key_unknown';
  return 'anyone' in access || 'party' in access ? 'in' : 'unauthenticated';
};
const aCustomer = (access: Access): Expected => ('customer' in access ? 'in' : everyone(access));
const aMember = (set: PermissionSet) => (access: Access) => {
  if (!('staff' in access)) return everyone(access);
  if (access.staff === 'any' || PERMISSIONS_OF[set].includes(access.staff)) return 'in';
  return 'forbidden';
};

/** An endpoint without a required right is open to every live key; otherwise only to the named scope. */
const isOpen = (access: Access): boolean =>
  ('anyone' in access && access.customerIfPresent === undefined) ||
  ('party' in access && access.party === 'any');
/** An API key of a customer with these scopes. */
const aProgram = (scopes: readonly CustomerKeyScope[]) => (access: Access) => {
  if ('program' in access && access.byToken) return 'key_unknown';
  if (isOpen(access) || ('program' in access && access.program === 'any')) return 'in';
  if ('program' in access)
    return scopes.includes(access.program as CustomerKeyScope) ? 'in' : 'forbidden';
  const scope = 'key' in access ? access.key : undefined;
  return scope !== undefined && scopes.includes(scope) ? 'in' : 'forbidden';
};
const aDevice = (scopes: readonly string[]) => (access: Access) => {
  if ('program' in access && access.byToken) return 'key_unknown';
  if (isOpen(access)) return 'in';
  return 'device' in access && scopes.includes(access.device.scope) ? 'in' : 'forbidden';
};
/** An enrolled device, by its cookie; without rights nobody has begun a shift on it. */
const inField = (rights?: readonly FieldRight[]) => (access: Access) => {
  if ('device' in access) return access.enrolled ? 'in' : 'unauthenticated';
  if (!('field' in access)) return everyone(access);
  if (access.field === 'device') return 'in';
  if (rights === undefined) return 'shift_needed';
  return access.field === 'any' || rights.includes(access.field) ? 'in' : 'forbidden';
};
/** A caller with an invalid key is not served as a guest either. */
const refused = (access: Access): Expected =>
  'program' in access ? 'key_unknown' : 'unauthenticated';
const expired = (access: Access): Expected =>
  'program' in access && !access.byToken ? 'key_expired' : refused(access);
/** Staff viewing what a customer sees. */
const aLook = (access: Access, method: string): Expected => {
  const isAsked = 'customer' in access || ('anyone' in access && access.customerIfPresent);
  if (!isAsked) return everyone(access);
  return method === 'GET' ? 'in' : 'viewing_only';
};

/** Every kind of caller, with what the authorization table promises them. */
export function useCallers(server: TestServer) {
  const OWNER_ID = randomUUID();
  const OTHER_ID = randomUUID();
  const staffIds = new Map<string, string>();
  let keyWithoutScope: string;
  let hubId: string;

  /** The state of a credential since it was issued. */
  async function age(secret: string, change: string): Promise<void> {
    if (change === '') return;
    await sql`${sql.raw(change)} WHERE secret_hash = ${hashSecret(secret)}`.execute(
      server.owner.db,
    );
  }

  async function customerSession(customerId: string, change = ''): Promise<Record<string, string>> {
    const secret = newSessionSecret(0);
    await sql`INSERT INTO customer_sessions (id, shard, customer_id, secret_hash, browser)
      VALUES (gen_random_uuid(), 0, ${customerId}, ${hashSecret(secret)}, 'Test')`.execute(
      server.owner.db,
    );
    await age(secret, change);
    return { cookie: `${COOKIES.customer}=${secret}` };
  }

  async function staffSession(name: string, change = ''): Promise<Record<string, string>> {
    const secret = newSessionSecret(0);
    await sql`INSERT INTO staff_sessions (id, staff_id, secret_hash)
      VALUES (gen_random_uuid(), ${staffIds.get(name)}, ${hashSecret(secret)})`.execute(
      server.owner.db,
    );
    await age(secret, change);
    return { cookie: `${COOKIES.staff}=${secret}` };
  }

  async function customerKey(scopes: readonly CustomerKeyScope[], change = '') {
    const secret = `wpc_${randomUUID()}`;
    await sql`INSERT INTO customer_keys (id, shard, customer_id, name, hint, secret_hash, scopes)
      VALUES (gen_random_uuid(), 0, ${OWNER_ID}, '', '', ${hashSecret(secret)}, ${[...scopes]})`.execute(
      server.owner.db,
    );
    await age(secret, change);
    return bearer(secret);
  }

  async function deviceKey(change: string) {
    const { secret } = await createKey(server.owner.db, {
      sourceName: 'Hub with rights',
      sourceKind: 'hub',
      scopes: ['scans:write'],
      actor: { kind: 'test', id: 'test' },
    });
    await age(secret, change);
    return bearer(secret);
  }

  async function look(change = ''): Promise<Record<string, string>> {
    await staffSession('support');
    const secret = newSessionSecret(0);
    await sql`INSERT INTO viewing_sessions (id, staff_session_id, staff_id, customer_id, shard,
        secret_hash, reason)
      SELECT gen_random_uuid(), id, staff_id, ${OWNER_ID}, 0, ${hashSecret(secret)}, 'asked for help'
      FROM staff_sessions WHERE staff_id = ${staffIds.get('support')} LIMIT 1`.execute(
      server.owner.db,
    );
    await age(secret, change);
    return { cookie: `${COOKIES.viewing}=${secret}` };
  }

  /** A device of its own for each call: some endpoints end its shift. */
  async function fieldDevice(rights?: readonly FieldRight[], change = '') {
    const made = await insertFieldDevice(server, { kind: 'driver', rights, hubId });
    if (change !== '') {
      await sql`${sql.raw(change)} WHERE id = ANY (ARRAY[${made.deviceId}, ${made.personId},
        ${made.shiftId}]::uuid[])`.execute(server.owner.db);
    }
    return made.headers;
  }

  const bearer = (key: string) => Promise.resolve({ authorization: `Bearer ${key}` });

  const callers: Record<string, TestCaller> = {
    'a visitor': { credentials: async () => ({}), expected: everyone },
    'a customer': { credentials: () => customerSession(OWNER_ID), expected: aCustomer },
    'another customer': { credentials: () => customerSession(OTHER_ID), expected: aCustomer },
    'a customer whose session has expired': {
      credentials: () =>
        customerSession(
          OWNER_ID,
          "UPDATE customer_sessions SET last_seen_at = now() - interval '25 hours'",
        ),
      expected: everyone,
    },
    'a customer whose session was ended': {
      credentials: () => customerSession(OWNER_ID, 'DELETE FROM customer_sessions'),
      expected: everyone,
    },
    'a program with every scope': {
      credentials: () => customerKey(CUSTOMER_KEY_SCOPES),
      expected: aProgram(CUSTOMER_KEY_SCOPES),
    },
    'a program that may only read': {
      credentials: () => customerKey(['shipments:read']),
      expected: aProgram(['shipments:read']),
    },
    'a program whose key was ended': {
      credentials: () =>
        customerKey(CUSTOMER_KEY_SCOPES, 'UPDATE customer_keys SET revoked_at = now()'),
      expected: refused,
    },
    'a program whose key has expired': {
      credentials: () =>
        customerKey(CUSTOMER_KEY_SCOPES, 'UPDATE customer_keys SET expires_at = now()'),
      expected: expired,
    },
    'a program with a key we never made': {
      credentials: () => bearer(`wpc_${'x'.repeat(32)}`),
      expected: refused,
    },
    'a program whose header holds no key': {
      credentials: async () => ({ authorization: 'Basic YWRhOmxvdmVsYWNl' }),
      expected: refused,
    },
    'a signed-in customer with a key we never made': {
      credentials: async () => ({
        ...(await customerSession(OWNER_ID)),
        ...(await bearer(`wpc_${'x'.repeat(32)}`)),
      }),
      expected: refused,
    },
    'staff looking at a customer': { credentials: () => look(), expected: aLook },
    'staff whose look has ended': {
      credentials: () =>
        look("UPDATE viewing_sessions SET started_at = now() - interval '16 minutes'"),
      expected: everyone,
    },
    'the bearer of a party link': {
      credentials: async () => {
        const shipment = { id: randomUUID(), email: 'rosa@example.org' };
        const token = partyLinkToken(server.ctx, shipment, 'recipient');
        return { cookie: `${COOKIES.party}=${token}` };
      },
      expected: everyone,
    },
    'a device': {
      credentials: () => bearer(server.deviceKey),
      expected: aDevice(['scans:write']),
    },
    'a device without the scope': {
      credentials: () => bearer(keyWithoutScope),
      expected: aDevice([]),
    },
    'a device with a key we never made': {
      credentials: () => bearer(`wpk_${'x'.repeat(32)}`),
      expected: refused,
    },
    'a device whose key was revoked': {
      credentials: () => deviceKey('UPDATE api_keys SET revoked_at = now()'),
      expected: refused,
    },
    'a device whose key has expired': {
      credentials: () => deviceKey('UPDATE api_keys SET expires_at = now()'),
      expected: refused,
    },
    'an enrolled device on which nobody works': {
      credentials: () => fieldDevice(),
      expected: inField(),
    },
    ...Object.fromEntries(
      FIELD_RIGHTS.map((right) => [
        `somebody in the field with the right ${right}`,
        { credentials: () => fieldDevice([right]), expected: inField([right]) },
      ]),
    ),
    'somebody in the field whose shift was ended': {
      credentials: () => fieldDevice(FIELD_RIGHTS, 'UPDATE shifts SET ended_at = now()'),
      expected: inField(),
    },
    'somebody in the field whose shift has lasted too long': {
      credentials: () => fieldDevice(FIELD_RIGHTS, 'UPDATE shifts SET ends_at = now()'),
      expected: inField(),
    },
    'somebody in the field who was deactivated': {
      credentials: () =>
        fieldDevice(FIELD_RIGHTS, 'UPDATE field_people SET deactivated_at = now()'),
      expected: inField(),
    },
    'somebody in the field with the shift of another device': {
      credentials: async () => {
        const [own, other] = [await fieldDevice(), await fieldDevice(FIELD_RIGHTS)];
        return { cookie: `${own.cookie}; ${other.cookie.split('; ')[1]}` };
      },
      expected: inField(),
    },
    'somebody in the field whose device was revoked': {
      credentials: () => fieldDevice(FIELD_RIGHTS, 'UPDATE field_devices SET revoked_at = now()'),
      expected: everyone,
    },
    'somebody in the field whose device was not used for half a year': {
      credentials: () =>
        fieldDevice(
          FIELD_RIGHTS,
          "UPDATE field_devices SET last_seen_at = now() - interval '181 days'",
        ),
      expected: everyone,
    },
    ...Object.fromEntries(
      PERMISSION_SETS.map((set) => [
        `staff of the set ${set}`,
        { credentials: () => staffSession(set), expected: aMember(set) },
      ]),
    ),
    'an owner without a second factor': {
      credentials: () => staffSession('bare'),
      expected: (access) => {
        if (!('staff' in access)) return everyone(access);
        return access.staff === 'any' ? 'in' : 'second_factor_enrolment_needed';
      },
    },
    'an owner whose session has expired': {
      credentials: () =>
        staffSession(
          'owner',
          "UPDATE staff_sessions SET last_seen_at = now() - interval '16 minutes'",
        ),
      expected: everyone,
    },
    'an owner whose session was ended': {
      credentials: () => staffSession('owner', 'DELETE FROM staff_sessions'),
      expected: everyone,
    },
    'an owner who was switched off': {
      credentials: () => staffSession('off'),
      expected: everyone,
    },
  };

  beforeAll(async () => {
    const key = await createKey(server.owner.db, {
      sourceName: 'Hub without rights',
      sourceKind: 'hub',
      scopes: [],
      actor: { kind: 'test', id: 'test' },
    });
    keyWithoutScope = key.secret;
    hubId = await insertHub(server);
    for (const id of [OWNER_ID, OTHER_ID]) {
      await sql`INSERT INTO customers (id, shard, email, email_key, password_hash, name, phone,
          account_type, company, address_line1, address_line2, city, region, postal_code, country,
          terms_version, terms_accepted_at)
        VALUES (${id}, 0, ${id}, ${id}, '', '', '', 'individual', '', '', '', '', '', '', '', '', now())`.execute(
        server.owner.db,
      );
    }
    for (const name of [...PERMISSION_SETS, 'bare', 'off']) {
      const id = randomUUID();
      staffIds.set(name, id);
      const set = PERMISSION_SETS.find((known) => known === name) ?? 'owner';
      await sql`INSERT INTO staff_members (id, email, email_key, name, password_hash, permission_set,
          active, totp_confirmed_at)
        VALUES (${id}, ${id}, ${id}, '', '', ${set}, ${name !== 'off'},
          ${name === 'bare' ? null : sql`now()`})`.execute(server.owner.db);
    }
  });

  return { callers, customerSession, staffSession, fieldDevice, OWNER_ID, OTHER_ID };
}
