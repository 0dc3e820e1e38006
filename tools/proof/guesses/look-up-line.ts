import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpAnswer, openHttpClient } from '../../installation/http-client.ts';

const SHED_PAUSE_MS = 250;
/** A busy api asks for patience of 1 to 3 seconds, one whose misses are spent for a minute. */
const LONGEST_SHED_SECONDS = 3;

export type LookUpLine = ReturnType<typeof openLookUpLine>;

/**
 * Plays the one trusted proxy. What a caller claims about its address comes first, what the proxy
 * saw comes last, and only that may count.
 */
export function openLookUpLine(port: number, sockets: number) {
  const client = openHttpClient({ sockets });
  return {
    close: client.close,
    /**
     * The status of a look-up by somebody at an address, as the proxy in front of the api passes it on. Who is
     * told to come again because the machine is busy, or the address has too many under way, does so.
     */
    async ask(ref: string, address: string): Promise<{ status: number; shed: number }> {
      const path = `/api/shipments/track/${ref}`;
      for (let shed = 0; ; shed += 1) {
        const headers = { 'x-forwarded-for': `${claimedAddress()}, ${address}` };
        const answer = await client.ask({ port, path, headers });
        if (!isShed(answer)) return { status: answer.status, shed };
        await sleep(SHED_PAUSE_MS);
      }
    },
  };
}

function isShed({ status, rawHeaders }: HttpAnswer): boolean {
  const at = rawHeaders.findIndex((name) => name.toLowerCase() === 'retry-after');
  return status === 503 || (status === 429 && Number(rawHeaders[at + 1]) <= LONGEST_SHED_SECONDS);
}

function claimedAddress(): string {
  return Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');
}
