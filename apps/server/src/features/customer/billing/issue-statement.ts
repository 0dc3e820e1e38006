import { monthOf } from '@waypost/domain/months';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import {
  insertPaper,
  type Issue,
  readIssue,
  type StoredFacts,
  sumPapers,
  sumTaxedLines,
  takeNumber,
} from './papers.queries.ts';
import { postTaxRounding, taxesOf } from './paper-taxes.ts';
import { statementMailQueue } from './queues.ts';
import { insertStatement } from './statements.queries.ts';

/**
 * Statement, lines, numbered documents and the email job are one transaction: after a crash there is all
 * of it or nothing, and the number is free again. A second call finds the statement and does nothing.
 * `issuedAt` is for months of invented data; otherwise it is now.
 */
export async function issueStatement(
  ctx: Ctx,
  customerId: string,
  ym: string,
  issuedAt?: Date,
): Promise<void> {
  const { SELLER_TIME_ZONE: timeZone } = ctx.config;
  const id = newRowId();
  await inTransaction(ctx.db, async (tx) => {
    const made = await insertStatement(tx, { id, customerId, ym, timeZone, issuedAt });
    if (made === undefined) return;
    const issue = await readIssue(tx, id);
    await ctx.jobs.enqueue(tx, statementMailQueue, { statementId: id, shard: made.shard });
    const event = {
      type: 'statement.issued',
      customerId,
      shard: made.shard,
      subjectId: id,
    } as const;
    await noteEvent(ctx, tx, event);
    for (const paper of await sumPapers(tx, id)) {
      const sums = await sumTaxedLines(tx, id, paper.kind);
      await postTaxRounding(tx, { statementId: id, shard: made.shard, kind: paper.kind }, sums);
      // last, because it locks the series
      const { series, year } = seriesOf(ctx, paper.kind, issue.issuedAt);
      const count = await takeNumber(tx, { series, kind: paper.kind, year });
      const number = `${series}-${year}-${String(count).padStart(6, '0')}`;
      await insertPaper(tx, {
        statementId: id,
        shard: made.shard,
        facts: { ...factsOf(ctx, issue), ...paper, number, ...taxesOf(sums) },
        buyer: buyerOf(issue),
      });
    }
  });
}

/** Credit notes have their own numbers: WPC-2026-000001. The year is that of the issue. */
function seriesOf(ctx: Ctx, kind: StoredFacts['kind'], issuedAt: Date) {
  const { INVOICE_SERIES, SELLER_TIME_ZONE } = ctx.config;
  return {
    series: kind === 'invoice' ? INVOICE_SERIES : `${INVOICE_SERIES}C`,
    year: Number(monthOf(issuedAt, SELLER_TIME_ZONE).slice(0, 4)),
  };
}

function factsOf(ctx: Ctx, issue: Issue) {
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID, SELLER_TIME_ZONE } = ctx.config;
  const { SELLER_IBAN: iban, SELLER_BIC: bic, SELLER_COUNTRY: country } = ctx.config;
  return {
    locale: completeLocale(issue.locale),
    ym: issue.ym,
    issuedAt: issue.issuedAt.toISOString(),
    dueAt: issue.dueAt.toISOString(),
    timeZone: SELLER_TIME_ZONE,
    currency: issue.currency,
    seller: {
      name: SELLER_NAME,
      address: SELLER_ADDRESS,
      vatId: SELLER_VAT_ID,
      country,
      iban,
      bic,
    },
  };
}

function buyerOf(issue: Issue) {
  return {
    name: issue.name,
    company: issue.company,
    vatId: issue.vatId,
    line1: issue.addressLine1,
    line2: issue.addressLine2,
    city: issue.city,
    region: issue.region,
    postalCode: issue.postalCode,
    country: issue.country,
  };
}
