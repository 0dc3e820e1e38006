import type { MailTemplate } from '@waypost/contract/mail-templates';

type Named = { template: MailTemplate; party: 'shipper' | 'recipient' | null };
type Addressee =
  | 'shipper'
  | 'recipient'
  | 'follower'
  | 'account'
  | 'support'
  | 'staff'
  | 'newsletter';

const TO_FOLLOWERS: readonly MailTemplate[] = [
  'milestone',
  'confirm_updates',
  'updates_already_on',
];
const TO_STAFF: readonly MailTemplate[] = ['invitation', 'staff_password', 'staff_notice'];
const TO_READERS: readonly MailTemplate[] = ['confirm_newsletter', 'newsletter_already_on'];

/** The outbox stores no addresses, so the recipient is described by what the mail is about. */
export function addresseeOf({ template, party }: Named): Addressee {
  if (party !== null) return party;
  if (TO_FOLLOWERS.includes(template)) return 'follower';
  if (TO_READERS.includes(template)) return 'newsletter';
  if (template === 'contact') return 'support';
  return TO_STAFF.includes(template) ? 'staff' : 'account';
}
