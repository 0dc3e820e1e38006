import { type AccountEvent, type EventDelivery, readAccountEvent } from '@waypost/contract/client';
import { ArrowLeft } from 'lucide-react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { AnswerStatus } from './answer-status.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { Resend } from './event-list.tsx';
import { inMode, modeOf, useMode } from './mode.ts';
import { changeWebhooks } from './webhook-changes.server.ts';
import type { Route } from './+types/event.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const event = await askOrThrow(request, readAccountEvent, {
    path: { eventId: params.eventId },
    query: { mode: modeOf(request) },
  });
  return { event, isSentAgain: new URL(request.url).searchParams.get('done') === 'resend' };
}

export async function action({ request, params }: Route.ActionArgs) {
  return changeWebhooks(request, `/dashboard/developers/events/${params.eventId}`);
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const hooks = useT('webhooks');
  const { event, isSentAgain } = loaderData;
  const mode = useMode();
  const reply = useReply();
  return (
    <>
      <PageHead title={t('metaTitle', { title: event.type })} noindex />
      <TextLink
        to={inMode('/dashboard/developers/events', mode)}
        className="mb-4 inline-flex min-h-11 items-center gap-2"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('backToEvents')}
      </TextLink>
      <h1 className="text-3xl break-all">
        <code dir="ltr">{event.type}</code>
      </h1>
      <p className="mt-2 mb-8 flex flex-wrap items-center gap-x-4 text-muted">
        <Time at={event.createdAt} />
        <code dir="ltr" className="text-sm break-all">
          {event.id}
        </code>
      </p>
      {reply?.refusal && (
        <Refused refusal={reply.refusal} fallback={hooks('notDone')} className="mb-6" />
      )}
      {isSentAgain && reply === undefined && (
        <Notice tone="good" title={hooks('done.resend')} className="mb-6" />
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Body event={event} />
        <Section title={t('deliveriesTitle')} aside={<Resend id={event.id} type={event.type} />}>
          {event.deliveries.length === 0 ? (
            <EmptyState title={t('noDeliveries')} />
          ) : (
            <ul className="divide-y divide-hairline">
              {event.deliveries.map((delivery) => (
                <Delivery key={delivery.id} {...delivery} />
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  );
}

function Body({ event }: { event: AccountEvent }) {
  const t = useT('own-programs');
  const hooks = useT('webhooks');
  const words = { copy: hooks('copy'), copied: hooks('copied') };
  return (
    <Section
      title={t('bodyTitle')}
      aside={<CopyButton text={event.body} what={t('bodyTitle')} words={words} />}
      className="min-w-0"
    >
      <pre
        dir="ltr"
        className="rounded bg-panel p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {JSON.stringify(JSON.parse(event.body), null, 2)}
      </pre>
    </Section>
  );
}

function Delivery({ url, state, nextAttemptAt, attempts }: EventDelivery) {
  const t = useT('own-programs');
  return (
    <li className="space-y-3 py-4 first:pt-0">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <code dir="ltr" className="text-sm font-semibold break-all">
          {url}
        </code>
        <DeliveryState state={state} />
      </p>
      {nextAttemptAt !== null && (
        <p className="text-sm text-muted">
          {t('nextAttempt')} <Time at={nextAttemptAt} />
        </p>
      )}
      <ol className="space-y-2">
        {attempts.map(({ id, at, status, error, ms, excerpt }) => (
          <li key={id} className="text-sm">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <AnswerStatus status={status} code={error} />
              <span className="numerals text-muted">{t('ms', { ms })}</span>
              <span className="text-muted">
                <Time at={at} />
              </span>
            </p>
            {excerpt !== '' && (
              <details className="mt-1">
                <summary className="min-h-6 cursor-pointer text-muted">{t('excerpt')}</summary>
                <pre
                  dir="ltr"
                  className="mt-1 rounded bg-panel p-3 whitespace-pre-wrap wrap-anywhere"
                >
                  {excerpt}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}
