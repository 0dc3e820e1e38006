import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from './classes.ts';

type FoldProps = {
  title: ReactNode;
  /** At first; whoever opens or closes it decides then. */
  open?: boolean | undefined;
  className?: string;
  children: ReactNode;
};

/** Something that opens where it stands, without scripts. */
export function Fold({ title, open, className, children }: FoldProps) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className={classes('group/fold border-y border-hairline', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 group-open/fold:rotate-45"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
