import type { ContainerAct, ContainerActResult } from '@waypost/contract';
import type { ContainerRefusal } from '@waypost/domain/containers';
import type { Db } from '../../../platform/database.ts';
import type { ShiftCaller } from '../../../platform/http/callers.ts';
import { insertAct } from './containers.queries.ts';

/** An act as it is judged: who tells it, and when it happened by our clock. */
export type Told<Kind extends ContainerAct['kind'] = ContainerAct['kind']> = {
  act: Extract<ContainerAct, { kind: Kind }>;
  caller: ShiftCaller;
  at: Date;
};

/** A refusal leaves nothing behind but the answer. */
export class ActRefused extends Error {
  readonly reason: NonNullable<ContainerActResult['reason']>;
  constructor(reason: ContainerRefusal | 'not_container' | 'not_piece') {
    super(reason);
    this.reason = reason;
  }
}

type About = { containerId?: string; tripId?: string };

export async function keepAct(tx: Db, { act, caller, at }: Told, about: About): Promise<void> {
  await insertAct(tx, {
    actId: act.actId,
    containerId: about.containerId ?? null,
    tripId: about.tripId ?? null,
    kind: act.kind,
    seal: 'seal' in act ? act.seal : '',
    hubId: caller.hub.id,
    sourceId: caller.sourceId,
    occurredAt: at,
  });
}
