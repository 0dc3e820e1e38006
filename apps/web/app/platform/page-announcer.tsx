import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { focusHeading, headingOf } from './focus-heading.ts';

/**
 * Tells readers who do not see it that another page has come: its heading gets the focus, or that of
 * the part that the address names. A page that
 * gives the focus to something else, or keeps its heading, has its title announced instead. A list that
 * was filtered has neither and tells for itself.
 */
export function PageAnnouncer() {
  const { key, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const [announced, setAnnounced] = useState('');
  const before = useRef<{ heading: Element | null; title: string; focused: Element | null }>(null);
  const announcedKey = useRef(key);

  // The last look at the old page: what it has when the next one is asked for.
  useEffect(() => {
    if (isIdle && before.current !== null) return;
    const { title, activeElement } = document;
    before.current = { heading: headingOf(), title, focused: activeElement };
  }, [isIdle]);

  const arrive = useEffectEvent((arrived: string) => {
    if (announcedKey.current === arrived) return;
    announcedKey.current = arrived;
    const old = before.current;
    before.current = { heading: headingOf(), title: document.title, focused: null };
    if (old === null) return;
    const { activeElement } = document;
    const isFocusedByPage =
      activeElement !== old.focused && document.querySelector('main')?.contains(activeElement);
    if (headingOf() !== old.heading && !isFocusedByPage) {
      setAnnounced('');
      focusHeading(hash.slice(1));
    } else if (document.title !== old.title) {
      setAnnounced(document.title);
    }
  });
  useEffect(() => arrive(key), [key]);

  return (
    <p role="status" className="sr-only" data-testid="announced">
      {announced}
    </p>
  );
}
