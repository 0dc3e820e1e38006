import type { ScanAnswer } from '@waypost/contract';
import { openHttpClient } from './http-client.ts';

type PostOutcome =
  | { kind: 'answered'; body: Buffer }
  /** Nothing is known about the scans: they must be sent again. */
  | { kind: 'unanswered'; reason: string };

/** One device: a keep-alive connection to each api process. */
export function createScanPoster(key: string, timeoutMs: number) {
  const client = openHttpClient({ sockets: 1, timeoutMs });
  const headers = { authorization: `Bearer ${key}` };
  return {
    close: client.close,
    async post(port: number, body: Buffer): Promise<PostOutcome> {
      try {
        const answer = await client.ask({ port, path: '/api/scans', headers, body });
        return answer.status === 200
          ? { kind: 'answered', body: answer.body }
          : { kind: 'unanswered', reason: `${answer.status}` };
      } catch (error) {
        return { kind: 'unanswered', reason: reasonOf(error as Error) };
      }
    },
  };
}

export function readAnswers(body: Buffer): ScanAnswer[] {
  return (JSON.parse(body.toString()) as { results: ScanAnswer[] }).results;
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
