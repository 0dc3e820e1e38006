import { LISTED_SERVICES, STATUSES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useApplySoon } from '../../../platform/use-apply-soon.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, SearchField, Select } from '../../../ui/field.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { type ShipmentListing, SORTS } from './list-address.ts';

/** With scripts the filters apply by themselves. */
export function Filters({ listing }: { listing: ShipmentListing }) {
  const t = useT('console-shipments');
  const words = useT('parcels');
  const applying = useApplySoon();
  return (
    <FilterForm
      small
      page={DASHBOARD}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      {...applying}
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
      <Select
        className="md:col-span-3"
        name="service"
        label={t('service')}
        defaultValue={listing.service}
      >
        <option value="">{t('all')}</option>
        <Choices
          of={LISTED_SERVICES}
          name={(service) => (service === 'freight' ? t('freight') : words(`level.${service}`))}
        />
      </Select>
      <Select
        className="md:col-span-3"
        name="status"
        label={t('status')}
        defaultValue={listing.status}
      >
        <option value="">{t('all')}</option>
        <Choices of={STATUSES} name={(status) => words(`status.${status}`)} />
      </Select>
      <Select
        className="max-md:col-span-2 md:col-span-4 xl:col-span-3"
        name="sort"
        label={t('sort')}
        defaultValue={listing.sort ?? 'date-desc'}
      >
        <Choices of={SORTS} name={(sort) => t(`sort.${sort}`)} />
      </Select>
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
