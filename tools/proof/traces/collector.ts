import { appendFileSync, closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { spawnTracked } from '../../installation/server-process.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { isPortOpen } from '../../services/background-process.ts';

/**
 * Takes spans on that port and appends them to `file`, one JSON document a line. Without the program of an
 * OpenTelemetry collector a server of ours stores the same documents as they come.
 */
export async function startCollector(
  folder: string,
  port: number,
  program: string,
): Promise<{ file: string; close(): void }> {
  const file = join(folder, 'spans.jsonl');
  rmSync(file, { force: true });
  if (program === '') return { file, close: await standIn(port, file) };
  const config = join(folder, 'collector.yml');
  writeFileSync(
    config,
    JSON.stringify({
      receivers: { otlp: { protocols: { http: { endpoint: `127.0.0.1:${port}` } } } },
      exporters: { file: { path: file, flush_interval: '100ms' } },
      service: {
        telemetry: { metrics: { level: 'none' } },
        pipelines: { traces: { receivers: ['otlp'], exporters: ['file'] } },
      },
    }),
  );
  const log = openSync(join(folder, 'collector.log'), 'w');
  const child = spawnTracked(program, [`--config=file:${config}`], {
    env: process.env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await waitFor('the collector', 20_000, async () => (await isPortOpen(port)) || undefined);
  return { file, close: () => child.kill('SIGTERM') };
}

async function standIn(port: number, file: string): Promise<() => void> {
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      appendFileSync(file, `${Buffer.concat(parts).toString()}\n`);
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
