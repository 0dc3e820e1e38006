import { type FoundThings, PERMISSIONS_OF, type Permission } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { selectCustomers } from '../staff-customers/index.ts';
import { findShipments } from '../staff-shipments/index.ts';
import { findPickups, findStatements } from './found.queries.ts';

/** Of each kind: more are a search for the list of that kind. */
export const MOST_FOUND = 5;

/** With one audit row that names what was found; what was typed is not logged. */
export async function findAnything(
  ctx: Ctx,
  { staffId, permissionSet }: StaffCaller,
  text: string,
): Promise<FoundThings> {
  const may = (permission: Permission) => PERMISSIONS_OF[permissionSet].includes(permission);
  return inTransaction(ctx.db, async (tx) => {
    const found: FoundThings = {
      customers: may('customers:read') ? await findCustomers(tx, text) : null,
      shipments: (await findShipments(tx, text, MOST_FOUND)).map(
        ({ id, trackingNumber, status, toName, to }) => ({
          id,
          trackingNumber,
          status,
          toName,
          to,
        }),
      ),
      pickups: await findPickups(tx, text, MOST_FOUND),
      statements: may('money:read') ? await findStatements(tx, text, MOST_FOUND) : null,
    };
    await auditStaff(tx, staffId, 'search.find', 'search', {
      customers: found.customers?.map(({ id }) => id) ?? [],
      shipments: found.shipments.map(({ id }) => id),
      pickups: found.pickups.map(({ publicId }) => publicId),
      statements: found.statements?.map(({ id }) => id) ?? [],
    });
    return found;
  });
}

async function findCustomers(tx: Db, search: string) {
  const rows = await selectCustomers(tx, { search, sort: 'created' }, MOST_FOUND);
  return rows.map(({ id, name, company, email }) => ({ id, name, company, email }));
}
