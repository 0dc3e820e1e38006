import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/page-head.tsx';

type UpdatesPageProps = { metaTitle: string; title: string; lead?: string; children: ReactNode };

/** What a mailed link or a form without scripts leads to: one column, one task. */
export function UpdatesPage({ metaTitle, title, lead, children }: UpdatesPageProps) {
  return (
    <div className="shell py-12 sm:py-16">
      <PageHead title={metaTitle} noindex />
      <div className="mx-auto max-w-md">
        <h1 className="wide text-4xl">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
        <div className="mt-8 space-y-6">{children}</div>
      </div>
    </div>
  );
}
