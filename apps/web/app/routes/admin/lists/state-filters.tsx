import { isFiltered } from '../../../platform/list-address.ts';
import { Choices, SearchField, Select } from '../../../ui/field.tsx';
import { FilterForm } from './filter-form.tsx';

type StateFiltersProps<State extends string> = {
  page: string;
  listing: { search?: string | undefined; state?: State | undefined };
  states: readonly State[];
  /** Of the area of the page. */
  t: (
    key: 'filters' | 'apply' | 'clear' | 'search' | 'state' | 'state.all' | `state.${State}`,
  ) => string;
};

/** Of a list that is searched, and shown by one state or all of them. */
export function StateFilters<State extends string>({
  page,
  listing,
  states,
  t,
}: StateFiltersProps<State>) {
  return (
    <FilterForm
      page={page}
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
        <Choices of={states} name={(state) => t(`state.${state}`)} />
      </Select>
    </FilterForm>
  );
}
