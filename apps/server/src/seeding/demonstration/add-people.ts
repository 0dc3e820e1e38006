import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../../build-api.ts';
import { watchShipments } from '../../features/staff/desk/index.ts';
import { createKey, revokeKey } from '../../features/staff/device-keys/index.ts';
import {
  DEMONSTRATION_CUSTOMER,
  findDemonstrationCustomer,
} from '../../features/staff/demonstration/index.ts';
import { COMMAND_LINE } from '../../platform/audit.ts';
import type { ApiCtx, Ctx } from '../../platform/context.ts';
import { emailKey } from '../../platform/email-key.ts';
import { yearPlan } from '../seed-plan.ts';
import { visitApi } from './api-visitor.ts';
import { openCases } from './open-cases.ts';
import { insertPastPickups, issueStatements } from './past-months.ts';
import { planPickups } from './plan-pickups.ts';
import { hasCase, hasPickup, hasRound } from './progress.queries.ts';
import { LAST_ROUND_ID, seatField } from './seat-field.ts';
import { seatCustomer, seatStaff } from './seat-people.ts';
import { seedOnce } from './seed-once.ts';
import { showShortStates } from './show-states.ts';

type Contexts = { api: ApiCtx; worker: Ctx; ownerUrl: string };

/**
 * The people of a demonstration: staff, a customer with a year behind them, and a hub with couriers. Shipments
 * of the past are written as rows, like all seeded ones; the rest is done through the api, as these people would.
 * Goes on where it was stopped. False when nothing was missing.
 */
export async function addPeople(
  { api, worker, ownerUrl }: Contexts,
  say: (line: string) => void,
): Promise<boolean> {
  const hasCustomer = await hasCase(api.db, emailKey(DEMONSTRATION_CUSTOMER.email));
  const hasField = await hasRound(api.db, LAST_ROUND_ID);
  if (hasCustomer && hasField) return false;
  const app = await buildApi(api);
  try {
    if (!hasCustomer) await addCustomer({ api, worker, ownerUrl }, app, say);
    if (!hasField) await seatField({ api, worker, ownerUrl }, app, say);
    return true;
  } finally {
    await app.close();
  }
}

async function addCustomer(
  { api, worker, ownerUrl }: Contexts,
  app: FastifyInstance,
  say: (line: string) => void,
): Promise<void> {
  await seatStaff(api, app);
  await seatCustomer(api);
  const account = await findDemonstrationCustomer(api.db);
  if (account === undefined) throw new Error('the customer of the demonstration is not there');
  await seedOnce(ownerUrl, yearPlan(accountOf(account), Date.now()), say);
  await issueStatements(worker, account);

  const customer = visitApi(app, api.config.PUBLIC_ORIGIN);
  const support = visitApi(app, api.config.PUBLIC_ORIGIN);
  await customer('/api/demo/sign-in/customer');
  await support('/api/demo/sign-in/support');
  if (!(await hasPickup(api.db, account.id))) {
    await insertPastPickups(worker, account, await planPickups(customer));
  }
  const { keyId, secret } = await makeKey(api);
  await showShortStates(secret, customer);
  await openCases(secret, customer, support);
  await revokeKey(api.db, keyId, { actor: COMMAND_LINE, reason: '' });
  // its schedule would fill the desk in ten minutes
  await watchShipments(worker);
}

function accountOf({ id: customerId, shard }: { id: string; shard: number }) {
  const { city, name, email, phone } = DEMONSTRATION_CUSTOMER;
  const from = MAJOR_CITIES.find((known) => known.city === city);
  if (from === undefined) throw new Error(`${city} is no major city`);
  return { customerId, shard, person: { name, email, phone }, from };
}

async function makeKey({ db }: ApiCtx) {
  return createKey(db, {
    sourceName: 'Demonstration hubs',
    sourceKind: 'hub',
    scopes: ['scans:write'],
    actor: COMMAND_LINE,
  });
}
