import { isEmail } from '../../parcels/contact-rules.ts';
import type { Faults } from '../../platform/form-reply.ts';
import { textIn } from '../../platform/form-text.ts';

export const TOPICS = ['support', 'sales', 'partnerships'] as const;

export const MAX_NAME_LENGTH = 120;
/** Of the contract's message. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** Support, unless another topic is named. */
export function topicNamed(text: string | null): (typeof TOPICS)[number] {
  return TOPICS.find((topic) => topic === text) ?? 'support';
}

export function findContactFaults(form: FormData): Faults {
  const isRight = {
    name: () => true,
    email: isEmail,
    message: (text: string) => text.length <= MAX_MESSAGE_LENGTH,
  };
  const faults: Faults = {};
  for (const [name, isFine] of Object.entries(isRight)) {
    const text = textIn(form, name).trim();
    if (text === '') faults[name] = 'required';
    else if (!isFine(text)) faults[name] = 'malformed';
  }
  return faults;
}
