import { LISTED_SERVICES, STATUSES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { useApplySoon } from '../../../platform/use-apply-soon.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, SearchField, Select } from '../../../ui/field.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { type ShipmentListing, SORTS } from './list-address.ts';

/** The label before its field. */
const BESIDE = 'flex items-center gap-2 max-sm:grow [&>div:first-child]:mb-0';

/** Applies itself if scripts run. */
export function Filters({ listing }: { listing: ShipmentListing }) {
  const t = useT('console-shipments');
  const words = useT('parcels');
  const applying = useApplySoon();
  return (
    <FilterForm
      oneLine
      appliesItself
      page={DASHBOARD}
      isFiltered={isFiltered(listing)}
      keep={{ columns: listing.columns, view: listing.view, rows: listing.rows?.toString() }}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      {...applying}
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
        className="min-w-40 grow max-sm:w-full"
        name="search"
        label={t('search')}
        labelHidden
        placeholder={t('searchHelp')}
        defaultValue={listing.search}
        maxLength={80}
      />
      <Select
        className="max-sm:grow"
        name="service"
        label={t('service')}
        labelHidden
        defaultValue={listing.service}
      >
        <option value="">{t('anyService')}</option>
        <Choices
          of={LISTED_SERVICES}
          name={(service) => (service === 'freight' ? t('freight') : words(`level.${service}`))}
        />
      </Select>
      <Select
        className="max-sm:grow"
        name="status"
        label={t('status')}
        labelHidden
        defaultValue={listing.status}
      >
        <option value="">{t('anyStatus')}</option>
        <Choices of={STATUSES} name={(status) => words(`status.${status}`)} />
      </Select>
      {/* wide screens sort by the column heads */}
      <Select
        className="grow md:hidden"
        name="sort"
        label={t('sort')}
        labelHidden
        defaultValue={listing.sort ?? 'date-desc'}
      >
        <Choices of={SORTS} name={(sort) => t(`sort.${sort}`)} />
      </Select>
      <Field
        className={BESIDE}
        type="date"
        name="from"
        label={t('from')}
        defaultValue={listing.from}
      />
      <Field className={BESIDE} type="date" name="to" label={t('to')} defaultValue={listing.to} />
    </FilterForm>
  );
}
