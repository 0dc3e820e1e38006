import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = {
  items: { title: ReactNode; content: ReactNode }[];
  /** When given, opening one closes the others of that name. */
  name?: string;
};

/** Questions that open to their answers. The browser's own element: works without scripts, is found in page. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="border-t-2 border-ink">
      {items.map((item, at) => (
        <details key={at} name={name} className="group border-b border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
            {item.title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
