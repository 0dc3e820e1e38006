import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { COOKIES, drawSecret } from '../fuzz/person.ts';

/** The cookie of an owner with a second factor, which is a duty in production and not asked for here. */
export async function openStaffSession(db: pg.Client): Promise<string> {
  const { secret, hash } = drawSecret(32);
  const staffId = randomUUID();
  await db.query(
    `INSERT INTO staff_members (id, email, email_key, name, password_hash, permission_set,
       totp_confirmed_at)
     VALUES ($1, $2, $2, 'Bench', '', 'owner', now())`,
    [staffId, `${staffId}@bench.example`],
  );
  await db.query(
    `INSERT INTO staff_sessions (id, staff_id, secret_hash) VALUES (gen_random_uuid(), $1, $2)`,
    [staffId, hash],
  );
  return `${COOKIES.staff}=${secret}`;
}
