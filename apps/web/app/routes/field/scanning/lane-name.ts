import type { ExpectedLane } from '@waypost/domain/expected-pieces';
import type { MessageKey, Translate } from '@waypost/i18n/messages';

/** Lanes that the automatic plan names by itself, in English. Whoever publishes a plan names them as people there speak. */
const AUTOMATIC: Partial<Record<string, MessageKey<'field'>>> = {
  'DELIVERY Delivery': 'lane.delivery',
  'OFFICE Office': 'lane.office',
};

export function laneName(t: Translate<'field'>, { code, name }: ExpectedLane): string {
  const word = AUTOMATIC[`${code} ${name}`] as 'lane.delivery' | 'lane.office' | undefined;
  return word === undefined ? name : t(word);
}
