import { listPickupRules, listPickups } from '@waypost/contract/client';
import { useEffect, useState } from 'react';
import { useNavigate, useNavigation, useOutlet, useSearchParams } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { TableSkeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { IsOver, PICKUPS } from './over-list.tsx';
import { PickupTable } from './pickup-table.tsx';
import { RuleList } from './rule-list.tsx';
import type { Route } from './+types/pickups.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get('before');
  const [pickups, rules] = await Promise.all([
    ask(request, listPickups, { query: before === null ? {} : { before } }),
    ask(request, listPickupRules),
  ]);
  return { list: shown(pickups), rules: shown(rules), isFirstPage: before === null };
}

function shown<T>(answer: Answer<T>) {
  return answer.ok
    ? { data: answer.data, requestId: null }
    : { data: null, requestId: answer.refusal.requestId };
}

/** The list, with what is asked about one of its rows over it; or only that, where scripts are off. */
export default function Pickups({ loaderData }: Route.ComponentProps) {
  const outlet = useOutlet();
  const [hasShownList, setHasShownList] = useState(outlet === null);
  if (outlet === null && !hasShownList) setHasShownList(true);
  if (outlet !== null && !hasShownList) return outlet;
  return (
    <IsOver value={hasShownList}>
      {outlet === null && <Head />}
      <List loaderData={loaderData} />
      {outlet}
    </IsOver>
  );
}

function Head() {
  const t = useT('pickups');
  return <PageHead title={t('metaTitle')} noindex />;
}

function List({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('pickups');
  const { rules } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="wide text-4xl">{t('title')}</h1>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </div>
        <RequestLink />
      </div>
      <Done />
      <div className="mt-8">
        <PickupPanel loaderData={loaderData} />
      </div>
      {rules.data === null ? (
        <div className="mt-14">
          <ErrorState title={t('rulesFailed')} requestId={rules.requestId} retry={PICKUPS} />
        </div>
      ) : (
        <RuleList rules={rules.data.rules} />
      )}
    </>
  );
}

function RequestLink() {
  const t = useT('pickups');
  return (
    <LinkButton to={`${PICKUPS}/new`} preventScrollReset>
      {t('request')}
    </LinkButton>
  );
}

function PickupPanel({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('pickups');
  const { list, isFirstPage } = loaderData;
  const turning = useNavigation().location;
  if (turning?.pathname === PICKUPS && turning.search.includes('before=')) {
    return <TableSkeleton columns={6} />;
  }
  if (list.data === null) {
    return <ErrorState title={t('loadFailed')} requestId={list.requestId} retry={PICKUPS} />;
  }
  const { pickups, nextBefore } = list.data;
  if (pickups.length === 0 && isFirstPage) return <EmptyState title={t('empty')} />;
  return (
    <>
      <PickupTable pickups={pickups} />
      <div className="mt-6">
        <Pager
          previous={isFirstPage ? null : PICKUPS}
          next={nextBefore === null ? null : `?before=${nextBefore}`}
        />
      </div>
    </>
  );
}

const DONE = ['requested', 'rescheduled', 'cancelled', 'ended'] as const;

/** Said in passing, and taken out of the address; without scripts it stays where it is read. */
function Done() {
  const t = useT('pickups');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const announce = useToast();
  const scripted = useScripted();
  const done = DONE.find((each) => each === params.get('done'));
  const text = done === undefined ? null : t(`done.${done}`);
  useEffect(() => {
    if (text === null) return;
    announce(text);
    void navigate(PICKUPS, { replace: true, preventScrollReset: true });
  }, [text, announce, navigate]);
  if (text === null || scripted) return null;
  return <Notice tone="good" title={text} className="mt-6" />;
}
