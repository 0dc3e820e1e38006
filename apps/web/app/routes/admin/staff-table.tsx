import type { StaffMember } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../platform/catalogs.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { STAFF } from './admin-paths.ts';
import { AccountState, Address, SecondFactorState, SetBadge } from './member-marks.tsx';

type StaffTableProps = { members: StaffMember[]; me: StaffMember; mayChange: boolean };

export function StaffTable({ members, me, mayChange }: StaffTableProps) {
  const t = useT('admin');
  return (
    <Table
      dense
      caption={t('staffTitle')}
      rows={members}
      columns={columnsFor(me, t)}
      {...(mayChange && { actions: changeOf })}
    />
  );
}

function columnsFor(me: StaffMember, t: Translate<'admin'>): Column<StaffMember>[] {
  return [
    {
      name: t('name'),
      heads: true,
      cell: ({ id, name, email }) => (
        <>
          {name}
          {id === me.id && <span className="font-normal"> ({t('you')})</span>}
          <span className="block text-sm font-normal text-muted">
            <Address email={email} />
          </span>
        </>
      ),
    },
    { name: t('permissionSet'), cell: (member) => <SetBadge set={member.permissionSet} /> },
    { name: t('secondFactor'), cell: (member) => <SecondFactorState on={member.secondFactor} /> },
    {
      name: t('lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : <Time at={lastLoginAt} />),
    },
    { name: t('account'), cell: ({ active }) => <AccountState active={active} /> },
  ];
}

function changeOf(member: StaffMember) {
  return <ChangeLink member={member} />;
}

function ChangeLink({ member }: { member: StaffMember }) {
  const t = useT('admin');
  return (
    <TextLink
      id={`change-${member.id}`}
      to={`${STAFF}?member=${member.id}`}
      preventScrollReset
      aria-label={t('changeOf', { name: member.name })}
      className="py-2"
    >
      {t('change')}
    </TextLink>
  );
}
