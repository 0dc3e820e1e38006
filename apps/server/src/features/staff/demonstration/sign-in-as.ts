import type { PermissionSet } from '@waypost/contract';
import { generateSync } from 'otplib';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { openSession } from '../../customer/accounts/index.ts';
import { openStaffSession } from '../members/index.ts';
import { findMember } from './demonstration.queries.ts';
import { findDemonstrationCustomer } from './find-demonstration-customer.ts';
import { DEMONSTRATION_STAFF } from './people.ts';

/** Undefined where the demonstration has no such person. */
export async function signInAsCustomer(
  ctx: Ctx,
  userAgent: string | undefined,
): Promise<string | undefined> {
  const account = await findDemonstrationCustomer(ctx.db);
  if (account === undefined) return undefined;
  const { id: customerId, shard } = account;
  // as if it were the first: nobody has to be warned of a new browser
  const session = { customerId, shard, userAgent, isFirst: true };
  return inTransaction(ctx.db, (tx) => openSession(ctx, tx, session));
}

export async function signInAsStaff(
  ctx: Ctx,
  permissionSet: PermissionSet,
  oldSessionSecret: string | undefined,
): Promise<string | undefined> {
  const member = await findMember(ctx.db, emailKey(DEMONSTRATION_STAFF[permissionSet].email));
  if (member === undefined) return undefined;
  return inTransaction(ctx.db, async (tx) => {
    const secret = await openStaffSession(tx, member.id, oldSessionSecret);
    await auditStaff(tx, member.id, 'staff.sign_in', `staff:${member.id}`);
    return secret;
  });
}

/** What the member's authenticator would show now. */
export async function readSecondFactor(
  ctx: Ctx,
  permissionSet: PermissionSet,
): Promise<string | undefined> {
  const member = await findMember(ctx.db, emailKey(DEMONSTRATION_STAFF[permissionSet].email));
  if (!member?.totpSecret) return undefined;
  return generateSync({ secret: ctx.secrets.unseal(member.totpSecret, member.id) });
}
