import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEnvironment } from './installation/environment.ts';

export type Mail = { id: string; subject: string; text: string; html?: string; time: string };

const WAIT_MS = 20_000;

/** The newest mail to an address whose subject matches, once it has arrived. */
export async function mailTo(address: string, subject: RegExp, not?: Mail): Promise<Mail> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await mailsTo(address);
    const found = mails.findLast((mail) => subject.test(mail.subject) && mail.id !== not?.id);
    if (found !== undefined) return found;
    if (Date.now() > deadline) {
      const seen = mails.map((mail) => mail.subject).join(', ');
      throw new Error(`no mail ${String(subject)} to ${address}; there is: ${seen}`);
    }
    await sleep(150);
  }
}

export async function codeTo(address: string, not?: Mail): Promise<string> {
  return (await mailTo(address, / is your Waypost code$/, not)).subject.slice(0, 6);
}

/** The path of the link in a mail, so that a journey stays on its own server. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (link === undefined) throw new Error(`no link to ${path} in "${mail.subject}"`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** The path of the link by which the shipper of a new booking is known, once it was asked for. */
export async function partyLinkTo(address: string): Promise<string> {
  const mail = await mailTo(address, /^Your link to shipment/);
  const path = /\/t\/[\w-]+/.exec(mail.text)?.[0];
  if (path === undefined) throw new Error(`no link of a party in "${mail.subject}"`);
  return path;
}

/** As they were sent, each on one line: the inbox leaves those of lists out. */
export async function headersOf(mail: Mail): Promise<string[]> {
  const source = await (await askInbox(`/api/email/${mail.id}/source`)).text();
  const [head = ''] = source.split(/\r?\n\r?\n/);
  return head.replaceAll(/\r?\n\s+/g, ' ').split(/\r?\n/);
}

export async function mailsTo(address: string): Promise<Mail[]> {
  // the whole inbox is megabytes after a while
  const answer = await askInbox(`/api/email?to.address=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

async function askInbox(path: string): Promise<Response> {
  const env = await chooseEnvironment();
  return fetch(`http://127.0.0.1:${env['MAIL_WEB_PORT']}${path}`);
}
