import type { DeskLine } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { MessageKey, Translate } from '@waypost/i18n/messages';

/** "Case: held by customs". */
export function nameOf(
  { kind, subject }: Pick<DeskLine, 'kind' | 'subject'>,
  t: Translate<'console-desk'>,
): string {
  const name = t(`kind.${kind}`);
  // subjects of other kinds come from a catalog
  if (kind === 'round_not_closed' || subject === '') return name;
  if (kind === 'missing_piece') return `${name}: ${formatTrackingNumber(subject)}`;
  if (kind === 'missing_container') return `${name}: ${formatContainerCode(subject)}`;
  const about = t(`about.${subject}` as MessageKey<'console-desk'> & `about.${string}`);
  return `${name}: ${about}`;
}
