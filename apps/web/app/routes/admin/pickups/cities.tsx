import { listPickupCities } from '@waypost/contract/client';
import { MapPin } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { CitiesTable } from './cities-table.tsx';
import { CityForm } from './city-form.tsx';
import { saveCity } from './city-work.server.ts';
import { BOARD, CITIES } from './pickup-address.ts';
import type { Route } from './+types/cities.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    ...(await loadList(request, CITIES, (query) => ask(request, listPickupCities, { query }))),
    countries: listCountries('en'),
    mayChange: context.get(signedInContext).permissions.includes('shipments:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return saveCity(request);
}

export default function Cities({ loaderData }: Route.ComponentProps) {
  const t = useT('console-pickups');
  const { listing, page, requestId, countries, mayChange } = loaderData;
  const [params] = useSearchParams();
  const usual = page?.usual ?? [];
  const isAdding = params.has('add');
  const opened = page?.cities.find(({ area }) => area === params.get('city')) ?? null;
  return (
    <>
      <PageHead title={t('citiesMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={BOARD.page}>{t('title')}</TextLink>
      </p>
      <ListHeader title={t('citiesTitle')} className="mb-2">
        {mayChange && (
          <LinkButton
            id="add"
            to={CITIES.path(listing, { add: '' })}
            preventScrollReset
            size="small"
          >
            <MapPin aria-hidden="true" className="size-4" />
            {t('addCity')}
          </LinkButton>
        )}
      </ListHeader>
      <p className="mb-4 text-sm text-muted">
        {t('citiesLead', { usual: usual.map((each) => t('usualOne', each)).join(', ') })}
      </p>
      {params.get('done') === 'city' && (
        <Notice tone="good" title={t('done.city')} className="mb-4" />
      )}
      {mayChange && page !== null && (isAdding || opened !== null) && (
        <CityForm
          key={isAdding ? 'add' : `${opened?.area} ${opened?.revision}`}
          city={isAdding ? null : opened}
          closed={CITIES.path(listing)}
          {...{ usual, countries }}
        />
      )}
      <FilterForm
        page={CITIES.page}
        isFiltered={isFiltered(listing)}
        words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[minmax(12rem,20rem)_auto] md:justify-start"
      >
        <SearchField
          name="search"
          label={t('search')}
          defaultValue={listing.search}
          maxLength={80}
        />
      </FilterForm>
      <ListRows
        address={CITIES}
        listing={listing}
        rows={page?.cities}
        next={page?.next}
        requestId={requestId}
        words={{ failed: t('citiesFailed'), first: t('first') }}
        empty={
          <EmptyState title={isFiltered(listing) ? t('citiesEmptyFiltered') : t('citiesEmpty')} />
        }
      >
        {(cities) => <CitiesTable {...{ cities, usual, listing, mayChange }} />}
      </ListRows>
    </>
  );
}
