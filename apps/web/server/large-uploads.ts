import { readPartyView, staffMe } from '@waypost/contract/client';
import { createClientSlots } from '@waypost/domain/client-slots';
import { translator } from '@waypost/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeignPost } from '../app/platform/same-origin.server.ts';
import type { Config } from '../config.ts';
import { callerLanguage } from './our-headers.ts';

/** Each is read into memory, up to three times its size while the form is parsed. */
const AT_ONCE = { total: 6, perClient: 2 };
const RETRY_SECONDS = 30;

type Caller = { baseUrl: string; headers: Record<string, string>; signal: AbortSignal };

/** Pages that take files from browsers without scripts; with scripts files go to the api one by one. */
export type UploadPage = {
  path: string;
  maxBytes: number;
  /** Where callers without permission are redirected. */
  elsewhere: string;
  askApi(request: Request, caller: Caller): Promise<{ response?: Response | undefined }>;
};

export const UPLOAD_PAGES: UploadPage[] = [
  // five files of 10 MB
  {
    path: '/track/case',
    maxBytes: 51 * 1024 * 1024,
    elsewhere: '/track',
    askApi(request, caller) {
      const ref = new URL(request.url).searchParams.get('ref')?.trim().slice(0, 200) || '-';
      return readPartyView({ path: { ref }, ...caller });
    },
  },
  // a table of shipments of 20 MB
  {
    path: '/admin/bulk',
    maxBytes: 21 * 1024 * 1024,
    elsewhere: '/admin/login?from=/admin/bulk',
    askApi: (_request, caller) => staffMe(caller),
  },
];

/** Decides before the body is read. Asks the api whether the cookie is valid, and limits concurrent uploads. */
export function createUploadGate(config: Config, smallBytes: number) {
  const slots = createClientSlots(AT_ONCE);

  /** Answers the request itself unless the upload is allowed. */
  return async (
    page: UploadPage,
    head: Request,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    // without a length it may become large
    if (Number(request.headers['content-length'] ?? Infinity) <= smallBytes) return undefined;
    if (isForeignPost(head) || request.headers.cookie === undefined) {
      return reply.redirect(page.elsewhere, 303);
    }
    const caller = {
      baseUrl: config.API_URL,
      headers: {
        cookie: request.headers.cookie,
        'x-request-id': request.id,
        'x-waypost-internal': config.INTERNAL_SECRET,
        'x-waypost-client-address': request.ip,
      },
      signal: AbortSignal.timeout(10_000),
    };
    const { response } = await page.askApi(head, caller);
    if (response === undefined || response.status >= 500) return comeLater(reply);
    if (!response.ok) return reply.redirect(page.elsewhere, 303);
    const release = slots.take(request.ip);
    if (release === null) return comeLater(reply);
    reply.raw.once('close', release);
    return undefined;
  };
}

function comeLater(reply: FastifyReply): FastifyReply {
  const t = translator(callerLanguage(reply.request.headers), 'problems');
  return reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .type('text/plain; charset=utf-8')
    .send(t('temporarily_unavailable'));
}
