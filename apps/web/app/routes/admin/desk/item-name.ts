import type { DeskLine } from '@waypost/contract/client';
import type { MessageKey, Translate } from '@waypost/i18n/messages';

/** "Case: held by customs". */
export function nameOf(
  { kind, subject }: Pick<DeskLine, 'kind' | 'subject'>,
  t: Translate<'console-desk'>,
): string {
  const name = t(`kind.${kind}`);
  if (subject === '') return name;
  const about = t(`about.${subject}` as MessageKey<'console-desk'> & `about.${string}`);
  return `${name}: ${about}`;
}
