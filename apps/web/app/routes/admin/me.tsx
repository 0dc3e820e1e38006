import type { Permission } from '@waypost/contract/permission-sets';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { DASHBOARD, DESK, OWN_CODES, OWN_PASSWORD, SECOND_FACTOR, STAFF } from './admin-paths.ts';
import { Address, SecondFactorState, SetBadge } from './member-marks.tsx';
import { signedInContext } from './signed-in.ts';
import type { Route } from './+types/me.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(signedInContext);
}

/** The account of the signed-in member of staff, and their permissions. */
export default function Me({ loaderData }: Route.ComponentProps) {
  const t = useT('admin');
  const { admin, permissions } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t('meMeta')} />
      <h1 className="wide mb-6 text-2xl">{t('meTitle')}</h1>
      {search.get('done') === 'password' && (
        <Notice tone="good" title={t('done.password')} className="mb-6" />
      )}
      <div className="grid max-w-6xl gap-x-12 gap-y-8 lg:grid-cols-2">
        <Section title={t('youTitle')}>
          <Facts
            facts={[
              [t('name'), admin.name],
              [t('email'), <Address key="email" email={admin.email} />],
              [t('permissionSet'), <SetBadge key="set" set={admin.permissionSet} />],
              [
                t('password'),
                <TextLink key="password" to={OWN_PASSWORD}>
                  {t('changePassword')}
                </TextLink>,
              ],
              [
                t('secondFactor'),
                <span key="factor" className="flex flex-wrap gap-x-3">
                  <SecondFactorState on={admin.secondFactor} />
                  {admin.secondFactor ? (
                    <TextLink to={OWN_CODES}>{t('ownCodesTitle')}</TextLink>
                  ) : (
                    <TextLink to={SECOND_FACTOR}>{t('setUp')}</TextLink>
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
  const places = [
    { to: DASHBOARD, name: t('navShipments'), text: t('goShipments') },
    ...(permissions.includes('cases:read')
      ? [{ to: DESK, name: t('navDesk'), text: t('goDesk') }]
      : []),
    ...(permissions.includes('staff:read')
      ? [{ to: STAFF, name: t('navStaff'), text: t('goStaff') }]
      : []),
    { to: '/create', name: t('createShipment'), text: t('goCreate') },
    { to: '/track', name: t('goTrack'), text: t('goTrackText') },
  ];
  return (
    <Facts
      facts={places.map(({ to, name, text }) => [
        // The public site uses another session, so its pages are loaded in full.
        <TextLink key={to} to={to} reloadDocument={!to.startsWith('/admin/')} className="text-ink">
          {name}
        </TextLink>,
        text,
      ])}
    />
  );
}
