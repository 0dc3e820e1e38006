import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../platform/context.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { languageOf } from '../../platform/http/language.ts';
import { type Door, type FileAnswer, mount } from '../../platform/http/mount.ts';
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
    return answerDocument(document);
  });
}

export function answerDocument({ bytes, name, mediaType }: ReadDocument): FileAnswer {
  const headers = { 'content-disposition': `attachment; filename="${name}"` };
  return { status: 200, file: bytes, mediaType, headers };
}
