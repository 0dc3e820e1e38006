import type { CustomerLine } from '@waypost/contract/client';
import { dayKey, formatCount } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { customerPath } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { USER_LIST, type UserListing } from './user-listing.ts';
import { RoleBadge, StateMark } from './user-marks.tsx';

type Rights = { mayChange: boolean; mayAddShipments: boolean };
type UsersTableProps = Rights & {
  users: CustomerLine[];
  listing: UserListing;
  /** Beside a panel, only columns that identify the user are shown. */
  narrow: boolean;
};

export function UsersTable({ users, listing, narrow, ...rights }: UsersTableProps) {
  const t = useT('console-users');
  const locale = useLocale();
  const { money } = useWords();
  const columns = columnsFor(t, money, (count) => formatCount(count, locale));
  return (
    // eight columns need more room than four: below 1024 pixels each user is shown as a block
    <div className={narrow ? 'text-sm' : 'text-sm max-lg:max-w-[41rem]'}>
      <Table
        dense
        caption={t('title')}
        rows={users}
        columns={narrow ? columns.filter(({ always }) => always) : columns}
        actions={actionsFor(listing, rights)}
      />
    </div>
  );
}

function columnsFor(
  t: Translate<'console-users'>,
  money: (cents: number, currency: string) => string,
  count: (number: number) => string,
): (Column<CustomerLine> & { always?: boolean })[] {
  return [
    {
      name: t('name'),
      heads: true,
      always: true,
      cell: (user) => (
        <>
          <TextLink to={customerPath(user.id)}>{nameOf(user) || t('nameless')}</TextLink>
          {user.company !== '' && (
            <span className="block text-sm font-normal text-muted">{user.company}</span>
          )}
          <StateMark state={user.state} />
        </>
      ),
    },
    { name: t('email'), always: true, cell: ({ email }) => <Address email={email} /> },
    { name: t('role'), always: true, cell: ({ role }) => <RoleBadge role={role} /> },
    { name: t('created'), cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      name: t('lastLogin'),
      cell: ({ lastLogin }) => (lastLogin === null ? t('never') : <Day at={lastLogin} />),
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

/** Shows days only; the details have the time. */
function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="numerals whitespace-nowrap">
      {dayKey(new Date(at), useTimeZone())}
    </time>
  );
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
          to={USER_LIST.path(listing, {}, `/${user.id}/edit`)}
          preventScrollReset
          aria-label={t('editOf', { name })}
          className="py-1.5 whitespace-nowrap"
        >
          {t('edit')}
        </TextLink>
      )}
      <TextLink
        to={USER_LIST.path({}, {}, `/${user.id}`)}
        aria-label={t('detailsOf', { name })}
        className="py-1.5 whitespace-nowrap"
      >
        {t('details')}
      </TextLink>
      {mayAddShipments && (
        <TextLink
          to={`/admin/shipments/new?userId=${user.id}`}
          aria-label={t('addShipmentOf', { name })}
          className="py-1.5 whitespace-nowrap"
        >
          {t('addShipment')}
        </TextLink>
      )}
      <TextLink
        to={`/admin/view?customer=${user.id}`}
        aria-label={t('viewAsOf', { name })}
        className="py-1.5 whitespace-nowrap"
      >
        {t('viewAs')}
      </TextLink>
    </>
  );
}
