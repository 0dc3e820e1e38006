import { type CallLanguage, codesIn } from '@waypost/guides/blocks';
import type { Guide } from '@waypost/guides/page';

/** As the pages have it; readers see the address of the installation that they read. */
const SHOWN_ORIGIN = 'https://waypost.example';
const SHOWN_KEY = 'wpc_test_your_key';

export const INTERPRETERS = {
  bash: { command: 'bash', file: 'guide.sh' },
  ts: { command: process.execPath, file: 'guide.mts' },
  python: { command: 'python3', file: 'guide.py' },
} as const satisfies Record<CallLanguage, { command: string; file: string }>;

/** curl does not fail by itself when it is refused. */
const BEFORE: Partial<Record<CallLanguage, string>> = {
  bash: 'set -euo pipefail\ncurl() { command curl --silent --show-error --fail-with-body "$@"; }',
};

/**
 * All code of a guide in one language as one program. The first piece of the quickstart, which every guide takes for
 * granted, comes first. Null if the guide has no code of this language. Code marked `shown` is left out.
 */
export function writeProgram(
  guide: Guide,
  language: CallLanguage,
  { quickstart, origin, key }: { quickstart: Guide; origin: string; key: string },
): { text: string; blocks: number } | null {
  const own = codesIn(guide.body, language).filter(({ note }) => note !== 'shown');
  if (own.length === 0) return null;
  const setup = guide === quickstart ? [] : codesIn(quickstart.body, language).slice(0, 1);
  const pieces = [...setup, ...own].map(({ text, note }) => {
    const [, code] = /^refused (\w+)$/.exec(note) ?? [];
    return code === undefined ? text : mustBeRefused(text, code);
  });
  const text = [BEFORE[language] ?? '', ...pieces]
    .join('\n')
    .replaceAll(SHOWN_ORIGIN, origin)
    .replaceAll(SHOWN_KEY, key);
  return { text: `${text}\n`, blocks: own.length };
}

/** The call must be refused with this code. Code in other languages says by itself what it expects. */
function mustBeRefused(text: string, code: string): string {
  return [
    `if answer=$(${text}`,
    "); then echo 'this call must be refused' >&2; exit 1; fi",
    `grep --quiet '"code":"${code}"' <<<"$answer" || { echo "$answer" >&2; exit 1; }`,
  ].join('\n');
}
