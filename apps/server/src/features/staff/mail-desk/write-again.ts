import type { Ctx } from '../../../platform/context.ts';
import type { OfferedEmail } from '../../../platform/emails.ts';
import type { Writing } from '../../../platform/outbox.ts';
import type { Redaction } from '../../../platform/redaction.ts';
import type { MailRow } from './mails.queries.ts';

export function emailOf({ features }: Ctx, template: string): OfferedEmail {
  const offered = features.flatMap(({ emails = [] }) => emails);
  const found = offered.find((email) => email.template === template);
  if (found === undefined) throw new Error(`no feature offers the email ${template}`);
  return found;
}

/** Text messages, and emails that carry a secret or words of one occasion, are sent once only. */
export function canBeSentAgain(ctx: Ctx, { template, channel }: MailRow): boolean {
  return channel === 'mail' && emailOf(ctx, template).writeAgain !== undefined;
}

/** The email itself is kept nowhere. Undefined when nobody is to get it any more. */
export async function writeAgain(
  ctx: Ctx,
  row: MailRow,
  redaction: Redaction,
): Promise<Writing | undefined> {
  const [, , ...ids] = firstKeyOf(row.effectKey).split(':');
  const { subject, shipmentId, party } = row;
  const kept = { subject, ids, shipmentId, party };
  return emailOf(ctx, row.template).writeAgain?.(ctx, kept, redaction);
}

/** What an email sent again is named by, and what it was first named by. */
export function keyOfResend(firstKey: string, resendId: string): string {
  return `${firstKey}:again:${resendId}`;
}

export function firstKeyOf(effectKey: string): string {
  return effectKey.split(':again:', 1)[0] ?? effectKey;
}
