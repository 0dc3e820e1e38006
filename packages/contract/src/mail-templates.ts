/** Can be written again from their key: staff may preview and resend them. */
export const REWRITABLE_TEMPLATES = [
  'booking_confirmation',
  'transfer_arrived',
  'recipient_notice',
  'cancelled',
  'handover',
  'milestone',
  'case_answer',
  'statement',
  'statement_reminder',
  'pickup_scheduled',
  'pickup_cancelled',
  'pickup_no_place',
  'pickup_missed',
  'pickup_rule_ended',
] as const;
export type RewritableTemplate = (typeof REWRITABLE_TEMPLATES)[number];

/**
 * Sent once only: they carry a code or a link that proves an address, answer someone who may not own it, or
 * contain text written for one occasion. Their content is stored nowhere.
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
  'key_ending',
  'key_unused',
  'webhook_failing',
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
  'contact_received',
  'contact_answer',
  'staff_message',
  'status_now',
] as const;

/** Every email we send. One that is not listed here does not compile. */
export const MAIL_TEMPLATES = [...REWRITABLE_TEMPLATES, ...SEALED_TEMPLATES] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const OUTBOX_STATES = ['sending', 'sent', 'failed'] as const;
