import type { Ctx } from '../../../platform/context.ts';
import { adoptSent } from '../../../platform/outbox.ts';
import { readSentSince } from '../../../platform/sent-ledger.ts';

const SLICE = 1_000;
/** Messages that were on their way at the moment that was restored to. */
const MARGIN_MS = 60 * 60 * 1000;

export type MailsReport = {
  /** In the ledger since the moment that was restored to. */
  sent: number;
  /** Of these, the outbox did not know that they were sent. */
  adopted: number;
  /** By template, of those that were adopted or known already. */
  byTemplate: Record<string, number>;
};

/** Brings the outbox to what people have already got, so that no job sends it again. */
export async function reconcileMails(ctx: Ctx, since: Date): Promise<MailsReport> {
  const entries = await readSentSince(ctx.objects, new Date(since.getTime() - MARGIN_MS));
  const sent = entries.filter(({ outcome }) => outcome === 'sending');
  let adopted = 0;
  for (let from = 0; from < sent.length; from += SLICE) {
    adopted += await adoptSent(ctx.db, sent.slice(from, from + SLICE));
  }
  const byTemplate: Record<string, number> = {};
  for (const { template } of sent) byTemplate[template] = (byTemplate[template] ?? 0) + 1;
  return { sent: sent.length, adopted, byTemplate };
}
