import type { Locale } from '@waypost/i18n';
import type { Ctx, WorkerCtx } from '../../../platform/context.ts';
import { defineEmail } from '../../../platform/emails.ts';
import type { Block, Email } from '../../../platform/mail-blocks.ts';
import { mailTexts } from '../../../platform/mail-text.ts';
import { newsletterToken } from './newsletter-token.ts';
import { readConsentForMail } from './newsletter.queries.ts';

type Asked = { consentId: string; mail: number };
/** The newest link confirms, the other leaves. */
type Links = { confirmUrl: string; leaveUrl: string };
type Consent = NonNullable<Awaited<ReturnType<typeof readConsentForMail>>>;

const key = ({ consentId, mail }: Asked) => `newsletter:${consentId}:${mail}`;
const sample = (origin: string): Links => ({
  confirmUrl: `${origin}/newsletter/confirm?token=SAMPLE`,
  leaveUrl: `${origin}/newsletter/unsubscribe?token=SAMPLE`,
});

export const confirmNewsletterEmail = defineEmail({
  template: 'confirm_newsletter',
  key,
  read: (ctx, asked: Asked) => readIn(ctx, asked, (state) => state !== 'on' && state !== 'off'),
  words(locale, { confirmUrl, leaveUrl }: Links): Email {
    const t = mailTexts(locale);
    return {
      locale,
      subject: t('newsletterSubject'),
      blocks: [
        { heading: t('newsletterSubject') },
        { paragraph: t('newsletterText') },
        { link: { label: t('newsletterLink'), url: confirmUrl } },
        { paragraph: t('newsletterWarning') },
        footer(locale, leaveUrl),
      ],
    };
  },
  sample,
});

export const alreadyOnNewsletterEmail = defineEmail({
  template: 'newsletter_already_on',
  key,
  read: (ctx, asked: Asked) => readIn(ctx, asked, (state) => state === 'on'),
  words(locale, { leaveUrl }: Links): Email {
    const t = mailTexts(locale);
    return {
      locale,
      subject: t('newsletterOnSubject'),
      blocks: [
        { heading: t('newsletterOnSubject') },
        { paragraph: t('newsletterOnText') },
        footer(locale, leaveUrl),
      ],
    };
  },
  sample,
});

/** Asks the address to confirm, or tells it that it is on the list already: one key, so one of the two. */
export async function sendNewsletterMail(ctx: WorkerCtx, asked: Asked): Promise<void> {
  await confirmNewsletterEmail.send(ctx, asked);
  await alreadyOnNewsletterEmail.send(ctx, asked);
}

async function readIn(
  ctx: Ctx,
  { consentId, mail }: Asked,
  isRight: (state: Consent['state']) => boolean,
) {
  const consent = await readConsentForMail(ctx.db, consentId);
  if (consent === undefined || consent.mails !== mail || !isRight(consent.state)) return undefined;
  const origin = ctx.config.PUBLIC_ORIGIN;
  const confirming = newsletterToken(ctx.secrets, consent, { confirms: mail });
  const leaving = newsletterToken(ctx.secrets, consent, 'leaves');
  return {
    ...consent,
    to: consent.email,
    unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${leaving}`,
    facts: {
      confirmUrl: `${origin}/newsletter/confirm?token=${confirming}`,
      leaveUrl: leavePageUrl(origin, leaving),
    },
  };
}

export function leavePageUrl(origin: string, token: string): string {
  return `${origin}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

function footer(locale: Locale, leaveUrl: string): Block {
  const t = mailTexts(locale);
  return {
    smallPrint: t('newsletterFooter'),
    links: [{ label: t('newsletterLeave'), url: leaveUrl }],
  };
}
