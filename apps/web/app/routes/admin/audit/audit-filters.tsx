import { AUDIT_ACTIONS } from '@waypost/contract/audit-actions';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, SearchField, Select } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AUDIT } from '../admin-paths.ts';
import { type AuditAddress, OTHER_ACTORS } from './audit-address.ts';

type AuditFiltersProps = {
  address: AuditAddress;
  staff: { id: string; name: string }[];
  accountMalformed: boolean;
};

/** The filters are the address of the page. */
export function AuditFilters({ address, staff, accountMalformed }: AuditFiltersProps) {
  const t = useT('console-audit');
  return (
    <Form
      method="get"
      action={AUDIT}
      role="search"
      aria-label={t('filters')}
      className="mb-5 grid grid-cols-2 items-end gap-3 text-sm md:grid-cols-3 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <Select name="who" label={t('who')} defaultValue={address.who ?? ''}>
        <option value="">{t('everybody')}</option>
        <optgroup label={t('members')}>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('others')}>
          {OTHER_ACTORS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`actor.${kind}`)}
            </option>
          ))}
        </optgroup>
      </Select>
      <Select name="action" label={t('action')} defaultValue={address.action ?? ''}>
        <option value="">{t('anything')}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {action}
          </option>
        ))}
      </Select>
      <SearchField
        name="shipment"
        label={t('shipment')}
        placeholder={t('shipmentHelp')}
        defaultValue={address.shipment}
        maxLength={40}
      />
      <Field
        name="account"
        label={t('account')}
        placeholder={t('accountHelp')}
        defaultValue={address.account}
        maxLength={36}
        autoComplete="off"
        error={accountMalformed ? t('accountMalformed') : undefined}
      />
      <Field type="date" name="from" label={t('from')} defaultValue={address.from} />
      <Field type="date" name="to" label={t('to')} defaultValue={address.to} />
      <div className="flex min-h-12 flex-wrap items-center gap-x-4">
        <Button type="submit" look="secondary" size="small">
          {t('apply')}
        </Button>
        {Object.keys(address).length > 0 && (
          <TextLink to={AUDIT} reloadDocument className="py-2">
            {t('clear')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
