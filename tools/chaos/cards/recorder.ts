import { createWriteStream } from 'node:fs';
import { Agent, createServer, request as ask, type IncomingHttpHeaders } from 'node:http';

/** Passes HTTP on to a server of ours and writes down everything that goes either way. */
export async function startRecorder(line: {
  port: number;
  targetPort: number;
  file: string;
}): Promise<{ port: number; requests(): number; close(): Promise<void> }> {
  const record = createWriteStream(line.file);
  const agent = new Agent({ keepAlive: true });
  let requests = 0;

  const server = createServer((request, response) => {
    requests += 1;
    const { method, url } = request;
    // plain, so that the record can be read
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    record.write(`${method} ${url}\n${textOf(headers)}\n`);
    const call = ask({
      host: '127.0.0.1',
      port: line.targetPort,
      method,
      path: url,
      headers,
      agent,
    });
    call.once('error', () => response.destroy());
    response.once('close', () => call.destroy());
    request.on('data', (chunk: Buffer) => record.write(chunk)).pipe(call);
    call.once('response', (answer) => {
      record.write(`\n${answer.statusCode}\n${textOf(answer.headers)}\n`);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => record.write(chunk)).pipe(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(line.port, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : line.port,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await new Promise((resolve) => record.end(resolve));
    },
  };
}

function textOf(headers: IncomingHttpHeaders): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}\n`)
    .join('');
}
