import { listCashCounts, readCashCustody } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { changeCash } from './cash-changes.server.ts';
import { Counts } from './cash-counts.tsx';
import { Deposits } from './cash-deposits.tsx';
import { Differences } from './cash-differences.tsx';
import { Couriers, Hubs } from './cash-holders.tsx';
import { CASH } from './money-address.ts';
import { MoneyTabs } from './money-tabs.tsx';
import type { Route } from './+types/cash.ts';

/** The ids are drawn with the forms: sent twice, a difference is settled once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const list = await loadList(request, CASH, (query) => ask(request, listCashCounts, { query }));
  const custody = await ask(request, readCashCustody);
  const differences = custody.ok ? custody.data.differences : [];
  return {
    ...list,
    custody: custody.ok ? custody.data : null,
    ids: differences.map(() => crypto.randomUUID()),
    mayDecide: permissions.includes('money:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeCash(request);
}

const DONE = ['settle', 'receive'] as const;

export default function Cash({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const { money } = useWords();
  const { listing, page, requestId, custody, ids, mayDecide } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <MoneyTabs current="cash" />
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      {custody === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry={CASH.page}>
          {t('failedText')}
        </ErrorState>
      ) : (
        <div className="grid gap-x-8 gap-y-10 text-sm xl:grid-cols-2">
          <Section title={t('withCouriers')} className="xl:col-span-2">
            <p className="mb-3 text-muted">
              {t('withCouriersText', {
                amount: money(custody.warning.cents, custody.warning.currency),
              })}
            </p>
            <Couriers couriers={custody.couriers} />
          </Section>
          <Section title={t('differences')}>
            <p className="mb-3 text-muted">{t('differencesText')}</p>
            <Differences differences={custody.differences} ids={ids} mayDecide={mayDecide} />
          </Section>
          <Section title={t('deposits')}>
            <p className="mb-3 text-muted">{t('depositsText')}</p>
            <Deposits deposits={custody.deposits} mayDecide={mayDecide} />
          </Section>
          <Section title={t('atHubs')}>
            <p className="mb-3 text-muted">{t('atHubsText')}</p>
            <Hubs hubs={custody.hubs} />
          </Section>
        </div>
      )}
      <Section title={t('counts')} className="mt-10">
        <ListRows
          address={CASH}
          listing={listing}
          rows={page?.counts}
          next={page?.next}
          requestId={requestId}
          words={{ failed: t('listFailed'), failedText: t('failedText'), first: t('first') }}
          empty={<EmptyState title={t('noCounts')} />}
        >
          {(counts) => (
            <div className="text-sm">
              <Counts counts={counts} />
            </div>
          )}
        </ListRows>
      </Section>
    </>
  );
}
