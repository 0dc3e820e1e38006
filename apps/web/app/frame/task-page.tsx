import type { ReactNode } from 'react';
import { PageHead } from '../platform/page-head.tsx';
import { classes } from '../ui/classes.ts';

type TaskPageProps = {
  metaTitle: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Another way on: to the other form, or back. */
  aside?: ReactNode;
  wide?: boolean;
};

/** One column, one task: signing in, or what a mailed link leads to. */
export function TaskPage({ metaTitle, title, lead, children, aside, wide }: TaskPageProps) {
  return (
    <div className="shell py-12 sm:py-16">
      <PageHead title={metaTitle} noindex />
      <div className={classes('mx-auto', wide ? 'max-w-2xl' : 'max-w-md')}>
        <h1 className="wide text-4xl">{title}</h1>
        {lead && <p className="mt-3 text-lg text-muted">{lead}</p>}
        <div className="mt-8 space-y-6">{children}</div>
        {aside && <div className="mt-10 border-t border-hairline pt-5">{aside}</div>}
      </div>
    </div>
  );
}
