import {
  findAnything,
  listBankFiles,
  listBankLines,
  listBulkUploads,
  listMoneyEntries,
  listMoneyReturns,
  listPickupCities,
  listPreparedAnswers,
  listServiceLimits,
  listStaff,
  listStaffServicePoints,
  listStatementsAsStaff,
  listTariffs,
  listWindowPickups,
  readBoardPickup,
  readCustomerRecord,
  readDeskItem,
  readMoney,
  readPickupBoard,
  readSettings,
  readShipmentAsStaff,
} from '@waypost/contract/client';
import { addMonths, monthOf } from '@waypost/domain/months';
import type pg from 'pg';
import { readValue } from '../installation/read-value.ts';
import type { Questions } from './console-questions.ts';

/** Money, pickups, and the pages of one shipment, customer, pickup and desk item. */
export async function officeQuestions(db: pg.Client): Promise<Questions> {
  const month = monthOf(new Date(), 'Europe/Brussels');
  const read = async (sql: string) => (await readValue<string>(db, sql)) ?? '';
  const day = await read(`SELECT (current_date - 3)::text`);
  const today = await read(`SELECT current_date::text`);
  const customer = await read('SELECT customer_id FROM statements ORDER BY id LIMIT 1');
  const file = await read('SELECT id FROM bank_files ORDER BY id LIMIT 1');
  const pickupId = await read(
    `SELECT public_id FROM pickups WHERE day = current_date ORDER BY id LIMIT 1`,
  );
  const area = await read('SELECT area FROM pickups WHERE day = current_date LIMIT 1');
  const window = await read(
    `SELECT pickup_window FROM pickups WHERE day = current_date AND area = '${area}' LIMIT 1`,
  );
  const shipmentId = await read('SELECT shipment_id FROM ledger_transactions ORDER BY id LIMIT 1');
  const number = await read('SELECT tracking_number FROM shipments ORDER BY id DESC LIMIT 1');
  const itemId = await read(`SELECT id FROM desk_items WHERE state = 'open' ORDER BY id LIMIT 1`);
  const invoice = await read('SELECT number FROM invoices ORDER BY number DESC LIMIT 1');
  const email = await read('SELECT email FROM customers ORDER BY id LIMIT 1');

  return {
    money: (ask) => readMoney(ask),
    'money, last month': (ask) => readMoney({ ...ask, query: { month: addMonths(month, -1) } }),
    'money of a service': (ask) => readMoney({ ...ask, query: { service: 'express' } }),
    'money of a lane': (ask) => readMoney({ ...ask, query: { from: 'DE', to: 'FR' } }),
    'entries of a day': (ask) => listMoneyEntries({ ...ask, query: { day } }),
    'entries of a day and a rare lane': (ask) =>
      listMoneyEntries({ ...ask, query: { day, from: 'IS', to: 'MT' } }),
    'entries of a customer': (ask) => listMoneyEntries({ ...ask, query: { customer } }),
    'entries of a customer and a month': (ask) =>
      listMoneyEntries({ ...ask, query: { customer, month } }),
    'entries of a courier': (ask) => listMoneyEntries({ ...ask, query: { holder: 'source:8' } }),
    'entries of no courier': (ask) => listMoneyEntries({ ...ask, query: { holder: 'none' } }),
    'statements, overdue': (ask) => listStatementsAsStaff(ask),
    'statements, open': (ask) => listStatementsAsStaff({ ...ask, query: { state: 'open' } }),
    'statements, paid': (ask) => listStatementsAsStaff({ ...ask, query: { state: 'paid' } }),
    'statements, due for 31 to 60 days': (ask) =>
      listStatementsAsStaff({ ...ask, query: { age: '31-60' } }),
    'refunds, pending': (ask) => listMoneyReturns(ask),
    'refunds, done': (ask) => listMoneyReturns({ ...ask, query: { state: 'succeeded' } }),
    'disputes, open': (ask) =>
      listMoneyReturns({ ...ask, query: { kind: 'dispute', state: 'open' } }),
    'files of the bank': (ask) => listBankFiles(ask),
    'transfers, doubtful': (ask) => listBankLines(ask),
    'transfers, matched': (ask) => listBankLines({ ...ask, query: { state: 'matched' } }),
    'transfers of a file': (ask) => listBankLines({ ...ask, query: { state: 'matched', file } }),
    'pickup board': (ask) => readPickupBoard(ask),
    'pickup board of another day': (ask) => readPickupBoard({ ...ask, query: { day } }),
    'pickup board by a city': (ask) => readPickupBoard({ ...ask, query: { search: 'bench 7' } }),
    'pickups of a window': (ask) =>
      listWindowPickups({ ...ask, query: { day: today, area, window } }),
    'cities of pickups': (ask) => listPickupCities(ask),
    'one pickup': (ask) => readBoardPickup({ ...ask, path: { pickupId } }),
    'one shipment': (ask) => readShipmentAsStaff({ ...ask, path: { shipmentId } }),
    'one customer': (ask) => readCustomerRecord({ ...ask, path: { userId: customer } }),
    'one item of the desk': (ask) => readDeskItem({ ...ask, path: { itemId } }),
    'bulk uploads': (ask) => listBulkUploads(ask),
    'service points': (ask) => listStaffServicePoints(ask),
    'service limits': (ask) => listServiceLimits(ask),
    'prepared answers': (ask) => listPreparedAnswers(ask),
    tariffs: (ask) => listTariffs(ask),
    settings: (ask) => readSettings(ask),
    staff: (ask) => listStaff(ask),
    'search by a number': (ask) => findAnything({ ...ask, body: { text: number } }),
    'search by an invoice': (ask) => findAnything({ ...ask, body: { text: invoice } }),
    'search by a pickup': (ask) => findAnything({ ...ask, body: { text: pickupId } }),
    'search by an email of a customer': (ask) => findAnything({ ...ask, body: { text: email } }),
  };
}
