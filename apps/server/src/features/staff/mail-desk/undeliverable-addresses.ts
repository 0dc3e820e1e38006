import type { endpoints, UndeliverableLine } from '@waypost/contract';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { addressHash, phoneHash } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { MASKED } from '../../../platform/redaction.ts';
import { e164 } from '../../../platform/sms.ts';
import { liftUndeliverable } from '../../../platform/undeliverable.ts';
import { findMail } from './mails.queries.ts';
import { selectUndeliverable, type UndeliverableRow } from './undeliverable.queries.ts';
import { canBeSentAgain, emailOf, writeAgain } from './write-again.ts';

type Asked = z.output<typeof endpoints.listUndeliverable.query>;

/** One page. What was searched for is not logged: it is an address. */
export async function listUndeliverable(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { search, after, limit }: Asked,
): Promise<{ entries: UndeliverableLine[]; next: string | null }> {
  const hash = search.trim() === '' ? undefined : hashOf(ctx, search);
  const rows = await inTransaction(ctx.db, async (tx) => {
    const page = await selectUndeliverable(tx, { addressHash: hash, after, limit: limit + 1 });
    await auditStaff(tx, staffId, 'mail.undeliverable', 'undeliverable', {
      ids: page.slice(0, limit).map((row) => row.id),
    });
    return page;
  });
  const shown = rows.slice(0, limit);
  const entries = await Promise.all(shown.map((row) => present(ctx, row)));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

function hashOf(ctx: Ctx, search: string): Buffer {
  const number = e164(search);
  return number === undefined ? addressHash(ctx, search) : phoneHash(ctx, number);
}

/** The mark knows no address: it is read from the mail that came back, as the outbox reads it. */
async function present(ctx: Ctx, row: UndeliverableRow): Promise<UndeliverableLine> {
  const mail = await findMail(ctx.db, row.effectKey);
  const written =
    mail && canBeSentAgain(ctx, mail) ? await writeAgain(ctx, mail, MASKED) : undefined;
  return {
    ...row,
    since: row.since.toISOString(),
    template: mail === undefined ? null : emailOf(ctx, mail.template).template,
    to: written?.to ?? null,
  };
}

export async function liftMark(ctx: Ctx, { staffId }: StaffCaller, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await liftUndeliverable(tx, id))) throw new Problem('mail_not_found');
    await auditStaff(tx, staffId, 'mail.lift', `undeliverable:${id}`, {});
  });
}
