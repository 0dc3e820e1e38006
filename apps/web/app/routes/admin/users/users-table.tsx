import type { CustomerLine } from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Address } from '../member-marks.tsx';
import { type UserListing, userPath } from './user-listing.ts';
import { RoleBadge, StateMark } from './user-marks.tsx';

type Rights = { mayChange: boolean; mayAddShipments: boolean };
type UsersTableProps = Rights & { users: CustomerLine[]; listing: UserListing };

export function UsersTable({ users, listing, mayChange, mayAddShipments }: UsersTableProps) {
  const t = useT('console-users');
  const locale = useLocale();
  const { money } = useWords();
  return (
    <Table
      dense
      captionHidden
      caption={t('title')}
      rows={users}
      keyOf={({ id }) => id}
      columns={columnsFor(t, money, (count) => formatCount(count, locale))}
      actions={actionsFor(listing, { mayChange, mayAddShipments })}
    />
  );
}

function columnsFor(
  t: Translate<'console-users'>,
  money: (cents: number, currency: string) => string,
  count: (number: number) => string,
): Column<CustomerLine>[] {
  return [
    {
      name: t('name'),
      heads: true,
      cell: (user) => (
        <>
          {nameOf(user) || t('nameless')}
          {user.company !== '' && (
            <span className="block text-sm font-normal text-muted">{user.company}</span>
          )}
          <StateMark state={user.state} />
        </>
      ),
    },
    { name: t('email'), cell: ({ email }) => <Address email={email} /> },
    { name: t('role'), cell: ({ role }) => <RoleBadge role={role} /> },
    { name: t('created'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('lastLogin'),
      cell: ({ lastLogin }) => (lastLogin === null ? t('never') : <Time at={lastLogin} />),
    },
    {
      name: t('shipments'),
      numeric: true,
      cell: ({ shipmentsCount }) => count(shipmentsCount),
    },
    {
      name: t('spend'),
      numeric: true,
      cell: ({ totalSpendCents, currency }) => money(totalSpendCents, currency),
    },
  ];
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

function actionsFor(listing: UserListing, rights: Rights) {
  return (user: CustomerLine) => <Actions user={user} listing={listing} {...rights} />;
}

type ActionsProps = Rights & { user: CustomerLine; listing: UserListing };

function Actions({ user, listing, mayChange, mayAddShipments }: ActionsProps) {
  const t = useT('console-users');
  const name = nameOf(user) || user.email;
  return (
    <>
      {mayChange && (
        <TextLink
          id={`edit-${user.id}`}
          to={userPath(listing, `/${user.id}/edit`)}
          preventScrollReset
          aria-label={t('editOf', { name })}
          className="py-2"
        >
          {t('edit')}
        </TextLink>
      )}
      <TextLink
        to={userPath({}, `/${user.id}`)}
        aria-label={t('detailsOf', { name })}
        className="py-2"
      >
        {t('details')}
      </TextLink>
      {mayAddShipments && (
        <TextLink
          to={`/admin/shipments/new?userId=${user.id}`}
          aria-label={t('addShipmentOf', { name })}
          className="py-2"
        >
          {t('addShipment')}
        </TextLink>
      )}
      <TextLink
        to={`/admin/view?customer=${user.id}`}
        aria-label={t('viewAsOf', { name })}
        className="py-2"
      >
        {t('viewAs')}
      </TextLink>
    </>
  );
}
