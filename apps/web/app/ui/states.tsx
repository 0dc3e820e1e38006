import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Button, LinkButton } from './button.tsx';

type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
};

/** A list with nothing in it: why, and what to do next. */
export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center border-y border-hairline px-5 py-10 text-center">
      {picture && <div className="mb-4 text-muted">{picture}</div>}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-1 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  requestId?: string | undefined;
  /** Runs what failed again; or the address to open again, which works without scripts. */
  retry?: (() => void) | string;
};

/** A part of a page that did not load: what happened, the request id, and a way to try again. */
export function ErrorState({ title, children, requestId, retry }: ErrorStateProps) {
  const t = useT('frame');
  return (
    <div role="alert" className="border-t-2 border-exception pt-4">
      <div className="flex gap-2.5 text-lg font-semibold">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-exception" />
        {title}
      </div>
      {children && <div className="mt-1 max-w-prose">{children}</div>}
      {requestId !== undefined && (
        <p className="mt-2 text-sm text-muted">
          {t('requestId')} <span className="numerals break-all">{requestId}</span>
        </p>
      )}
      {typeof retry === 'string' && (
        <LinkButton look="secondary" size="small" to={retry} className="mt-4">
          {t('tryAgain')}
        </LinkButton>
      )}
      {typeof retry === 'function' && (
        <Button look="secondary" size="small" onClick={retry} className="mt-4">
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
