import type { SettingChange, SettingField } from '@waypost/domain/settings';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import type { Conflict, Shown } from './settings-form.ts';

/** A colleague's changes beside the values typed here. */
export function ConflictNotice({ conflict, shown }: { conflict: Conflict; shown: Shown }) {
  const t = useT('console-settings');
  const name = conflict.savedBy ?? t('conflictSomebody');
  return (
    <Notice tone="problem" title={t('conflictTitle', { name, version: conflict.version })}>
      <p className="mb-3 text-sm">{t('conflictText')}</p>
      <Table
        dense
        caption={t('conflictTable')}
        rows={conflict.changes}
        keyOf={({ field }) => field}
        columns={columnsFor(t, shown)}
      />
    </Notice>
  );
}

function columnsFor(
  t: Translate<'console-settings'>,
  { typed, was }: Shown,
): Column<SettingChange>[] {
  return [
    { name: t('conflict.what'), heads: true, cell: ({ field }) => t(`field.${field}`) },
    {
      name: t('conflict.before'),
      cell: ({ field, from }) => <SettingValue field={field} text={from} />,
    },
    { name: t('conflict.now'), cell: ({ field, to }) => <SettingValue field={field} text={to} /> },
    {
      name: t('conflict.yours'),
      cell: ({ field }) =>
        typed[field] === was[field] ? '–' : <SettingValue field={field} text={typed[field]} />,
    },
  ];
}

/** A value of a setting in words. */
export function SettingValue({ field, text }: { field: SettingField; text: string }) {
  const t = useT('console-settings');
  if (field === 'smsEnabled') return t(text === 'on' ? 'sms.on' : 'sms.off');
  if (text === '') return field === 'emailFrom' ? t('ownSender') : t('nothing');
  return <span className={field === 'emailFrom' ? 'wrap-anywhere' : 'numerals'}>{text}</span>;
}
