import { readAuditEntry } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { AUDIT } from '../admin-paths.ts';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { OpenedPanel } from '../lists/opened-panel.tsx';
import { readOpen } from './audit-address.ts';
import { EntryView } from './entry-view.tsx';
import type { Route } from './+types/entry-panel.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const entryId = readOpen(url.searchParams);
  if (entryId === undefined) return null;
  const answer = await ask(request, readAuditEntry, { path: { entryId } });
  if (answer.ok) return { opened: answer.data };
  const { code, requestId } = answer.refusal;
  return { opened: null, missing: code === 'audit_entry_not_found', requestId };
}

export const shouldRevalidate = keepWhileSame(readOpen);

/** The open entry beside the list. */
export default function EntryPanel({ loaderData }: Route.ComponentProps) {
  const t = useT('console-audit');
  return (
    <OpenedPanel
      page={AUDIT}
      part="entry"
      readOpen={readOpen}
      loaded={loaderData}
      lines={8}
      titleOf={() => t('entry')}
      words={{ loading: t('loading'), missing: t('missing'), failed: t('failed') }}
    >
      {(entry) => <EntryView entry={entry} />}
    </OpenedPanel>
  );
}
