import { PERMISSION_SETS, type PermissionSet, PROBLEM_CODES } from '@waypost/contract';
import { z } from 'zod';
import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Cell } from '../../../platform/cells/cells.ts';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSessionRights } from './staff-sessions.queries.ts';

export const SECOND_FACTORS_PATH = '/internal/second-factors';
const TIMEOUT_MS = 2_000;

export const SecondFactorRequest = z.object({
  staffId: z.uuid(),
  code: z.string().max(40).optional(),
});
const Told = z.object({
  refusal: z
    .object({ code: z.enum(PROBLEM_CODES), retryAfterSeconds: z.number().optional() })
    .nullable(),
});

/** Secrets of staff are at home alone. Refuses like home does; without an answer nothing counts as proved. */
export async function proveAtHome(
  { cells }: Ctx,
  home: Cell,
  asked: z.infer<typeof SecondFactorRequest>,
): Promise<void> {
  const answer = await cells.post(home, SECOND_FACTORS_PATH, {
    body: JSON.stringify(asked),
    timeoutMs: TIMEOUT_MS,
  });
  const told = Told.safeParse(await answer.json());
  if (!told.success) throw new CellAway();
  const { refusal } = told.data;
  if (refusal === null) return;
  const { code, retryAfterSeconds } = refusal;
  throw new Problem(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

export const STAFF_SESSIONS_PATH = '/internal/staff-sessions';
export const StaffSessionRequest = z.object({ sessionId: z.uuid() });

const StaffSessionAnswer = z.object({ permissionSet: z.enum(PERMISSION_SETS).nullable() });

/**
 * What the member of staff of a session may do; null once it has ended. Home is asked each time: the copy of a member
 * that another cell has may be late by as long as copying is held up.
 */
export async function readSessionRights(
  ctx: Ctx,
  sessionId: string,
): Promise<PermissionSet | null> {
  const home = homeElsewhere(ctx.cells);
  if (home === null) return (await findSessionRights(ctx.db, sessionId)) ?? null;
  const answer = await ctx.cells.post(home, STAFF_SESSIONS_PATH, {
    body: JSON.stringify({ sessionId }),
    timeoutMs: TIMEOUT_MS,
  });
  const told = StaffSessionAnswer.safeParse(await answer.json());
  if (!told.success) throw new CellAway();
  return told.data.permissionSet;
}

/** At home. */
export async function answerSecondFactor(
  prove: () => Promise<void>,
): Promise<z.infer<typeof Told>> {
  try {
    await prove();
    return { refusal: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, retryAfterSeconds } = error;
    return { refusal: { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } };
  }
}
