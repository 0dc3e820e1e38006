import { completeLocale, DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { provedAddress, vouchedText } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { newSixDigitCode } from '../../../platform/random.ts';
import { alreadyRegisteredLetter, codeLetter } from './account-letters.ts';
import { type PendingRegistration, readAttemptForMail, storeCodeHash } from './codes.queries.ts';
import { findCustomerByEmail } from './customers.queries.ts';
import type { CodeMail } from './queues.ts';
import { hashCode } from './verify-code.ts';

/** Makes the code, stores its hash and mails it; the code is stored nowhere else. */
export async function sendCodeMail(
  ctx: Ctx,
  mailer: Mailer,
  { attemptId, mail, locale = DEFAULT_LOCALE }: CodeMail,
): Promise<void> {
  const attempt = await readAttemptForMail(ctx.db, attemptId);
  if (attempt === undefined || attempt.mails !== mail) return;
  const registration = attempt.registration as unknown as PendingRegistration | null;
  const effect = {
    effectKey: `mail:code:${attemptId}:${mail}`,
    shard: attempt.shard,
    carriesSecret: true,
  } as const;

  const owner =
    registration === null
      ? undefined
      : await findCustomerByEmail(ctx.db, emailKey(registration.email));
  if (owner !== undefined) {
    await sendOnce(ctx, mailer, { ...effect, template: 'already_registered' }, async () => ({
      to: provedAddress(owner.email, 'account'),
      letter: alreadyRegisteredLetter(
        completeLocale(owner.locale),
        ctx.config.PUBLIC_ORIGIN,
        owner.name,
      ),
    }));
    return;
  }
  const to = registration?.email ?? attempt.customer_email;
  if (to === null) return;
  await sendOnce(ctx, mailer, { ...effect, template: 'code' }, async () => {
    const code = newSixDigitCode();
    await storeCodeHash(ctx.db, attemptId, hashCode(ctx, attempt.secret_hash, code));
    return { to, letter: codeLetter(locale, vouchedText(code, 'our code')) };
  });
}
