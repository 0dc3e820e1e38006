import type { Vehicle, VehicleFields } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { findHub } from '../../core/hubs/index.ts';
import { findVehicle, insertVehicle, updateVehicle, type VehicleRow } from './vehicles.queries.ts';

const UNIQUE_VIOLATION = '23505';

export async function addVehicle(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { hubId, active: _active, ...fields }: VehicleFields & { hubId: string },
): Promise<Vehicle> {
  if ((await findHub(ctx.db, hubId)) === undefined) throw new Problem('hub_not_found');
  const id = newRowId();
  return refusingTakenCode(() =>
    inTransaction(ctx.db, async (tx) => {
      const row = await insertVehicle(tx, { ...fields, id, hubId });
      await auditStaff(tx, staffId, 'vehicle.add', `vehicle:${id}`, { hubId, ...fields });
      return presentVehicle(row);
    }),
  );
}

export async function changeVehicle(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  { revision, ...fields }: VehicleFields & { revision: number },
): Promise<Vehicle> {
  return refusingTakenCode(() =>
    inTransaction(ctx.db, async (tx) => {
      const row = await updateVehicle(tx, id, revision, fields);
      if (row === undefined) {
        const known = await findVehicle(tx, id);
        throw new Problem(known === undefined ? 'vehicle_not_found' : 'settings_changed');
      }
      await auditStaff(tx, staffId, 'vehicle.change', `vehicle:${id}`, fields);
      return presentVehicle(row);
    }),
  );
}

async function refusingTakenCode<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Problem('vehicle_code_taken');
    throw error;
  }
}

export function presentVehicle({ closedAt, ...vehicle }: VehicleRow): Vehicle {
  return { ...vehicle, active: closedAt === null };
}
