import { PERMISSION_SETS } from '@waypost/contract';
import { fail as failWith, readCommandLine, withDatabase } from './command-line.ts';
import { readConfig } from './config.ts';
import {
  invitationUrl,
  makeInvitation,
  makePasswordLink,
  resetSecondFactorOf,
  staffPasswordUrl,
} from './features/staff/members/index.ts';
import type { Db } from './platform/database.ts';
import { Problem } from './platform/http/problem.ts';

const USAGE = `Usage:
  pnpm staff create --email ann@example.com [--set ${PERMISSION_SETS.join('|')}]
      prints a link to register with: it works once, for 72 hours, for that address
      a deactivated address can be invited again
  pnpm staff reset-password --email ann@example.com
      ends the password and every session, and prints a link to set a new one within 24 hours
  pnpm staff reset-second-factor --email ann@example.com
      when nobody else is left who could do it in the console
`;

const { positionals, values } = readCommandLine(USAGE, {
  email: { type: 'string' },
  set: { type: 'string', default: 'owner' },
});

function fail(reason: string): never {
  return failWith(USAGE, reason);
}

const { PUBLIC_ORIGIN } = readConfig('command');
await withDatabase('staff', async (db) => {
  const email = values.email ?? fail('Say whose --email.');
  if (positionals[0] === 'create') await create(db, email);
  else if (positionals[0] === 'reset-password') await resetPassword(db, email);
  else if (positionals[0] === 'reset-second-factor') await reset(db, email);
  else fail('Say create, reset-password or reset-second-factor.');
});

async function create(db: Db, email: string): Promise<void> {
  const permissionSet = PERMISSION_SETS.find((set) => set === values.set);
  if (permissionSet === undefined) fail(`Sets are ${PERMISSION_SETS.join(', ')}.`);
  try {
    const secret = await makeInvitation(db, { email, permissionSet });
    process.stderr.write(`Open this within 72 hours to register ${email} as ${permissionSet}:\n`);
    process.stdout.write(`${invitationUrl(PUBLIC_ORIGIN, secret)}\n`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    fail(`${email} already is a member of staff.`);
  }
}

async function resetPassword(db: Db, email: string): Promise<void> {
  const secret =
    (await makePasswordLink(db, email)) ?? fail(`${email} is no active member of staff.`);
  process.stderr.write(`The old password of ${email} has ended. Open this within 24 hours:\n`);
  process.stdout.write(`${staffPasswordUrl(PUBLIC_ORIGIN, secret)}\n`);
}

async function reset(db: Db, email: string): Promise<void> {
  if (!(await resetSecondFactorOf(db, email))) fail(`${email} is no member of staff.`);
  process.stderr.write(`The second factor of ${email} is removed, every session ended.\n`);
}
