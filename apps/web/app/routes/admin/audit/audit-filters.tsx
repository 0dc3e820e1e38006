import { AUDIT_ACTIONS } from '@waypost/contract/audit-actions';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Field, SearchField, Select } from '../../../ui/field.tsx';
import { AUDIT } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { choiceOf } from './act-words.ts';
import { type AuditListing, OTHER_ACTORS } from './audit-address.ts';

type AuditFiltersProps = {
  listing: AuditListing;
  staff: { id: string; name: string }[];
  accountMalformed: boolean;
};

export function AuditFilters({ listing, staff, accountMalformed }: AuditFiltersProps) {
  const t = useT('console-audit');
  return (
    <FilterForm
      small
      page={AUDIT}
      isFiltered={isFiltered(listing)}
      words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
      className="md:grid-cols-3 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <Select name="who" label={t('who')} defaultValue={listing.who ?? ''}>
        <option value="">{t('everybody')}</option>
        <optgroup label={t('members')}>
          <Choices of={staff} value={({ id }) => id} name={({ name }) => name} />
        </optgroup>
        <optgroup label={t('others')}>
          <Choices of={OTHER_ACTORS} name={(kind) => t(`actor.${kind}`)} />
        </optgroup>
      </Select>
      <Select name="action" label={t('action')} defaultValue={listing.action}>
        <option value="">{t('anything')}</option>
        <Choices of={AUDIT_ACTIONS} name={(action) => choiceOf(action, t)} />
      </Select>
      <SearchField
        name="shipment"
        label={t('shipment')}
        placeholder={t('shipmentHelp')}
        defaultValue={listing.shipment}
        maxLength={40}
      />
      <Field
        name="account"
        label={t('account')}
        placeholder={t('accountHelp')}
        defaultValue={listing.account}
        maxLength={36}
        autoComplete="off"
        error={accountMalformed ? t('accountMalformed') : undefined}
      />
      <Field type="date" name="from" label={t('from')} defaultValue={listing.from} />
      <Field type="date" name="to" label={t('to')} defaultValue={listing.to} />
    </FilterForm>
  );
}
