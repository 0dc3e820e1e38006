import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type StationsProps = {
  stations: { title: ReactNode; text: ReactNode }[];
  /** Down the page at every width, for stations with much to say. */
  upright?: boolean;
};

/** Numbered steps as stations on one line: down the page where it is narrow, across it where it is wide. */
export function Stations({ stations, upright = false }: StationsProps) {
  return (
    <ol className={upright ? undefined : 'md:flex'}>
      {stations.map(({ title, text }, at) => (
        <li
          key={at}
          className={classes(
            'relative min-w-0 ps-15 pb-10 last:pb-0',
            !upright && 'md:flex-1 md:ps-0 md:pe-8 md:pb-0',
          )}
        >
          {at < stations.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                'route-mark absolute start-[17px] top-4 h-full w-1.5 bg-current',
                !upright && 'md:start-0 md:top-[17px] md:h-1.5 md:w-full',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'route-mark wide absolute start-0 top-0 flex size-10 items-center justify-center rounded-full border-[5px] border-current bg-ground text-base text-ink',
              !upright && 'md:relative',
            )}
          >
            {at + 1}
          </span>
          <h3 className={classes('pt-1.5 text-xl', !upright && 'md:mt-4 md:pt-0')}>{title}</h3>
          <div className="mt-2 max-w-prose text-muted">{text}</div>
        </li>
      ))}
    </ol>
  );
}
