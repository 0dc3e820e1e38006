import { type DocumentProgress, endpoints } from '@waypost/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { languageOf } from '../../../platform/http/language.ts';
import { type Door, type FileAnswer, mount } from '../../../platform/http/mount.ts';
import { listDocuments } from './list-documents.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import type { Renderer } from './renderer.ts';

export function documentsRoutes(
  app: FastifyInstance,
  door: Door,
  ctx: Ctx,
  renderer: Renderer,
): void {
  mount(app, door, 'listDocuments', endpoints.listDocuments, async ({ params }) => ({
    status: 200,
    body: { documents: await listDocuments(ctx, params.receiptId) },
  }));

  mount(app, door, 'readDocument', endpoints.readDocument, async ({ params, ...call }) => {
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
