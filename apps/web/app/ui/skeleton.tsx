import { classes } from './classes.ts';

/** The shape of text or a picture that is on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classes('breathe block rounded bg-track', className)} />
  );
}

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** Lines of text; the last one is the shortest. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className="block space-y-2.5">
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton
          key={at}
          className={classes('h-4', at === lines - 1 ? 'w-2/5' : WIDTHS[at % WIDTHS.length])}
        />
      ))}
    </span>
  );
}

/** Rows of a table, as high as those that will come. */
export function TableSkeleton({ columns, rows = 5 }: { columns: number; rows?: number }) {
  return (
    <div className="divide-y divide-hairline border-t-2 border-ink">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-6 py-4">
          {Array.from({ length: columns }, (__, column) => (
            <Skeleton
              key={column}
              className={classes('h-4 grow', column === 0 ? 'basis-24' : 'basis-16')}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
