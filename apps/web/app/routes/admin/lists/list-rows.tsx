import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { withPart } from '../../../platform/list-address.ts';

type ListHeaderProps = { title: string; className?: string; children?: ReactNode };

/** What the list is called, and what can be done beside working on its rows. */
export function ListHeader({ title, className = 'mb-4', children }: ListHeaderProps) {
  return (
    <div className={`${className} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
      <h1 className="wide text-2xl">{title}</h1>
      {children}
    </div>
  );
}

/** Opens the panel of the export in place of the one that is open. */
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

/** The panel comes first where there is no room beside the list. */
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
  /** Undefined when they could not be read. */
  rows: Row[] | undefined;
  /** Where the next page begins. */
  next: string | null | undefined;
  requestId: string | undefined;
  words: { failed: string; failedText?: string; first: string };
  empty: ReactNode;
  /** On the first page, where the way back to it would be. */
  hint?: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** The rows of a list; or why there are none. */
export function ListRows<Row, L extends { after?: string }>(props: ListRowsProps<Row, L>) {
  const { address, listing, rows, next, requestId, words, empty, hint, children } = props;
  if (rows === undefined) {
    return (
      <ErrorState title={words.failed} requestId={requestId} retry={address.path(listing)}>
        {words.failedText}
      </ErrorState>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {listing.after === undefined ? (
          (hint ?? <span />)
        ) : (
          <TextLink to={address.path(listing, { after: undefined })}>{words.first}</TextLink>
        )}
        <Pager previous={null} next={next ? address.path({ ...listing, after: next }) : null} />
      </div>
    </>
  );
}
