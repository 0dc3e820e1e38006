import {
  readCustomerDetails,
  readCustomerRecord,
  recomputeCustomerDetails,
} from '@waypost/contract/client';
import { Eye, PackagePlus, Pencil } from 'lucide-react';
import { data, redirect, useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { USERS } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import { doneIn, USER_LIST } from './user-listing.ts';
import { UserBilling } from './user-billing.tsx';
import { UserProfile } from './user-profile.tsx';
import { UserAddresses, UserCards, UserPickups, UserShipments } from './user-things.tsx';
import { nameOf } from './users-table.tsx';
import type { Route } from './+types/user.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const user = await askOrThrow(request, readCustomerRecord, { path: params });
  return {
    user,
    details: await ask(request, readCustomerDetails, { path: params }),
    mayChange: permissions.includes('customers:write'),
    mayAddShipments: permissions.includes('shipments:write'),
  };
}

/** Derives the totals from the ledger again. */
export async function action({ request, params }: Route.ActionArgs) {
  const userId = params.userId;
  const answer = await ask(request, recomputeCustomerDetails, {
    path: { userId },
    query: { recompute: '1' },
    body: {},
  });
  if (answer.ok) return redirect(USER_LIST.path({}, { done: 'recomputed' }, `/${userId}`), 303);
  return data(answer.refusal, { status: answer.refusal.status });
}

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { user, details, mayChange, mayAddShipments } = loaderData;
  const refusal = actionData;
  const [search] = useSearchParams();
  const done = doneIn(search);
  const self = USER_LIST.path({}, {}, `/${user.id}`);
  return (
    <>
      <PageHead title={t('detailsMeta')} />
      <p className="mb-2 text-sm">
        <TextLink to={USERS}>{t('back')}</TextLink>
      </p>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="wide min-w-0 text-2xl wrap-anywhere">{nameOf(user) || t('nameless')}</h1>
        <div className="flex flex-wrap gap-3">
          {mayChange && (
            <LinkButton look="secondary" size="small" to={`${self}/edit`}>
              <Pencil aria-hidden="true" className="size-4" />
              {t('edit')}
            </LinkButton>
          )}
          {mayAddShipments && (
            <LinkButton look="secondary" size="small" to={`/admin/shipments/new?userId=${user.id}`}>
              <PackagePlus aria-hidden="true" className="size-4" />
              {t('addShipment')}
            </LinkButton>
          )}
          <LinkButton look="secondary" size="small" to={`/admin/view?customer=${user.id}`}>
            <Eye aria-hidden="true" className="size-4" />
            {t('viewAs')}
          </LinkButton>
        </div>
      </div>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-6" />}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <UserProfile user={user} />
        {details.ok ? (
          <>
            <UserBilling
              billing={details.data.billing}
              mayRecompute={mayChange}
              refusal={refusal ?? null}
            />
            <UserShipments shipments={details.data.shipments} className="xl:col-span-2" />
            <UserAddresses addresses={details.data.addresses} />
            <UserCards cards={details.data.paymentMethods} />
            <UserPickups pickups={details.data.pickups} className="xl:col-span-2" />
          </>
        ) : (
          <ErrorState
            title={t('detailsFailed')}
            requestId={details.refusal.requestId}
            retry={self}
          />
        )}
      </div>
    </>
  );
}
