import type { Locale } from '@waypost/i18n';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { WorkerCtx } from '../../../platform/context.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { defineEmail } from '../../../platform/emails.ts';
import { mailTexts, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import { newSixDigitCode } from '../../../platform/random.ts';
import { alreadyRegisteredEmail } from './account-emails.ts';
import { readAttemptForMail, storeCodeHash } from './codes.queries.ts';
import { findCustomerByEmail } from './customers.queries.ts';
import type { CodeMail } from './queues.ts';
import { hashCode } from './verify-code.ts';

type AskedCode = { key: string; attemptId: string; to: string; locale: Locale } & Pick<
  NonNullable<Awaited<ReturnType<typeof readAttemptForMail>>>,
  'shard' | 'secretHash'
>;

/** Makes the code, keeps its hash and mails it; the code is nowhere else. */
export const codeEmail = defineEmail({
  template: 'code',
  carriesSecret: true,
  key: ({ key }: AskedCode) => key,
  read: async (ctx, { attemptId, secretHash, ...asked }) => ({
    ...asked,
    async facts() {
      const code = newSixDigitCode();
      await storeCodeHash(ctx.db, attemptId, hashCode(ctx, secretHash, code));
      return { code: vouchedText(code, 'our code') };
    },
  }),
  words(locale, { code }: { code: SafeText }) {
    const t = mailTexts(locale);
    return {
      locale,
      subject: t('codeSubject', { code }),
      blocks: [
        { heading: t('codeHeading') },
        { code },
        { paragraph: t('codeText') },
        { paragraph: t('codeWarning') },
        { smallPrint: t('accountFooter') },
      ],
    };
  },
  sample: () => ({ code: vouchedText('000000', 'our code') }),
});

export async function sendCodeMail(
  ctx: WorkerCtx,
  { attemptId, mail, locale = DEFAULT_LOCALE }: CodeMail,
): Promise<void> {
  const attempt = await readAttemptForMail(ctx.db, attemptId);
  if (attempt === undefined || attempt.mails !== mail) return;
  const { registration } = attempt;
  const key = `code:${attemptId}:${mail}`;
  const owner = registration && (await findCustomerByEmail(ctx.db, emailKey(registration.email)));
  if (owner) return alreadyRegisteredEmail.send(ctx, { cause: key, customerId: owner.id });
  const to = registration?.email ?? attempt.customerEmail;
  if (to !== null) await codeEmail.send(ctx, { ...attempt, key, attemptId, to, locale });
}
