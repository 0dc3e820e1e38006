import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';

type WorkPanelProps = {
  title: string;
  /** The address of the page without the panel. */
  closed: string;
  /** The id of what opened it, which gets the focus back. */
  opener: string;
  /** For content that is wider than a form. */
  wide?: boolean;
  children: ReactNode;
};

/** A panel beside the list it belongs to. Escape closes it. */
export function WorkPanel({ title, closed, opener, wide = false, children }: WorkPanelProps) {
  const t = useT('admin');
  const navigate = useNavigate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    return () => document.getElementById(opener)?.focus();
  }, [opener]);

  useEffect(() => {
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      // Escape must not discard what is being typed
      if (target instanceof HTMLTextAreaElement && target.value !== '') return;
      if (key === 'Escape') void navigate(closed, { preventScrollReset: true });
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [closed, navigate]);

  return (
    <aside
      aria-labelledby={id}
      className={classes(
        'w-full shrink-0 rounded bg-panel p-4 sm:p-5 xl:sticky xl:top-4',
        wide ? 'xl:max-h-[calc(100dvh-2rem)] xl:w-104 xl:overflow-y-auto 2xl:w-140' : 'xl:w-88',
      )}
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 text-lg outline-none">
          {title}
        </h2>
        <Link
          to={closed}
          preventScrollReset
          className="-me-2 -mt-2 flex min-h-11 items-center gap-1.5 rounded px-2 text-sm font-semibold"
        >
          <X aria-hidden="true" className="size-4" />
          {t('close')}
        </Link>
      </div>
      {children}
    </aside>
  );
}
