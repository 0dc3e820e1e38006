import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { defineEmail } from '../../../platform/emails.ts';
import { mailTexts, staffMailTexts } from '../../../platform/mail-text.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import { readInvitationForMail, storeInvitationSecret } from './invitations.queries.ts';
import { STAFF_SHARD } from './open-staff-session.ts';
import { readPasswordLinkForMail, storePasswordLinkSecret } from './staff-passwords.queries.ts';
import { readStaffEmail } from './staff.queries.ts';

export type StaffNotice = 'password' | 'recovery_codes';

/** Staff reads English. */
const ENGLISH = { shard: STAFF_SHARD, locale: DEFAULT_LOCALE };
const sample = () => ({ secret: 'SAMPLE' });

export function invitationUrl(origin: string, secret: string): string {
  return `${origin}/admin/register?invite=${secret}`;
}

export function staffPasswordUrl(origin: string, secret: string): string {
  return `${origin}/admin/password?token=${secret}`;
}

/** Makes the secret of a link as it is mailed; only its hash is stored. */
function withSecret(to: string, store: (secretHash: Buffer) => Promise<void>) {
  async function facts() {
    const secret = newToken(STAFF_SHARD);
    await store(hashSecret(secret));
    return { secret };
  }
  return { ...ENGLISH, to, facts };
}

export const invitationEmail = defineEmail({
  template: 'invitation',
  carriesSecret: true,
  key: ({ invitationId }: { invitationId: string }) => `invitation:${invitationId}`,
  async read({ db }, { invitationId }) {
    const invitation = await readInvitationForMail(db, invitationId);
    return (
      invitation &&
      withSecret(invitation.email, (hash) => storeInvitationSecret(db, invitationId, hash))
    );
  },
  words(_english, { secret }: { secret: string }, origin) {
    const t = mailTexts(DEFAULT_LOCALE);
    const url = invitationUrl(origin, secret);
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
  },
  sample,
});

export const staffPasswordEmail = defineEmail({
  template: 'staff_password',
  carriesSecret: true,
  key: ({ linkId }: { linkId: string }) => `staff_password:${linkId}`,
  async read({ db }, { linkId }) {
    const link = await readPasswordLinkForMail(db, linkId);
    return link && withSecret(link.email, (hash) => storePasswordLinkSecret(db, linkId, hash));
  },
  words(_english, { secret }: { secret: string }, origin) {
    const t = staffMailTexts();
    const url = staffPasswordUrl(origin, secret);
    return {
      locale: DEFAULT_LOCALE,
      subject: t('passwordLinkSubject'),
      blocks: [
        { heading: t('passwordLinkSubject') },
        { paragraph: t('passwordLinkText') },
        { link: { label: t('passwordLink'), url } },
        { paragraph: t('passwordLinkWarning') },
        { smallPrint: t('signature') },
      ],
    };
  },
  sample,
});

export const staffNoticeEmail = defineEmail({
  template: 'staff_notice',
  key: ({ noticeId }: { noticeId: string; staffId: string; notice: StaffNotice }) =>
    `staff_notice:${noticeId}`,
  async read(ctx, { staffId, notice }) {
    const member = await readStaffEmail(ctx.db, staffId);
    return member && { ...ENGLISH, to: member.email, facts: { notice } };
  },
  words(_english, { notice }: { notice: StaffNotice }) {
    const t = staffMailTexts();
    return {
      locale: DEFAULT_LOCALE,
      subject: t(`subject.${notice}`),
      blocks: [
        { heading: t(`subject.${notice}`) },
        { paragraph: t(`text.${notice}`) },
        { paragraph: t('notYou') },
        { smallPrint: t('signature') },
      ],
    };
  },
  sample: (): { notice: StaffNotice } => ({ notice: 'password' }),
});
