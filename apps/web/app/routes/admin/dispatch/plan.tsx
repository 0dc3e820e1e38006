import {
  listHubs,
  listRoundPeople,
  listVehicles,
  readDispatchBoard,
  readPool,
} from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { useFollow } from '../use-follow.ts';
import { BOARD, PLAN, placeOf, queryOf } from './dispatch-address.ts';
import { PlaceFilter } from './place-filter.tsx';
import { PoolForm } from './pool-form.tsx';
import { workOnPool } from './pool-work.server.ts';
import { ProposalForm } from './proposal-form.tsx';
import { workOnProposal } from './proposal-work.server.ts';
import { signedInContext } from '../signed-in.ts';
import type { Route } from './+types/plan.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const listing = PLAN.read(searchParams);
  const { permissions } = context.get(signedInContext);
  const board = await askOrThrow(request, readDispatchBoard, { query: queryOf(listing) });
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  const hubId = board.hub?.id;
  const query = { ...(hubId !== undefined && { hubId }), day: board.day };
  const pool = await askOrThrow(request, readPool, { query });
  const { vehicles } =
    hubId === undefined
      ? { vehicles: [] }
      : await askOrThrow(request, listVehicles, { query: { hubId } });
  const { people } =
    hubId === undefined
      ? { people: [] }
      : await askOrThrow(request, listRoundPeople, { query: { hubId } });
  return {
    listing,
    board,
    hubs,
    pool,
    vehicles: vehicles.filter(({ active }) => active),
    people,
    added: searchParams.get('done') === 'added',
    mayChange: permissions.includes('dispatch:write'),
    roundId: crypto.randomUUID(),
    proposedIds: vehicles.map(() => crypto.randomUUID()),
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
  const { listing, board, hubs, pool, added, mayChange } = loaderData;
  // a pickup that somebody asks for now is here within two seconds
  useFollow(true, 1_500);
  const { day, today, hub } = board;
  const isEmpty = pool.deliveries.length === 0 && pool.pickups.length === 0;
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
          {mayChange && <ProposalForm {...loaderData} hubId={hub?.id ?? ''} />}
          <PoolForm {...loaderData} hubId={hub?.id ?? ''} />
        </>
      )}
    </>
  );
}
