import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Text = { text: string; mediaType: string };
type Kept = { mediaType: string; etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Half a second for 4 MB, in a thread; the highest level would take ten times as long for a tenth less. */
const BROTLI_QUALITY = 9;

async function keep({ text, mediaType }: Text): Promise<Kept> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { mediaType, etag, plain, br, gzip: gzipped };
}

/**
 * Serves a text that does not change while the process runs: made and compressed at the first request,
 * then revalidated by its ETag.
 */
export function keepForGood(make: () => Promise<Text>) {
  let kept: Promise<Kept> | undefined;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= make().then(keep);
    const { mediaType, etag, plain, br, gzip: gzipped } = await kept;
    reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type(mediaType);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipped);
    return reply.send(plain);
  };
}
