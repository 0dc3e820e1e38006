import type { TodayNumbers } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Count, Counts } from './counts.tsx';
import { type LiveListing, livePath } from './live-listing.ts';

/** Shipments late against the day promised at booking, and why the expected day was moved. */
export function Promises({ promise }: { promise: TodayNumbers['promise'] }) {
  const t = useT('console-today');
  const locale = useLocale();
  const moved = promise.brokenMoved.reduce((sum, { shipments }) => sum + shipments, 0);
  const count = (name: string, shipments: number, rows: LiveListing) => (
    <Count key={name} name={name}>
      {shipments === 0 ? (
        formatCount(0, locale)
      ) : (
        <TextLink to={livePath(rows)} aria-label={`${name}: ${formatCount(shipments, locale)}`}>
          {formatCount(shipments, locale)}
        </TextLink>
      )}
    </Count>
  );
  return (
    <Section title={t('promises')}>
      <p className="mb-3 text-muted">{t('promisesText')}</p>
      <Counts>
        {count(t('broken'), promise.broken, { view: 'broken' })}
        {count(t('notMoved'), promise.broken - moved, { view: 'broken', cause: 'none' })}
        {promise.brokenMoved.map(({ cause, shipments }) =>
          count(t('movedBy', { cause: t(`cause.${cause}`) }), shipments, { view: 'broken', cause }),
        )}
        {count(t('willBreak'), promise.willBreak, { view: 'will_break' })}
      </Counts>
    </Section>
  );
}
