import type { OfferedLocale } from '@waypost/i18n/locales';
import { useRouteLoaderData } from 'react-router';

/** What the root loader knows about this installation. */
export type Site = {
  /** The origin people see, for links that must be absolute. */
  origin: string;
  /** A production build on sample secrets: nothing here is charged or delivered. */
  isDemo: boolean;
  isSimulation: boolean;
  /** The script of the translation widget; empty when there is none. */
  widgetUrl: string;
  /** What the translation menu offers. */
  languages: OfferedLocale[];
};

/** Undefined only where the root loader itself has failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>('root')?.site;
}
