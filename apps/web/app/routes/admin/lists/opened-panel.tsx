import type { ReactNode } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { withPart } from '../../../platform/list-address.ts';

type OpenedPanelProps<T> = {
  /** The address of the list, and the parameter that names the open row. */
  page: string;
  part: string;
  readOpen: (params: URLSearchParams) => string | undefined;
  loaded: {
    opened: T | null;
    missing?: boolean;
    requestId?: string;
    /** Cells that did not answer, one of which may have the row. */
    cells?: string[];
  } | null;
  lines: number;
  titleOf: (opened: T | null) => string;
  words: { loading: string; missing: string; failed: string };
  children: (opened: T) => ReactNode;
};

/** The open row beside its list. The panel shows at once while its content loads. */
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
