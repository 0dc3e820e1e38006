import type { ExpectedTable } from '@waypost/domain/expected-pieces';
import { formatClock } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';

/** What the answers of this page are made of. */
export function ListAge({ table }: { table: ExpectedTable | null }) {
  const t = useT('field');
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <p className="mt-4 text-center text-sm">
      {table === null
        ? t('list.none')
        : t('list.asOf', {
            count: table.count,
            time: formatClock(new Date(table.header.at), locale, timeZone),
          })}
    </p>
  );
}
