import { readAuditEntry } from '@waypost/contract/client';
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { onBehalfOf } from '../../../platform/caller.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AUDIT } from '../admin-paths.ts';
import { withPart } from '../with-part.ts';
import { WorkPanel } from '../work-panel.tsx';
import { readOpen } from './audit-address.ts';
import { EntryView } from './entry-view.tsx';
import type { Route } from './+types/entry-panel.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const entryId = readOpen(new URL(request.url).searchParams);
  if (entryId === undefined) return null;
  const answer = await ask(request, readAuditEntry({ path: { entryId }, ...onBehalfOf(request) }));
  if (answer.ok) return { entry: answer.data };
  const { code, requestId } = answer.refusal;
  return { entry: null, missing: code === 'audit_entry_not_found', requestId };
}

/** Filtering the list is no new look at the open entry. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const listOnly =
    currentUrl.search !== nextUrl.search &&
    readOpen(currentUrl.searchParams) === readOpen(nextUrl.searchParams);
  return defaultShouldRevalidate && !listOnly;
}

/** The open entry beside the list. */
export default function EntryPanel({ loaderData }: Route.ComponentProps) {
  const t = useT('console-audit');
  const loaded = loaderData;
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const wanted =
    next?.pathname === AUDIT ? readOpen(new URLSearchParams(next.search)) : readOpen(params);
  if (wanted === undefined) return null;
  const closed = withPart(params, { entry: null });
  const isComing = wanted !== readOpen(params);
  return (
    <WorkPanel
      wide
      title={isComing ? t('loading') : t('entry')}
      closed={closed}
      opener={`open-${wanted}`}
    >
      {isComing ? (
        <TextSkeleton lines={8} />
      ) : loaded?.entry ? (
        <EntryView entry={loaded.entry} />
      ) : loaded?.missing === true ? (
        <p>{t('missing')}</p>
      ) : (
        <ErrorState
          title={t('failed')}
          requestId={loaded?.requestId}
          retry={withPart(params, {})}
        />
      )}
    </WorkPanel>
  );
}
