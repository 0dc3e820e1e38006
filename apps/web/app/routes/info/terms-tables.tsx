import { useT } from '../../platform/catalogs.tsx';
import { TextTable } from '../../ui/text-table.tsx';

export function LiabilityLimits() {
  const t = useT('terms');
  return (
    <TextTable
      caption={t('liability.caption')}
      columns={[t('liability.kind'), t('liability.law'), t('liability.limit')]}
      rows={(['road', 'air', 'sea'] as const).map((id) => ({
        id,
        cells: [t(`liability.${id}`), t(`liability.${id}Law`), t(`liability.${id}Limit`)],
      }))}
    />
  );
}

export function ClaimLimits() {
  const t = useT('terms');
  return (
    <TextTable
      caption={t('claims.caption')}
      columns={[t('claims.kind'), t('claims.until')]}
      rows={(['visible', 'hidden', 'delay', 'loss', 'court'] as const).map((id) => ({
        id,
        cells: [t(`claims.${id}`), t(`claims.${id}Until`)],
      }))}
    />
  );
}
