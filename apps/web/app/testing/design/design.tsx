import { data } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { hasDeveloperTools } from '../../platform/site.server.ts';
import { Segments } from '../../ui/choice.tsx';
import { Actions } from './actions.tsx';
import { Colours } from './colours.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Lines } from './lines.tsx';
import { Overlays } from './overlays.tsx';
import { Tables } from './tables.tsx';
import { Ways } from './ways.tsx';
import type { Route } from './+types/design.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** For those who build pages, never for visitors: its samples are not in the catalogs. */
export function loader({ request }: Route.LoaderArgs) {
  if (!hasDeveloperTools) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  return {
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? 'system',
    direction: DIRECTIONS.find((direction) => direction === asked.get('dir')) ?? 'ltr',
  };
}

/** Every part of the design system in every state. */
export default function Design({ loaderData }: Route.ComponentProps) {
  const { theme, direction } = loaderData;
  const address = (asked: { theme?: string; dir?: string }) =>
    `/design?${new URLSearchParams({ theme, dir: direction, ...asked })}`;
  return (
    <div
      data-theme={theme === 'system' ? undefined : theme}
      dir={direction}
      className="bg-ground text-ink"
    >
      <PageHead title="Parts | Waypost" />
      <div className="shell space-y-16 py-10">
        <header>
          <h1 className="wide text-4xl">Parts</h1>
          <div className="mt-6 flex flex-wrap gap-4">
            <Segments
              label="Theme"
              segments={THEMES.map((name) => ({
                name,
                to: address({ theme: name }),
                current: name === theme,
              }))}
            />
            <Segments
              label="Direction"
              segments={DIRECTIONS.map((name) => ({
                name,
                to: address({ dir: name }),
                current: name === direction,
              }))}
            />
          </div>
        </header>
        <Colours />
        <Actions />
        <Fields />
        <Lines />
        <Ways />
        <Tables />
        <Feedback />
        <Overlays />
      </div>
    </div>
  );
}
