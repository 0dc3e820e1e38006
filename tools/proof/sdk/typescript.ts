import { writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';
import type { Language } from './prove-language.ts';
import { readmeCode } from './readme-code.ts';

const KEYLESS = `
import { readFileSync } from 'node:fs';
const { trackingNumber } = await waypost.shipments.create(JSON.parse(readFileSync('order.json', 'utf8')));
console.log(trackingNumber);`;

const RECEIVED = `
import { readFileSync } from 'node:fs';
const { body, headers } = JSON.parse(readFileSync('webhook.json', 'utf8'));
const post = (text) => receive(new Request('http://localhost/', { method: 'POST', headers, body: text }));
console.log((await post(body)).status, (await post(body + ' ')).status);`;

/** `node` may be an older one than ours. */
export function typeScriptIn(folder: string, node = process.execPath): Language {
  const { opening, journey, webhooks } = readmeCode('sdk', 'ts');
  const run = (file: string, code: string, env: NodeJS.ProcessEnv) => {
    writeFileSync(join(folder, file), stripTypeScriptTypes(code));
    return runProgram(node, [file], env, folder);
  };
  return {
    name: 'typescript',
    folder,
    async checkTypes() {
      writeFileSync(join(folder, 'readme.mts'), opening + journey + webhooks);
      const types = ['--types', 'node', '--typeRoots', join(REPOSITORY, 'node_modules/@types')];
      const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
      const tsc = join(REPOSITORY, 'node_modules/.bin/tsc');
      await runProgram(tsc, [...strict, ...types, 'readme.mts'], process.env, folder);
    },
    runJourney: (env) => run('readme.mjs', opening + journey, env),
    bookWithoutKey: (env) => run('keyless.mjs', opening + KEYLESS, env),
    receiveWebhook: (env) => run('receive.mjs', opening + webhooks + RECEIVED, env),
  };
}
