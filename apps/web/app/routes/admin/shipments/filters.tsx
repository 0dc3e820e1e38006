import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { LISTED_SERVICES, STATUSES } from '../../../parcels/shipment-filter.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field, SearchField, Select } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { type ListAddress, SORTS } from './list-address.ts';

/** Long enough that typing a word asks once. */
const TYPING_PAUSE_MS = 350;

/** The filters are the address of the page. With scripts they apply by themselves. */
export function Filters({ address }: { address: ListAddress }) {
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
    <Form
      method="get"
      role="search"
      aria-label={t('filters')}
      onChange={applySoon}
      className="mb-5 grid grid-cols-2 items-end gap-3 text-sm md:grid-cols-12"
    >
      <SearchField
        className="col-span-2 md:col-span-6"
        name="search"
        label={t('search')}
        placeholder={t('searchHelp')}
        defaultValue={address.search}
        maxLength={80}
      />
      <Select
        className="md:col-span-3"
        name="service"
        label={t('service')}
        defaultValue={address.service ?? ''}
      >
        <option value="">{t('all')}</option>
        {LISTED_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service === 'freight' ? t('freight') : words(`level.${service}`)}
          </option>
        ))}
      </Select>
      <Select
        className="md:col-span-3"
        name="status"
        label={t('status')}
        defaultValue={address.status ?? ''}
      >
        <option value="">{t('all')}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {words(`status.${status}`)}
          </option>
        ))}
      </Select>
      <Select
        className="max-md:col-span-2 md:col-span-4 xl:col-span-3"
        name="sort"
        label={t('sort')}
        defaultValue={address.sort ?? 'date-desc'}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <Field
        className="md:col-span-4 xl:col-span-3"
        type="date"
        name="from"
        label={t('from')}
        defaultValue={address.from}
      />
      <Field
        className="md:col-span-4 xl:col-span-3"
        type="date"
        name="to"
        label={t('to')}
        defaultValue={address.to}
      />
      <div className="col-span-full flex min-h-12 xl:col-span-3 flex-wrap items-center gap-x-5">
        <Checkbox
          name="late"
          value="1"
          label={<span className="whitespace-nowrap">{t('lateOnly')}</span>}
          defaultChecked={address.late === '1'}
        />
        <Button type="submit" look="secondary" size="small">
          {t('apply')}
        </Button>
        {Object.keys(address).length > 0 && (
          <TextLink to={DASHBOARD} reloadDocument className="py-2">
            {t('clear')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
