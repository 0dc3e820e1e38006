import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Choices, Select } from '../../../ui/field.tsx';
import { FilterForm } from './filter-form.tsx';

type HubFilterProps = {
  page: string;
  hubs: readonly { id: string; code: string; name: string }[];
  hubId: string | undefined;
  /** Of the area of the page. */
  t: (key: 'filters' | 'apply' | 'clear' | 'hub') => string;
  /** One more filter. */
  children?: ReactNode;
};

/** The filters of a page that always shows one hub. */
export function HubFilter({ page, hubs, hubId, t, children }: HubFilterProps) {
  const columns =
    children === undefined
      ? 'md:grid-cols-[minmax(12rem,20rem)_auto]'
      : 'md:grid-cols-[minmax(12rem,20rem)_12rem_auto]';
  return (
    <FilterForm
      page={page}
      isFiltered={false}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className={classes(columns, 'md:justify-start')}
    >
      <Select name="hub" label={t('hub')} defaultValue={hubId}>
        <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
      </Select>
      {children}
    </FilterForm>
  );
}
