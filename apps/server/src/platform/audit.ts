import type { AuditAction, AuditActor } from '@waypost/contract';
import type { Db } from './database.ts';
import { newRowId } from './random.ts';

export type Actor = { kind: AuditActor; id: string };

/**
 * Appends to the audit log in the caller's transaction. Subjects and details hold ids and names of
 * things, never personal data: rows cannot be changed or erased.
 */
export async function appendAudit(
  tx: Db,
  entry: { actor: Actor; action: AuditAction; subject: string; details?: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      id: newRowId(),
      actorKind: entry.actor.kind,
      actorId: entry.actor.id,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
