import { listWebhooks } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EventList } from './event-list.tsx';
import { Failed } from './failed.tsx';
import { inMode, modeOf, useMode } from './mode.ts';
import { NewSecret } from '../new-secret.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { changeWebhooks, WEBHOOK_ACTS, type WebhookAct } from './webhook-changes.server.ts';
import { WebhookList } from './webhook-list.tsx';
import type { Route } from './+types/webhooks.ts';

const EVENTS_SHOWN = 5;

export async function loader({ request }: Route.LoaderArgs) {
  const answer = await ask(request, listWebhooks, { query: { mode: modeOf(request) } });
  const done = new URL(request.url).searchParams.get('done');
  return {
    listed: answer.ok ? answer.data : null,
    refusal: answer.ok ? null : answer.refusal,
    done: WEBHOOK_ACTS.find((act) => act === done),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeWebhooks(request, '/dashboard/developers');
}

export default function Developers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('webhooks');
  const programs = useT('own-programs');
  const mode = useMode();
  const { listed, refusal, done } = loaderData;
  const reply = useReply();
  const [query] = useSearchParams();
  const secret = actionData !== undefined && 'secret' in actionData ? actionData.secret : undefined;
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <h1 className="wide text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-8 text-muted">{t('lead')}</p>
      {reply?.refusal && reply.typed['intent'] !== 'create' && (
        <Refused refusal={reply.refusal} fallback={t('notDone')} className="mb-6" />
      )}
      {done !== undefined && reply === undefined && secret === undefined && <Done act={done} />}
      {secret !== undefined && (
        <NewSecret
          secret={secret}
          testId="new-secret"
          words={{
            title: t('secretTitle'),
            text: t('secretText'),
            secret: t('secret'),
            copy: t('copy'),
            copied: t('copied'),
          }}
        />
      )}
      {listed === null || refusal !== null ? (
        refusal !== null && (
          <Failed
            title={t('failed')}
            refusal={refusal}
            retry={inMode('/dashboard/developers', mode)}
          />
        )
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="min-w-0 space-y-10 lg:col-span-8">
            <Section title={t('listTitle')}>
              {listed.webhooks.length === 0 ? (
                <EmptyState title={t('empty')} />
              ) : (
                <WebhookList webhooks={listed.webhooks} removing={query.get('remove')} />
              )}
            </Section>
            <Section
              title={t('eventsTitle')}
              aside={
                listed.events.length > 0 && (
                  <TextLink to={inMode('/dashboard/developers/events', mode)}>
                    {programs('allEvents')}
                  </TextLink>
                )
              }
            >
              {listed.events.length === 0 ? (
                <EmptyState title={t('noEvents')} />
              ) : (
                <EventList
                  events={listed.events.slice(0, EVENTS_SHOWN)}
                  webhooks={listed.webhooks}
                />
              )}
            </Section>
          </div>
          <NewWebhook key={secret} />
        </div>
      )}
    </>
  );
}

function Done({ act }: { act: WebhookAct }) {
  const t = useT('webhooks');
  return <Notice tone="good" title={t(`done.${act}`)} className="mb-6" />;
}
