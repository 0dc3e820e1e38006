import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 30_000;
const LOOK_MS = 250;

/** The development inbox, where mail to invented people can be read. */
export interface Inbox {
  /** The code that activates a booking, or nothing when no such mail comes. */
  activationCodeTo(address: string): Promise<string | null>;
  /** The token of the link by which its reader is known as a party, or nothing when no such mail comes. */
  partyLinkTo(address: string): Promise<string | null>;
}

/** Null when nothing answers there: then nobody can read the codes, and nobody pays on delivery. */
export async function openInbox(url: string): Promise<Inbox | null> {
  const isThere = (await fetch(`${url}/api/email/summary?limit=1`).catch(() => null))?.ok === true;
  if (!isThere) return null;
  return {
    activationCodeTo: (address) =>
      lookFor(url, address, async ({ subject }) => /^(\d{6}) activates /.exec(subject)?.[1]),
    partyLinkTo: (address) =>
      lookFor(url, address, async ({ id }) => {
        const source = await (await fetch(`${url}/api/email/${id}/source`)).text();
        // lines of a mail are broken with an equals sign
        return /\/t\/([\w-]{20,80})/.exec(source.replaceAll(/=\r?\n/g, ''))?.[1];
      }),
  };
}

interface Summary {
  id: string;
  subject: string;
}

async function lookFor(
  url: string,
  address: string,
  find: (mail: Summary) => Promise<string | undefined>,
): Promise<string | null> {
  const search = encodeURIComponent(address);
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(LOOK_MS)) {
    const answer = await fetch(`${url}/api/email/summary?search=${search}`);
    const { items } = (await answer.json()) as { items: Summary[] };
    for (const mail of items) {
      const found = await find(mail);
      if (found !== undefined) return found;
    }
  }
  return null;
}
