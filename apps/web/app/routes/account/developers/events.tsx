import { listAccountEvents, listWebhooks } from '@waypost/contract/client';
import { ACCOUNT_EVENT_TYPES } from '@waypost/domain/account-event-types';
import { Radio, RefreshCw } from 'lucide-react';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { listAddress, oneOf } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EventList } from './event-list.tsx';
import { Failed } from './failed.tsx';
import { Filters } from './filters.tsx';
import { useMode } from './mode.ts';
import { useNewEvents } from './use-new-events.ts';
import type { Route } from './+types/events.ts';

const CURSOR = /^[\w-]{1,200}$/;
const EVENTS = listAddress(
  '/dashboard/developers/events',
  { mode: oneOf(['test']), type: oneOf(ACCOUNT_EVENT_TYPES) },
  CURSOR,
);

export async function loader({ request }: Route.LoaderArgs) {
  const listing = EVENTS.read(new URL(request.url).searchParams);
  const { mode = 'live', type, after } = listing;
  const [page, hooks] = await Promise.all([
    ask(request, listAccountEvents, {
      query: { mode, ...(type && { type }), ...(after && { before: after }) },
    }),
    ask(request, listWebhooks, { query: { mode } }),
  ]);
  return {
    listing,
    page: page.ok ? page.data : null,
    refusal: page.ok ? null : page.refusal,
    webhooks: hooks.ok ? hooks.data.webhooks : [],
  };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const { listing, page, refusal, webhooks } = loaderData;
  const { type, after } = listing;
  const first = EVENTS.path(listing, { after: undefined });
  return (
    <>
      <PageHead title={t('eventsMetaTitle')} noindex />
      <h1 className="wide text-4xl">{t('eventsTitle')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">{t('eventsLead')}</p>
      <Filters page={EVENTS.page} isFiltered={type !== undefined}>
        <Select name="type" label={t('type')} defaultValue={type}>
          <option value="">{t('allTypes')}</option>
          <Choices of={ACCOUNT_EVENT_TYPES} />
        </Select>
      </Filters>
      {after === undefined && page !== null && <Newness to={first} />}
      {page === null || refusal !== null ? (
        refusal !== null && <Failed title={t('eventsFailed')} refusal={refusal} retry={first} />
      ) : page.events.length > 0 ? (
        <>
          <EventList events={page.events} webhooks={webhooks} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {after === undefined ? <span /> : <TextLink to={first}>{t('newest')}</TextLink>}
            <Pager previous={null} next={page.next && EVENTS.path(listing, { after: page.next })} />
          </div>
        </>
      ) : type !== undefined || after !== undefined ? (
        <EmptyState title={t('noMatch')} />
      ) : (
        <EmptyState title={t('noEvents')}>
          {page.listening ? t('noEventsYet') : t('notListening')}
        </EmptyState>
      )}
    </>
  );
}

/** Whether new events come by themselves, and the way to ask for them where they do not. */
function Newness({ to }: { to: string }) {
  const t = useT('own-programs');
  const isLive = useNewEvents(useMode());
  return (
    <p role="status" className="mb-3 flex min-h-6 items-center gap-2 text-sm text-muted">
      {isLive ? (
        <>
          <Radio aria-hidden="true" className="size-4 text-delivered" />
          {t('live')}
        </>
      ) : (
        <>
          <RefreshCw aria-hidden="true" className="size-4" />
          <TextLink to={to} reloadDocument>
            {t('refresh')}
          </TextLink>
        </>
      )}
    </p>
  );
}
