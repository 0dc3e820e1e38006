import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type StaffCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { readSecretCookie } from '../../../platform/http/cookies.ts';
import { hashSecret } from '../../../platform/random.ts';
import { isEnrolmentRequired } from './present-staff.ts';
import { findLiveStaffSession, noteStaffSessionUse } from './staff-sessions.queries.ts';

export async function authenticateStaff(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<StaffCaller | Visitor> {
  const secret = readSecretCookie(request, 'staff');
  if (secret === undefined) return VISITOR;
  const session = await findLiveStaffSession(ctx.db, hashSecret(secret));
  if (session === undefined) return VISITOR;
  if (session.isStale) await noteStaffSessionUse(ctx.db, session.id);
  return {
    kind: 'staff',
    staffId: session.staffId,
    sessionId: session.id,
    permissionSet: session.permissionSet,
    enrolmentRequired: isEnrolmentRequired(ctx.config, session.totpConfirmedAt),
  };
}
