import { openHttpClient } from '../../installation/http-client.ts';

export type LookUpLine = ReturnType<typeof openLookUpLine>;

/**
 * Plays the one trusted proxy. What a caller claims about its address comes first, what the proxy
 * saw comes last, and only that may count.
 */
export function openLookUpLine(port: number, sockets: number) {
  const client = openHttpClient({ sockets });
  return {
    close: client.close,
    /** The status of a look-up by somebody at an address, as the proxy in front of the api passes it on. */
    async ask(ref: string, address: string): Promise<number> {
      const path = `/api/shipments/track/${ref}`;
      const headers = { 'x-forwarded-for': `${claimedAddress()}, ${address}` };
      return (await client.ask({ port, path, headers })).status;
    },
  };
}

function claimedAddress(): string {
  return Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');
}
