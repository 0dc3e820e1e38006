import { join } from 'node:path';
import type pg from 'pg';
import { newShipment } from '../../installation/program-shipment.ts';
import { readValue } from '../../installation/read-value.ts';
import type { seatOwner } from '../../installation/seat-owner.ts';
import { type Agent, type Answer, type Start, startAgent, startRemoteAgent } from './agent.ts';

type Owner = Awaited<ReturnType<typeof seatOwner>>;
type Expect = (isTrue: boolean, fault: string, answer?: Answer) => void;
interface Booked {
  id: string;
  trackingNumber: string;
}

const { from, to, parcels } = newShipment();

/**
 * Agents with a live key, of which one has a person that agrees, then one with a key of test mode: by the program
 * and by the api itself.
 */
export async function proveMcp(
  folder: string,
  owner: Owner,
  { apiUrl, db }: { apiUrl: string; db: pg.Client },
): Promise<string[]> {
  const program = join(folder, 'node_modules/.bin/waypost-mcp');
  const faults: string[] = [];
  const expect: Expect = (isTrue, fault, answer) => {
    if (!isTrue) faults.push(`${fault} ${JSON.stringify(answer?.data ?? {}).slice(0, 300)}`);
  };
  const local: Start = (WAYPOST_KEY, options) =>
    startAgent(program, { WAYPOST_KEY, WAYPOST_URL: apiUrl }, options);
  const remote: Start = (WAYPOST_KEY, options) =>
    startRemoteAgent({ WAYPOST_KEY, WAYPOST_URL: apiUrl }, options);

  for (const [way, start] of Object.entries({ MCP: local, HTTP: remote })) {
    const live = await proveConfirmations(way, start, owner, expect);
    const agent = await start(owner.test);
    await proveBooking(way, agent, expect);
    await proveApart(agent, live, expect);
    await agent.close();
  }
  const count = await readValue<number>(
    db,
    `SELECT count(*)::int FROM shipments WHERE customer_id = '${owner.customerId}'`,
  );
  expect(count === 2, `agents made ${count} live shipments`);
  return faults;
}

/** Nothing live is booked unless a person agrees, by both versions of the protocol. */
async function proveConfirmations(
  way: string,
  start: Start,
  { live }: Owner,
  expect: Expect,
): Promise<Booked> {
  const order = (rate: Rate, reference: string) => orderOf(rate, reference, rate.totalCents);
  for (const isModern of [false, true]) {
    const alone = await start(live, { isModern });
    const rate = await priceOf(alone);
    const unasked = await alone.call('create_shipment', order(rate, `${way}-ALONE-${isModern}`));
    expect(unasked.isError, 'an agent booked without asking anybody', unasked);
    await alone.close();
    const declining = await start(live, { isModern, person: 'declines' });
    const declined = await declining.call(
      'create_shipment',
      order(rate, `${way}-DECLINED-${isModern}`),
    );
    expect(declined.isError, 'an agent booked what was declined', declined);
    // without a connection that stays, an agent of 2025 can ask nobody, and is refused
    const asked = way === 'HTTP' && !isModern ? 0 : 1;
    expect(declining.questions.length === asked, `asked ${declining.questions.length} times`);
    await declining.close();
  }
  const agent = await start(live, { isModern: true, person: 'agrees' });
  const rate = await priceOf(agent);
  const booked = await agent.call('create_shipment', order(rate, `${way}-LIVE`));
  expect(!booked.isError, 'an agent could not book what was agreed to', booked);
  expect(/up to \d+\.\d\d/.test(agent.questions[0] ?? ''), `asked ${agent.questions[0]}`);
  const { tools } = await agent.client.listTools();
  const hasTestTools = tools.some(({ name }) => name.includes('test'));
  expect(!hasTestTools, 'a live key has tools of test mode');
  await agent.close();
  return booked.data as unknown as Booked;
}

