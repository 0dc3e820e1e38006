import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { StateFilters } from '../lists/state-filters.tsx';
import type { DEVICE_STATES, FieldListing, PEOPLE_STATES } from './field-listing.ts';
import type { HubOption } from './hub-select.tsx';

type FieldState = (typeof PEOPLE_STATES | typeof DEVICE_STATES)[number];

type FieldFiltersProps = {
  page: string;
  listing: FieldListing;
  states: readonly FieldState[];
  hubs: HubOption[];
};

export function FieldFilters({ page, listing, states, hubs }: FieldFiltersProps) {
  const t = useT('console-field');
  return (
    <StateFilters<FieldState> page={page} listing={listing} states={states} t={t}>
      <Select name="hubId" label={t('hub')} defaultValue={listing.hubId}>
        <option value="">{t('hubAll')}</option>
        <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
      </Select>
    </StateFilters>
  );
}
