import type { Hub } from '@waypost/contract/client';
import { addDays } from '@waypost/domain/delivery-dates';
import { useT } from '../../../platform/catalogs.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HubFilter } from '../lists/hub-filter.tsx';
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
      <HubFilter
        // typed anew when the day changes by a link
        key={`${hubId} ${day}`}
        page={address.page}
        hubs={hubs}
        hubId={hubId}
        t={t}
      >
        <Field type="date" name="day" label={t('day')} defaultValue={day} />
      </HubFilter>
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
