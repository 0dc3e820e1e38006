import { z } from 'zod';
import { openDispute } from './api/disputes.ts';
import { failRefund } from './api/refunds.ts';
import { OPERATIONS } from './api/routes.ts';
import { faultSettings, type FaultSettings, newFaults, NO_FAULTS } from './faults.ts';
import { readLedger } from './ledger.ts';
import { save, type World } from './world.ts';

const FAULTS = 'faults';

interface Controlled {
  status: number;
  body: unknown;
}

/** For tests, outside what Stripe has. */
export function answerControl(
  world: World,
  method: string,
  path: string,
  body: unknown,
): Controlled {
  switch (`${method} ${path}`) {
    case 'GET /control/ledger':
      return { status: 200, body: readLedger(world) };
    case 'POST /control/disputes':
      return actOfBank(world, body, (id) => {
        const intent = world.store.read('payment_intent', id);
        const charge = world.store.read('charge', intent?.latest_charge ?? '');
        return charge?.captured === true ? openDispute(world, charge) : undefined;
      });
    case 'POST /control/failed_refunds':
      return actOfBank(world, body, (id) =>
        world.store.read('refund', id) === undefined ? undefined : failRefund(world, id),
      );
    case 'GET /control/faults': {
      const { settings, drawn } = world.faults;
      return { status: 200, body: { ...settings, drawn: Object.fromEntries(drawn) } };
    }
    case 'DELETE /control/faults':
      return setFaults(world, NO_FAULTS);
    case 'POST /control/faults': {
      const { data, error } = faultSettings.safeParse(body);
      if (error !== undefined) return { status: 400, body: { complaint: z.prettifyError(error) } };
      const unknown = data.calls.find(({ on }) => !on.endsWith('*') && !OPERATIONS.has(on));
      if (unknown !== undefined) {
        return { status: 400, body: { complaint: `there is no call ${unknown.on}` } };
      }
      return setFaults(world, data);
    }
    default:
      return { status: 404, body: { complaint: 'not found' } };
  }
}

/** What the bank of a payer does by itself: dispute a charge, or send a refund back. */
function actOfBank(
  { store }: World,
  body: unknown,
  act: (id: string) => object | undefined,
): Controlled {
  const id = z.object({ id: z.string() }).safeParse(body).data?.id ?? '';
  const changed = store.transaction(() => act(id));
  return changed === undefined
    ? { status: 404, body: { complaint: 'there is none of this id' } }
    : { status: 200, body: changed };
}

/** Faults outlive a crash of the sandbox, which is often part of the same test. */
export function keptFaultSettings(store: World['store']): FaultSettings {
  return store.read('faults', FAULTS) ?? NO_FAULTS;
}

function setFaults(world: World, settings: FaultSettings): Controlled {
  save(world, 'faults', { id: FAULTS, ...settings });
  Object.assign(world.faults, newFaults(settings));
  return { status: 200, body: settings };
}
