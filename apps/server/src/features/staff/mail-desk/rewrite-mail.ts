import { REWRITABLE_TEMPLATES, type RewritableTemplate } from '@waypost/contract';
import { initials, maskEmail, publicAddress } from '@waypost/domain/masking';
import type { Ctx } from '../../../platform/context.ts';
import type { Rewrite, Writing } from '../../../platform/outbox.ts';
import type { Veil } from '../../../platform/veil.ts';
import { rewriteStatementMail } from '../../customer/billing/index.ts';
import { rewriteCaseAnswer } from '../../public/cases/index.ts';
import { rewriteShipmentMail } from '../../public/notifications/index.ts';
import { rewritePickupMail } from '../../customer/pickups/index.ts';
import { rewriteMilestone } from '../../public/updates/index.ts';
import type { MailRow } from './mails.queries.ts';

const REWRITES: Record<RewritableTemplate, Rewrite> = {
  booking_confirmation: rewriteShipmentMail,
  recipient_notice: rewriteShipmentMail,
  cancelled: rewriteShipmentMail,
  milestone: rewriteMilestone,
  case_answer: rewriteCaseAnswer,
  statement: rewriteStatementMail,
  pickup_scheduled: rewritePickupMail,
  pickup_cancelled: rewritePickupMail,
  pickup_no_place: rewritePickupMail,
  pickup_missed: rewritePickupMail,
  pickup_rule_ended: rewritePickupMail,
};

/** A link in an email grants rights to its reader, never to a viewer of the outbox. */
const hiddenLink = (url: string): string => `${new URL(url).origin}/•••`;
const asItIs = (text: string): string => text;

export const REVEALED: Veil = {
  name: asItIs,
  email: asItIs,
  address: asItIs,
  link: hiddenLink,
};
export const MASKED: Veil = {
  name: initials,
  email: maskEmail,
  address: publicAddress,
  link: hiddenLink,
};

export function isSealed({ template, channel }: Pick<MailRow, 'template' | 'channel'>): boolean {
  return channel !== 'mail' || rewriteOf(template) === undefined;
}

/** The key of a resent email, and of the original. */
export function keyOfResend(firstKey: string, resendId: string): string {
  return `${firstKey}:again:${resendId}`;
}

export function firstKeyOf(effectKey: string): string {
  return effectKey.split(':again:', 1)[0] ?? effectKey;
}

/** Undefined when no one is to get it any more. */
export async function rewriteMail(
  ctx: Ctx,
  row: MailRow,
  veil: Veil,
): Promise<Writing | undefined> {
  const [, , ...ids] = firstKeyOf(row.effect_key).split(':');
  return rewriteOf(row.template)?.(
    ctx,
    {
      ids,
      shard: row.shard,
      template: row.template,
      shipmentId: row.shipment_id,
      party: row.party,
      createdAt: row.created_at,
    },
    veil,
  );
}

function rewriteOf(template: string): Rewrite | undefined {
  const known = REWRITABLE_TEMPLATES.find((each) => each === template);
  return known && REWRITES[known];
}
