import { createWaypost } from '@waypost/sdk';
import { defineCommand, needed, UsageError } from '../command.ts';
import { forgetCredentials, keepCredentials } from '../credentials.ts';
import { print } from '../print.ts';
import { readSecret } from '../read-secret.ts';

export const login = defineCommand({
  summary: 'Keep an API key for the commands that follow.',
  usage: `
waypost login --url https://waypost.example
  Asks for a key of your dashboard and keeps it in a file that only you can read. The key can also come from standard
  input: waypost login --url https://waypost.example < key.txt`,
  options: { url: { type: 'string' } },
  async run({ url }, { environment }) {
    const baseUrl = needed(url ?? environment.url, 'url');
    const key = environment.key ?? (await readSecret('API key: '));
    if (key === '') throw new UsageError('There is no key.');
    const { account, mode } = await createWaypost({ key, baseUrl }).me.read();
    keepCredentials(environment, { key, url: baseUrl });
    print(`Signed in to ${account.name || account.id} in ${mode} mode.`);
  },
});

export const logout = defineCommand({
  summary: 'Forget the key.',
  usage: 'waypost logout',
  options: {},
  async run(_, { environment }) {
    forgetCredentials(environment);
  },
});
