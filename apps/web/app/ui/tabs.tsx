import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link } from '../platform/link.tsx';
import { classes } from './classes.ts';
import { tabAfterKey } from './tab-keys.ts';

const LIST = 'flex flex-wrap gap-x-6 border-b border-hairline';
const TAB = classes(
  'relative flex min-h-12 items-center gap-2 font-semibold transition-colors duration-150',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-1.5',
);
const CURRENT = 'text-ink after:bg-signal';
const OTHER = 'text-muted hover:text-ink hover:after:bg-track';

type TabLinksProps = {
  label: string;
  tabs: { name: ReactNode; to: string; current: boolean }[];
};

/** Tabs that are addresses of their own: links, so that they can be shared and work without scripts. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={LIST}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={classes(TAB, tab.current ? CURRENT : OTHER)}
            >
              {tab.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabsProps = {
  label: string;
  tabs: { name: ReactNode; content: ReactNode }[];
};

/** Tabs within a page. Arrow keys move between them; without scripts every panel is shown. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [shown, setShown] = useState(0);

  function move(event: KeyboardEvent<HTMLElement>) {
    const list = event.currentTarget;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const next = tabAfterKey(event.key, shown, tabs.length, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    setShown(next);
    list.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move} className={LIST}>
        {tabs.map((tab, at) => (
          <button
            key={at}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-selected={at === shown}
            aria-controls={`${id}-panel-${at}`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => setShown(at)}
            className={classes(TAB, at === shown ? CURRENT : OTHER)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={at}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          className={classes('pt-5', at !== shown && 'hidden noscript:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
