import type { MailTemplate } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { vouchedText } from '../../../platform/mail-text.ts';
import { accountMailSamples } from '../../customer/accounts/index.ts';
import { billingMailSamples } from '../../customer/billing/index.ts';
import { activationLetter } from '../../public/bookings/index.ts';
import { caseAnswerLetter } from '../../public/cases/index.ts';
import { customerKeyMailSamples } from '../../customer/customer-keys/index.ts';
import { messageAnswerLetter, messageLetter } from '../../public/contact/index.ts';
import { newsletterMailSamples } from '../../public/newsletter/index.ts';
import { shipmentMailSamples } from '../../public/notifications/index.ts';
import { partyLinkLetter } from '../../public/parties/index.ts';
import { pickupMailSamples } from '../../customer/pickups/index.ts';
import {
  invitationLetter,
  invitationUrl,
  staffNoticeLetter,
  staffPasswordLetter,
  staffPasswordUrl,
} from '../members/index.ts';
import { staffLetter, statusLetter } from '../staff-edits/index.ts';
import { updatesMailSamples } from '../../public/updates/index.ts';

const NUMBER = 'WP00DEM00000001V';

function sampleOf(origin: string) {
  return { trackingNumber: NUMBER, trackUrl: `${origin}/t/SAMPLE` };
}

/** Every email with invented data; no secret in them was ever issued. */
export const MAIL_SAMPLES: Record<MailTemplate, (locale: Locale, origin: string) => OwnLetter> = {
  ...shipmentMailSamples,
  ...updatesMailSamples,
  ...pickupMailSamples,
  ...billingMailSamples,
  ...accountMailSamples,
  ...customerKeyMailSamples,
  ...newsletterMailSamples,
  case_answer: (locale, origin) => caseAnswerLetter(locale, NUMBER, `${origin}/t/SAMPLE?to=case`),
  party_link: (locale, origin) => partyLinkLetter(locale, NUMBER, `${origin}/t/SAMPLE`),
  invitation: (_english, origin) => invitationLetter(invitationUrl(origin, 'SAMPLE')),
  staff_password: (_english, origin) => staffPasswordLetter(staffPasswordUrl(origin, 'SAMPLE')),
  staff_notice: () => staffNoticeLetter('password'),
  activation: (locale, origin) =>
    activationLetter(
      locale,
      origin,
      { price_cents: 8420, currency: 'EUR', receipt_id: 'SAMPLE' },
      vouchedText('000000', 'our code'),
    ),
  contact: () =>
    messageLetter({
      reference: 'C-0000-0000-0000',
      topic: 'support',
      name: 'Ada Example',
      email: 'ada@example.com',
      message: 'When does my parcel arrive?',
    }),
  contact_answer: (locale) =>
    messageAnswerLetter(locale, {
      reference: 'C-0000-0000-0000',
      body: 'Your parcel is due tomorrow before noon.',
    }),
  staff_message: (locale, origin) =>
    staffLetter(
      locale,
      { subject: 'A question about your shipment', body: 'Which doorbell should we ring?' },
      sampleOf(origin),
    ),
  status_now: (locale, origin) => statusLetter(locale, 'In Transit', sampleOf(origin)),
};
