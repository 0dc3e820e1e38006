import type { MailTemplate } from '@waypost/contract';
import type { Letter } from '../../platform/mail-layout.ts';
import { accountMailSamples } from '../accounts/index.ts';
import { billingMailSamples } from '../billing/index.ts';
import { activationLetter } from '../bookings/index.ts';
import { caseAnswerLetter } from '../cases/index.ts';
import { messageLetter } from '../contact/index.ts';
import { newsletterMailSamples } from '../newsletter/index.ts';
import { shipmentMailSamples } from '../notifications/index.ts';
import { partyLinkLetter } from '../parties/index.ts';
import { pickupMailSamples } from '../pickups/index.ts';
import { invitationLetter, invitationUrl } from '../staff/index.ts';
import { updatesMailSamples } from '../updates/index.ts';

const NUMBER = 'WP00DEM00000001V';

/** Every mail from invented data; no secret in them was ever made. */
export const MAIL_SAMPLES: Record<MailTemplate, (origin: string) => Letter> = {
  ...shipmentMailSamples,
  ...updatesMailSamples,
  ...pickupMailSamples,
  ...billingMailSamples,
  ...accountMailSamples,
  ...newsletterMailSamples,
  case_answer: (origin) => caseAnswerLetter(NUMBER, `${origin}/t/SAMPLE?to=case`),
  party_link: (origin) => partyLinkLetter(NUMBER, `${origin}/t/SAMPLE`),
  invitation: (origin) => invitationLetter(invitationUrl(origin, 'SAMPLE')),
  activation: (origin) =>
    activationLetter(
      origin,
      { price_cents: 8420, currency: 'EUR', receipt_id: 'SAMPLE' },
      '000000',
    ),
  contact: () =>
    messageLetter({
      reference: 'C-0000-0000-0000',
      topic: 'support',
      name: 'Ada Example',
      email: 'ada@example.com',
      message: 'When does my parcel arrive?',
    }),
};
