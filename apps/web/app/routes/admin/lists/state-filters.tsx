import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Choices, Select } from '../../../ui/field.tsx';
import { SearchFilters } from './search-filters.tsx';

type StateFiltersProps<State extends string> = {
  page: string;
  listing: { search?: string | undefined; state?: State | undefined };
  states: readonly State[];
  /** Of the area of the page. */
  t: (
    key: 'filters' | 'apply' | 'clear' | 'search' | 'state' | 'state.all' | `state.${State}`,
  ) => string;
  /** One more filter. */
  children?: ReactNode;
};

/** The filters of a list with a search field and a choice of one state or all. */
export function StateFilters<State extends string>({
  page,
  listing,
  states,
  t,
  children,
}: StateFiltersProps<State>) {
  const columns =
    children === undefined
      ? 'md:grid-cols-[minmax(12rem,24rem)_12rem_auto]'
      : 'md:grid-cols-[minmax(12rem,24rem)_12rem_12rem_auto]';
  return (
    <SearchFilters
      page={page}
      listing={listing}
      t={t}
      className={classes(columns, 'md:justify-start')}
    >
      {children}
      <Select name="state" label={t('state')} defaultValue={listing.state}>
        <option value="">{t('state.all')}</option>
        <Choices of={states} name={(state) => t(`state.${state}`)} />
      </Select>
    </SearchFilters>
  );
}
