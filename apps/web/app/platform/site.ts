import { useRouteLoaderData } from 'react-router';

/** What the root loader knows about this installation. */
export type Site = {
  /** The origin people see, for links that must be absolute. */
  origin: string;
  isSimulation: boolean;
};

/** Undefined only where the root loader itself has failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>('root')?.site;
}
