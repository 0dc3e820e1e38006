import type { Figure } from '../driver/define-tool.ts';
import { TOOLS } from '../driver/tools.ts';

export interface Step {
  /** As it is typed after `pnpm`. */
  command: string;
  figures: readonly Figure[];
}

/** Several tools need the build. Of the journeys all are walked, at every width. */
const OTHERS = ['audit --prod', 'build', 'e2e'];

/** Every tool in its long form, in as many runs as it says. */
export async function listSteps(): Promise<Step[]> {
  const named = Object.entries(TOOLS).flatMap(([kind, tools]) =>
    Object.entries(tools).map(([name, load]) => ({
      command: kind === 'fuzz' ? kind : `${kind} ${name}`,
      load,
    })),
  );
  const listed = await Promise.all(
    named.map(async ({ command, load }) => {
      const { nightly = [''], figures = [] } = await load();
      return nightly.map((args) => ({ command: `${command} ${args}`.trim(), figures }));
    }),
  );
  return [...OTHERS.map((command) => ({ command, figures: [] })), ...listed.flat()];
}
