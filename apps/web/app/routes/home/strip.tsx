import { Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { type StripMotion, useStripMotion } from './use-strip-motion.ts';

type StripProps = {
  title: string;
  motion: StripMotion;
  children: ReactNode;
  /** What a drifting strip shows after its end: the same, for the eye only. */
  again?: ReactNode;
};

/** Begins and ends where the page's text does, but runs on to the edge of the window. */
const IN_LINE = classes(
  'scroll-px-4 px-[max(1rem,calc((100%-78rem)/2+1rem))]',
  'md:scroll-px-8 md:px-[max(2rem,calc((100%-78rem)/2+2rem))]',
);

/**
 * A row that is wider than the page. It moves by itself, can be paused, and scrolls by hand, finger
 * and arrow keys; without scripts that is all it does.
 */
export function Strip({ title, motion, children, again }: StripProps) {
  const t = useT('home');
  const strip = useRef<HTMLDivElement>(null);
  const { possible, wasSeen, paused, setPaused } = useStripMotion(strip, motion);
  const Icon = paused ? Play : Pause;
  return (
    <>
      <div className="shell mb-4 flex min-h-12 items-center justify-between gap-4">
        <h3 className="text-xl">{title}</h3>
        {possible && (
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            className="flex min-h-12 shrink-0 items-center gap-2 rounded px-2 font-semibold underline-offset-4 hover:underline"
          >
            <Icon aria-hidden="true" className="size-4 fill-current" />
            {paused ? t('stripPlay') : t('stripPause')}
            <span className="sr-only"> {title}</span>
          </button>
        )}
      </div>
      <div
        ref={strip}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        className={classes(
          'relative flex overflow-x-auto overscroll-x-contain pb-4 [scrollbar-width:thin] focus-visible:-outline-offset-3',
          motion === 'stops' && IN_LINE,
        )}
      >
        {children}
        {possible && wasSeen && again}
      </div>
    </>
  );
}
