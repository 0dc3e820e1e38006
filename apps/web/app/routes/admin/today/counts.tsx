import type { ReactNode } from 'react';

/** Names with their numbers at the end of the line. */
export function Counts({ children }: { children: ReactNode }) {
  return <dl className="border-t border-hairline">{children}</dl>;
}

export function Count({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5">
      <dt>{name}</dt>
      <dd className="numerals text-end">{children}</dd>
    </div>
  );
}
