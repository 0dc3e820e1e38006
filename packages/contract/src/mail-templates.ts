/** Can be written again from what their key names: staff may look at them and send them again. */
export const REWRITABLE_TEMPLATES = [
  'booking_confirmation',
  'recipient_notice',
  'cancelled',
  'milestone',
  'case_answer',
  'statement',
  'pickup_scheduled',
  'pickup_cancelled',
  'pickup_no_place',
  'pickup_missed',
  'pickup_rule_ended',
] as const;
export type RewritableTemplate = (typeof REWRITABLE_TEMPLATES)[number];

/**
 * Sealed: they carry a code or a link that proves an address, answer somebody who may not own it, or
 * hold words that a person wrote for one occasion. What they said is nowhere but in the mailbox they went to.
 */
export const SEALED_TEMPLATES = [
  'code',
  'already_registered',
  'reset_password',
  'confirm_email',
  'email_change',
  'new_sign_in',
  'password_changed',
  'key_made',
  'invitation',
  'staff_password',
  'staff_notice',
  'activation',
  'party_link',
  'confirm_updates',
  'updates_already_on',
  'confirm_newsletter',
  'newsletter_already_on',
  'contact',
  'contact_answer',
  'staff_message',
  'status_now',
] as const;

/** Every mail we send. One that is not listed here does not compile. */
export const MAIL_TEMPLATES = [...REWRITABLE_TEMPLATES, ...SEALED_TEMPLATES] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const OUTBOX_STATES = ['sending', 'sent', 'failed'] as const;
