import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Letter } from '../../../platform/mail-layout.ts';
import { mailTexts } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import { readInvitationForMail, storeInvitationSecret } from './invitations.queries.ts';
import { STAFF_SHARD } from './open-staff-session.ts';

export async function sendInvitationMail(
  ctx: Ctx,
  mailer: Mailer,
  invitationId: string,
): Promise<void> {
  const invitation = await readInvitationForMail(ctx.db, invitationId);
  if (invitation === undefined) return;
  const effect = {
    effectKey: `mail:invitation:${invitationId}`,
    shard: STAFF_SHARD,
    template: 'invitation',
    carriesSecret: true,
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const secret = newToken(STAFF_SHARD);
    await storeInvitationSecret(ctx.db, invitationId, hashSecret(secret));
    const url = invitationUrl(ctx.config.PUBLIC_ORIGIN, secret);
    return { to: invitation.email, letter: invitationLetter(url) };
  });
}

export function invitationUrl(origin: string, secret: string): string {
  return `${origin}/admin/register?invite=${secret}`;
}

export function invitationLetter(url: string): Letter {
  const t = mailTexts(DEFAULT_LOCALE);
  return {
    locale: DEFAULT_LOCALE,
    subject: t('invitationSubject'),
    blocks: [
      { heading: t('invitationSubject') },
      { paragraph: t('invitationText') },
      { link: { label: t('invitationLink'), url } },
      { paragraph: t('invitationWarning') },
      { smallPrint: t('signature') },
    ],
  };
}
