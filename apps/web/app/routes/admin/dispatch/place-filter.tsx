import type { Hub } from '@waypost/contract/client';
import { addDays } from '@waypost/domain/delivery-dates';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import type { BOARD, DispatchListing } from './dispatch-address.ts';

type PlaceFilterProps = {
  address: Pick<typeof BOARD, 'page' | 'path'>;
  listing: DispatchListing;
  hubs: Hub[];
  hubId: string | undefined;
  day: string;
  today: string;
};

/** Which hub and which day. */
export function PlaceFilter({ address, listing, hubs, hubId, day, today }: PlaceFilterProps) {
  const t = useT('console-dispatch');
  const of = (other: string) => address.path({ ...listing, day: other });
  return (
    <>
      <FilterForm
        // typed anew when the day changes by a link
        key={`${hubId} ${day}`}
        page={address.page}
        isFiltered={false}
        words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[minmax(12rem,20rem)_12rem_auto] md:justify-start"
      >
        <Select name="hub" label={t('hub')} defaultValue={hubId}>
          <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
        </Select>
        <Field type="date" name="day" label={t('day')} defaultValue={day} />
      </FilterForm>
      <nav aria-label={t('day')} className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={of(addDays(day, -1))} className="py-2">
          {t('dayBefore')}
        </TextLink>
        {day !== today && (
          <TextLink to={of(today)} className="py-2">
            {t('today')}
          </TextLink>
        )}
        <TextLink to={of(addDays(day, 1))} className="py-2">
          {t('dayAfter')}
        </TextLink>
      </nav>
    </>
  );
}
