import type { StaffSignedIn } from '@waypost/contract/client';
import { createContext, useRouteLoaderData } from 'react-router';
import type { Permission } from '@waypost/contract/permission-sets';

/** Whoever passed the guard of the console, for the loaders and actions behind it. */
export const signedInContext = createContext<StaffSignedIn>();

/** What whoever is signed in may do, as the frame of the console knows it. */
export function usePermissions(): readonly Permission[] {
  const frame = useRouteLoaderData<{ permissions: Permission[] }>('routes/admin/console');
  return frame?.permissions ?? [];
}
