import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';

export const PICKUPS = '/dashboard/pickups';

/** What a link from the list carries: its page then opens over the list. */
export const OVER = { over: true };

/** Without scripts, and for whoever opens its address, the same is a page of its own. */
export function useIsOver(): boolean {
  const state: unknown = useLocation().state;
  const scripted = useScripted();
  return scripted && typeof state === 'object' && state !== null && 'over' in state;
}

type OverListProps = { metaTitle: string; title: string; children: ReactNode };

export function OverList({ metaTitle, title, children }: OverListProps) {
  const navigate = useNavigate();
  const isOver = useIsOver();
  const leave = () => void navigate(PICKUPS, { preventScrollReset: true });
  return (
    <>
      <PageHead title={metaTitle} noindex />
      {isOver ? (
        <Dialog open onClose={leave} title={title}>
          {children}
        </Dialog>
      ) : (
        <div className="max-w-lg">
          <h1 className="wide mb-6 text-4xl">{title}</h1>
          {children}
        </div>
      )}
    </>
  );
}
