import { exportAudit } from '@waypost/contract/client';
import { AUDIT } from '../admin-paths.ts';
import { exportList } from '../exports/export-list.server.ts';
import { AUDIT_LIST, queryOf } from './audit-address.ts';
import type { Route } from './+types/export.ts';

/** At most 20,000 lines. */
const TIMEOUT_MS = 60_000;

export function action({ request }: Route.ActionArgs) {
  return exportList(request, {
    page: AUDIT,
    timeoutMs: TIMEOUT_MS,
    readAddress: AUDIT_LIST.read,
    call: ({ after: _after, ...filter }, timeZone, asking) =>
      exportAudit({ query: { ...queryOf(filter), timeZone }, ...asking }),
  });
}
