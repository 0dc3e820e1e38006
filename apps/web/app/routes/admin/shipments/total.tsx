import type { ShipmentTotal } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';

/** The number of shipments in the list, if known. */
export function Total({ total }: { total: ShipmentTotal | null }) {
  const t = useT('console-shipments');
  const locale = useLocale();
  if (total === null) return null;
  const { count, more } = total;
  return (
    <p className="text-sm whitespace-nowrap text-muted">
      {more ? t('totalMore', { count: formatCount(count, locale) }) : t('total', { count })}
    </p>
  );
}
