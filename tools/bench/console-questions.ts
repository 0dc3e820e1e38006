import {
  findAnything,
  listAudit,
  listCustomers,
  listDesk,
  listDeviceKeys,
  listHubs,
  listLiveShipments,
  listMails,
  listNewsletter,
  listShipmentsAsStaff,
  listUnmatchedScans,
  readDeskPulse,
  readNetwork,
  readToday,
} from '@waypost/contract/client';
import type pg from 'pg';
import { readValue } from '../installation/read-value.ts';

/** Held by the oldest fiftieth of all shipments and by none since: no walk along dates meets it soon. */
export const OLD_WORD = 'zephyrine';

type Ask = { baseUrl: string; headers: { cookie: string; origin: string } };
type Answer = { response?: Response };
/** By what they ask. */
export type Questions = Record<string, (ask: Ask) => Promise<Answer>>;

type ShipmentQuery = NonNullable<NonNullable<Parameters<typeof listShipmentsAsStaff>[0]>['query']>;

const FILTERS: Record<string, ShipmentQuery> = {
  whole: {},
  'a common status': { status: 'Delivered' },
  'a rare status': { status: 'Exception' },
  'a service': { service: 'freight' },
  'late only': { late: '1' },
  'one week': { from: '2026-09-07', to: '2026-09-13' },
  'a word of nearly all': { search: 'example' },
  'a frequent word': { search: 'france' },
  'a service as a word': { search: 'express' },
  'the beginning of a word': { search: 'an' },
  'a word of old shipments': { search: OLD_WORD },
  'a word of none': { search: 'no such recipient' },
  'a frequent word among the late': { search: 'france', late: '1' },
  'a frequent word in a rare status': { search: 'france', status: 'Exception' },
  'a rare word with every filter': {
    search: 'no such',
    service: 'standard',
    status: 'Delivered',
    from: '2020-01-01',
    to: '2099-12-31',
  },
  'a status and a service': { status: 'In Transit', service: 'freight' },
};

/** What staff types into the search of everything. */
const SEARCHED: Record<string, string> = {
  'a word of nearly all': 'example',
  'a frequent word': 'france',
  'a name of shippers': 'anna',
  'a whole email': 'nobody.known@mail.example',
  'a phone': '+49 30 1234 5678',
  'a street and a postal code': 'rue 75011',
  'a word of old shipments': OLD_WORD,
  'words of none': 'no such person',
  'the beginning of a word': 'an',
};

const SEARCHES: Questions = Object.fromEntries(
  Object.entries(SEARCHED).map(([name, text]) => [
    `search by ${name}`,
    (ask: Ask) => findAnything({ ...ask, body: { text } }),
  ]),
);

