import type { ReactNode } from 'react';
import { isFiltered } from '../../../platform/list-address.ts';
import { SearchField } from '../../../ui/field.tsx';
import { FilterForm } from './filter-form.tsx';

type SearchFiltersProps = {
  page: string;
  listing: { search?: string | undefined };
  /** Of the area of the page. */
  t: (key: 'filters' | 'apply' | 'clear' | 'search') => string;
  /** Columns of the form where there is room for them. */
  className: string;
  placeholder?: string;
  maxLength?: number;
  /** Other parameters of the address, which the filters keep. */
  keep?: Record<string, string | undefined>;
  /** The other filters. */
  children: ReactNode;
};

/** The filters of a list with a search field. */
export function SearchFilters(props: SearchFiltersProps) {
  const { page, listing, t, className, placeholder, maxLength = 80, keep = {}, children } = props;
  return (
    <FilterForm
      page={page}
      isFiltered={isFiltered(listing)}
      keep={keep}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className={className}
    >
      <SearchField
        className="col-span-2 md:col-span-1"
        name="search"
        label={t('search')}
        placeholder={placeholder}
        defaultValue={listing.search}
        maxLength={maxLength}
      />
      {children}
    </FilterForm>
  );
}
