import type { ContainerActResult, FieldActResults } from '@waypost/contract/client';
import type { MessageKey } from '@waypost/i18n/messages';
import { OTHER_DEVICE } from '../store/become-device.ts';

type Result = ContainerActResult | FieldActResults['results'][number];
type Reason = NonNullable<Result['reason']>;

const WORDS = {
  no_round: 'refused.why.notYours',
  no_stop: 'refused.why.notYours',
  not_possible: 'refused.why.notThen',
  elsewhere: 'refused.why.elsewhere',
  closed: 'refused.why.closed',
  in_use: 'refused.why.inUse',
  not_away: 'refused.why.notAway',
  no_container: 'refused.why.unknown',
  no_hub: 'refused.why.unknown',
  no_piece: 'refused.why.unknown',
  no_trip: 'refused.why.unknown',
  not_container: 'refused.why.unknown',
  not_piece: 'refused.why.unknown',
  trip_left: 'refused.why.tripLeft',
  unreadable: 'refused.why.unreadable',
} satisfies Record<Reason, MessageKey<'field'>>;

/** Why an act of a round or of a container was refused. */
export function wordOfRefusal(reason: string): MessageKey<'field'> | undefined {
  if (reason === OTHER_DEVICE) return 'refused.otherDevice';
  return Object.hasOwn(WORDS, reason) ? WORDS[reason as Reason] : undefined;
}
