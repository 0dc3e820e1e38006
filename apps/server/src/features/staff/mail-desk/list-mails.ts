import type { endpoints, ListedMail } from '@waypost/contract';
import { readReference } from '@waypost/domain/tracking-number';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { MASKED } from '../../../platform/redaction.ts';
import {
  findKeysByAddress,
  findKeysByReference,
  type MailRow,
  selectMails,
} from './mails.queries.ts';
import { presentMail } from './preview-mail.ts';
import { canBeSentAgain, writeAgain } from './write-again.ts';

type Asked = z.output<typeof endpoints.listMails.query>;

/** One page. What was searched for is not logged: it may be an address. */
export async function listMails(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { search, limit, ...listing }: Asked,
): Promise<{ mails: ListedMail[]; next: string | null }> {
  const rows = await inTransaction(ctx.db, async (tx) => {
    const about = await findAbout(tx, search);
    // one more than requested: there is a next page
    const page = await selectMails(tx, { ...listing, about }, limit + 1);
    await auditStaff(tx, staffId, 'mail.list', 'mails', {
      keys: page.slice(0, limit).map((row) => row.effectKey),
    });
    return page;
  });
  const shown = rows.slice(0, limit);
  const mails = await Promise.all(shown.map((row) => presentListed(ctx, row)));
  return { mails, next: rows.length > limit ? (mails.at(-1)?.effectKey ?? null) : null };
}

/** Undefined when nothing was searched for. */
async function findAbout(tx: Db, search: string): Promise<string[] | undefined> {
  const text = search.trim();
  if (text === '') return undefined;
  if (text.includes('@')) return findKeysByAddress(tx, emailKey(text));
  const read = readReference(text);
  if (read.kind === 'piece') return findKeysByReference(tx, read.trackingNumber);
  return 'ref' in read ? findKeysByReference(tx, read.ref) : [];
}

/** The outbox keeps neither address nor words: both are read as a preview reads them. */
async function presentListed(ctx: Ctx, row: MailRow): Promise<ListedMail> {
  const written = canBeSentAgain(ctx, row) ? await writeAgain(ctx, row, MASKED) : undefined;
  const to = written?.to ?? null;
  return { ...presentMail(ctx, row), to, subject: written?.email.subject ?? null };
}
