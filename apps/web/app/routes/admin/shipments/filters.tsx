import { type ChangeEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { LISTED_SERVICES, STATUSES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field, SearchField } from '../../../ui/field.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { FilterChoice, FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../lists/list-address.ts';
import { type ShipmentListing, SORTS } from './list-address.ts';

/** Long enough that typing a word asks once. */
const TYPING_PAUSE_MS = 350;

/** With scripts the filters apply by themselves. */
export function Filters({ listing }: { listing: ShipmentListing }) {
  const t = useT('console-shipments');
  const words = useT('parcels');
  const submit = useSubmit();
  const typing = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const applySoon = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { type } = event.target as unknown as HTMLInputElement;
    const pause = type === 'search' || type === 'date' ? TYPING_PAUSE_MS : 0;
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => {
      void submit(form, { replace: true, preventScrollReset: true });
    }, pause);
  };

  return (
    <FilterForm
      small
      page={DASHBOARD}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      onChange={applySoon}
      className="md:grid-cols-12"
      buttonsClass="col-span-full xl:col-span-3"
      beforeButtons={
        <Checkbox
          name="late"
          value="1"
          label={<span className="whitespace-nowrap">{t('lateOnly')}</span>}
          defaultChecked={listing.late === '1'}
        />
      }
    >
      <SearchField
        className="col-span-2 md:col-span-6"
        name="search"
        label={t('search')}
        placeholder={t('searchHelp')}
        defaultValue={listing.search}
        maxLength={80}
      />
      <FilterChoice
        className="md:col-span-3"
        name="service"
        label={t('service')}
        value={listing.service}
        all={t('all')}
        options={LISTED_SERVICES}
        nameOf={(service) => (service === 'freight' ? t('freight') : words(`level.${service}`))}
      />
      <FilterChoice
        className="md:col-span-3"
        name="status"
        label={t('status')}
        value={listing.status}
        all={t('all')}
        options={STATUSES}
        nameOf={(status) => words(`status.${status}`)}
      />
      <FilterChoice
        className="max-md:col-span-2 md:col-span-4 xl:col-span-3"
        name="sort"
        label={t('sort')}
        value={listing.sort ?? 'date-desc'}
        options={SORTS}
        nameOf={(sort) => t(`sort.${sort}`)}
      />
      <Field
        className="md:col-span-4 xl:col-span-3"
        type="date"
        name="from"
        label={t('from')}
        defaultValue={listing.from}
      />
      <Field
        className="md:col-span-4 xl:col-span-3"
        type="date"
        name="to"
        label={t('to')}
        defaultValue={listing.to}
      />
    </FilterForm>
  );
}
