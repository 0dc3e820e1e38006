import type { ReactNode } from 'react';

/** The first lines of a page of text. */
export function PageTitle({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <div className="shell pt-12 pb-10 lg:pt-16">
      <h1 className="wide max-w-4xl text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
    </div>
  );
}
