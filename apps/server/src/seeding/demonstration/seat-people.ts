import { PERMISSION_SETS, TERMS_VERSION } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { insertCustomer } from '../../features/customer/accounts/index.ts';
import {
  DEMONSTRATION_CUSTOMER,
  DEMONSTRATION_STAFF,
} from '../../features/staff/demonstration/index.ts';
import { makeInvitation } from '../../features/staff/members/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { emailKey } from '../../platform/email-key.ts';
import { Problem } from '../../platform/http/problem.ts';
import { drawShard, newRowId, newToken } from '../../platform/random.ts';
import { visitApi } from './api-visitor.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** One member of each set, with a second factor. Nobody learns the passwords. */
export async function seatStaff(ctx: Ctx, app: FastifyInstance): Promise<void> {
  for (const permissionSet of PERMISSION_SETS) {
    const { name, email } = DEMONSTRATION_STAFF[permissionSet];
    const inviteCode = await inviteOnce(ctx, { email, permissionSet });
    if (inviteCode === undefined) continue;
    const ask = visitApi(app, ctx.config.PUBLIC_ORIGIN);
    const password = newToken(drawShard());
    await ask('/api/admin/auth/register', { body: { name, email, password, inviteCode } });
    const { secret } = await ask<{ secret: string }>('/api/admin/auth/second-factor', {
      method: 'POST',
    });
    await ask('/api/admin/auth/second-factor/confirm', {
      body: { code: generateSync({ secret }) },
    });
    await ask('/api/admin/auth/logout', { method: 'POST' });
  }
}

async function inviteOnce(ctx: Ctx, invitation: Parameters<typeof makeInvitation>[1]) {
  try {
    return await makeInvitation(ctx.db, invitation);
  } catch (error) {
    if (error instanceof Problem && error.code === 'already_staff') return undefined;
    throw error;
  }
}

/** Registered a year ago. Its code would be mailed, so the account is made without one. */
export async function seatCustomer(ctx: Ctx): Promise<void> {
  const { email, name, phone, company, vatId, line1, city, postalCode, country } =
    DEMONSTRATION_CUSTOMER;
  const aYearAgo = new Date(Date.now() - YEAR_MS);
  await insertCustomer(ctx.db, {
    id: newRowId(),
    shard: drawShard(),
    emailKey: emailKey(email),
    registration: {
      name,
      email,
      phone,
      company,
      vatId,
      city,
      postalCode,
      country,
      accountType: 'business',
      addressLine1: line1,
      addressLine2: '',
      region: '',
      heardFrom: null,
      newsletter: false,
      passwordHash: await ctx.passwords.hash(newToken(drawShard())),
      termsVersion: TERMS_VERSION,
    },
    termsAcceptedAt: aYearAgo,
    createdAt: aYearAgo,
  });
}
