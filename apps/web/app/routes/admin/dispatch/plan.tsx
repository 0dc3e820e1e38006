import {
  listHubs,
  listRoundPeople,
  listVehicles,
  readDispatchBoard,
  readPool,
} from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { useState } from 'react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { BOARD, PLAN, placeOf, queryOf } from './dispatch-address.ts';
import { PlaceFilter } from './place-filter.tsx';
import { PoolForm } from './pool-form.tsx';
import { workOnPool } from './pool-work.server.ts';
import { ProposalForm } from './proposal-form.tsx';
import { workOnProposal } from './proposal-work.server.ts';
import { signedInContext } from '../signed-in.ts';
import { useFreshPool } from './use-fresh-pool.ts';
import type { Route } from './+types/plan.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const listing = PLAN.read(searchParams);
  const { permissions } = context.get(signedInContext);
  const board = await askOrThrow(request, readDispatchBoard, { query: queryOf(listing) });
  const hubId = board.hub?.id;
  const query = { ...(hubId !== undefined && { hubId }), day: board.day };
  const [pool, { hubs }, { vehicles }, { people }] = await Promise.all([
    askOrThrow(request, readPool, { query }),
    askOrThrow(request, listHubs, { query: { state: 'active' } }),
    hubId === undefined
      ? { vehicles: [] }
      : askOrThrow(request, listVehicles, { query: { hubId } }),
    hubId === undefined
      ? { people: [] }
      : askOrThrow(request, listRoundPeople, { query: { hubId } }),
  ]);
  return {
    listing,
    board,
    hubs,
    pool,
    vehicles: vehicles.filter(({ active }) => active),
    people,
    added: searchParams.get('done') === 'added',
    mayChange: permissions.includes('dispatch:write'),
    formId: crypto.randomUUID(),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  if (textIn(form, 'intent') === 'propose') return workOnProposal(request, form);
  return workOnPool(request, form);
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { listing, hubs, vehicles, people, added, mayChange } = loaderData;
  // keeps the first id, so that a lost form that is sent again makes one round
  const [formId] = useState(loaderData.formId);
  const { board, pool } = useFreshPool(loaderData);
  const { day, today, hub } = board;
  const isEmpty = [pool.deliveries, pool.blocked, pool.pickups].every(({ length }) => length === 0);
  const form = { board, vehicles, people, hubId: hub?.id ?? '', formId };
  return (
    <>
      <PageHead title={t('planMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={BOARD.path(placeOf(hub?.id, day))}>{t('back')}</TextLink>
      </p>
      <ListHeader title={t('planTitle', { day: formatShortDay(day, locale) })} className="mb-4" />
      <PlaceFilter
        address={PLAN}
        listing={listing}
        hubs={hubs}
        hubId={hub?.id}
        day={day}
        today={today}
      />
      {added && <Notice tone="good" title={t('added')} className="mb-4" />}
      {pool.more && <Notice tone="note" title={t('more')} className="mb-4" />}
      {isEmpty ? (
        <EmptyState title={t('emptyPool')}>{t('emptyPoolText')}</EmptyState>
      ) : (
        <>
          {mayChange && <ProposalForm key={`${hub?.id} ${day}`} {...form} />}
          <PoolForm {...form} pool={pool} mayChange={mayChange} />
        </>
      )}
    </>
  );
}
