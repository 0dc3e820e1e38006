import {
  type ListView,
  type Permission,
  PERMISSIONS_OF,
  type SavedView,
  VIEW_LISTS,
  type ViewList,
} from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  countOwn,
  deleteView,
  insertView,
  type LockedView,
  lockView,
  selectViews,
  updateView,
  type ViewRow,
} from './list-views.queries.ts';

const MOST_OWN = 100;

/** Who may not see a list sees no views of it. */
const NEEDS: Record<ViewList, Permission> = {
  shipments: 'shipments:read',
  customers: 'customers:read',
  statements: 'money:read',
};

/** Shows no personal data, so it is not audited. */
export async function readViews(
  ctx: Ctx,
  caller: StaffCaller,
  list: ViewList | undefined,
): Promise<ListView[]> {
  const lists = VIEW_LISTS.filter((each) => maySee(caller, each) && (list ?? each) === each);
  if (lists.length === 0) return [];
  const rows = await selectViews(ctx.db, caller.staffId, lists);
  return rows.map((row) => present(row, caller));
}

function present({ staffId, ownerName, ...view }: ViewRow, caller: StaffCaller): ListView {
  return {
    ...view,
    list: view.list as ViewList,
    own: staffId === caller.staffId,
    ownerName: ownerName ?? '',
    changeable: mayChange(caller, { staffId, shared: view.shared }),
  };
}

export async function saveView(ctx: Ctx, caller: StaffCaller, id: string, view: SavedView) {
  if (!maySee(caller, view.list)) throw new Problem('forbidden');
  const { staffId } = caller;
  await inTransaction(ctx.db, async (tx) => {
    const stored = await lockView(tx, id);
    if (stored === undefined) {
      if ((await countOwn(tx, staffId)) >= MOST_OWN) throw new Problem('too_many_views');
      // posted twice at once: the other one is the same view
      await insertView(tx, { id, staffId, ...view });
    } else {
      refuseOthers(caller, stored);
      if (stored.list !== view.list) throw new Problem('invalid_request');
      await updateView(tx, id, view);
    }
    await auditStaff(tx, staffId, 'view.save', `view:${id}`, { shared: view.shared });
  });
}

/** False when it is gone already. */
export async function removeView(ctx: Ctx, caller: StaffCaller, id: string): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const stored = await lockView(tx, id);
    if (stored !== undefined) {
      refuseOthers(caller, stored);
      await deleteView(tx, id);
    }
    await auditStaff(tx, caller.staffId, 'view.remove', `view:${id}`);
    return stored !== undefined;
  });
}

function maySee({ permissionSet }: StaffCaller, list: ViewList): boolean {
  return PERMISSIONS_OF[permissionSet].includes(NEEDS[list]);
}

/** What is shared can be put in order by those who put the staff in order. */
function mayChange(
  { staffId, permissionSet }: StaffCaller,
  view: Pick<LockedView, 'staffId' | 'shared'>,
): boolean {
  const isAbove = view.shared && PERMISSIONS_OF[permissionSet].includes('staff:write');
  return view.staffId === staffId || isAbove;
}

/** A view that is not shared does not exist for others. */
function refuseOthers(caller: StaffCaller, view: LockedView): void {
  if (mayChange(caller, view)) return;
  throw new Problem(view.shared ? 'forbidden' : 'not_found');
}
