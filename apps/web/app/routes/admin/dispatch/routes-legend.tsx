import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';

import { roundPath } from '../admin-paths.ts';
import type { RouteLook } from './route-looks.ts';

type RoutesLegendProps = {
  routes: { id: string; name: string; stops: number; look: RouteLook }[];
  /** The round that is shown alone; empty for all. */
  onlyId: string;
  onOnly: (id: string) => void;
};

/** The legend of the rounds. A button shows one round alone, or all again. */
export function RoutesLegend({ routes, onlyId, onOnly }: RoutesLegendProps) {
  const t = useT('console-dispatch');
  const isScripted = useScripted();
  return (
    <ul
      aria-label={t('rounds')}
      className="mb-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 xl:grid-cols-3"
    >
      {routes.map(({ id, name, stops, look }) => (
        <li
          key={id}
          className={classes(
            'flex min-h-11 items-center gap-3 border-b border-hairline',
            onlyId === id && 'bg-panel',
          )}
        >
          <svg viewBox="0 0 40 12" aria-hidden="true" className="h-3 w-10 shrink-0">
            <line
              x1="0"
              y1="6"
              x2="40"
              y2="6"
              strokeWidth="3"
              strokeDasharray={look.dash}
              className={look.stroke}
            />
          </svg>
          <TextLink to={roundPath(id)} className="min-w-0 grow py-1 wrap-anywhere">
            {name}
          </TextLink>
          <span className="numerals text-sm whitespace-nowrap text-muted">
            {t('stopsTitle', { count: stops })}
          </span>
          {isScripted && (
            <button
              type="button"
              aria-label={onlyId === id ? undefined : t('showOnlyOf', { name })}
              onClick={() => onOnly(onlyId === id ? '' : id)}
              className="min-h-11 px-2 text-sm font-semibold whitespace-nowrap underline"
            >
              {onlyId === id ? t('showAll') : t('showOnly')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
