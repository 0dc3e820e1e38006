import type { PartyView, PublicTracking } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { CircleAlert, FileUp, MessageSquare } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { zoneAt } from '../delivery-history.ts';
import { LocalTime } from '../local-time.tsx';
import { casePath } from './case-rules.ts';

type ActionRequiredProps = { tracking: PublicTracking; party: PartyView | null };

/** The problem that stops the shipment, who has to act and until when; for parties also what they can do. */
export function ActionRequired({ tracking, party }: ActionRequiredProps) {
  const t = useT('party');
  if (tracking.problem === null) return null;
  const number = tracking.trackingNumber;
  return (
    <section
      aria-labelledby="action-required"
      className="rounded border-s-4 border-exception bg-exception-ground p-5 sm:p-6"
      data-testid="action-required"
    >
      <h2 id="action-required" className="flex items-center gap-2.5 text-lg text-exception">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('actionTitle')}
      </h2>
      <ProblemFacts tracking={tracking} party={party} />
      {tracking.demonstration ? null : party === null ? (
        <div className="mt-4 print:hidden">
          <p>{t('forParties')}</p>
          <a
            href="#party"
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {t('getLink')}
          </a>
        </div>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <LinkButton to={casePath(number, 'files')}>
            <FileUp aria-hidden="true" className="size-5 shrink-0" />
            {t('upload')}
          </LinkButton>
          <LinkButton look="secondary" to={casePath(number, 'chat')}>
            <MessageSquare aria-hidden="true" className="size-5 shrink-0" />
            {t('chat')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

/** The cause in a sentence, then whose turn it is and by when. */
export function ProblemFacts({ tracking, party }: ActionRequiredProps) {
  const t = useT('party');
  const locale = useLocale();
  const { problem } = tracking;
  if (problem === null) return null;
  const isOwnTurn = party !== null && problem.actor === party.role;
  const isSent = isOwnTurn && hasSentSomething(party, problem);
  const todo = NAMED_TODOS.find((kind) => kind === problem.kind);
  const { since, actBy } = problem;
  const turn = isSent
    ? t('actor.carrier')
    : isOwnTurn
      ? t('yourTurn')
      : t(`actor.${problem.actor}`);
  return (
    <div className="mt-2">
      <p className="mb-2 text-lg">{t(`cause.${problem.kind}`)}</p>
      <Facts
        facts={[
          todo !== undefined && !isSent && [t('todoTitle'), t(`todo.${todo}`)],
          isSent && [t('receivedTitle'), t('received')],
          [t('whoseTurn'), turn],
          actBy !== null &&
            !isSent && [t('actBy'), t('actByText', { day: formatShortDay(actBy, locale) })],
          [t('since'), <LocalTime key="since" at={since} timeZone={zoneAt(tracking, since)} />],
        ]}
      />
    </div>
  );
}

/** Where a party can do something about it. */
const NAMED_TODOS = ['customs_hold', 'address', 'failed_attempt', 'refused'] as const;

/**
 * True if the party has sent something since the problem arose and support has not answered, so that we have to
 * act.
 */
export function hasSentSomething(
  { cases }: Pick<PartyView, 'cases'>,
  { kind, since }: NonNullable<PublicTracking['problem']>,
): boolean {
  const open = cases.find(({ subject, state }) => subject === kind && state === 'open');
  if (open === undefined) return false;
  const sent = [
    ...open.files.map(({ at }) => ({ at, from: 'party' })),
    ...open.messages.map(({ at, from }) => ({ at, from })),
  ].filter(({ at }) => Date.parse(at) >= Date.parse(since));
  const last = sent.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
  return last?.from === 'party';
}
