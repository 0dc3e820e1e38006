import { createContext, type ReactNode, use } from 'react';
import { useNavigate } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export const PICKUPS = '/dashboard/pickups';

/**
 * True if the list is shown below a dialog, because it was open before. Without scripts, or from a direct link, the
 * content is a page of its own.
 */
export const IsOver = createContext(false);

type OverListProps = { metaTitle: string; title: string; children: ReactNode };

export function OverList({ metaTitle, title, children }: OverListProps) {
  const navigate = useNavigate();
  const isOver = use(IsOver);
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
