import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';
import type { Language } from './prove-language.ts';
import { readmeCode } from './readme-code.ts';

const KEYLESS = `
import json
print(waypost.shipments.create(json.load(open("order.json")))["trackingNumber"])`;

const RECEIVED = `
import json
given = json.load(open("webhook.json"))
body = given["body"].encode()
print(receive(body, given["headers"]), receive(body + b" ", given["headers"]))`;

/** `python` has the package and what it depends on; `checker` has mypy. */
export function pythonIn(folder: string, python: string, checker: string): Language {
  const { opening, journey, webhooks } = readmeCode('sdk-python', 'python');
  const run = (file: string, code: string, env: NodeJS.ProcessEnv) => {
    writeFileSync(join(folder, file), code);
    return runProgram(python, [file], env, folder);
  };
  return {
    name: 'python',
    folder,
    async checkTypes() {
      writeFileSync(join(folder, 'readme.py'), opening + journey + webhooks);
      const strict = ['-m', 'mypy', '--strict', '--python-executable', python];
      await runProgram(checker, [...strict, 'readme.py'], process.env, folder);
    },
    runJourney: (env) => run('journey.py', opening + journey, env),
    bookWithoutKey: (env) => run('keyless.py', opening + KEYLESS, env),
    receiveWebhook: (env) => run('received.py', opening + webhooks + RECEIVED, env),
  };
}

export async function testPython(python: string): Promise<string[]> {
  const tests = join(REPOSITORY, 'packages/sdk-python/tests');
  await runProgram(python, ['-m', 'unittest', 'discover', tests]);
  return [];
}
