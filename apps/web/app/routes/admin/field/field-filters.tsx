import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import type { HubOption } from './hub-select.tsx';
import { type DEVICE_STATES, type FieldListing, type PEOPLE_STATES } from './field-listing.ts';

type FieldFiltersProps = {
  page: string;
  listing: FieldListing;
  states: typeof PEOPLE_STATES | typeof DEVICE_STATES;
  hubs: HubOption[];
};

export function FieldFilters({ page, listing, states, hubs }: FieldFiltersProps) {
  const t = useT('console-field');
  return (
    <FilterForm
      page={page}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-[minmax(12rem,24rem)_12rem_12rem_auto] md:justify-start"
    >
      <SearchField
        className="col-span-2 md:col-span-1"
        name="search"
        label={t('search')}
        defaultValue={listing.search}
        maxLength={80}
      />
      <Select name="hubId" label={t('hub')} defaultValue={listing.hubId}>
        <option value="">{t('hubAll')}</option>
        <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
      </Select>
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('state.all')}</option>
        <Choices of={[...states]} name={(state) => t(`state.${state}`)} />
      </Select>
    </FilterForm>
  );
}
