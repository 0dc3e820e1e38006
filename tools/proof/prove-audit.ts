import { endpoints, type EndpointName } from '@waypost/contract';
import { readWholeApi } from '@waypost/contract/openapi';
import { defineTool, say } from '../driver/define-tool.ts';
import { COOKIES } from '../installation/people.ts';
import { ACTS } from './audit/acts.ts';
import type { Asked } from './audit/asked.ts';
import { type Day, openDay } from './audit/open-day.ts';
import { isSeenIn } from './audit/people.ts';
import { takeTransactions, type Transaction, watchChanges } from './audit/watch-changes.ts';

const USAGE = `
pnpm proof audit
  A day of staff over HTTP that calls every endpoint that needs a staff session. The database records each row that is
  written, with its transaction: every transaction that changed something must have a row in the audit log. Every answer
  is searched for planted people: a row of the log must name each person that was shown. Staff views of customer pages
  count, too. An endpoint that the day does not call fails the proof.`;

export const proveAudit = defineTool({
  usage: USAGE,
  options: {},
  async run() {
    const day = await openDay();
    say('the day begins');
    await watchChanges(day.db);
    const seen = { writes: 0, looks: 0 };
    const faults = [...(await findBlindness(day)), ...findForgotten()];
    for (const [name, ask] of ACTS) {
      const asked = await ask(day);
      const answer = await call(day, name, asked);
      const transactions = withoutAfterwards(await takeTransactions(day.db), asked);
      faults.push(...judge(day, name, answer, transactions, seen));
      if (name === 'startViewing') faults.push(...(await lookAsCustomer(day, answer, seen)));
    }
    return {
      ok: faults.length === 0 && seen.writes > 20 && seen.looks > 10,
      endpoints: new Set(ACTS.map(([name]) => name)).size,
      calls: ACTS.length,
      callsThatWrote: seen.writes,
      callsThatShowedPeople: seen.looks,
      faults,
    };
  },
});

/** That a change without its row is found is tried out on one made by hand. */
async function findBlindness({ db, shipments }: Day): Promise<string[]> {
  await db.query(`UPDATE shipment_parties SET phone = '1' WHERE shipment_id = $1`, [
    shipments.held.id,
  ]);
  const faults = findUnaudited('by hand', await takeTransactions(db));
  return faults.length === 1 ? [] : ['the proof does not see a change without its audit row'];
}

/** Endpoints of staff that the day does not call. */
function findForgotten(): string[] {
  const known = new Set<string>(ACTS.map(([name]) => name));
  return Object.values(readWholeApi().paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ security = [] }) => security.some((scheme) => 'staffSession' in scheme))
    .map(({ operationId }) => operationId)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is not called: give it a line in tools/proof/audit/acts.ts`);
}

interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

async function call(day: Day, name: EndpointName, asked: Asked): Promise<Answer> {
  const { method, path } = endpoints[name];
  const url = path.replaceAll(/:(\w+)/g, (_all, part: string) => {
    return encodeURIComponent(asked.path?.[part] ?? '');
  });
  const answer = await send(
    day,
    method,
    `${url}?${new URLSearchParams(asked.query).toString()}`,
    {
      cookie: (asked.as ?? day.owner).cookie,
      ...asked.headers,
    },
    asked.file ?? asked.body,
  );
  if (answer.status < 300) asked.keep?.(JSON.parse(answer.text) as Record<string, unknown>);
  return answer;
}

async function send(
  { call: { baseUrl, headers: ours } }: Day,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: object | string,
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}${url}`, {
    method,
    headers: { ...ours, ...headers, ...(body && { 'content-type': mediaTypeOf(body) }) },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    text: await readText(answer),
    cookies: answer.headers.getSetCookie(),
  };
}

/** A stream does not end by itself; the proof asks for what happened until it began. */
async function readText(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return answer.text();
  }
  await answer.body?.cancel();
  return '';
}

function mediaTypeOf(body: object | string): string {
  return typeof body === 'string' ? 'application/octet-stream' : 'application/json';
}

function judge(
  day: Day,
  name: string,
  { status, text }: Answer,
  transactions: Transaction[],
  seen: { writes: number; looks: number },
): string[] {
  if (status >= 300) return [`${name} was answered ${status} ${text.slice(0, 300)}`];
  const shown = day.canaries.filter((canary) => isSeenIn(text, canary));
  seen.writes += transactions.some(({ changed }) => changed.length > 0) ? 1 : 0;
  seen.looks += shown.length > 0 ? 1 : 0;
  const audited = transactions.flatMap((transaction) => transaction.audited).join('\n');
  const unnamed = shown.filter(({ ids }) => !ids.some((id) => audited.includes(id)));
  return [
    ...findUnaudited(name, transactions),
    ...unnamed.map(({ name: person, ids }) => {
      return `${name} showed ${person}, and no audit row names ${ids.join(' or ')}`;
    }),
    ...(transactions.some((each) => day.canaries.some((one) => isSeenIn(each.audited.join(), one)))
      ? [`${name} wrote a personal value into the audit log`]
      : []),
  ];
}

/** Settling is no act of staff, but only after one that is in the log. */
function withoutAfterwards(transactions: Transaction[], { afterwards = [] }: Asked): Transaction[] {
  const isActed = transactions.some(({ audited }) => audited.length > 0);
  const settles = ({ changed, audited }: Transaction) =>
    audited.length === 0 && changed.every((name) => afterwards.includes(name));
  return isActed ? transactions.filter((each) => !settles(each)) : transactions;
}

function findUnaudited(name: string, transactions: Transaction[]): string[] {
  return transactions
    .filter(({ changed, audited }) => changed.length > 0 && audited.length === 0)
    .map(({ changed }) => `${name} changed ${changed.join(', ')} without an audit row`);
}

/** Every page of a customer that can be read without naming anything. */
async function lookAsCustomer(
  day: Day,
  { cookies }: Answer,
  seen: { writes: number; looks: number },
): Promise<string[]> {
  const cookie = cookies.find((each) => each.startsWith(COOKIES.viewing))?.split(';')[0] ?? '';
  const faults: string[] = [];
  for (const { name, path } of customerPages()) {
    const answer = await send(day, 'GET', path, { cookie });
    const found = judge(
      day,
      `${name} as the customer`,
      answer,
      await takeTransactions(day.db),
      seen,
    );
    // a page that asks for more than a look is not one to look at
    if (answer.status < 300) faults.push(...found);
  }
  return faults;
}

function customerPages(): { name: string; path: string }[] {
  return Object.entries(readWholeApi().paths)
    .filter(([path, { get }]) => {
      const isCustomers = get?.security?.some((scheme) => 'customerSession' in scheme) ?? false;
      return isCustomers && !path.includes('{');
    })
    .map(([path, { get }]) => ({ name: get?.operationId ?? path, path }));
}
