import { exportAudit } from '@waypost/contract/client';
import { askForFile } from '../../../platform/answer.server.ts';
import { AUDIT } from '../admin-paths.ts';
import { exportList } from '../exports/export-list.server.ts';
import { AUDIT_LIST, queryOf } from './audit-address.ts';
import type { Route } from './+types/export.ts';

/** At most 20,000 lines. */
const TIMEOUT_MS = 60_000;

export function action({ request }: Route.ActionArgs) {
  return exportList(request, {
    page: AUDIT,
    readAddress: AUDIT_LIST.read,
    askForFile({ after: _after, ...filter }, { timeZone, headers }) {
      const query = { ...queryOf(filter), timeZone };
      return askForFile(request, exportAudit, { query, headers }, TIMEOUT_MS);
    },
  });
}
