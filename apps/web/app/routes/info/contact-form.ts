import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail } from '../../parcels/contact-rules.ts';
import { textIn } from '../../platform/form-text.ts';

export const TOPICS = ['support', 'sales', 'partnerships'] as const;
export type Topic = (typeof TOPICS)[number];

export const MAX_NAME_LENGTH = 120;
/** Of the contract's message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** The contact form as typed. */
export type ContactValues = {
  formId: string;
  name: string;
  email: string;
  topic: Topic;
  message: string;
};

export type ContactFaults = Partial<Record<'name' | 'email' | 'message', MessageKey<'contact'>>>;

export function readContactValues(form: FormData): ContactValues {
  return {
    formId: textIn(form, 'formId'),
    name: textIn(form, 'name').trim(),
    email: textIn(form, 'email').trim(),
    topic: topicNamed(textIn(form, 'topic')),
    message: textIn(form, 'message').trim(),
  };
}

/** Support, unless another topic is named. */
export function topicNamed(text: string | null): Topic {
  return TOPICS.find((topic) => topic === text) ?? 'support';
}

export function findContactFaults({ name, email, message }: ContactValues): ContactFaults {
  const faults: ContactFaults = {};
  if (name === '') faults.name = 'nameMissing';
  if (email === '') faults.email = 'emailMissing';
  else if (!isEmail(email)) faults.email = 'emailInvalid';
  if (message === '') faults.message = 'messageMissing';
  else if (message.length > MAX_MESSAGE_LENGTH) faults.message = 'messageTooLong';
  return faults;
}

export function isIncomplete({ name, email, message }: ContactValues): boolean {
  return name === '' || email === '' || message === '';
}
