import { listAddresses } from '@waypost/contract/client';
import { Plus } from 'lucide-react';
import { data, redirect, useSearchParams } from 'react-router';
import { listCountries } from '../../parcels/country-list.server.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AddressBook } from './address-book.tsx';
import { changeAddressBook } from './address-changes.server.ts';
import { AddressEditor } from './address-editor.tsx';
import { addressValuesOf, EMPTY_ADDRESS } from './address-form.ts';
import type { Route } from './+types/addresses.ts';

const DONE = ['added', 'changed', 'removed', 'default'] as const;

export async function loader({ request }: Route.LoaderArgs) {
  const answer = await ask(request, listAddresses);
  return {
    addresses: answer.ok ? answer.data.addresses : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
    countries: listCountries(readVisitor(request).locale),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const outcome = await changeAddressBook(request);
  if ('done' in outcome) return redirect(`/dashboard/addresses?done=${outcome.done}`, 303);
  return data(outcome.reply, { status: outcome.status });
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('addresses');
  const { addresses, requestId, countries } = loaderData;
  const answered = actionData;
  const [query] = useSearchParams();
  const done = DONE.find((known) => known === query.get('done'));
  const edited = addresses?.find(({ id }) => id === query.get('change'));
  return (
    <>
      <PageHead title={t('metaTitle')} noindex />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="wide text-4xl">{t('title')}</h1>
          <p className="mt-2 text-muted">{t('lead')}</p>
        </div>
        <LinkButton to="?add" preventScrollReset>
          <Plus aria-hidden="true" className="size-5" />
          {t('add')}
        </LinkButton>
      </div>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-6" />}
      {answered?.refusal && (
        <div className="mb-6">
          <Refused refusal={answered.refusal} fallback={t('notSaved')} />
        </div>
      )}
      {(query.has('add') || edited !== undefined) && (
        <AddressEditor
          key={edited?.id ?? 'new'}
          id={edited?.id}
          present={edited === undefined ? EMPTY_ADDRESS : addressValuesOf(edited)}
          reply={answered}
          countries={countries}
        />
      )}
      {addresses === null ? (
        <ErrorState title={t('failed')} requestId={requestId} retry="/dashboard/addresses">
          {t('failedText')}
        </ErrorState>
      ) : addresses.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <AddressBook addresses={addresses} asking={query.get('remove')} />
      )}
    </>
  );
}
