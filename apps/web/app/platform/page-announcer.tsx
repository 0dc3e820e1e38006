import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { focusHeading, headingOf } from './focus-heading.ts';

/**
 * Announces a new page to screen readers: focuses its heading, or that of the part that the address names. If the
 * page focuses something else or keeps its heading, its title is announced instead. Filtered lists have neither and
 * announce their results themselves.
 */
export function PageAnnouncer() {
  const { key, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const [announced, setAnnounced] = useState('');
  const before = useRef<{ heading: Element | null; title: string; focused: Element | null }>(null);
  const announcedKey = useRef(key);

  // The state of the old page just before the next one is requested.
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
