import type { StaffSignedIn } from '@waypost/contract/client';
import { createContext, useRouteLoaderData } from 'react-router';
import type { Permission } from '@waypost/contract/permission-sets';

/** The signed-in member of staff, set by the guard of the console for its loaders and actions. */
export const signedInContext = createContext<StaffSignedIn>();

/** Their permissions, from the loader of the console's frame. */
export function usePermissions(): readonly Permission[] {
  const frame = useRouteLoaderData<{ permissions: Permission[] }>('routes/admin/console');
  return frame?.permissions ?? [];
}
