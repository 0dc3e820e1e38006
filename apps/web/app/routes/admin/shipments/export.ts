import { exportShipmentsAsStaff } from '@waypost/contract/client';
import { askForFile } from '../../../platform/answer.server.ts';
import { DASHBOARD } from '../admin-paths.ts';
import { exportList } from '../exports/export-list.server.ts';
import { queryOf, SHIPMENT_LIST } from './list-address.ts';
import type { Route } from './+types/export.ts';

/** Streaming a million lines takes a while. */
const TIMEOUT_MS = 600_000;

export function action({ request }: Route.ActionArgs) {
  return exportList(request, {
    page: DASHBOARD,
    readAddress: SHIPMENT_LIST.read,
    askForFile(listing, { timeZone, headers }) {
      const {
        sort: _sort,
        order: _order,
        after: _after,
        flat: _flat,
        ...filter
      } = queryOf(listing);
      const query = { ...filter, timeZone };
      return askForFile(request, exportShipmentsAsStaff, { query, headers }, TIMEOUT_MS);
    },
  });
}
