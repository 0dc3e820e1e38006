// `node --import ./tools/chaos/bookings/crash-points.ts apps/server/src/api.ts`: ends the process
// before or after any statement or provider call of one request or job, as a plan in CRASH_PLANS
// says. Nothing of the server is changed: pg, http and the plans are all it knows.
import { AsyncLocalStorage } from 'node:async_hooks';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { type CrashPlan, crashKey, takePlan, writeTrace } from './crash-plan.ts';

interface Watch {
  key: string;
  plan: CrashPlan;
  points: string[];
  providerCalls: number;
  /** A job ends with the statement that completes it; what its worker does then is no part of it. */
  isOver: boolean;
}

const PLANS = process.env['CRASH_PLANS'] ?? '';
const PROVIDER = new URL(process.env['PAYMENT_SANDBOX_URL'] ?? 'http://127.0.0.1');
/** Nothing listens on the port of the discard protocol. */
const CLOSED_PORT = 9;
const watched = new AsyncLocalStorage<Watch | undefined>();
/** Jobs whose end is a statement of the queue, outside of their handler. */
const watchOfJob = new Map<string, Watch>();

function watch(key: string): Watch | undefined {
  const plan = takePlan(PLANS, key);
  return plan && { key, plan, points: [], providerCalls: 0, isOver: false };
}

/** Counts a point and ends the process there if it is the one. */
function reach(found: Watch, name: string): number {
  const { key, plan, points } = found;
  points.push(name);
  const number = points.length;
  writeTrace(PLANS, key, { points });
  if (number === plan.number && plan.side === 'before') end(found, number);
  return number;
}

function pass(found: Watch, number: number): void {
  if (number === found.plan.number && found.plan.side === 'after') end(found, number);
}

function end({ key, plan, points }: Watch, number: number): void {
  const point = points[number - 1] ?? '';
  writeTrace(PLANS, key, { points, ended: { number, side: plan.side, point } });
  process.kill(process.pid, 'SIGKILL');
}

// A request is watched from its arrival on, by its key or by what its path cancels.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (this: http.Server, ...args: unknown[]): boolean {
  const [event, request] = args;
  const found = event === 'request' ? watchOfRequest(request as IncomingMessage) : undefined;
  const go = () => Reflect.apply(emit, this, args) as boolean;
  return found === undefined ? go() : watched.run(found, go);
};

function watchOfRequest({ method, url = '', headers }: IncomingMessage): Watch | undefined {
  if (method !== 'POST') return undefined;
  const cancelled = /^\/api\/(?:track\/party|v1\/shipments)\/([^/]+)\/cancel$/.exec(url)?.[1];
  const isBooking = url === '/api/shipments/public' || url === '/api/v1/shipments';
  const subject = isBooking ? headers['idempotency-key'] : cancelled;
  return typeof subject === 'string' ? watch(crashKey('api', subject)) : undefined;
}

/** Statements of the queue, by how they begin. */
const FETCHES_JOBS = /^WITH next AS/;
/** Read once by each process or every few seconds, so it would move the numbers of the points after it. */
const KEPT_BY_PROCESS =
  /^select (?:data from tariffs where version|document from settings_versions)|noticed_restore/;
/** By a clock: only a slow job has some, which would move the numbers of the points after it. */
const KEEPS_JOB = /^WITH results AS .* SET heartbeat_on/;
const COMPLETES_JOB = /^WITH results AS .* SET completed_on/;
const UNCOUNTED = [FETCHES_JOBS, KEPT_BY_PROCESS, KEEPS_JOB];

// Every statement, BEGIN and COMMIT included, with or without a callback.
type Query = (this: pg.Client, ...args: unknown[]) => Promise<pg.QueryResult> | undefined;
const query = pg.Client.prototype.query as unknown as Query;
const watchedQuery: Query = function (...args) {
  const name = nameOf(args[0]);
  const isCounted = !UNCOUNTED.some((pattern) => pattern.test(name));
  const found = isCounted ? watchNow(args) : undefined;
  if (found === undefined) return lookForJobs(this, args);
  const number = reach(found, `sql ${name}`);
  if (COMPLETES_JOB.test(name)) found.isOver = true;
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const done = (...answer: unknown[]) => {
      pass(found, number);
      Reflect.apply(callback, undefined, answer);
    };
    return query.apply(this, [...args.slice(0, -1), done]);
  }
  return query.apply(this, args)?.then((result) => {
    pass(found, number);
    return result;
  });
};
pg.Client.prototype.query = watchedQuery as unknown as typeof pg.Client.prototype.query;