async function proveBooking(way: string, agent: Agent, expect: Expect): Promise<void> {
  const rate = await priceOf(agent);
  const refused = await agent.call(
    'create_shipment',
    orderOf(rate, `${way}-1`, rate.totalCents - 1),
  );
  expect(codeOf(refused) === 'price_above_maximum', 'an agent booked above its cap', refused);
  const explained = await agent.call('explain_problem', { code: 'price_above_maximum' });
  expect(explained.data['retryable'] === false, 'explain_problem', explained);
  const order = orderOf(rate, `${way}-1`, rate.totalCents);
  const booked = await agent.call('create_shipment', order);
  const { id, trackingNumber } = booked.data as unknown as Booked;
  expect(String(trackingNumber).startsWith('WT'), 'an agent could not book', booked);
  const again = await agent.call('create_shipment', order);
  expect(codeOf(again) === 'reference_taken', 'an agent booked twice', again);

  const label = await agent.call('get_label', { shipment: `ref:${way}-1` });
  const { contents } = await agent.client.readResource({ uri: label.links[0] ?? '' });
  const [content = {}] = contents as { blob?: string }[];
  const start = Buffer.from(content.blob ?? '', 'base64')
    .subarray(0, 4)
    .toString();
  expect(start === '%PDF', 'get_label leads to no PDF', label);
  const checked = await agent.call('check_address', { city: 'Paris', country: 'FR' });
  expect('deliverable' in checked.data, 'check_address', checked);
  const listed = await agent.call('list_shipments', { reference: `${way}-1` });
  expect(JSON.stringify(listed.data).includes(id), 'list_shipments', listed);
  const statements = await agent.call('list_statements');
  expect('balance' in statements.data, 'list_statements', statements);
  // the month of a new account is not over
  const lines = await agent.call('list_statement_lines', { month: '2026-01' });
  expect(codeOf(lines) === 'statement_not_found', 'list_statement_lines', lines);
  await provePickup(way, agent, expect);
  const cancelled = await agent.call('cancel_shipment', { shipment: id });
  expect(cancelled.data['cancelledAt'] !== null && !cancelled.isError, 'cancel', cancelled);

  const other = await agent.call('create_shipment', orderOf(rate, `${way}-2`, rate.totalCents));
  const second = other.data as unknown as Booked;
  const moved = { shipment: second.id, to: 'delivered' };
  expect(!(await agent.call('advance_test_shipment', moved)).isError, 'advance', other);
  const tracked = await agent.call('track_shipments', { trackingNumbers: [second.trackingNumber] });
  expect(JSON.stringify(tracked.data).includes('"delivered"'), 'track_shipments', tracked);
}

async function provePickup(way: string, agent: Agent, expect: Expect): Promise<void> {
  const { country, city } = from;
  const found = await agent.call('list_pickup_windows', { country, city });
  const { date, windows = [] } = found.data as { date?: string; windows?: Window[] };
  const first = windows.find(({ unavailable }) => unavailable === null);
  expect(first !== undefined, 'list_pickup_windows', found);
  const asked = { date, window: first?.window, address: from, shipments: [`ref:${way}-1`] };
  const pickup = await agent.call('request_pickup', asked);
  expect(!pickup.isError && pickup.data['date'] === date, 'request_pickup', pickup);
}

/** No tool reaches what is live. */
async function proveApart(agent: Agent, live: Booked, expect: Expect): Promise<void> {
  const { tools } = await agent.client.listTools();
  const given: Record<string, Record<string, unknown>> = {
    get_label: { shipment: live.id },
    cancel_shipment: { shipment: live.id },
    advance_test_shipment: { shipment: live.id, to: 'delivered' },
    track_shipments: { trackingNumbers: [live.trackingNumber] },
    list_shipments: {},
    list_statements: {},
    list_statement_lines: { month: '2026-01' },
  };
  for (const { name } of tools) {
    const args = given[name];
    if (args === undefined) continue;
    const answer = await agent.call(name, args);
    const shown = JSON.stringify(answer.data).replaceAll(JSON.stringify(args), '');
    const isFound = /"result":"found"|"status":"(?!4)/.test(shown) && name === 'track_shipments';
    expect(!isFound && !shown.includes(live.id), `${name} reached a live shipment`, answer);
    const isNamed = 'shipment' in args;
    expect(!isNamed || codeOf(answer) === 'shipment_not_found', `${name} of test mode`, answer);
  }
}

interface Window {
  window: string;
  unavailable: string | null;
}

interface Rate {
  rateId: string;
  totalCents: number;
}

async function priceOf(agent: Agent): Promise<Rate> {
  const places = [from, to].map(({ city, postalCode, country }) => ({ city, postalCode, country }));
  const { data } = await agent.call('get_rates', { from: places[0], to: places[1], parcels });
  const [rate] = (data['rates'] ?? []) as Rate[];
  if (rate === undefined) throw new Error(`an agent got no price: ${JSON.stringify(data)}`);
  return rate;
}

function orderOf({ rateId }: Rate, reference: string, maxTotalCents: number) {
  return { rateId, maxTotalCents, reference, from, to, parcels };
}

function codeOf({ isError, data }: Answer): string | undefined {
  const { problem } = data as { problem?: { code: string } };
  return isError ? problem?.code : undefined;
}
