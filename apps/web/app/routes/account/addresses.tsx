import { listAddresses } from '@waypost/contract/client';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../parcels/country-list.server.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AddressBook } from './address-book.tsx';
import { changeAddressBook } from './address-changes.server.ts';
import { AddressEditor } from './address-editor.tsx';
import { DONE } from './address-form.ts';
import type { Route } from './+types/addresses.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const answer = await ask(request, listAddresses);
  return {
    addresses: answer.ok ? answer.data.addresses : null,
    requestId: answer.ok ? undefined : answer.refusal.requestId,
    countries: listCountries(readVisitor(request).locale),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeAddressBook(request);
}

export default function Addresses({ loaderData }: Route.ComponentProps) {
  const t = useT('addresses');
  const { addresses, requestId, countries } = loaderData;
  const refusal = useReply()?.refusal;
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
      {refusal && <Refused refusal={refusal} fallback={t('notSaved')} className="mb-6" />}
      {(query.has('add') || edited !== undefined) && (
        <AddressEditor key={edited?.id ?? 'new'} edited={edited} countries={countries} />
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
