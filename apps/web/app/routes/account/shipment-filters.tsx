import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, SearchField, Select } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import {
  isFiltered,
  LISTED_SERVICES,
  type ShipmentFilter,
  STATUSES,
} from '../../parcels/shipment-filter.ts';

/** Long enough that typing a word asks once. */
const TYPING_PAUSE_MS = 350;

/** The filters are the address of the page. With scripts they apply by themselves. */
export function ShipmentFilters({ filter }: { filter: ShipmentFilter }) {
  const t = useT('shipments');
  const words = useT('parcels');
  const submit = useSubmit();
  const typing = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  const applySoon = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const pause = (event.target as Element).tagName === 'SELECT' ? 0 : TYPING_PAUSE_MS;
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => {
      void submit(form, { replace: true, preventScrollReset: true });
    }, pause);
  };

  return (
    <Form
      method="get"
      role="search"
      aria-label={t('filters')}
      onChange={applySoon}
      className="mb-8 grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(14rem,2fr)_1fr_1fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 lg:col-span-1">
        <SearchField
          name="search"
          label={t('search')}
          placeholder={t('searchHelp')}
          defaultValue={filter.search}
          maxLength={80}
        />
      </div>
      <Select name="service" label={t('service')} defaultValue={filter.service ?? ''}>
        <option value="">{t('all')}</option>
        {LISTED_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service === 'freight' ? t('freight') : words(`level.${service}`)}
          </option>
        ))}
      </Select>
      <Select name="status" label={t('status')} defaultValue={filter.status ?? ''}>
        <option value="">{t('all')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {words(`status.${status}`)}
          </option>
        ))}
      </Select>
      <Field type="date" name="from" label={t('from')} defaultValue={filter.from} />
      <Field type="date" name="to" label={t('to')} defaultValue={filter.to} />
      <div className="col-span-2 flex min-h-12 items-center gap-5 lg:col-span-1">
        <Button type="submit" look="secondary">
          {t('apply')}
        </Button>
        {isFiltered(filter) && (
          <TextLink to="/dashboard" reloadDocument>
            {t('clear')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
