import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../ui/choice.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { KeyAnswer } from './key-changes.server.ts';
import { EXPIRIES, KEY_SCOPES } from './key-choices.ts';

export function NewKey({ answered }: { answered: KeyAnswer | undefined }) {
  const t = useT('keys');
  const busy = useNavigation().formData?.get('intent') === 'create';
  const account = useT('account');
  const mine = answered?.rotated === undefined ? answered : undefined;
  const { name = '', scopes = KEY_SCOPES, expiry = '365', faults = {} } = mine ?? {};
  return (
    <Section title={t('createTitle')} className="lg:col-span-4">
      <Form method="post" noValidate className="space-y-5">
        <Field
          name="name"
          label={t('name')}
          help={t('nameHelp')}
          maxLength={60}
          required
          defaultValue={name}
          error={faults.name && t(faults.name)}
        />
        <OptionGroup legend={t('scopes')} error={faults.scopes && t(faults.scopes)}>
          {KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scope"
              value={scope}
              label={t(`scope.${scope}`)}
              defaultChecked={scopes.includes(scope)}
            />
          ))}
        </OptionGroup>
        <Select name="expiry" label={t('expiry')} defaultValue={expiry}>
          {EXPIRIES.map((days) => (
            <option key={days} value={days}>
              {t(`expiry.${days}`)}
            </option>
          ))}
        </Select>
        <PasswordField
          name="password"
          label={account('currentPassword')}
          help={t('mailed')}
          autoComplete="current-password"
          required
          error={faults.password && account(faults.password)}
        />
        <Button type="submit" name="intent" value="create" busy={busy}>
          {busy ? t('creating') : t('create')}
        </Button>
      </Form>
    </Section>
  );
}
