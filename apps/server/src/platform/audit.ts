import type { AuditAction, AuditActor } from '@waypost/contract';
import type { Db } from './database.ts';
import { newRowId } from './random.ts';

export type Actor = { kind: AuditActor; id: string };

export const COMMAND_LINE: Actor = { kind: 'command-line', id: 'command-line' };

/**
 * Appends to the audit log in the caller's transaction. Subjects and details hold ids and names of
 * things, never personal data: rows cannot be changed or erased.
 */
export async function appendAudit(
  tx: Db,
  actor: Actor,
  action: AuditAction,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      id: newRowId(),
      actorKind: actor.kind,
      actorId: actor.id,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}

/** The same for an action or a view of a member of staff. */
export async function auditStaff(
  tx: Db,
  staffId: string,
  action: AuditAction,
  subject: string,
  details?: Record<string, unknown>,
): Promise<void> {
  await appendAudit(tx, { kind: 'staff', id: staffId }, action, subject, details);
}
