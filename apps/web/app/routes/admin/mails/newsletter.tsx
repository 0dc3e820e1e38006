import { listNewsletter, type NewsletterLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { Form, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { CodeAgain } from '../code-again.tsx';
import { listAddress, oneOf } from '../../../platform/list-address.ts';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { Address } from '../member-marks.tsx';
import { signedInContext } from '../signed-in.ts';
import { CONSENT_STATES, type ConsentState, refusedIn } from './consent-states.ts';
import { MailTabs, NEWSLETTER } from './mail-tabs.tsx';
import type { Route } from './+types/newsletter.ts';

const LIST = listAddress(NEWSLETTER, { state: oneOf(CONSENT_STATES) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const list = await loadList(request, LIST, ({ state = 'on', ...query }) =>
    ask(request, listNewsletter, { query: { state, ...query } }),
  );
  return { ...list, hasSecondFactor: admin.secondFactor };
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { listing, page, requestId, hasSecondFactor } = loaderData;
  const { state = 'on' } = listing;
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
          <ListRows
            address={LIST}
            listing={listing}
            rows={page?.entries}
            next={page?.next}
            missing={page?.cellsMissing}
            requestId={requestId}
            words={{ failed: t('newsletterFailed'), first: t('first') }}
            empty={<EmptyState title={t('newsletterEmpty')} />}
          >
            {(entries) => (
              <Table dense caption={t('newsletterTitle')} rows={entries} columns={columnsFor(t)} />
            )}
          </ListRows>
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

/** Posts to a route that returns the file, so it works without scripts; a refusal redirects back here. */
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
      {props.hasSecondFactor && <CodeAgain help={t('exportCode')} />}
      <Button type="submit" look="secondary" className="w-full">
        {t('export')}
      </Button>
    </Form>
  );
}
