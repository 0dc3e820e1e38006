/** The part of a refusal that decides what the reader is told. */
export type SendRefusal = { code: string };

/** As long as the server waits for a whole request. */
const SEND_MS = 5 * 60_000;

type Target = { number: string; caseId: string | undefined; fileId: string };

/** Uploads one file with XMLHttpRequest, because fetch reports no progress. Null if it was accepted. */
export function sendFile(
  { number, caseId, fileId }: Target,
  file: File,
  onProgress: (sentBytes: number) => void,
): Promise<SendRefusal | null> {
  const query = caseId === undefined ? '' : `?${new URLSearchParams({ caseId })}`;
  const url = `/api/track/party/${number}/files/${fileId}${query}`;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => resolve(request.status < 300 ? null : codeOf(request)));
    for (const end of ['error', 'timeout'] as const) {
      request.addEventListener(end, () => resolve({ code: 'timeout' }));
    }
    request.timeout = SEND_MS;
    request.send(file);
  });
}

function codeOf(request: XMLHttpRequest): SendRefusal {
  const body: unknown = request.response;
  const code: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;
  return { code: typeof code === 'string' ? code : 'internal' };
}
