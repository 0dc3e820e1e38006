import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { useApplySoon } from '../../platform/use-apply-soon.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Choices, Field, SearchField, Select } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isFiltered } from '../../platform/list-address.ts';
import {
  LISTED_SERVICES,
  OWN_SHIPMENTS,
  type OwnListing,
  STATUSES,
} from '../../parcels/shipment-filter.ts';

/** The filters are the address of the page. With scripts they apply by themselves. */
export function ShipmentFilters({ listing }: { listing: OwnListing }) {
  const t = useT('shipments');
  const words = useT('parcels');
  const applying = useApplySoon();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('filters')}
      {...applying}
      className="mb-8 grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(14rem,2fr)_1fr_1fr_1fr_1fr_auto]"
    >
      {listing.limit !== undefined && <input type="hidden" name="limit" value={listing.limit} />}
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          name="search"
          label={t('search')}
          placeholder={t('searchHelp')}
          defaultValue={listing.search}
          maxLength={80}
        />
      </div>
      <Select name="service" label={t('service')} defaultValue={listing.service}>
        <option value="">{t('all')}</option>
        <Choices
          of={LISTED_SERVICES}
          name={(service) => (service === 'freight' ? t('freight') : words(`level.${service}`))}
        />
      </Select>
      <Select name="status" label={t('status')} defaultValue={listing.status}>
        <option value="">{t('all')}</option>
        <Choices of={STATUSES} name={(status) => words(`status.${status}`)} />
      </Select>
      <Field type="date" name="from" label={t('from')} defaultValue={listing.from} />
      <Field type="date" name="to" label={t('to')} defaultValue={listing.to} />
      <Checkbox
        className="col-span-2 lg:order-last lg:col-span-6"
        name="late"
        value="1"
        label={t('lateOnly')}
        defaultChecked={listing.late === '1'}
      />
      <div className="col-span-2 flex min-h-12 items-center gap-5 lg:col-span-1">
        <Button type="submit" look="secondary">
          {t('apply')}
        </Button>
        {isFiltered(listing) && (
          <TextLink to={OWN_SHIPMENTS.page} reloadDocument>
            {t('clear')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
