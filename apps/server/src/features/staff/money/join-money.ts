import type { MoneySummary } from '@waypost/contract';
import { byText, joinPages } from '../../../platform/cells/join-pages.ts';
import { added, least, sum } from '../../../platform/cells/join-sums.ts';
import type { JoinOf } from '../../../platform/http/mount.ts';
import { TOP_CUSTOMERS, TOP_LANES } from './read-money.ts';

const EARNED = ['cents', 'bookings', 'beforeCents'] as const;
const SUM = ['count', 'cents'] as const;

/** Sums of sums. An account is in one cell. */
export const joinMoney: JoinOf<'readMoney'> = (answers) => {
  const bodies = answers.map(({ body }) => body);
  const [first] = bodies;
  if (first === undefined) throw new Error('nobody has answered');
  return {
    ...first,
    asOf: least(bodies.map(({ asOf }) => asOf)) ?? first.asOf,
    revenue: joinRevenue(bodies.map(({ revenue }) => revenue)),
    statements: {
      byAge: added(
        bodies.flatMap(({ statements }) => statements.byAge),
        ({ age }) => age,
        SUM,
      ),
      paid: {
        count: sum(bodies, ({ statements }) => statements.paid.count),
        cents: sum(bodies, ({ statements }) => statements.paid.cents),
      },
    },
    refunds: added(
      bodies.flatMap(({ refunds }) => refunds),
      ({ state }) => state,
      SUM,
    ),
    disputes: added(
      bodies.flatMap(({ disputes }) => disputes),
      ({ state }) => state,
      SUM,
    ),
    reconciliation: { open: sum(bodies, ({ reconciliation }) => reconciliation.open) },
    cash: added(
      bodies.flatMap(({ cash }) => cash),
      ({ holder, currency }) => `${holder} ${currency}`,
      ['cents'],
    ),
  };
};

function joinRevenue(all: readonly MoneySummary['revenue'][]): MoneySummary['revenue'] {
  const most = (a: { cents: number }, b: { cents: number }) => b.cents - a.cents;
  return {
    cents: sum(all, ({ cents }) => cents),
    bookings: sum(all, ({ bookings }) => bookings),
    beforeCents: sum(all, ({ beforeCents }) => beforeCents),
    byDay: added(
      all.flatMap(({ byDay }) => byDay),
      ({ day }) => day,
      EARNED,
    ).toSorted((a, b) => byText(a.day, b.day)),
    byService: added(
      all.flatMap(({ byService }) => byService),
      ({ service }) => service,
      EARNED,
    ).toSorted(most),
    byLane: added(
      all.flatMap(({ byLane }) => byLane),
      ({ from, to }) => `${from} ${to}`,
      EARNED,
    )
      .toSorted(most)
      .slice(0, TOP_LANES),
    byCustomer: all
      .flatMap(({ byCustomer }) => byCustomer)
      .toSorted(most)
      .slice(0, TOP_CUSTOMERS),
  };
}

export const joinEntries: JoinOf<'listMoneyEntries'> = joinPages({
  rowsOf: ({ entries }) => entries,
  withRows: (entries) => ({ entries }),
  compare: (a, b) => byText(b.recordedAt, a.recordedAt) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

export const joinStatements: JoinOf<'listStatementsAsStaff'> = joinPages({
  rowsOf: ({ statements }) => statements,
  withRows: (statements) => ({ statements }),
  compare: (a, b, { state }) =>
    state === 'paid'
      ? byText(b.paidAt ?? '', a.paidAt ?? '') || byText(b.id, a.id)
      : byText(a.dueAt, b.dueAt) || byText(a.id, b.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  rowsOnPage: ({ limit }) => limit,
});

export const joinReturns: JoinOf<'listMoneyReturns'> = joinPages({
  rowsOf: ({ returns }) => returns,
  withRows: (returns) => ({ returns }),
  compare: (a, b) => byText(b.updatedAt, a.updatedAt) || byText(b.id, a.id),
  cursorOf: ({ id }) => id,
  idOf: ({ id }) => id,
  numberOf: ({ trackingNumber }) => trackingNumber,
  rowsOnPage: ({ limit }) => limit,
});
