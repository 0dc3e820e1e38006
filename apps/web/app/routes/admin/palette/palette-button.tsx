import type { Permission } from '@waypost/contract/permission-sets';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { DASHBOARD } from '../admin-paths.ts';
import { Key } from './key.tsx';
import { useEarlyTyping } from './use-early-typing.ts';
import { type Opened, useShortcuts } from './use-shortcuts.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

/** Loaded after the code of the page itself. */
const REST_MS = 500;

type PaletteButtonProps = { permissions: readonly Permission[]; className: string };

/** Without scripts it links to the search page. The code of the palette is loaded once the page is idle. */
export function PaletteButton({ permissions, className }: PaletteButtonProps) {
  const t = useT('admin');
  const isScripted = useScripted();
  const [opened, setOpened] = useState<Opened | null>(null);
  const takeTyped = useEarlyTyping(opened);
  useShortcuts(permissions, setOpened);
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const label = (
    <>
      <Search aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t('openPalette')}</span>
    </>
  );
  return (
    <>
      {isScripted ? (
        <button
          type="button"
          aria-haspopup="dialog"
          title={t('openPaletteTitle')}
          onClick={() => setOpened('commands')}
          className={className}
        >
          {label}
          <span aria-hidden="true" className="font-normal text-muted max-md:hidden">
            <Key name="Control+k" />
          </span>
        </button>
      ) : (
        <Link to={DASHBOARD} className={className}>
          {label}
        </Link>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Palette
            key={opened}
            opened={opened}
            takeTyped={takeTyped}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
