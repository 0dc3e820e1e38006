import { type ContainerPage, listContainers, listHubs } from '@waypost/contract/client';
import { CONTAINER_STATES } from '@waypost/domain/containers';
import { Printer } from 'lucide-react';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DISPATCH } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListHeader, ListRows } from '../lists/list-rows.tsx';
import { CONTAINER_LABELS, CONTAINERS, TRIPS } from './container-address.ts';
import { ContainersTable } from './containers-table.tsx';
import type { Route } from './+types/containers.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const listing = CONTAINERS.read(new URL(request.url).searchParams);
  const { hubs } = await askOrThrow(request, listHubs, { query: { state: 'active' } });
  const { hub = hubs.at(-1)?.id, ...rest } = listing;
  if (hub === undefined) return { hubs, hubId: undefined, listing, page: EMPTY, requestId: '' };
  const answer = await ask(request, listContainers, { query: { hubId: hub, ...rest } });
  return {
    hubs,
    hubId: hub,
    listing,
    page: answer.ok ? answer.data : null,
    requestId: answer.ok ? '' : answer.refusal.requestId,
  };
}

const EMPTY: ContainerPage = { containers: [], next: null };

export default function Containers({ loaderData }: Route.ComponentProps) {
  const t = useT('console-containers');
  const { hubs, hubId, listing, page, requestId } = loaderData;
  const { state, code } = listing;
  const isNarrowed = state !== undefined || code !== undefined;
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={DISPATCH}>{t('rounds')}</TextLink>
      </p>
      <ListHeader title={t('title')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={TRIPS.path(hubId === undefined ? {} : { hub: hubId })}
            look="secondary"
            size="small"
          >
            {t('trips')}
          </LinkButton>
          <LinkButton to={CONTAINER_LABELS} look="secondary" size="small">
            <Printer aria-hidden="true" className="size-4" />
            {t('labels')}
          </LinkButton>
        </div>
      </ListHeader>
      <FilterForm
        key={`${hubId} ${state} ${code}`}
        page={CONTAINERS.page}
        isFiltered={isNarrowed}
        words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[minmax(10rem,16rem)_12rem_14rem_auto] md:justify-start"
      >
        <Select name="hub" label={t('hub')} defaultValue={hubId}>
          <Choices
            of={hubs}
            value={({ id }) => id}
            name={({ code: of, name }) => `${of}, ${name}`}
          />
        </Select>
        <Select name="state" label={t('state')} defaultValue={state ?? ''}>
          <option value="">{t('notEmpty')}</option>
          <Choices of={CONTAINER_STATES} name={(each) => t(`state.${each}`)} />
        </Select>
        <Field
          name="code"
          label={t('codeOf')}
          defaultValue={code}
          maxLength={40}
          autoComplete="off"
        />
      </FilterForm>
      <ListRows
        address={CONTAINERS}
        listing={listing}
        rows={page?.containers}
        next={page?.next}
        requestId={requestId}
        words={{ failed: t('failed'), first: t('first') }}
        empty={
          isNarrowed ? (
            <EmptyState title={t('noMatch')} />
          ) : (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          )
        }
      >
        {(containers) => <ContainersTable containers={containers} />}
      </ListRows>
    </>
  );
}
