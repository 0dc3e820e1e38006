/** Of the contract. */
export const MAX_MESSAGE_LENGTH = 2_000;

export function findMessageFault(text: string): 'messageMissing' | 'messageTooLong' | null {
  if (text.trim() === '') return 'messageMissing';
  return text.trim().length > MAX_MESSAGE_LENGTH ? 'messageTooLong' : null;
}
