import { readReference } from '@waypost/domain/tracking-number';
import { useEffect, useState } from 'react';

type LookedUp =
  | { state: 'none' }
  | { state: 'looking' | 'missing' | 'failed'; number: string }
  | { state: 'found'; number: string; shipmentId: string };

type Page = { shipments: { id: string; trackingNumber: string }[] };

/** Looks for a shipment once a whole number stands there: each look is a row in the audit log. */
export function useShipmentLookUp(typed: string, mayLook: boolean): LookedUp {
  const number = mayLook ? numberIn(typed) : undefined;
  const [answered, setAnswered] = useState<LookedUp>({ state: 'none' });

  useEffect(() => {
    if (number === undefined) return undefined;
    const left = new AbortController();
    const answer = async () => {
      const found = await lookUp(number, left.signal);
      if (!left.signal.aborted) setAnswered(found);
    };
    void answer();
    return () => left.abort();
  }, [number]);

  if (number === undefined) return { state: 'none' };
  return 'number' in answered && answered.number === number
    ? answered
    : { state: 'looking', number };
}

function numberIn(typed: string): string | undefined {
  const read = readReference(typed);
  if (read.kind === 'piece') return read.trackingNumber;
  return read.kind === 'shipment' ? read.ref : undefined;
}

async function lookUp(number: string, signal: AbortSignal): Promise<LookedUp> {
  try {
    const query = new URLSearchParams({ search: number, limit: '1' });
    const answer = await fetch(`/api/admin/shipments?${query}`, { signal });
    if (!answer.ok) return { state: 'failed', number };
    const { shipments } = (await answer.json()) as Page;
    const found = shipments.find(({ trackingNumber }) => trackingNumber === number);
    return found === undefined
      ? { state: 'missing', number }
      : { state: 'found', number, shipmentId: found.id };
  } catch {
    return { state: 'failed', number };
  }
}
