import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@waypost/contract';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import type { OpenCell } from '../../installation/two-cells.ts';
import { waitFor } from '../../installation/wait-for.ts';

export const PATIENCE_MS = 30_000;

export type Cells = { a: OpenCell; b: OpenCell };

export function cellOf({ a, b }: Cells, trackingNumber: string): OpenCell {
  return (shardOfTrackingNumber(trackingNumber) ?? 0) < 16 ? a : b;
}

export function otherThan({ a, b }: Cells, cell: OpenCell): OpenCell {
  return cell === a ? b : a;
}

export async function read({ installation }: OpenCell, path: string, headers = {}) {
  const answer = await fetch(installation.apiUrl + path, { headers });
  return { status: answer.status, body: await answer.text() };
}

export function scanOf(ref: string, code: string) {
  return { scanId: randomUUID(), ref, code, occurredAt: new Date().toISOString() };
}
export type Scan = ReturnType<typeof scanOf>;

export async function send(
  cell: OpenCell,
  key: string,
  scans: readonly Scan[],
): Promise<ScanAnswer[]> {
  const answer = await fetch(`${cell.installation.apiUrl}/api/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scans }),
  });
  if (answer.status !== 200) throw new Error(`scans were answered ${answer.status}`);
  return ((await answer.json()) as { results: ScanAnswer[] }).results;
}

/** The cookie of the session; undefined when the cell of the address is away. */
export async function enter(
  { a, b }: Cells,
  door: OpenCell,
  path: string,
  email: string,
  body: object,
): Promise<string | undefined> {
  const mails = [a, b].map(({ installation }) => installation.mailServer.received);
  const codes = () =>
    mails.flat().flatMap(({ to, content }) => {
      const code = to === email ? /^Subject: (\d{6}) /im.exec(content)?.[1] : undefined;
      return code ?? [];
    });
  const before = codes().length;
  const asked = await post(door, path, body);
  if (asked.status === 503) return undefined;
  if (asked.status !== 202) throw new Error(`${path} was answered ${asked.status}`);
  const code = await waitFor('a code', PATIENCE_MS, async () => codes()[before]);
  const proved = await post(
    door,
    '/api/auth/verify-otp',
    { email, otp: code },
    { cookie: cookieIn(asked) },
  );
  if (proved.status !== 200) throw new Error(`the code of ${path} was answered ${proved.status}`);
  return cookieIn(proved);
}

export async function post({ installation }: OpenCell, path: string, body: object, headers = {}) {
  return fetch(installation.apiUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: installation.env['PUBLIC_ORIGIN'] ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

function cookieIn({ headers }: Response): string {
  const set = headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie));
  return set.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
