import { openDispute } from './api/disputes.ts';
import { failRefund } from './api/refunds.ts';
import { CALLS } from './api/routes.ts';
import { CALL_FAULTS, type FaultSettings, newFaults, NO_FAULTS, WEBHOOK_FAULTS } from './faults.ts';
import { readLedger } from './ledger.ts';
import type { World } from './world.ts';

const SETTING = 'faults';
const USUAL_DELAY_MS = 1_000;

export interface Controlled {
  status: number;
  body: unknown;
}

/** For tests, outside what Stripe has. Undefined when there is no such thing. */
export function answerControl(
  world: World,
  method: string,
  path: string,
  body: unknown,
): Controlled | undefined {
  if (path === '/control/ledger' && method === 'GET')
    return { status: 200, body: readLedger(world) };
  const [, action] = /^\/control\/(disputes|failed_refunds)$/.exec(path) ?? [];
  if (action !== undefined && method === 'POST') return actOfBank(world, action, body);
  if (path !== '/control/faults') return undefined;
  if (method === 'POST') {
    const { settings, complaint } = readFaultSettings(body);
    if (settings === undefined) return { status: 400, body: { complaint } };
    setFaults(world, settings);
  }
  if (method === 'DELETE') setFaults(world, NO_FAULTS);
  const { settings, drawn } = world.faults;
  return { status: 200, body: { ...settings, drawn: Object.fromEntries(drawn) } };
}

/** What the bank of a payer does by itself: dispute a charge, or send a refund back. */
function actOfBank(world: World, action: string, body: unknown): Controlled {
  const id = isRecord(body) && typeof body['id'] === 'string' ? body['id'] : '';
  return world.store.transaction(() => {
    if (action === 'failed_refunds') {
      if (world.store.read('refund', id) === undefined) return NO_SUCH;
      return { status: 200, body: failRefund(world, id) };
    }
    const intent = world.store.read('payment_intent', id);
    const charge = world.store.read('charge', intent?.latest_charge ?? '');
    if (charge?.captured !== true) return NO_SUCH;
    return { status: 200, body: openDispute(world, charge, 'fraudulent') };
  });
}

const NO_SUCH: Controlled = { status: 404, body: { complaint: 'there is none of this id' } };

/** Faults outlive a crash of the sandbox, which is often part of the same test. */
export function keptFaultSettings(store: World['store']): FaultSettings {
  return (store.setting(SETTING) as FaultSettings | undefined) ?? NO_FAULTS;
}

function setFaults(world: World, settings: FaultSettings): void {
  world.store.saveSetting(SETTING, settings);
  Object.assign(world.faults, newFaults(settings));
}

function readFaultSettings(body: unknown): { settings?: FaultSettings; complaint?: string } {
  if (!isRecord(body)) return { complaint: 'a JSON object is wanted' };
  const { seed = 0, calls = [], webhooks = [], ...others } = body;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) return { complaint: `nothing is called ${unknown}` };
  if (typeof seed !== 'number') return { complaint: 'seed is a number' };
  const callRules = readRules(calls, CALL_FAULTS);
  const webhookRules = readRules(webhooks, WEBHOOK_FAULTS);
  if (typeof callRules === 'string') return { complaint: `calls: ${callRules}` };
  if (typeof webhookRules === 'string') return { complaint: `webhooks: ${webhookRules}` };
  const stranger = callRules.find(({ on }) => !on.endsWith('*') && !CALLS.includes(on));
  if (stranger !== undefined) {
    return { complaint: `calls: ${stranger.on} is none of ${CALLS.join(', ')}` };
  }
  return { settings: { seed, calls: callRules, webhooks: webhookRules } };
}

/** The rules, or what is wrong with them. */
function readRules<Fault extends string>(value: unknown, faults: readonly Fault[]) {
  if (!Array.isArray(value)) return 'a list of rules is wanted';
  const rules = [];
  for (const item of value as unknown[]) {
    if (!isRecord(item)) return 'a rule is an object';
    const { on = '*', fault, probability = 1, delayMs = USUAL_DELAY_MS } = item;
    const known = faults.find((candidate) => candidate === fault);
    if (known === undefined) return `fault is one of ${faults.join(', ')}`;
    if (typeof on !== 'string') return 'on is a name such as payment_intents.confirm, or *';
    if (typeof probability !== 'number' || probability < 0 || probability > 1) {
      return 'probability is from 0 to 1';
    }
    if (typeof delayMs !== 'number' || delayMs < 0) return 'delayMs is 0 or more';
    rules.push({ on, fault: known, probability, delayMs });
  }
  return rules;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
