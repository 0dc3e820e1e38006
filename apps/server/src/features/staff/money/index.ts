import { type Feature, scheduled } from '../../../platform/feature.ts';
import { countPostings } from './count-postings.ts';
import { moneyRoutes } from './money.routes.ts';
import { carryMoneySums } from './shard-sums.queries.ts';

/** What came in, what is owed and who holds it, for staff. */
export const money: Feature = {
  name: 'money',
  personalData: 'none',
  routes: moneyRoutes,
  jobs: [scheduled('count_money', '* * * * *', countPostings, { concurrency: 1 })],
  shards: { carrySums: carryMoneySums },
  tables: {
    postingMarks: {
      growsWith: 'posting',
      lives: 'until it is counted, a minute',
      sweep: { job: 'count_money', index: 'posting_marks_pkey' },
    },
    revenueByDay: { growsWith: 'day, service and lane', lives: 'for good: the history of sales' },
    revenueByCustomer: {
      growsWith: 'account and month',
      lives: 'for good: the history of sales',
    },
    cashByHolder: { growsWith: 'courier and currency', lives: 'for good' },
  },
};
