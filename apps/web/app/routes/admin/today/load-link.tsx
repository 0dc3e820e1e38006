import type { TodayHub } from '@waypost/contract/client';
import { formatCount, formatWeight } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { type LiveListing, livePath } from './live-listing.ts';

type Load = TodayHub['coming']['today'];
type LoadLinkProps = { load: Load; rows: LiveListing; label: string; measured?: boolean };

/**
 * A number that links to its shipments. It stays a link at 0, so that it keeps the focus when it falls to 0. Shows
 * pieces and weight where a vehicle must be found.
 */
export function LoadLink({ load, rows, label, measured = false }: LoadLinkProps) {
  const t = useT('console-today');
  const locale = useLocale();
  const isNone = load.shipments === 0;
  const count = formatCount(load.shipments, locale);
  return (
    <>
      <TextLink
        to={livePath(rows)}
        aria-label={`${label}: ${count}`}
        className={isNone ? 'numerals font-normal text-muted' : 'numerals'}
      >
        {count}
      </TextLink>
      {measured && !isNone && (
        <span className="block text-muted" suppressHydrationWarning>
          <span className="block @min-[60rem]:inline">{t('pieces', { count: load.pieces })},</span>{' '}
          <span className="block @min-[60rem]:inline">
            {formatWeight(load.weightGrams, locale)}
          </span>
        </span>
      )}
    </>
  );
}
