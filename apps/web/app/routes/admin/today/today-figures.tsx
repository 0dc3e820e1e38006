import type { TodayHub, TodayNumbers } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { Link } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { classes } from '../../../ui/classes.ts';
import { UNMATCHED } from '../admin-paths.ts';
import { deskPath } from '../desk/desk-filter.ts';
import { livePath } from './live-listing.ts';

/** The work of the day along a line; a figure that includes late shipments has a filled station. */
export function TodayFigures({ numbers }: { numbers: TodayNumbers }) {
  const t = useT('console-today');
  const locale = useLocale();
  const { hubs, promise, unmatched, desk } = numbers;
  const sum = (of: (hub: TodayHub) => number) => hubs.reduce((total, hub) => total + of(hub), 0);
  const figures = [
    {
      key: 'due',
      value: sum(({ due }) => due.notOut.shipments),
      to: livePath({ view: 'due' }),
      calls: false,
    },
    { key: 'over', value: sum(({ due }) => due.over.shipments), to: livePath({ view: 'over' }) },
    { key: 'broken', value: promise.broken, to: livePath({ view: 'broken' }) },
    {
      key: 'longer',
      value: sum(({ standing }) => standing.longer.shipments),
      to: livePath({ view: 'standing', when: 'longer' }),
    },
    { key: 'unmatched', value: unmatched.waiting, to: UNMATCHED },
    ...(desk === null
      ? []
      : [{ key: 'desk' as const, value: desk.overdue, to: deskPath({ due: 'overdue' }) }]),
  ] as const;
  return (
    <section aria-label={t('now')} className="relative pt-1">
      <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1.5 bg-ink max-md:hidden" />
      <ul className="relative grid grid-cols-2 gap-y-5 sm:grid-cols-3 md:grid-cols-6">
        {figures.map(({ key, value, to, ...rest }) => (
          <li key={key} className="pe-3">
            <span
              aria-hidden="true"
              className={classes(
                'block size-5 rounded-full border-4 border-ink max-md:hidden',
                value > 0 && !('calls' in rest) ? 'bg-signal' : 'bg-ground',
              )}
            />
            <Link to={to} className="group block rounded">
              <span className="wide mt-2 block text-2xl underline-offset-4 group-hover:underline">
                {formatCount(value, locale)}
              </span>
              <span className="block text-sm text-muted underline decoration-hairline underline-offset-4">
                {t(`figure.${key}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