/** The queue hands out jobs as rows; one that has a plan is watched from where its data is read. */
function lookForJobs(client: pg.Client, args: unknown[]) {
  const callback = args.at(-1);
  const look = (result: pg.QueryResult | undefined) => {
    for (const row of result?.rows ?? []) watchJob(row as Record<string, unknown>);
  };
  if (typeof callback !== 'function') {
    return query.apply(client, args)?.then((result) => {
      look(result);
      return result;
    });
  }
  const done = (error: unknown, result: pg.QueryResult | undefined) => {
    look(result);
    Reflect.apply(callback, undefined, [error, result]);
  };
  return query.apply(client, [...args.slice(0, -1), done]);
}

function watchJob(row: Record<string, unknown>): void {
  const { id, name, data } = row;
  if (typeof id !== 'string' || typeof name !== 'string') return;
  if (typeof data !== 'object' || data === null) return;
  // beside the shard, which is a number
  const subject: unknown = Object.values(data).find((value) => typeof value === 'string');
  const found =
    typeof subject === 'string' ? watch(crashKey('worker', `${name} ${subject}`)) : undefined;
  if (found === undefined) return;
  watchOfJob.set(id, found);
  Object.defineProperty(row, 'data', {
    get() {
      watched.enterWith(found);
      return data;
    },
    enumerable: true,
  });
}

function watchNow(args: readonly unknown[]): Watch | undefined {
  const found = watched.getStore() ?? watchOfStatement(args);
  return found?.isOver === true ? undefined : found;
}

/** The statement that completes a job names it among its values. */
function watchOfStatement(args: readonly unknown[]): Watch | undefined {
  if (watchOfJob.size === 0) return undefined;
  const [first, second] = args;
  const values: unknown = Array.isArray(second) ? second : (first as pg.QueryConfig).values;
  if (!Array.isArray(values)) return undefined;
  const id = values.flat().find((value) => typeof value === 'string' && watchOfJob.has(value));
  return typeof id === 'string' ? watchOfJob.get(id) : undefined;
}

function nameOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
  return text.replaceAll(/\s+/g, ' ').replaceAll('"', '').trim().slice(0, 60);
}

// The provider is called through http.request; its answer counts when it is complete.
const request = http.request;
http.request = function (...args: unknown[]): ClientRequest {
  const found = watched.getStore();
  const [options] = args as [http.RequestOptions];
  const isProvider = `${options.host}:${options.port}` === `${PROVIDER.hostname}:${PROVIDER.port}`;
  const call = () => Reflect.apply(request, http, args) as ClientRequest;
  if (found === undefined || found.isOver || !isProvider) return call();

  const path = (options.path ?? '').replaceAll(/[a-z]+_\w{8,}/g, ':id').split('?')[0];
  const number = reach(found, `provider ${options.method} ${path}`);
  found.providerCalls += 1;
  if (found.providerCalls === found.plan.unsent) {
    return Reflect.apply(request, http, [{ ...options, port: CLOSED_PORT }]) as ClientRequest;
  }
  const asked = call();
  const isLost = found.plan.lost.includes(found.providerCalls);
  const emitOfCall = asked.emit.bind(asked);
  asked.emit = (event: string, ...rest: unknown[]) => {
    if (event !== 'response') return emitOfCall(event, ...rest);
    const answer = rest[0] as IncomingMessage;
    if (isLost) {
      asked.destroy(new Error('the answer got lost'));
      pass(found, number);
      return true;
    }
    answer.once('end', () => pass(found, number));
    return emitOfCall(event, ...rest);
  };
  return asked;
};
