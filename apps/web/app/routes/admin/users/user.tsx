import {
  readCustomerDetails,
  readCustomerRecord,
  recomputeCustomerDetails,
} from '@waypost/contract/client';
import { Eye, PackagePlus, Pencil, ScrollText } from 'lucide-react';
import { data, redirect, useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { USERS } from '../admin-paths.ts';
import { AUDIT_LIST } from '../audit/audit-address.ts';
import { addNote } from '../notes/add-note.server.ts';
import { Notes } from '../notes/notes-part.tsx';
import { signedInContext } from '../signed-in.ts';
import { doneIn, USER_LIST } from './user-listing.ts';
import { confirmVat } from './confirm-vat.server.ts';
import { setCredit } from './set-credit.server.ts';
import { UserBilling } from './user-billing.tsx';
import { UserCredit } from './user-credit.tsx';
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
    noteId: crypto.randomUUID(),
    mayChange: permissions.includes('customers:write'),
    mayMoveMoney: permissions.includes('money:write'),
    mayAddShipments: permissions.includes('shipments:write'),
    mayAudit: permissions.includes('audit:read'),
  };
}

/** Saves a note, a credit limit or a confirmed VAT number, or recalculates the totals from the ledger. */
export async function action({ request, params }: Route.ActionArgs) {
  const userId = params.userId;
  const form = await request.formData();
  if (form.get('intent') === 'note') return addNote(request, form, { userId });
  if (form.get('intent') === 'credit') return setCredit(request, form, userId);
  if (form.get('intent') === 'vat') return confirmVat(request, form, userId);
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
  const noteWords = useT('console-notes');
  const { user, details, noteId, mayChange, mayMoveMoney, mayAddShipments, mayAudit } = loaderData;
  const payment = user.credit === null ? '' : '&payment=on_account';
  const refusal = actionData && 'typed' in actionData ? null : actionData;
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
            <LinkButton
              look="secondary"
              size="small"
              to={`/admin/shipments/new?userId=${user.id}${payment}`}
            >
              <PackagePlus aria-hidden="true" className="size-4" />
              {t('addShipment')}
            </LinkButton>
          )}
          {mayAudit && (
            <LinkButton look="secondary" size="small" to={AUDIT_LIST.path({ account: user.id })}>
              <ScrollText aria-hidden="true" className="size-4" />
              {t('audit')}
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
        <UserProfile user={user} mayConfirm={mayMoveMoney} />
        {details.ok ? (
          <>
            <UserBilling
              billing={details.data.billing}
              mayRecompute={mayChange}
              refusal={refusal ?? null}
            />
            <UserCredit credit={user.credit} maySet={mayMoveMoney} />
            <Section title={noteWords('title')}>
              <div className="max-w-2xl text-sm">
                <Notes notes={user.notes} newId={noteId} />
              </div>
            </Section>
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
