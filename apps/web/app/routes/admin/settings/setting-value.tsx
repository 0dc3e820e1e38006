import type { SettingField } from '@waypost/domain/settings';
import { useT } from '../../../platform/catalogs.tsx';

/** A value of a setting in words. */
export function SettingValue({ field, text }: { field: SettingField; text: string }) {
  const t = useT('console-settings');
  if (field === 'smsEnabled') return t(text === 'on' ? 'sms.on' : 'sms.off');
  if (text === '') return field === 'emailFrom' ? t('ownSender') : t('nothing');
  return <span className={field === 'emailFrom' ? 'wrap-anywhere' : 'numerals'}>{text}</span>;
}
