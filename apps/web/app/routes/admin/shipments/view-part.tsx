import { type ReactNode, use, createContext } from 'react';
import { useT } from '../../../platform/catalogs.tsx';

/** Below the title of the page, or of the panel beside the list. */
export const PartHeading = createContext<'h2' | 'h3'>('h2');

type PartProps = { title: string; children: ReactNode };

/** One part of a shipment: a heading over a rule, small enough for many of them. */
export function Part({ title, children }: PartProps) {
  const isBelowTitle = use(PartHeading) === 'h2';
  const look = 'mb-1 text-base';
  return (
    <section className="break-inside-avoid border-t-2 border-ink pt-2">
      {isBelowTitle ? <h2 className={look}>{title}</h2> : <h3 className={look}>{title}</h3>}
      {children}
    </section>
  );
}

type LinesProps = { lines: readonly ReactNode[] };

/** A list of short things; says so when there are none. */
export function Lines({ lines }: LinesProps) {
  const t = useT('console-shipments');
  if (lines.length === 0) return <p className="py-1.5 text-muted">{t('nothing')}</p>;
  return (
    <ul className="divide-y divide-hairline">
      {lines.map((line, at) => (
        <li key={at} className="py-1.5 wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
