import { Download } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';
import { Option } from '../../ui/choice.tsx';
import { Section } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ProfileSection, SectionForm, useFields } from './profile-section.tsx';

export function OwnData() {
  const t = useT('account');
  return (
    <Section title={t('dataTitle')}>
      <p className="mb-5 max-w-prose">{t('dataText')}</p>
      <a
        href="/api/users/me/export"
        download="waypost-account.json"
        className="inline-flex min-h-12 items-center gap-2 font-semibold underline decoration-2 underline-offset-4"
      >
        <Download aria-hidden="true" className="size-5" />
        {t('dataDownload')}
      </a>
    </Section>
  );
}

export function DeleteAccount() {
  const t = useT('account');
  const field = useFields('delete');
  const sure = field('sure');
  return (
    <ProfileSection section="delete" title={t('deleteTitle')}>
      <p className="mb-5 max-w-prose">{t('deleteText')}</p>
      <SectionForm section="delete" action={t('deleteAction')} busy={t('deleteBusy')} look="danger">
        <PasswordField
          {...field('password')}
          label={t('currentPassword')}
          autoComplete="current-password"
          required
        />
        <Option type="checkbox" name="sure" value="yes" required error={sure.error}>
          {t('deleteConfirm')}
        </Option>
      </SectionForm>
    </ProfileSection>
  );
}
