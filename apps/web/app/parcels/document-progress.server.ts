import type { DocumentProgress } from '@waypost/contract/client';
import { redirect } from 'react-router';
import type { Answer } from '../platform/answer.server.ts';
import { passOnFile } from '../platform/pass-on-file.server.ts';

/** What a document is read as with `parseAs: 'stream'`, whatever its type says. */
type Read<T> = Extract<Answer<T>, { ok: true }>;

/** The file; while it is being made a browser is shown its progress and a program is told to wait. */
export async function passOnDocument<T>(
  request: Request,
  answer: Read<T>,
  response: Response | undefined,
): Promise<Response> {
  const body = streamOf(answer);
  const isPage = request.headers.get('accept')?.includes('text/html') === true;
  if (answer.status !== 202 || !isPage) return passOnFile(body, response);
  await body.cancel();
  return redirect(`${new URL(request.url).pathname}/progress`, 303);
}

/** Null when the file is ready. */
export async function progressOf<T>(answer: Read<T>): Promise<DocumentProgress | null> {
  const body = streamOf(answer);
  if (answer.status === 202) return (await new Response(body).json()) as DocumentProgress;
  await body.cancel();
  return null;
}

function streamOf<T>({ data }: Read<T>): ReadableStream {
  if (!(data instanceof ReadableStream)) throw new TypeError('a document was not read as a stream');
  return data;
}
