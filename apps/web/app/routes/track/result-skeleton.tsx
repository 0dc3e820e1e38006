import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a result while it is on its way. */
export function ResultSkeleton() {
  return (
    <div className="shell grid gap-x-12 gap-y-12 py-10 lg:grid-cols-12">
      <div className="space-y-6 lg:col-span-8">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="h-10 w-full max-w-xl" />
        <Skeleton className="h-7 w-44" />
        <Skeleton className="mt-10 h-6 w-full" />
        <Skeleton className="mt-10 h-40 w-full" />
      </div>
      <div className="space-y-4 lg:col-span-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
