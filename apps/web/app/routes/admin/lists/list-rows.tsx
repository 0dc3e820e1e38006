import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { withPart } from '../../../platform/list-address.ts';
import { type MissingCellNames, MissingCells } from './missing-cells.tsx';

type ListHeaderProps = {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** The title of the list, and actions besides those on its rows. */
export function ListHeader({ title, note, className = 'mb-4', children }: ListHeaderProps) {
  return (
    <div className={`${className} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="wide text-2xl">{title}</h1>
        {note}
      </div>
      {children}
    </div>
  );
}

/** Opens the export panel instead of the open one. */
export function ExportLink({ opened, children }: { opened: string; children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <LinkButton
      id="export"
      to={withPart(params, { export: '', [opened]: null })}
      preventScrollReset
      look="secondary"
      size="small"
    >
      <Download aria-hidden="true" className="size-4" />
      {children}
    </LinkButton>
  );
}

/** The panel comes first in a single column. */
export function BesidePanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
      {panel}
      <div className="min-w-0 grow xl:order-first">{children}</div>
    </div>
  );
}

type ListRowsProps<Row, L> = {
  address: { page: string; path: (listing: L, more?: Record<string, undefined>) => string };
  listing: L;
  /** Undefined if they could not be loaded. */
  rows: Row[] | undefined;
  /** The cursor of the next page. */
  next: string | null | undefined;
  requestId: string | undefined;
  /** Cells that did not answer. */
  missing?: MissingCellNames;
  words: { failed: string; failedText?: string; first: string };
  empty: ReactNode;
  /** Shown on the first page, in place of the link back to it. */
  hint?: ReactNode;
  /** Beside the way to the next page. */
  beside?: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** The rows of a list, or why there are none. If a reload fails, the old rows stay with a notice. */
export function ListRows<Row, L extends { after?: string }>(props: ListRowsProps<Row, L>) {
  const { address, listing, requestId, words, empty, hint, beside, children } = props;
  const { rows, next, isOld } = useKeptRows(address.path(listing), props);
  if (rows === undefined) {
    return (
      <ErrorState title={words.failed} requestId={requestId} retry={address.path(listing)}>
        {words.failedText}
      </ErrorState>
    );
  }
  const notice = (
    <>
      {isOld && <OldRows retry={address.path(listing)} />}
      <MissingCells cells={props.missing} />
    </>
  );
  if (rows.length === 0) {
    return (
      <>
        {notice}
        {empty}
      </>
    );
  }
  return (
    <>
      {notice}
      {children(rows)}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {listing.after === undefined ? (
          (hint ?? <span />)
        ) : (
          <TextLink to={address.path(listing, { after: undefined })}>{words.first}</TextLink>
        )}
        <div className="flex flex-wrap items-center gap-x-6">
          {beside}
          <Pager previous={null} next={next ? address.path({ ...listing, after: next }) : null} />
        </div>
      </div>
    </>
  );
}

type Kept<Row> = { rows: Row[] | undefined; next: string | null | undefined };

/** The rows last shown at this address, kept while a reload fails. */
function useKeptRows<Row>(path: string, { rows, next }: Kept<Row>): Kept<Row> & { isOld: boolean } {
  const [kept, setKept] = useState<Kept<Row> & { path: string }>({ path, rows, next });
  if (rows !== undefined && (kept.rows !== rows || kept.path !== path)) {
    setKept({ path, rows, next });
  }
  const isOld = rows === undefined && kept.rows !== undefined && kept.path === path;
  return isOld ? { ...kept, isOld } : { rows, next, isOld };
}

function OldRows({ retry }: { retry: string }) {
  const t = useT('admin');
  return (
    <Notice tone="problem" title={t('oldRows')} className="mb-3 text-sm">
      {t('oldRowsText')} <TextLink to={retry}>{t('oldRowsRetry')}</TextLink>
    </Notice>
  );
}
