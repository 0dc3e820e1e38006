import { listStatementsAsStaff, type StaffStatement } from '@waypost/contract/client';
import { STATEMENT_AGES, STATEMENT_STATES } from '@waypost/contract/money-states';
import { dayKey, formatShortMonth } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MONEY, USERS } from '../admin-paths.ts';
import { FilterForm } from '../lists/filter-form.tsx';
import { ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { loadViews } from '../views/load-views.server.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { STATEMENTS } from './money-address.ts';
import type { Route } from './+types/statements.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const [list, views] = await Promise.all([
    loadList(request, STATEMENTS, ({ view: _view, ...query }) =>
      ask(request, listStatementsAsStaff, { query }),
    ),
    loadViews(request, 'statements'),
  ]);
  return { ...list, views };
}

export default function Statements({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const { listing, page, requestId, views } = loaderData;
  return (
    <>
      <PageHead title={t('meta')} />
      <ListHeader title={t('title')} className="mb-2">
        <ViewsMenu list="statements" views={views} listing={listing} />
      </ListHeader>
      <MoneyTabs current="statements" />
      <FilterForm
        key={STATEMENTS.path(listing)}
        page={STATEMENTS.page}
        isFiltered={isFiltered(listing)}
        keep={{ view: listing.view }}
        words={{ filters: t('filters'), apply: t('apply'), clear: t('clear') }}
        className="md:grid-cols-[12rem_12rem_auto]"
        small
      >
        <Select name="state" label={t('state')} defaultValue={listing.state ?? 'overdue'}>
          <Choices of={STATEMENT_STATES} name={(state) => t(`statementState.${state}`)} />
        </Select>
        <Select name="age" label={t('age')} defaultValue={listing.age}>
          <option value="">{t('all')}</option>
          <Choices of={STATEMENT_AGES} name={(age) => t(`age.${age}`)} />
        </Select>
      </FilterForm>
      <ListRows
        address={STATEMENTS}
        listing={listing}
        rows={page?.statements}
        next={page?.next}
        missing={page?.cellsMissing}
        requestId={requestId}
        words={{ failed: t('listFailed'), failedText: t('failedText'), first: t('first') }}
        empty={<EmptyState title={t('noStatements')} />}
      >
        {(statements) => (
          <div className="text-sm">
            <StatementsTable statements={statements} />
          </div>
        )}
      </ListRows>
    </>
  );
}

const LOOKS: Partial<Record<StaffStatement['state'], string>> = {
  overdue: 'bg-exception-ground text-exception',
  paid: 'bg-delivered-ground text-delivered',
};

function StatementsTable({ statements }: { statements: StaffStatement[] }) {
  const t = useT('console-money');
  return <Table dense caption={t('statements')} rows={statements} columns={useColumns()} />;
}

/** Each paper as a PDF and as an e-invoice. */
function Papers({ statement: { customerId, ym, papers } }: { statement: StaffStatement }) {
  return papers.map(({ kind, number }) => {
    const name = kind === 'invoice' ? 'invoice' : 'credit-note';
    const link = (ending: 'pdf' | 'xml') => (
      <TextLink
        to={`${MONEY}/papers/${customerId}/${ym}/${name}.${ending}`}
        reloadDocument
        prefetch="none"
        aria-label={`${number} ${ending.toUpperCase()}`}
      >
        {ending.toUpperCase()}
      </TextLink>
    );
    return (
      <span key={number} className="block whitespace-nowrap">
        <span className="numerals">{number}</span> {link('pdf')} {link('xml')}
      </span>
    );
  });
}

function useColumns(): Column<StaffStatement>[] {
  const t = useT('console-money');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money } = useWords();
  const day = (at: string) => (
    <time dateTime={at} className="numerals whitespace-nowrap">
      {dayKey(new Date(at), timeZone)}
    </time>
  );
  return [
    {
      name: t('customer'),
      heads: true,
      cell: ({ customer, customerId }) => (
        <TextLink to={`${USERS}/${customerId}`}>{customer || t('nameless')}</TextLink>
      ),
    },
    {
      name: t('month'),
      cell: ({ ym }) => <span suppressHydrationWarning>{formatShortMonth(ym, locale)}</span>,
    },
    {
      name: t('papers'),
      cell: (statement) => <Papers statement={statement} />,
    },
    {
      name: t('state'),
      cell: ({ state }) => {
        const look = LOOKS[state];
        return (
          <Badge {...(look !== undefined && { className: look })}>
            {t(`statementState.${state}`)}
          </Badge>
        );
      },
    },
    { name: t('due'), cell: ({ dueAt }) => day(dueAt) },
    { name: t('paid'), wideOnly: true, cell: ({ paidAt }) => paidAt !== null && day(paidAt) },
    {
      name: t('sum'),
      numeric: true,
      cell: ({ amountCents, currency }) => money(amountCents, currency),
    },
    {
      name: t('open'),
      numeric: true,
      cell: ({ openCents, currency }) => money(openCents, currency),
    },
  ];
}
