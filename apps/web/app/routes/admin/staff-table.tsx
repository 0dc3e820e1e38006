import type { StaffMember } from '@waypost/contract/client';
import { Link } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Time } from '../../ui/time.tsx';
import { STAFF } from './admin-paths.ts';
import { AccountState, SecondFactorState, SetBadge } from './member-marks.tsx';

type StaffTableProps = {
  members: StaffMember[];
  me: StaffMember;
  mayChange: boolean;
  openId: string | undefined;
};

const WIDE = 'hidden px-3 py-2 align-baseline md:table-cell';

/** On narrow screens what the columns say stands under the name. */
export function StaffTable({ members, me, mayChange, openId }: StaffTableProps) {
  const t = useT('admin');
  return (
    <table className="w-full text-start text-sm">
      <thead className="sticky top-0 z-10 bg-ground">
        <tr className="border-b-2 border-ink text-start">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            {t('columnMember')}
          </th>
          {(['permissionSet', 'secondFactor', 'lastLogin', 'columnStatus'] as const).map((key) => (
            <th key={key} scope="col" className={classes(WIDE, 'text-start font-semibold')}>
              {t(key)}
            </th>
          ))}
          {mayChange && (
            <th scope="col" className="py-2 text-end font-semibold">
              <span className="sr-only">{t('columnActions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr
            key={member.id}
            className={classes('border-b border-hairline', member.id === openId && 'bg-panel')}
          >
            <th scope="row" className="py-2 pe-3 text-start align-baseline font-normal">
              <span className="font-semibold">{member.name}</span>
              {member.id === me.id && <span className="text-muted"> ({t('you')})</span>}
              <Address email={member.email} />
              <span className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 md:hidden">
                <SetBadge set={member.permissionSet} />
                <AccountState active={member.active} />
                <span>
                  {t('secondFactor')}: <SecondFactorState on={member.secondFactor} />
                </span>
                <span className="text-muted">
                  {t('lastLogin')}: <LastLogin at={member.lastLoginAt} />
                </span>
              </span>
            </th>
            <td className={WIDE}>
              <SetBadge set={member.permissionSet} />
            </td>
            <td className={WIDE}>
              <SecondFactorState on={member.secondFactor} />
            </td>
            <td className={WIDE}>
              <LastLogin at={member.lastLoginAt} />
            </td>
            <td className={WIDE}>
              <AccountState active={member.active} />
            </td>
            {mayChange && (
              <td className="text-end align-baseline">
                <Link
                  id={`change-${member.id}`}
                  to={`${STAFF}?member=${member.id}`}
                  preventScrollReset
                  aria-label={t('changeOf', { name: member.name })}
                  className="inline-block py-2.5 ps-3 font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  {t('change')}
                </Link>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Breaks behind the at-sign before it breaks anywhere else. */
function Address({ email }: { email: string }) {
  const [name, domain] = email.split('@', 2);
  return (
    <span className="block wrap-anywhere text-muted">
      {name}@<wbr />
      {domain}
    </span>
  );
}

function LastLogin({ at }: { at: string | null }) {
  const t = useT('admin');
  return at === null ? t('never') : <Time at={at} />;
}
