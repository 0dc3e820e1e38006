import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { SearchField, Select } from '../../../ui/field.tsx';
import { KEYS } from '../admin-paths.ts';
import { FilterButtons } from '../filter-buttons.tsx';
import { isFiltered, KEY_STATES, type KeyListing } from './key-listing.ts';

export function KeyFilters({ listing }: { listing: KeyListing }) {
  const t = useT('console-keys');
  return (
    <Form
      method="get"
      action={KEYS}
      role="search"
      aria-label={t('filters')}
      className="mb-6 grid grid-cols-2 items-end gap-4 md:grid-cols-[minmax(12rem,24rem)_12rem_auto] md:justify-start"
    >
      <div className="col-span-2 md:col-span-1">
        <SearchField
          name="search"
          label={t('search')}
          defaultValue={listing.search}
          maxLength={80}
        />
      </div>
      <Select name="state" label={t('state')} defaultValue={listing.state ?? ''}>
        <option value="">{t('state.all')}</option>
        {KEY_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <FilterButtons
        page={KEYS}
        isFiltered={isFiltered(listing)}
        words={{ apply: t('apply'), clear: t('clear') }}
      />
    </Form>
  );
}
