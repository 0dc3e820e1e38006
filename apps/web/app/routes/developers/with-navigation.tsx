import { Outlet } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { guides, presentTitle, quickstart } from './content.server.ts';
import { Fold } from '../../ui/fold.tsx';
import { PagesNavigation } from './pages-navigation.tsx';
import { listResources } from './resource.server.ts';
import { revalidatesPage } from './revalidates-page.ts';
import type { Route } from './+types/with-navigation.ts';

export function loader({ request }: Route.LoaderArgs) {
  return {
    guides: [quickstart, ...guides].map((guide) => presentTitle(request, guide)),
    resources: listResources().map(({ slug, title }) => ({ slug, title })),
  };
}

export const shouldRevalidate = revalidatesPage;

/** Beside the page where there is room; folded above it on a phone. */
export default function WithNavigation({ loaderData }: Route.ComponentProps) {
  const t = useT('developers');
  return (
    <div className="shell grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-14">
      <div className="lg:col-span-3 print:hidden">
        <Fold title={t('allPages')} className="lg:hidden">
          <PagesNavigation {...loaderData} label={t('allPages')} />
        </Fold>
        <div className="sticky top-6 max-h-[calc(100vh-3rem)] overflow-y-auto max-lg:hidden">
          <PagesNavigation {...loaderData} label={t('pages')} />
        </div>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <Outlet />
      </div>
    </div>
  );
}
