import { Agent, request } from 'node:http';
import type { ScanAnswer } from '@waypost/contract';

type PostOutcome =
  | { kind: 'answered'; body: Buffer }
  /** Nothing is known about the scans: they must be sent again. */
  | { kind: 'unanswered'; reason: string };

export interface ScanPoster {
  post(port: number, body: Buffer): Promise<PostOutcome>;
  close(): void;
}

/** One device: a keep-alive connection to each api process. */
export function createScanPoster(key: string, timeoutMs: number): ScanPoster {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    post: (port, body) =>
      new Promise((resolve) => {
        const call = request({
          host: '127.0.0.1',
          port,
          path: '/api/scans',
          method: 'POST',
          agent,
          timeout: timeoutMs,
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'content-length': body.length,
          },
        });
        call.once('timeout', () => call.destroy(new Error('timeout')));
        call.once('error', (error) => resolve({ kind: 'unanswered', reason: reasonOf(error) }));
        call.once('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', (error) => resolve({ kind: 'unanswered', reason: reasonOf(error) }));
          answer.once('end', () =>
            resolve(
              answer.statusCode === 200
                ? { kind: 'answered', body: Buffer.concat(chunks) }
                : { kind: 'unanswered', reason: `${answer.statusCode}` },
            ),
          );
        });
        call.end(body);
      }),
  };
}

export function readAnswers(body: Buffer): ScanAnswer[] {
  return (JSON.parse(body.toString()) as { results: ScanAnswer[] }).results;
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
