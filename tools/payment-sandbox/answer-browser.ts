import type { IncomingHttpHeaders } from 'node:http';
import type { Asset } from './assets.ts';
import { createPaymentMethod } from './frame/create-payment-method.ts';
import { framePage } from './frame/frame-page.ts';
import { bankTransferPage, sendTransfer } from './pages/bank-transfer.ts';
import type { Page } from './pages/page.ts';
import { decideSecondStep, secondStepPage } from './pages/second-step.ts';
import { parseJson } from './parse-json.ts';
import type { World } from './world.ts';

interface BrowserRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Shown {
  status: number;
  contentType: string;
  content: string | Buffer;
  headers?: Record<string, string>;
}

/** The card frame, the pages of second steps, and what they load. */
export function answerBrowser(
  world: World,
  assets: Map<string, Asset>,
  request: BrowserRequest,
): Shown {
  const { pathname, searchParams } = new URL(request.url, world.origin);
  const { method } = request;
  const asset = assets.get(pathname);
  if (method === 'GET' && asset !== undefined) {
    return { status: 200, ...asset, headers: { 'cache-control': 'max-age=300' } };
  }
  if (method === 'GET' && pathname === '/livez') return text(200, 'ok');
  if (method === 'GET' && pathname === '/frame') return frame(world, searchParams);
  if (method === 'POST' && !isSameOrigin(request.headers)) return text(403, 'another origin');
  if (method === 'POST' && pathname === '/frame/payment_methods') {
    const { status, body } = createPaymentMethod(world, parseJson(request.body));
    return { status, contentType: 'application/json', content: JSON.stringify(body) };
  }

  const [, kind = '', id = '', rest] = pathname.split('/');
  if (rest !== undefined || id === '') return text(404, 'not found');
  if (kind === 'second-step') {
    const form = method === 'POST' ? new URLSearchParams(request.body) : searchParams;
    const step = form.get('step') ?? '';
    if (method === 'GET') return pageAnswer(secondStepPage(world, id, step));
    const next = decideSecondStep(world, id, step, form.get('decision') ?? '');
    return typeof next === 'string' ? redirect(next) : pageAnswer(next);
  }
  if (kind === 'bank-transfer') {
    if (method === 'GET') return pageAnswer(bankTransferPage(world, id));
    sendTransfer(world, id);
    return redirect(`/bank-transfer/${encodeURIComponent(id)}`);
  }
  return text(404, 'not found');
}

function frame({ config }: World, query: URLSearchParams): Shown {
  const parentOrigin = query.get('origin') ?? '';
  if (!config.parentOrigins.includes(parentOrigin)) {
    return text(400, 'origin must be one of PAYMENT_SANDBOX_PARENT_ORIGINS');
  }
  const look = {
    lang: /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/.exec(query.get('lang') ?? '')?.[0] ?? 'en',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  } as const;
  return {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    content: framePage(look, parentOrigin),
    headers: {
      'content-security-policy': policy("'none'", config.parentOrigins.join(' ')),
      'referrer-policy': 'no-referrer',
    },
  };
}

function pageAnswer({ status, html, leadsTo = '' }: Page): Shown {
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    content: html,
    headers: {
      'content-security-policy': policy(`'self' ${leadsTo}`.trim(), "'none'"),
      'referrer-policy': 'same-origin',
    },
  };
}

function policy(formAction: string, frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');
}

/** Browsers say where a post comes from; only our own frame and pages may post. */
function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

function redirect(to: string): Shown {
  return { status: 303, contentType: 'text/plain', content: '', headers: { location: to } };
}

function text(status: number, content: string): Shown {
  return { status, contentType: 'text/plain; charset=utf-8', content };
}
