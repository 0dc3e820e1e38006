import { readCustomerRecord } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { STAFF } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { AccountActs } from './account-acts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { changeUser } from './user-changes.server.ts';
import { USER_LIST } from './user-listing.ts';
import { RoleBadge, StateMark } from './user-marks.tsx';
import { nameOf } from './users-table.tsx';
import type { Route } from './+types/edit-user.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const user = await askOrThrow(request, readCustomerRecord, { path: params });
  return {
    user,
    countries: listCountries('en'),
    mayInvite: permissions.includes('staff:write'),
    hasSecondFactor: admin.secondFactor,
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  return changeUser(request, params.userId);
}

export { ErrorBoundary } from '../console-error.tsx';

/** One user beside the list. */
export default function EditUser({ loaderData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { user, countries, mayInvite, hasSecondFactor } = loaderData;
  const [search] = useSearchParams();
  const listing = USER_LIST.read(search);
  const name = nameOf(user) || user.email;
  return (
    <WorkPanel title={name} closed={USER_LIST.path(listing)} opener={`edit-${user.id}`}>
      <PageHead title={t('editMeta')} />
      <p className="-mt-3 mb-1 text-sm text-muted">
        <Address email={user.email} />
      </p>
      <StateMark state={user.state} />
      <p className="mt-3 mb-4 text-sm text-muted">{t('editNote')}</p>
      <ProfileForm key={user.revision} user={user} countries={countries} />
      <div className="mt-6 space-y-3 border-t border-hairline pt-4">
        <h3 className="flex items-center gap-3 text-base">
          {t('roleTitle')} <RoleBadge role={user.role} />
        </h3>
        {user.role === 'admin' ? (
          <p className="text-sm">
            {t('roleAdmin')} {mayInvite && <TextLink to={STAFF}>{t('roleStaff')}</TextLink>}
          </p>
        ) : (
          <p className="text-sm">
            {mayInvite ? t('roleUser') : t('roleOwner')}{' '}
            {mayInvite && (
              <TextLink to={USER_LIST.path(listing, {}, `/${user.id}/role`)} preventScrollReset>
                {t('roleInvite')}
              </TextLink>
            )}
          </p>
        )}
      </div>
      <AccountActs user={user} hasSecondFactor={hasSecondFactor} />
    </WorkPanel>
  );
}
