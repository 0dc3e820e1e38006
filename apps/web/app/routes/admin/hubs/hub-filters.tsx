import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { HUBS } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { HUB_STATES, type HubListing } from './hub-listing.ts';

export function HubFilters({ listing }: { listing: HubListing }) {
  const t = useT('console-hubs');
  return (
    <FilterForm
      page={HUBS}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[minmax(12rem,24rem)_12rem_auto] md:justify-start"
    >
      <SearchField
        className="col-span-2 md:col-span-1"
        name="search"
        label={t('search')}
        defaultValue={listing.search}
        maxLength={80}
      />
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('state.all')}</option>
        <Choices of={HUB_STATES} name={(state) => t(`state.${state}`)} />
      </Select>
    </FilterForm>
  );
}
