import type { CustomerRecord } from '@waypost/contract/client';
import { Form, useNavigation } from 'react-router';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSending } from '../use-sending.ts';
import { conflictsOf, fieldsOf, type UserAnswer } from './user-changes.ts';
import { useFaultFocus } from '../../../platform/form-reply.ts';

type ProfileFormProps = {
  user: CustomerRecord;
  countries: Country[];
  answered: UserAnswer | undefined;
};

export function ProfileForm({ user, countries, answered }: ProfileFormProps) {
  const t = useT('console-users');
  const mine = answered?.intent === 'save' ? answered : undefined;
  const form = useFaultFocus(mine);
  const busy = useSending();
  const saving = useNavigation().formData?.get('intent') === 'save';
  const values = mine?.typed ?? fieldsOf(user);
  const faults = mine?.faults ?? {};
  const field = (name: keyof typeof values) => ({
    name,
    label: t(name),
    defaultValue: values[name],
    autoComplete: 'off',
  });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="space-y-4">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="revision" value={(mine?.current ?? user).revision} />
      {mine !== undefined && !busy && <Outcome answered={mine} />}
      <div className="grid grid-cols-2 gap-3">
        <Field
          {...field('firstName')}
          maxLength={60}
          error={faults.firstName && t(faults.firstName)}
        />
        <Field {...field('lastName')} maxLength={59} />
      </div>
      <Field {...field('company')} maxLength={120} />
      <Field
        {...field('phone')}
        type="tel"
        maxLength={40}
        error={faults.phone && t(faults.phone)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select name="accountType" label={t('accountType')} defaultValue={values.accountType}>
          <option value="individual">{t('accountType.individual')}</option>
          <option value="business">{t('accountType.business')}</option>
        </Select>
        <Field {...field('vatId')} maxLength={20} />
      </div>
      <Field {...field('addressLine1')} maxLength={160} />
      <Field {...field('addressLine2')} maxLength={160} />
      <div className="grid grid-cols-2 gap-3">
        <Field {...field('postalCode')} maxLength={20} />
        <Field {...field('city')} maxLength={80} />
        <Field {...field('region')} maxLength={80} />
        <Select name="country" label={t('country')} defaultValue={values.country}>
          <option value="">{t('noCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" className="w-full" busy={busy}>
        {saving ? t('saving') : t('save')}
      </Button>
    </Form>
  );
}

/** Somebody else's change is shown beside what was typed; anything else is a refusal. */
function Outcome({ answered: { refusal, current, typed } }: { answered: UserAnswer }) {
  const t = useT('console-users');
  if (refusal === null) return null;
  if (current === null || typed === null) {
    return <Refused refusal={refusal} fallback={t('saveFailed')} />;
  }
  const conflicts = conflictsOf(typed, current);
  return (
    <Notice tone="problem" title={t('changedTitle')}>
      <p className="text-sm">{conflicts.length > 0 ? t('changedText') : t('changedOther')}</p>
      <ul className="mt-2 list-disc ps-5 text-sm">
        {conflicts.map(([name, value]) => (
          <li key={name} className="wrap-anywhere">
            {t('changedField', { field: t(name), value: value || t('changedEmpty') })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
