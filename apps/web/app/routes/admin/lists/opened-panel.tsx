import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { withPart } from '../../../platform/list-address.ts';

type OpenedPanelProps<T> = {
  /** The address of the list, and the part of it that says what is open. */
  page: string;
  part: string;
  readOpen: (params: URLSearchParams) => string | undefined;
  loaded: {
    opened: T | null;
    missing?: boolean;
    requestId?: string;
    /** It may be in one of these, which did not answer. */
    cells?: string[];
  } | null;
  lines: number;
  titleOf: (opened: T | null) => string;
  words: { loading: string; missing: string; failed: string };
  children: (opened: T) => ReactNode;
};

/** The row that is open beside its list. While it is on its way, the panel is there already. */
export function OpenedPanel<T>(props: OpenedPanelProps<T>) {
  const { page, part, readOpen, loaded, lines, titleOf, words, children } = props;
  const t = useT('admin');
  const [params] = useSearchParams();
  const next = useNavigation().location;
  const open = readOpen(params);
  const wanted = next?.pathname === page ? readOpen(new URLSearchParams(next.search)) : open;
  if (wanted === undefined) return null;
  const isComing = wanted !== open;
  const opened = loaded?.opened ?? null;
  const cells = loaded?.cells ?? [];
  return (
    <WorkPanel
      wide
      title={isComing ? words.loading : titleOf(opened)}
      closed={withPart(params, { [part]: null })}
      opener={`open-${wanted}`}
    >
      {isComing ? (
        <TextSkeleton lines={lines} />
      ) : opened !== null ? (
        children(opened)
      ) : loaded?.missing === true ? (
        <p>{words.missing}</p>
      ) : (
        <ErrorState title={words.failed} requestId={loaded?.requestId} retry={withPart(params, {})}>
          {cells.length > 0 &&
            t('cellsMissingOne', { count: cells.length, names: cells.join(', ') })}
        </ErrorState>
      )}
    </WorkPanel>
  );
}
