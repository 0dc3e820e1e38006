import type { Permission } from '@waypost/contract/permission-sets';
import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import { SECOND_FACTOR, STAFF } from './admin-paths.ts';
import { SecondFactorState, SetBadge } from './member-marks.tsx';
import { signedInContext } from './signed-in.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(signedInContext);
}

export { ConsoleError as ErrorBoundary } from './console-error.tsx';

export default function Dashboard() {
  const t = useT('admin');
  const { admin, permissions } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('dashboardMeta')}</title>
      <h1 className="wide mb-6 text-2xl">{t('dashboardTitle')}</h1>
      <div className="grid max-w-6xl gap-x-12 gap-y-8 lg:grid-cols-2">
        <Section title={t('youTitle')}>
          <Facts
            facts={[
              [t('name'), admin.name],
              [t('email'), admin.email],
              [t('permissionSet'), <SetBadge key="set" set={admin.permissionSet} />],
              [
                t('secondFactor'),
                <span key="factor" className="flex flex-wrap gap-x-3">
                  <SecondFactorState on={admin.secondFactor} />
                  {!admin.secondFactor && (
                    <Link to={SECOND_FACTOR} className="underline underline-offset-4">
                      {t('setUp')}
                    </Link>
                  )}
                </span>,
              ],
              [t('lastLogin'), admin.lastLoginAt && <Time key="at" at={admin.lastLoginAt} />],
            ]}
          />
        </Section>
        <Section title={t('mayTitle')}>
          <p className="mb-3 text-muted">{t(`setText.${admin.permissionSet}`)}</p>
          <ul className="list-disc space-y-1.5 ps-5">
            {permissions.map((permission) => (
              <li key={permission}>{t(`may.${permission}`)}</li>
            ))}
          </ul>
        </Section>
        <Section title={t('goTitle')} className="lg:col-span-2">
          <WhereToGo permissions={permissions} />
        </Section>
      </div>
    </>
  );
}

function WhereToGo({ permissions }: { permissions: Permission[] }) {
  const t = useT('admin');
  const link =
    'font-semibold text-ink underline decoration-2 underline-offset-4 hover:decoration-signal';
  return (
    <Facts
      facts={[
        ...(permissions.includes('staff:read')
          ? [
              [
                <Link key="staff" to={STAFF} className={link}>
                  {t('navStaff')}
                </Link>,
                t('goStaff'),
              ] as const,
            ]
          : []),
        // Pages of the public site know other visitors than the console, so they are loaded anew.
        [
          <a key="create" href="/create" className={link}>
            {t('createShipment')}
          </a>,
          t('goCreate'),
        ],
        [
          <a key="track" href="/track" className={link}>
            {t('goTrack')}
          </a>,
          t('goTrackText'),
        ],
      ]}
    />
  );
}
