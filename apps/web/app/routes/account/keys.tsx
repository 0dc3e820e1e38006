import { type CustomerKey, listKeys } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { changeKeys } from './key-changes.server.ts';
import { type Asking, EndedKeys, KeyList } from './key-list.tsx';
import { NewKey } from './new-key.tsx';
import { NewSecret } from './new-secret.tsx';
import type { Route } from './+types/keys.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const answer = await ask(request, listKeys);
  return {
    keys: answer.ok ? answer.data.keys : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeKeys(request);
}

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('keys');
  const { keys, requestId } = loaderData;
  const reply = useReply();
  const secret = actionData !== undefined && 'secret' in actionData ? actionData.secret : undefined;
  const [query] = useSearchParams();
  const live = keys?.filter((key) => key.live) ?? null;
  const ended = keys?.filter((key) => !key.live) ?? [];
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <h1 className="wide text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-8 text-muted">
        {t('lead')} <TextLink to="/developers/quickstart">{t('reference')}</TextLink>
      </p>
      {reply?.refusal && reply.typed['intent'] !== 'rotate' && (
        <Refused refusal={reply.refusal} fallback={t('notDone')} className="mb-6" />
      )}
      {query.get('done') === 'revoked' && (
        <Notice tone="good" title={t('revoked')} className="mb-6" />
      )}
      {secret !== undefined && (
        <NewSecret
          secret={secret}
          testId="new-key"
          words={{
            title: t('createdTitle'),
            text: t('createdText'),
            secret: t('secret'),
            copy: t('copy'),
            copied: t('copied'),
          }}
        />
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 space-y-10 lg:col-span-8">
          <Section title={t('listTitle')}>
            <Listed
              keys={live}
              requestId={requestId}
              asking={{ revoke: query.get('revoke'), rotate: query.get('rotate') }}
            />
          </Section>
          {ended.length > 0 && (
            <Section title={t('endedTitle')}>
              <EndedKeys keys={ended} />
            </Section>
          )}
        </div>
        <NewKey key={secret} />
      </div>
    </>
  );
}

type ListedProps = {
  keys: CustomerKey[] | null;
  requestId: string | undefined;
  asking: Asking;
};

function Listed({ keys, requestId, asking }: ListedProps) {
  const t = useT('keys');
  if (keys === null) {
    return (
      <ErrorState title={t('failed')} requestId={requestId} retry="/dashboard/keys">
        {t('failedText')}
      </ErrorState>
    );
  }
  return keys.length === 0 ? (
    <EmptyState title={t('empty')} />
  ) : (
    <KeyList keys={keys} asking={asking} />
  );
}
