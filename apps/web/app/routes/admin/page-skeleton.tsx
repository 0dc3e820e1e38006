import { Skeleton } from '../../ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5];

/** The shape of a page of the console: a title over rows. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <div className="mt-8 space-y-4">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
    </div>
  );
}
