import type { DocumentProgress } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Api, FileAnswer } from '../../../platform/http/mount.ts';
import { listDocuments } from './list-documents.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { createRenderer, type Renderer } from './renderer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** One thread for the documents of every feature. */
    renderer: Renderer;
  }
}

export function documentsRoutes({ app, mount }: Api, ctx: Ctx): void {
  const renderer = createRenderer();
  app.decorate('renderer', renderer);
  app.addHook('onClose', () => renderer.close());

  mount('listDocuments', { anyone: true }, async ({ params }) => ({
    status: 200,
    body: { documents: await listDocuments(ctx, params.receiptId) },
  }));

  mount('readDocument', { anyone: true }, async ({ params, ...call }) => {
    const document = await readDocument(ctx, renderer, params.receiptId, {
      file: params.file,
      locale: languageOf(call.request),
      client: clientKey(call.clientAddress),
    });
    return answerDocument(call.request, document);
  });
}

const ASK_AGAIN_SECONDS = 2;

export function answerDocument(
  request: FastifyRequest,
  document: ReadDocument | DocumentProgress,
): FileAnswer | { status: 202; body: DocumentProgress; headers: Record<string, string> } {
  if ('state' in document) {
    const headers = { 'retry-after': String(ASK_AGAIN_SECONDS), location: request.url };
    return { status: 202, body: document, headers };
  }
  const { bytes, name, mediaType } = document;
  const headers = { 'content-disposition': `attachment; filename="${name}"` };
  return { status: 200, file: bytes, mediaType, headers };
}
