import { clientKey } from './client-key.ts';

export type ClientSlots = {
  /**
   * Takes a slot immediately, so that a client with a thousand parallel requests gets no more than its share. Null
   * if none is free. Releasing it twice counts once.
   */
  take(clientAddress: string): (() => void) | null;
  taken(): number;
};

/** Limits what is open at the same time in this process: in total, and by client. */
export function createClientSlots(max: { total: number; perClient: number }): ClientSlots {
  const byClient = new Map<string, number>();
  let total = 0;

  function give(client: string): void {
    total -= 1;
    const left = (byClient.get(client) ?? 0) - 1;
    if (left > 0) byClient.set(client, left);
    else byClient.delete(client);
  }

  return {
    take(clientAddress) {
      const client = clientKey(clientAddress);
      const own = byClient.get(client) ?? 0;
      if (total >= max.total || own >= max.perClient) return null;
      total += 1;
      byClient.set(client, own + 1);
      let isTaken = true;
      return () => {
        if (isTaken) give(client);
        isTaken = false;
      };
    },
    taken: () => total,
  };
}
