import type { Permission } from '@waypost/contract/permission-sets';
import { useRouteLoaderData } from 'react-router';

/** What whoever is signed in may do, as the frame of the console knows it. */
export function usePermissions(): readonly Permission[] {
  const frame = useRouteLoaderData<{ permissions: Permission[] }>('routes/admin/console');
  return frame?.permissions ?? [];
}
