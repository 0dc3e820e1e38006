import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALL_LANGUAGES, type CallLanguage } from '@waypost/guides/blocks';
import { readGuide } from '@waypost/guides/page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';
import { INTERPRETERS, writeProgram } from './write-program.ts';

const LABEL_PATH = '/api/v1/shipments/1/documents/label.pdf';

/** Answers as the api does when a label could not be drawn at once. */
const api = createServer((request, response) => {
  request.resume();
  const url = `http://${request.headers.host}${LABEL_PATH}`;
  if (request.url === LABEL_PATH) {
    const isKnown = request.headers.authorization === 'Bearer key';
    return void response.writeHead(isKnown ? 200 : 401).end('the label');
  }
  response.setHeader('content-type', 'application/json');
  const answers: Record<string, object> = {
    '/api/v1/rates': { rates: [] },
    '/api/v1/shipments': {
      trackingNumber: 'WT1',
      trackingUrl: 'https://shop.example/track',
      label: { format: 'pdf', size: '4x6', url, data: null },
      url: '/api/v1/shipments/1',
    },
  };
  response.end(JSON.stringify(answers[request.url ?? ''] ?? { status: 'delivered' }));
});

let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

describe('the quickstart', () => {
  it.each(Object.keys(CALL_LANGUAGES) as CallLanguage[])(
    'gets a label that is not in the answer from its address, in %s',
    async (language) => {
      const source = await readFile(
        join(REPOSITORY, 'packages/guides/guides/quickstart.md'),
        'utf8',
      );
      const quickstart = readGuide('quickstart.md', source);
      const program = writeProgram(quickstart, language, { quickstart, origin, key: 'key' });
      const { command, file } = INTERPRETERS[language];
      const folder = await mkdtemp(join(tmpdir(), 'waypost-quickstart-'));
      try {
        await writeFile(join(folder, file), program?.text ?? '');
        const environment = { PATH: process.env['PATH'], WAYPOST_KEY: 'key' };
        await runProgram(command, [file], environment, folder);
        expect(await readFile(join(folder, 'label.pdf'), 'utf8')).toBe('the label');
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );
});
