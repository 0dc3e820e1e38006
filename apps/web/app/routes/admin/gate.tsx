import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Mark } from '../../ui/mark.tsx';

/** The layout of the pages before the console: one column beside the sign. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const t = useT('admin');
  return (
    <div className="flex grow flex-col lg:flex-row">
      <header className="on-deep flex flex-col bg-deep text-on-deep lg:w-2/5 lg:max-w-xl print:hidden">
        <GateBrand />
        <div className="hidden grow flex-col justify-center px-8 lg:flex">
          <p className="wide text-5xl">{t('gateTitle')}</p>
          <p className="mt-4 text-lg text-on-deep-muted">{t('gateText')}</p>
        </div>
        <p className="hidden px-8 pb-8 lg:block">
          <a
            href="/track"
            className="text-on-deep-muted underline underline-offset-4 hover:text-on-deep"
          >
            {t('gateTrack')}
          </a>
        </p>
      </header>
      <main id="main" tabIndex={-1} className="px-4 py-10 outline-none lg:px-16 lg:py-20">
        <div className="mx-auto w-full max-w-md lg:mx-0">
          <h1 className="wide mb-6 text-3xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}

export function GateHeader() {
  return (
    <header className="on-deep bg-deep text-on-deep print:hidden">
      <GateBrand />
    </header>
  );
}

function GateBrand() {
  const t = useT('admin');
  return (
    <p className="flex min-h-16 items-center gap-2.5 px-4 lg:px-8">
      <Mark className="size-8" />
      <span className="wide text-xl">{t('brand')}</span>
      <AdminBadge />
    </p>
  );
}

export function AdminBadge() {
  const t = useT('admin');
  return (
    <span className="rounded bg-on-deep px-2 py-0.5 text-sm font-semibold text-deep">
      {t('badge')}
    </span>
  );
}
