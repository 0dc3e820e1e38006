import {
  CUSTOMER_KEY_SCOPES,
  type CustomerKeyScope,
  KEY_MODES,
} from '@waypost/contract/customer-key-scopes';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../platform/form-reply.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, OptionGroup } from '../../ui/choice.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Changes } from './changes.tsx';
import { EXPIRIES, modeOfPreset, type Preset, PRESETS, presetOf } from './key-choices.ts';

const FAULTS = {
  name: 'nameMissing',
  allowedNetworks: 'networksInvalid',
  spendCapCents: 'spendCapInvalid',
} as Partial<Record<string, 'nameMissing' | 'networksInvalid' | 'spendCapInvalid'>>;

export function NewKey() {
  const t = useT('keys');
  const busy = useNavigation().formData?.get('intent') === 'create';
  const account = useT('account');
  const reply = useReply('create');
  const form = useFaultFocus(reply);
  const [query] = useSearchParams();
  const preset = presetOf(query.get('preset'));
  const kind = query.get('kind');
  const field = fieldsOf(reply, (name) =>
    name === 'password' ? account('passwordMissing') : t(FAULTS[name] ?? 'scopeMissing'),
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
          <Presets chosen={preset} />
          <OptionGroup key={preset} legend={t('scopes')} error={field('scopes').error}>
            {CUSTOMER_KEY_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                name={scope}
                value="yes"
                label={t(`scope.${scope}`)}
                defaultChecked={reply === undefined ? isIn(preset, scope) : scope in reply.typed}
              />
            ))}
          </OptionGroup>
          <Select
            key={`${preset} ${kind}`}
            {...field('mode', modeOfPreset(preset, kind))}
            label={t('mode')}
            help={t('modeHelp')}
          >
            <Choices of={KEY_MODES} name={(mode) => t(`mode.${mode}`)} />
          </Select>
          <Field
            {...field('spendCapCents')}
            label={t('spendCap')}
            help={t('spendCapHelp')}
            inputMode="decimal"
            maxLength={12}
          />
          <Field
            {...field('allowedNetworks')}
            label={t('networks')}
            help={t('networksHelp')}
            maxLength={900}
          />
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

function isIn(preset: Preset, scope: CustomerKeyScope): boolean {
  const scopes: readonly string[] = PRESETS[preset];
  return scopes.includes(scope);
}

function Presets({ chosen }: { chosen: Preset }) {
  const t = useT('keys');
  return (
    <nav aria-label={t('presets')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <span className="text-muted">{t('presets')}</span>
      {(Object.keys(PRESETS) as Preset[]).map((name) => (
        <TextLink
          key={name}
          to={`?preset=${name}`}
          preventScrollReset
          aria-current={name === chosen ? 'true' : undefined}
          className="aria-[current]:decoration-signal"
        >
          {t(`preset.${name}`)}
        </TextLink>
      ))}
    </nav>
  );
}
