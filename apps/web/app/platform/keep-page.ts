import { use, useLayoutEffect } from 'react';
import {
  data,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
import {
  type Asked,
  dismissTrouble,
  noteAnswer,
  noteFailure,
  presentTrouble,
  type Trouble,
  whenLineMayBeBack,
} from './line.ts';

/** The api answers within 30 s; uploads have no deadline. */
const FORM_DEADLINE_MS = 35_000;
const PAGE_DEADLINE_MS = 20_000;
const DEADLINE_IN_TROUBLE_MS = 10_000;

type Results = Record<string, DataStrategyResult>;

/** Middleware is not told what a request is for, but the router's state shows it. */
let router: DataRouter | undefined;
/** The next refresh is skipped: the page of a lost form is shown again with its present data. */
let stays = false;

export function useKeptPage(): void {
  const context = use(DataRouterContext);
  // before the first request
  useLayoutEffect(() => {
    router = context?.router;
  }, [context]);
}

/**
 * Keeps the page when the connection fails. A form that was sent stays as it was typed; a page that was requested,
 * and a refresh of the present one, are retried until they succeed.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (router === undefined) return next();
  const asked = askedBy(request, router);
  if (stays && asked === 'refresh') {
    stays = false;
    return {};
  }
  if (asked === 'form' && presentTrouble()?.asked === 'form') dismissTrouble();
  const results = await answerTo(request, asked, next());
  if (request.signal.aborted) return results;

  const reason = failureIn(results);
  if (reason === null) {
    noteAnswer(asked);
    return results;
  }
  if (asked === 'page' && reason === 'fault') return results;
  noteFailure(asked, reason);
  if (asked === 'form') return formAsItWas(request, router);
  if (reason === 'fault') return withoutFailures(results);
  await whenLineMayBeBack(request.signal);
  // Restarts the request under way, which aborts this one.
  if (!request.signal.aborted) void router.revalidate();
  return results;
};

function askedBy(request: Request, { state }: DataRouter): Asked {
  if (request.method !== 'GET') return 'form';
  const isPresent = addressOf(request.url) === addressOf(createHref(state.location));
  return isPresent && state.errors === null ? 'refresh' : 'page';
}

async function answerTo(
  request: Request,
  asked: Asked,
  answer: Promise<Results>,
): Promise<Results> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([answer, lateness(request, asked, signal)]);
  } finally {
    settled.abort();
  }
}

/** A request with no answer. One sent before the browser came back online will not get any, either. */
function lateness(request: Request, asked: Asked, signal: AbortSignal): Promise<Results> {
  return new Promise((resolve) => {
    const late: Results = {
      root: { type: 'error', result: new DOMException('no answer', 'TimeoutError') },
    };
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') === true;
    if (asked === 'form' && isUpload) return;
    const timer = setTimeout(() => resolve(late), deadlineOf(asked));
    signal.addEventListener('abort', () => clearTimeout(timer));
    if (asked !== 'form') addEventListener('online', () => resolve(late), { signal });
  });
}

function deadlineOf(asked: Asked): number {
  if (asked === 'form') return FORM_DEADLINE_MS;
  return presentTrouble() === null ? PAGE_DEADLINE_MS : DEADLINE_IN_TROUBLE_MS;
}

function failureIn(results: Results): Trouble['reason'] | null {
  const reasons = Object.values(results)
    .filter(({ type }) => type === 'error')
    .map(({ result }) => failureOf(errorIn(result)))
    .filter((reason) => reason !== null);
  return reasons.includes('connection') ? 'connection' : (reasons[0] ?? null);
}

/** An error thrown by an action is wrapped with the status of its response, even if there was no response. */
function errorIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'init' in result && 'data' in result
    ? result.data
    : result;
}

/** Null for outcomes that the page handles itself: a redirect, a missing page, an expired session. */
export function failureOf(error: unknown): Trouble['reason'] | null {
  if (error instanceof Response) return null;
  if (isRouteErrorResponse(error)) {
    return error.status >= 500 || error.status === 429 ? 'fault' : null;
  }
  // A rejected fetch, a cut answer, or our own deadline.
  const isOfTheLine =
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === 'TimeoutError') ||
    (error instanceof Error && error.message.startsWith('Unable to decode turbo-stream'));
  return isOfTheLine ? 'connection' : 'fault';
}

function withoutFailures(results: Results): Results {
  const kept = Object.entries(results).filter(
    ([, { type, result }]) => type !== 'error' || failureOf(errorIn(result)) === null,
  );
  return Object.fromEntries(kept);
}

/** Returns the form's previous reply again; for a form that posts to another page, stays on this one. */
function formAsItWas(request: Request, { state }: DataRouter): Results {
  const address = addressOf(request.url);
  const fetcher = state.fetchers
    .values()
    .find(({ formAction }) => formAction !== undefined && addressOf(formAction) === address);
  const here = createHref(state.location);
  if (fetcher === undefined && addressOf(here) !== address) {
    stays = true;
    const leadBack = redirect(here, { headers: { 'X-Remix-Replace': 'yes' } });
    return { root: { type: 'error', result: leadBack } };
  }
  const before: unknown =
    fetcher === undefined ? Object.values(state.actionData ?? {})[0] : fetcher.data;
  return { root: { type: 'data', result: data(before, { status: 503 }) } };
}

function createHref({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

/** Forms of index routes have `?index` in their address. */
function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.origin);
  searchParams.delete('index');
  return `${pathname}?${searchParams}`;
}
