import type { PublicTracking, TrackedRow } from '@waypost/contract';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Sought } from './guarded-look-up.ts';
import type { Snapshot } from './snapshot-cache.ts';
import { readWanted } from './wanted-reference.ts';

/**
 * One row for each reference as typed. They share a query; each number that does not exist is one miss.
 * Existing tracking numbers are always shown, aliases while the client has misses left.
 */
export async function lookUpMany(
  typed: readonly string[],
  seek: (ref: string) => Promise<Sought>,
): Promise<TrackedRow[]> {
  const wanted = typed.map((text) => ({ text: text.trim(), reference: readWanted(text) }));
  const refs = new Set(
    wanted.flatMap(({ reference }) => (reference.kind === 'reference' ? [reference.ref] : [])),
  );
  const answers = new Map(
    await Promise.all([...refs].map(async (ref) => [ref, await answerTo(ref)] as const)),
  );

  async function answerTo(ref: string): Promise<Answer> {
    const sought = await seek(ref).catch((error: unknown) => {
      // the others are in cells that answer
      if (error instanceof CellAway) return 'unavailable' as const;
      throw error;
    });
    if (typeof sought === 'string') return { kind: sought };
    return { kind: 'found', tracking: summaryOf(sought) };
  }

  return wanted.map(({ text, reference }): TrackedRow => {
    if (reference.kind !== 'reference') return { ref: text, kind: reference.kind };
    return { ref: text, ...(answers.get(reference.ref) ?? { kind: 'unknown' }) };
  });
}

type Found = Extract<TrackedRow, { kind: 'found' }>;
type Answer = Omit<Found, 'ref'> | { kind: 'unknown' | 'limited' | 'unavailable' };

function summaryOf({ json }: Snapshot): Found['tracking'] {
  const tracking = JSON.parse(json.toString()) as PublicTracking;
  return {
    trackingNumber: tracking.trackingNumber,
    version: tracking.version,
    status: tracking.status,
    furthest: tracking.furthest,
    attention: tracking.attention,
    from: tracking.from,
    to: tracking.to,
    fromPlace: tracking.fromPlace,
    toPlace: tracking.toPlace,
    cityNames: tracking.cityNames,
    updatedAt: tracking.updatedAt,
    delivery: tracking.delivery,
    deliveredAt: tracking.deliveredAt,
    problem: tracking.problem,
    returning: tracking.returning,
    timeline: tracking.timeline.slice(0, 1),
    demonstration: tracking.demonstration,
    asOf: tracking.asOf,
  };
}
