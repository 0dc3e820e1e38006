import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInBackground } from './background-process.ts';

const PROGRAM = fileURLToPath(new URL('./bin/maildev.js', import.meta.resolve('maildev')));

const GUARD = fileURLToPath(new URL('./mail-inbox-guard.ts', import.meta.url));

export interface MailInbox {
  dataDir: string;
  webPort: number;
  smtpPort: number;
}

export async function startMailInbox({ dataDir, webPort, smtpPort }: MailInbox): Promise<void> {
  const folder = mailInboxFolder(dataDir);
  await startInBackground({
    name: 'The mail inbox',
    folder,
    command: process.execPath,
    args: [
      '--import',
      GUARD,
      PROGRAM,
      '--ip=127.0.0.1',
      `--smtp=${smtpPort}`,
      '--web-ip=127.0.0.1',
      `--web=${webPort}`,
      `--mail-directory=${join(folder, 'mails')}`,
      '--max-emails=2000',
    ],
    ports: [smtpPort, webPort],
  });
}

export function mailInboxFolder(dataDir: string): string {
  return join(resolve(dataDir), 'mail');
}