const OTHER_LISTS: Questions = {
  'users, newest': (ask) => listCustomers(ask),
  'users, last seen': (ask) => listCustomers({ ...ask, query: { sort: 'login' } }),
  'users by a word of all': (ask) => listCustomers({ ...ask, query: { search: 'bench' } }),
  'users by a rare word': (ask) => listCustomers({ ...ask, query: { search: 'f00ba4' } }),
  'users by a word of none': (ask) => listCustomers({ ...ask, query: { search: 'nobody here' } }),
  'users by a beginning': (ask) => listCustomers({ ...ask, query: { search: 'f0' } }),
  'deactivated users': (ask) => listCustomers({ ...ask, query: { state: 'deactivated' } }),
  'users who are staff': (ask) => listCustomers({ ...ask, query: { role: 'admin' } }),
  'mails, newest': (ask) => listMails(ask),
  'mails of a week': (ask) => listMails({ ...ask, query: { days: 7 } }),
  'mails of a template': (ask) => listMails({ ...ask, query: { template: 'statement' } }),
  'mails of a template never sent': (ask) =>
    listMails({ ...ask, query: { template: 'invitation' } }),
  'mails that failed': (ask) => listMails({ ...ask, query: { state: 'failed' } }),
  'failed mails of a template': (ask) =>
    listMails({ ...ask, query: { state: 'failed', template: 'code' } }),
  'mails to an address': (ask) =>
    listMails({ ...ask, query: { search: 'nobody.known@mail.example' } }),
  'mails about a reference': (ask) => listMails({ ...ask, query: { search: 'PO-NO-SUCH-77' } }),
  'newsletter, confirmed': (ask) => listNewsletter({ ...ask, query: { state: 'on' } }),
  'desk, open': (ask) => listDesk(ask),
  'desk, overdue': (ask) => listDesk({ ...ask, query: { due: 'overdue' } }),
  'desk, of nobody': (ask) => listDesk({ ...ask, query: { owner: 'nobody' } }),
  'desk, my own': (ask) => listDesk({ ...ask, query: { owner: 'me' } }),
  'desk, silence': (ask) => listDesk({ ...ask, query: { kind: 'silence' } }),
  'desk, closed': (ask) => listDesk({ ...ask, query: { state: 'closed' } }),
  'desk, closed cases': (ask) => listDesk({ ...ask, query: { state: 'closed', kind: 'case' } }),
  'pulse of the desk': (ask) => readDeskPulse(ask),
  'audit, newest': (ask) => listAudit(ask),
  'audit of a month': (ask) =>
    listAudit({ ...ask, query: { from: '2026-10-01', to: '2026-10-31' } }),
  'audit of one action': (ask) => listAudit({ ...ask, query: { action: 'shipment.read' } }),
  'audit of one person': (ask) =>
    listAudit({ ...ask, query: { staffId: '00000000-0000-4000-8000-000000000007' } }),
  'audit of a person nobody knows': (ask) =>
    listAudit({ ...ask, query: { staffId: '00000000-0000-4000-8000-000000009999' } }),
  'audit of one account': (ask) =>
    listAudit({ ...ask, query: { account: '00000000-0000-4000-8000-000000000000' } }),
  'audit of the command line': (ask) => listAudit({ ...ask, query: { actor: 'command-line' } }),
  keys: (ask) => listDeviceKeys(ask),
  network: (ask) => readNetwork(ask),
  today: (ask) => readToday(ask),
  'today, due': (ask) => listLiveShipments({ ...ask, query: { view: 'due' } }),
  'today, expected day over': (ask) => listLiveShipments({ ...ask, query: { view: 'over' } }),
  'today, in a hub': (ask) => listLiveShipments({ ...ask, query: { view: 'standing' } }),
  'today, coming without a hub': (ask) =>
    listLiveShipments({ ...ask, query: { view: 'coming', hub: 'none', when: 'tomorrow' } }),
  'today, late against the promise': (ask) =>
    listLiveShipments({ ...ask, query: { view: 'broken' } }),
  'today, expected after the promise': (ask) =>
    listLiveShipments({ ...ask, query: { view: 'will_break' } }),
  'scans without a shipment': (ask) => listUnmatchedScans(ask),
  hubs: (ask) => listHubs(ask),
};

/** Every list of the console, by every sort and with every filter. */
export async function consoleQuestions(db: pg.Client): Promise<Questions> {
  const sorted = (['date', 'status', 'cost', 'due'] as const).flatMap((sort) =>
    (['desc', 'asc'] as const).flatMap((order) =>
      Object.entries(FILTERS).map(([name, query]) => [
        `${name}, by ${sort} ${order}`,
        (ask: Ask) => listShipmentsAsStaff({ ...ask, query: { ...query, sort, order } }),
      ]),
    ),
  );
  const after = await halfWay(db);
  return {
    ...Object.fromEntries(sorted),
    'far down': (ask: Ask) => listShipmentsAsStaff({ ...ask, query: { after } }),
    ...SEARCHES,
    ...OTHER_LISTS,
  };
}

/** In the form that the api gives it as `next`. */
async function halfWay(db: pg.Client): Promise<string> {
  const sql = 'SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY shipment_id) FROM shipment_list';
  const id = await readValue(db, sql);
  return Buffer.from(JSON.stringify([id, 'Created', 0])).toString('base64url');
}
