import type { ReactNode } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Option } from '../ui/choice.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/field.tsx';

type AccountTypeFieldsProps = {
  values: { accountType: 'individual' | 'business'; company: string; vatId: string };
  companyHelp?: ReactNode;
  className?: string;
};

/** Person or business; company and VAT id are asked of a business only, also without scripts. */
export function AccountTypeFields({ values, companyHelp, className }: AccountTypeFieldsProps) {
  const t = useT('parcels');
  return (
    <fieldset className={classes('group/type grid grid-cols-2 gap-x-3 gap-y-5', className)}>
      <legend className="mb-1.5 text-sm font-semibold">{t('accountType')}</legend>
      {(['individual', 'business'] as const).map((type) => (
        <Option
          key={type}
          name="accountType"
          value={type}
          defaultChecked={values.accountType === type}
        >
          {t(`accountType.${type}`)}
        </Option>
      ))}
      <Field
        name="company"
        label={t('company')}
        help={companyHelp}
        autoComplete="organization"
        defaultValue={values.company}
        className="col-span-2 hidden group-has-[[value=business]:checked]/type:block"
      />
      <Field
        name="vatId"
        label={t('vatId')}
        aside={t('optional')}
        defaultValue={values.vatId}
        maxLength={20}
        className="col-span-2 hidden group-has-[[value=business]:checked]/type:block"
      />
    </fieldset>
  );
}
