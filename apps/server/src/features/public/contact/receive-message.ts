import { randomBytes } from 'node:crypto';
import type { ContactForm } from '@waypost/contract';
import { makeContactReference } from '@waypost/domain/contact-reference';
import type { Locale } from '@waypost/i18n';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { durableLimit, HOUR, takeOrRefuse } from '../../../platform/durable-limits.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { putOnDesk } from '../../staff/desk/index.ts';
import { contactItem } from './contact-item.ts';
import { findMessageOfForm, insertMessage } from './contact.queries.ts';
import { contactMailQueue, contactReceivedMailQueue } from './queues.ts';

const MESSAGES_OF_EMAIL = durableLimit('contact', 5, HOUR);
const MESSAGES_OF_CONNECTION = durableLimit('contact-connection', 10, HOUR);

/**
 * Stores the message, puts it on the desk and has it emailed to our own inbox. The typed address may be
 * anyone's: it gets a receipt with the reference and nothing of what was written.
 */
export async function receiveMessage(
  ctx: Ctx,
  form: ContactForm,
  { clientAddress, locale }: { clientAddress: string; locale: Locale },
): Promise<string> {
  refuseIncomplete(form);
  const known = await referenceOfForm(ctx, form);
  if (known !== undefined) return known;

  const key = emailKey(form.email);
  await takeOrRefuse(ctx, MESSAGES_OF_CONNECTION, clientKey(clientAddress));
  await takeOrRefuse(ctx, MESSAGES_OF_EMAIL, key);
  const id = newRowId();
  const reference = makeContactReference(randomBytes(7));
  const isNew = await inTransaction(ctx.db, async (tx) => {
    const inserted = await insertMessage(tx, { ...form, id, reference, emailKey: key, locale });
    if (!inserted) return false;
    await ctx.jobs.enqueue(tx, contactMailQueue, { messageId: id });
    await ctx.jobs.enqueue(tx, contactReceivedMailQueue, { messageId: id });
    await putOnDesk(ctx, tx, contactItem({ id, reference, topic: form.topic }, 'carrier'));
    return true;
  });
  // the same form was posted twice at once, and the other request won
  return isNew ? reference : ((await referenceOfForm(ctx, form)) ?? reference);
}

function refuseIncomplete(form: ContactForm): void {
  const missing = (['name', 'email', 'message'] as const).filter((field) => form[field] === '');
  if (missing.length === 0) return;
  throw new Problem('contact_incomplete', {
    errors: missing.map((path) => ({ path, reason: 'missing' })),
  });
}

async function referenceOfForm(ctx: Ctx, form: ContactForm): Promise<string | undefined> {
  const stored = await findMessageOfForm(ctx.db, form.formId);
  if (stored === undefined) return undefined;
  const isSame = (['topic', 'name', 'email', 'message'] as const).every(
    (field) => stored[field] === form[field],
  );
  if (!isSame) throw new Problem('form_already_sent');
  return stored.reference;
}
