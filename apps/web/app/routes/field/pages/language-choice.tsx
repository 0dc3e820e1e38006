import type { PageLocale } from '@waypost/i18n/locales';
import { useT } from '../../../platform/catalogs.tsx';
import { useSite } from '../../../platform/site.ts';
import { useLocale } from '../../../platform/visitor.ts';
import { Choices, Select } from '../../../ui/field.tsx';
import { chooseLanguage } from '../use-chosen-language.ts';

export function LanguageChoice() {
  const t = useT('field');
  const locale = useLocale();
  const languages = useSite()?.languages ?? [];
  return (
    <Select
      label={t('app.language')}
      value={locale}
      onChange={(event) => void chooseLanguage(event.currentTarget.value as PageLocale)}
      className="mt-6"
    >
      <Choices of={languages} value={({ code }) => code} name={({ label }) => label} />
    </Select>
  );
}
