import type { DocumentProgress } from '@waypost/contract/client';
import { redirect } from 'react-router';
import type { AnsweredFile } from '../platform/answer.server.ts';
import { passOnFile } from '../platform/pass-on-file.server.ts';

type Document = Extract<AnsweredFile, { ok: true }>;

/** Returns the file. While it is being made, browsers get a progress page, and programs the 202 of the api. */
export async function passOnDocument(request: Request, document: Document): Promise<Response> {
  const isPage = request.headers.get('accept')?.includes('text/html') === true;
  if (document.status !== 202 || !isPage) return passOnFile(document);
  await document.body.cancel();
  return redirect(`${new URL(request.url).pathname}/progress`, 303);
}

/** Null when the file is ready. */
export async function progressOf({ status, body }: Document): Promise<DocumentProgress | null> {
  if (status === 202) return (await new Response(body).json()) as DocumentProgress;
  await body.cancel();
  return null;
}
