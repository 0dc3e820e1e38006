import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Changes } from './changes.tsx';
import { useCustomer } from './dashboard.tsx';
import { ProfileSection, SectionForm, useFields } from './profile-section.tsx';

export function ChangeEmail() {
  const t = useT('account');
  const { email } = useCustomer();
  const field = useFields('email');
  return (
    <ProfileSection section="email" title={t('emailTitle')}>
      <p className="mb-5">{t('emailNow', { email })}</p>
      <SectionForm section="email" action={t('emailSave')} busy={t('saving')}>
        <Field
          {...field('email')}
          type="email"
          label={t('newEmail')}
          help={t('emailHelp')}
          autoComplete="off"
          required
        />
        <PasswordField
          {...field('password')}
          label={t('currentPassword')}
          autoComplete="current-password"
          required
        />
      </SectionForm>
    </ProfileSection>
  );
}

export function ChangePassword() {
  const t = useT('account');
  const { email } = useCustomer();
  const field = useFields('password');
  return (
    <ProfileSection section="password" title={t('passwordTitle')}>
      <SectionForm section="password" action={t('passwordSave')} busy={t('saving')}>
        {/* tells password managers whose password changes */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label={t('newPassword')}
          help={`${t('passwordHelp')} ${t('passwordNote')}`}
          autoComplete="new-password"
          required
        />
      </SectionForm>
    </ProfileSection>
  );
}

export function Newsletter() {
  const t = useT('account');
  const { newsletter } = useCustomer();
  const sending = useNavigation().formData?.get('intent') === 'newsletter';
  return (
    <ProfileSection section="newsletter" title={t('newsletterTitle')}>
      <p className="mb-5">{t(`newsletter.${newsletter}`)}</p>
      <Form method="post" preventScrollReset>
        <Changes className="flex flex-wrap gap-4">
          <input type="hidden" name="intent" value="newsletter" />
          {newsletter !== 'on' && (
            <Button type="submit" name="subscribed" value="yes" look="secondary" disabled={sending}>
              {newsletter === 'pending' ? t('newsletterAgain') : t('newsletterAsk')}
            </Button>
          )}
          {newsletter !== 'off' && (
            <Button type="submit" name="subscribed" value="no" look="secondary" disabled={sending}>
              {t('newsletterLeave')}
            </Button>
          )}
        </Changes>
      </Form>
    </ProfileSection>
  );
}
