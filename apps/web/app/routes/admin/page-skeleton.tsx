import { Skeleton, TableSkeleton } from '../../ui/skeleton.tsx';

/** The shape of a page of the console: a title over rows. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-8 w-48" />
      <TableSkeleton columns={4} />
    </>
  );
}
