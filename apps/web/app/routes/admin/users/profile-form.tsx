import type { CustomerRecord } from '@waypost/contract/client';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, type FormReply, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { conflictsOf, currentIn, type FieldName, valuesOf } from './user-changes.ts';

type ProfileFormProps = { user: CustomerRecord; countries: Country[] };

export function ProfileForm({ user, countries }: ProfileFormProps) {
  const t = useT('console-users');
  const reply = useReply('save');
  const current = currentIn(reply);
  const present = valuesOf(user);
  const shown = fieldsOf(reply, (name) =>
    t(name === 'firstName' ? 'firstNameMissing' : 'phoneInvalid'),
  );
  const field = (name: FieldName) => ({
    ...shown(name, present[name]),
    label: t(name),
    autoComplete: 'off',
  });
  return (
    <PostForm
      intent="save"
      submit={t('save')}
      sending={t('saving')}
      fallback={t('saveFailed')}
      notice={reply && current && <Conflicts typed={reply.typed} current={current} />}
    >
      <input type="hidden" name="revision" value={(current ?? user).revision} />
      <div className="grid grid-cols-2 gap-3">
        <Field {...field('firstName')} maxLength={60} />
        <Field {...field('lastName')} maxLength={59} />
      </div>
      <Field {...field('company')} maxLength={120} />
      <Field {...field('phone')} type="tel" maxLength={40} />
      <div className="grid grid-cols-2 gap-3">
        <Select {...field('accountType')}>
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
        <Select {...field('country')}>
          <option value="">{t('noCountry')}</option>
          <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
        </Select>
      </div>
    </PostForm>
  );
}

type ConflictsProps = { typed: FormReply['typed']; current: CustomerRecord };

/** Shows a colleague's changes beside the typed values. */
function Conflicts({ typed, current }: ConflictsProps) {
  const t = useT('console-users');
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
