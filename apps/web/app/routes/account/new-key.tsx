import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../platform/form-reply.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../ui/choice.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Changes } from './changes.tsx';
import { EXPIRIES, KEY_SCOPES } from './key-choices.ts';

export function NewKey() {
  const t = useT('keys');
  const busy = useNavigation().formData?.get('intent') === 'create';
  const account = useT('account');
  const reply = useReply('create');
  const form = useFaultFocus(reply);
  const field = fieldsOf(reply, (name) =>
    name === 'password'
      ? account('passwordMissing')
      : t(name === 'name' ? 'nameMissing' : 'scopeMissing'),
  );
  return (
    <Section title={t('createTitle')} className="lg:col-span-4">
      <Form ref={form} method="post" noValidate>
        <Changes className="space-y-5">
          <Field
            {...field('name')}
            label={t('name')}
            help={t('nameHelp')}
            maxLength={60}
            required
          />
          {/* says that the form has the field, also when no box of it is ticked */}
          <input type="hidden" name="scopes" />
          <OptionGroup legend={t('scopes')} error={field('scopes').error}>
            {KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name={scope}
                value="yes"
                label={t(`scope.${scope}`)}
                defaultChecked={reply === undefined || scope in reply.typed}
              />
            ))}
          </OptionGroup>
          <Select {...field('expiry', '365')} label={t('expiry')}>
            <Choices of={EXPIRIES} name={(days) => t(`expiry.${days}`)} />
          </Select>
          <PasswordField
            {...field('password')}
            label={account('currentPassword')}
            help={t('mailed')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" name="intent" value="create" busy={busy}>
            {busy ? t('creating') : t('create')}
          </Button>
        </Changes>
      </Form>
    </Section>
  );
}
