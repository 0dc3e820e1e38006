import type { Permission } from '@waypost/contract/permission-sets';
import { PackagePlus, RotateCw, UserRound } from 'lucide-react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NEW_SHIPMENT } from './edits/edit-paths.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { useSessionCheck } from './use-session-check.ts';

/** The bar above every page of the console: checks in progress, and actions that are always available. */
export function ConsoleBar({ permissions }: { permissions: readonly Permission[] }) {
  const t = useT('admin');
  const { pathname, search } = useLocation();
  // Every navigation in the console first asks the api who is signed in, so loading is shown as checking.
  const loading = useNavigation().state === 'loading';
  const check = useSessionCheck();
  const action =
    'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded px-2 text-sm font-semibold underline-offset-4 hover:underline';
  return (
    <section
      aria-label={t('barLabel')}
      className="border-b border-hairline px-4 lg:px-8 print:hidden"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-4">
        <p role="status" className="me-auto text-sm text-muted">
          {(loading || check.state === 'checking') && t('checking')}
        </p>
        <PaletteButton permissions={permissions} className={action} />
        <CreateShipment mayCreate={permissions.includes('shipments:write')} className={action} />
        <Link to="/admin/view" className={action}>
          <UserRound aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t('customerView')}</span>
        </Link>
        <Link to={pathname + search} replace preventScrollReset className={action}>
          <RotateCw aria-hidden="true" className="size-4" />
          {t('reload')}
        </Link>
      </div>
      {check.state === 'failed' && (
        <Notice tone="problem" title={t('authCheckFailed', check)} className="mb-4" />
      )}
    </section>
  );
}

/** The public site uses another session, so its page is loaded in full. */
function CreateShipment({ mayCreate, className }: { mayCreate: boolean; className: string }) {
  const t = useT('admin');
  const label = (
    <>
      <PackagePlus aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t('createShipment')}</span>
    </>
  );
  return mayCreate ? (
    <Link to={NEW_SHIPMENT} className={className}>
      {label}
    </Link>
  ) : (
    <a href="/create" className={className}>
      {label}
    </a>
  );
}
