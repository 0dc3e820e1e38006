import { AUDIT_ACTIONS, type AuditAction } from '@waypost/contract/audit-actions';
import type { AuditEntry } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';

type T = Translate<'console-audit'>;

export function whoOf({ actor }: AuditEntry, t: T): string {
  if (actor.name !== null) return actor.name;
  const kind = (['staff', 'field', 'command-line', 'test'] as const).find(
    (known) => known === actor.kind,
  );
  return kind === undefined ? actor.kind : t(`actor.${kind}`);
}

/** A phrase that follows the actor's name. Rows of an earlier release may have an action that no longer exists. */
export function actOf({ action, named }: Pick<AuditEntry, 'action' | 'named'>, t: T): string {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known === undefined ? t('unknownAct', { action }) : t(`act.${known}`, { count: named });
}

const MANY = 2;

/** For a list of choices: the sentence without its number. */
export function choiceOf(action: AuditAction, t: T): string {
  const sentence = t(`act.${action}`, { count: MANY }).replace(`${MANY} `, '');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
