import type { PublicTracking } from '@waypost/contract';
import type { Tracked } from '@waypost/contract/v1';
import { readReference } from '@waypost/domain/tracking-number';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { presentEvents } from '../program-shipments/index.ts';

export function programTrackingRoutes({ app, mount }: Api, _ctx: ApiCtx): void {
  async function lookUp(ref: string): Promise<Tracked> {
    const missing = { ref, trackingNumber: null, version: null, tracking: null };
    const read = readReference(ref);
    // aliases are names that others chose: they are for people, who are counted by address
    if (read.kind !== 'shipment' && read.kind !== 'piece')
      return { ...missing, result: 'mistyped' };
    const number = read.kind === 'piece' ? read.trackingNumber : read.ref;
    const snapshot = await app.lookUp.find(number).catch((error: unknown) => {
      // the others are in cells that answer
      if (error instanceof CellAway) return 'unavailable' as const;
      throw error;
    });
    if (snapshot === 'unavailable') return { ...missing, result: snapshot };
    if (snapshot === null) return { ...missing, result: 'unknown' };
    const view = JSON.parse(snapshot.json.toString()) as PublicTracking;
    const { trackingNumber, version } = view;
    return { ref, result: 'found', trackingNumber, version, tracking: presentEvents(view) };
  }

  mount('v1LookUpTracking', { program: 'shipments:read' }, async ({ body }) => {
    const data = await Promise.all(body.refs.map(lookUp));
    return { status: 200, body: { object: 'list' as const, data, nextCursor: null } };
  });
}
