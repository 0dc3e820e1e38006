import { listNewsletter, type NewsletterLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { data, Form, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { CodeAgain } from '../code-again.tsx';
import { Address } from '../member-marks.tsx';
import { signedInContext } from '../signed-in.ts';
import { CONSENT_STATES, type ConsentState, refusedIn, stateIn } from './consent-states.ts';
import { MailTabs, NEWSLETTER } from './mail-tabs.tsx';
import type { Route } from './+types/newsletter.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const params = new URL(request.url).searchParams;
  const state = stateIn(params.get('state'));
  const after = params.get('after') ?? '';
  const query = { state, ...(ID.test(after) && { after }) };
  const answer = await ask(request, listNewsletter({ query, ...onBehalfOf(request) }));
  if (!answer.ok && answer.refusal.status === 403) throw data(answer.refusal, { status: 403 });
  return {
    state,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
    hasSecondFactor: admin.secondFactor,
  };
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { state, page, requestId, hasSecondFactor } = loaderData;
  return (
    <>
      <PageHead title={t('newsletterMeta')} />
      <h1 className="wide mb-2 text-2xl">{t('newsletterTitle')}</h1>
      <MailTabs current="newsletter" />
      <div className="mb-5">
        <Segments
          label={t('newsletterStates')}
          segments={CONSENT_STATES.map((each) => ({
            name: t(`consent.${each}`),
            to: `${NEWSLETTER}?state=${each}`,
            current: each === state,
          }))}
        />
      </div>
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <div className="min-w-0 grow">
          {page === null ? (
            <ErrorState
              title={t('newsletterFailed')}
              requestId={requestId}
              retry={`${NEWSLETTER}?state=${state}`}
            />
          ) : page.entries.length === 0 ? (
            <EmptyState title={t('newsletterEmpty')} />
          ) : (
            <>
              <Table
                dense
                captionHidden
                caption={t('newsletterTitle')}
                rows={page.entries}
                keyOf={({ id }) => id}
                columns={columnsFor(t)}
              />
              <div className="mt-6">
                <Pager
                  previous={null}
                  next={page.next && `${NEWSLETTER}?state=${state}&after=${page.next}`}
                />
              </div>
            </>
          )}
        </div>
        <ExportForm state={state} hasSecondFactor={hasSecondFactor} />
      </div>
    </>
  );
}

function columnsFor(t: Translate<'console-mails'>): Column<NewsletterLine>[] {
  return [
    { name: t('email'), heads: true, cell: ({ email }) => <Address email={email} /> },
    { name: t('source'), cell: ({ source }) => t(`source.${source}`) },
    { name: t('requested'), cell: ({ requestedAt }) => <Time at={requestedAt} /> },
    {
      name: t('confirmed'),
      cell: ({ confirmedAt }) => confirmedAt !== null && <Time at={confirmedAt} />,
    },
    {
      name: t('left'),
      cell: ({ leftAt }) => leftAt !== null && <Time at={leftAt} />,
    },
  ];
}

/** Posts to a file, so that it also works without scripts; a refusal leads back here. */
function ExportForm(props: { state: ConsentState; hasSecondFactor: boolean }) {
  const t = useT('console-mails');
  const refused = refusedIn(useSearchParams()[0]);
  return (
    <Form
      method="post"
      action={`${NEWSLETTER}.csv`}
      reloadDocument
      className="w-full shrink-0 space-y-4 rounded bg-panel p-4 sm:p-5 xl:w-88"
    >
      <h2 className="text-lg">{t('exportTitle')}</h2>
      <p className="text-sm text-muted">{t('exportText')}</p>
      <input type="hidden" name="state" value={props.state} />
      {refused !== undefined && (
        <Refused refusal={{ code: refused, requestId: '' }} fallback={t('newsletterFailed')} />
      )}
      {props.hasSecondFactor && <CodeAgain help={t('exportCode')} fault={undefined} />}
      <Button type="submit" look="secondary" className="w-full">
        {t('export')}
      </Button>
    </Form>
  );
}
