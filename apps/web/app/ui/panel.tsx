import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A part of a page: a heading over a rule. Alignment separates, not boxes. */
export function Section({
  title,
  aside,
  children,
  id,
  className,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  className?: string;
}) {
  return (
    <section id={id} className={classes('border-t-2 border-ink pt-4 print:pt-2', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 print:mb-1.5">
        <h2 className="text-lg">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The one kind of box: a Mist ground for what belongs to the page but is not its text. */
export function Panel({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classes('rounded bg-panel p-5 sm:p-6', className)}>{children}</div>;
}

type FactsProps = {
  /** Without those that have nothing to say. */
  facts: (readonly [name: ReactNode, value: ReactNode] | null | false)[];
  /** Lower and with narrower names, for many of them. */
  dense?: boolean;
};

/** Names and values, aligned in two columns. */
export function Facts({ facts, dense = false }: FactsProps) {
  const look = dense
    ? 'grid-cols-[minmax(6rem,2fr)_minmax(0,5fr)] py-1.5'
    : 'grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)] py-2.5 print:py-1';
  const told = facts.filter((fact) => fact !== null && fact !== false);
  return (
    <dl className="divide-y divide-hairline">
      {told.map(([name, value], at) => (
        <div key={at} className={`grid gap-3 ${look}`}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
