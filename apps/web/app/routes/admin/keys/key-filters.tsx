import { useT } from '../../../platform/catalogs.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { KEYS } from '../admin-paths.ts';
import { FilterChoice, FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../lists/list-address.ts';
import { KEY_STATES, type KeyListing } from './key-listing.ts';

export function KeyFilters({ listing }: { listing: KeyListing }) {
  const t = useT('console-keys');
  return (
    <FilterForm
      page={KEYS}
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
      <FilterChoice
        name="state"
        label={t('state')}
        value={listing.state}
        all={t('state.all')}
        options={KEY_STATES}
        nameOf={(state) => t(`state.${state}`)}
      />
    </FilterForm>
  );
}
