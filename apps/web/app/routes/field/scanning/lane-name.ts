import type { ExpectedLane } from '@waypost/domain/expected-pieces';
import type { MessageKey, Translate } from '@waypost/i18n/messages';

/**
 * Lanes of the automatic plan have English names, which are translated. A published plan is in the language of its
 * hub.
 */
const AUTOMATIC: Partial<Record<string, MessageKey<'field'>>> = {
  'DELIVERY Delivery': 'lane.delivery',
  'OFFICE Office': 'lane.office',
};

/** The text in large type, and a second line with what the first does not say. */
export function wordsOfLane(
  t: Translate<'field'>,
  { code, name }: ExpectedLane,
): { large: string; below: string } {
  const word = AUTOMATIC[`${code} ${name}`] as 'lane.delivery' | 'lane.office' | undefined;
  if (word !== undefined) return { large: t(word), below: '' };
  const isSame = code.toUpperCase() === name.toUpperCase();
  return { large: code, below: isSame ? '' : name };
}
