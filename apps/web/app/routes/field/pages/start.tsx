import { Enrol } from '../lazy-pages.ts';
import { useSession } from '../store/session.ts';
import { BeginShift } from './begin-shift.tsx';
import { Menu } from './menu.tsx';
import { Unlock } from './unlock.tsx';

/** The first page: shows the next step for the person who holds the phone. */
export function Start() {
  const { phase } = useSession();
  if (phase === 'open') return <Menu />;
  if (phase === 'locked') return <Unlock />;
  if (phase === 'signed-out') return <BeginShift />;
  return <Enrol />;
}
