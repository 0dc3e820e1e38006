import type { ExpectedLane } from '@waypost/domain/expected-pieces';
import type { MessageKey, Translate } from '@waypost/i18n/messages';

/** Lanes of the automatic plan have English names. Those of a published plan are in the language of its hub. */
const AUTOMATIC: Partial<Record<string, MessageKey<'field'>>> = {
  'DELIVERY Delivery': 'lane.delivery',
  'OFFICE Office': 'lane.office',
};

/** What is shown of a lane: in large type, and below it what that does not say yet. */
export function wordsOfLane(
  t: Translate<'field'>,
  { code, name }: ExpectedLane,
): { large: string; below: string } {
  const word = AUTOMATIC[`${code} ${name}`] as 'lane.delivery' | 'lane.office' | undefined;
  if (word !== undefined) return { large: t(word), below: '' };
  const isSame = code.toUpperCase() === name.toUpperCase();
  return { large: code, below: isSame ? '' : name };
}
