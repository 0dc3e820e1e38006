import { PackagePlus, Search } from 'lucide-react';
import { Outlet } from 'react-router';
import { Link } from '../platform/link.tsx';
import { useT } from '../platform/catalogs.tsx';
import { Footer } from './footer.tsx';
import { SiteHeader } from './header.tsx';

/** The frame around every page but the checkout. */
export default function Site() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
    </>
  );
}

/** The two things people come for, in reach of a thumb. */
function BottomBar() {
  const t = useT('frame');
  const item =
    'flex min-h-14 grow basis-0 items-center justify-center gap-2 px-3 leading-tight font-semibold';
  return (
    <nav
      aria-label={t('quickLinks')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-ground pb-[env(safe-area-inset-bottom)]"
    >
      <Link to="/services/express" className={item}>
        <PackagePlus aria-hidden="true" className="size-5 shrink-0" />
        {t('navCreate')}
      </Link>
      <span aria-hidden="true" className="my-3 w-px bg-hairline" />
      <Link to="/track" className={item}>
        <Search aria-hidden="true" className="size-5 shrink-0" />
        {t('navTrack')}
      </Link>
    </nav>
  );
}
