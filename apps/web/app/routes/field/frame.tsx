import { ArrowLeft, CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { classes } from '../../ui/classes.ts';
import { useWaiting } from './store/queue.ts';

type FrameProps = {
  title: string;
  /** Address that the back arrow links to; none on the first page. */
  back?: string;
  /** At the lower edge, where a thumb reaches it. */
  acts?: ReactNode;
  children: ReactNode;
  /** The colour of the whole page, which shows the result of a scan. */
  tone?: string | undefined;
};

/** Clear of the bar that some phones have at the lower edge. */
const EDGE = 'pb-[calc(1rem+env(safe-area-inset-bottom))]';

/** One page of the phone: heading, content, and the actions at the lower edge. */
export function Frame({ title, back, acts, children, tone }: FrameProps) {
  const t = useT('field');
  return (
    <div className={classes('flex grow flex-col wrap-anywhere', tone ?? 'bg-ground')}>
      <PageHead title={`${title} | Waypost`} />
      <header className="on-deep flex min-h-14 items-center gap-1 bg-deep ps-2 pe-3 text-on-deep">
        {back !== undefined && (
          <Link
            to={back}
            aria-label={t('app.back')}
            className="inline-flex size-12 shrink-0 items-center justify-center rounded"
          >
            <ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
          </Link>
        )}
        <h1 className="wide min-w-0 grow ps-2 text-lg">{title}</h1>
        <WaitingMark />
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col bg-inherit p-4 pb-0 outline-none">
        {children}
        {acts ? (
          <div className={classes('sticky bottom-0 mt-auto grid gap-3 bg-inherit pt-3', EDGE)}>
            {acts}
          </div>
        ) : (
          <div className={EDGE} />
        )}
      </main>
    </div>
  );
}

/** Shows on every page how many acts are stored on this phone alone. */
function WaitingMark() {
  const t = useT('field');
  const { count, stopped, refused } = useWaiting();
  if (count === 0 && refused.length === 0) return null;
  const Icon = stopped === null ? CloudUpload : CloudOff;
  return (
    <Link
      to="/field/unsent"
      className="inline-flex min-h-12 min-w-12 items-center justify-center gap-1.5 px-1 font-semibold"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{t('unsent.title')}</span>
      <span className="numerals">{count + refused.length}</span>
    </Link>
  );
}
