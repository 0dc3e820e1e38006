import type { ReactNode } from 'react';

type ContentsLineProps = { label: string; stops: { id: string; name: ReactNode }[] };

/** The parts of a long page as stops on a line beside it; a plain row of links where it is narrow. */
export function ContentsLine({ label, stops }: ContentsLineProps) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-8 print:hidden">
      <ul className="flex flex-wrap gap-x-6 lg:block">
        {stops.map(({ id, name }) => (
          <li key={id} className="group relative lg:ps-8">
            <span
              aria-hidden="true"
              className="absolute start-[5px] top-0 hidden h-full w-1 bg-ink group-first:top-1/2 group-first:h-1/2 group-last:h-1/2 lg:block"
            />
            <span
              aria-hidden="true"
              className="absolute start-0 top-1/2 hidden size-3.5 -translate-y-1/2 rounded-full border-[3px] border-ink bg-ground transition-colors duration-150 group-hover:bg-signal lg:block"
            />
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 leading-snug font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
