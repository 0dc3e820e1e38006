import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 30_000;
const LOOK_MS = 250;

/** The development inbox, where mail to invented people can be read. */
export interface Inbox {
  /** The code that activates a booking, or nothing when no such mail comes. */
  activationCodeTo(address: string): Promise<string | null>;
}

/** Null when nothing answers there: then nobody can read the codes, and nobody pays on delivery. */
export async function openInbox(url: string): Promise<Inbox | null> {
  const isThere = (await fetch(`${url}/api/email/summary?limit=1`).catch(() => null))?.ok === true;
  if (!isThere) return null;
  return {
    async activationCodeTo(address) {
      for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(LOOK_MS)) {
        const search = encodeURIComponent(address);
        const answer = await fetch(`${url}/api/email/summary?search=${search}`);
        const { items } = (await answer.json()) as { items: { subject: string }[] };
        for (const { subject } of items) {
          const code = /^(\d{6}) activates /.exec(subject)?.[1];
          if (code !== undefined) return code;
        }
      }
      return null;
    },
  };
}
